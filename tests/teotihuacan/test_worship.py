"""Worship (T-7.1 to T-7.11, T-7.21 to T-7.25): spaces, what is taken, payments, the new tile."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.table import options, play, player, side, table, workers

pytestmark = pytest.mark.pure


def areas(**tiles: str) -> dict[str, Any]:
    """The discovery tiles of the worship areas."""
    return {"worship": tiles}


def worship_words(words: list[str]) -> list[str]:
    return [word for word in words if word.startswith("worship:")]


@clause("T-7.1")
@pytest.mark.parametrize(
    ("board", "spaces"),
    [
        ("palace", ["palace1", "palace2", "palace3"]),
        ("forest", ["forest"]),
        ("quarry", ["quarry"]),
        ("gold", ["gold"]),
        ("decorations", ["decorations"]),
        ("alchemy", []),
        ("nobles", []),
        ("construction", []),
    ],
)
def test_five_boards_have_worship_spaces(board: str, spaces: list[str]) -> None:
    s = table(side("nobles1 gold2 gold2", discovery_tiles=["move_anywhere"]), side())
    play(s, f"use:move_anywhere move:nobles.1 to:{board}")
    assert worship_words(options(s)) == [f"worship:{space}.ability" for space in spaces]


@clause("T-7.2/1", "T-7.2/2", "T-7.1")
def test_a_space_with_an_own_worker_may_not_be_chosen_but_the_others_may() -> None:
    s = table(side("nobles1 palace2!2 forest!1", cocoa=9), side("palace1!3 nobles1 nobles1"))
    play(s, "move:nobles.1 to:palace")
    assert worship_words(options(s)) == ["worship:palace1.ability", "worship:palace3.ability"]


@clause("T-7.2/2")
def test_a_board_whose_only_space_is_the_players_own_has_no_worship() -> None:
    s = table(side("palace1 forest!2 gold1", cocoa=9), side(), discovery_tiles=areas(forest="resources_2"))
    play(s, "move:palace.1 to:forest")
    assert worship_words(options(s)) == []


@clause("T-7.3/3")
def test_a_free_space_costs_nothing_and_the_worker_is_locked_there() -> None:
    s = table(side("palace3 gold1 gold1"), side(), discovery_tiles=areas(forest="mask_4"))
    play(s, "move:palace.3 to:forest worship:forest.ability")
    assert "forest!3" in workers(s)
    assert player(s)["cocoa"] == 0


@clause("T-7.3/1", "T-4.7/1")
def test_another_players_worker_is_freed_for_one_cocoa_to_the_supply() -> None:
    s = table(side("palace3 gold1 gold1", cocoa=1), side("forest!4 nobles1 nobles1", cocoa=2))
    play(s, "move:palace.3 to:forest worship:forest.ability")
    assert "forest!3" in workers(s)
    assert "forest4" in workers(s, 1)
    assert player(s)["cocoa"] == 0
    assert player(s, 1)["cocoa"] == 2


@clause("T-7.3/2")
def test_without_the_cocoa_a_taken_space_may_not_be_chosen() -> None:
    s = table(side("palace3 gold1 gold1"), side("forest!4 nobles1 nobles1"))
    play(s, "move:palace.3 to:forest")
    assert worship_words(options(s)) == []


@clause("T-7.4/1", "T-7.4/2", "T-7.4/3")
def test_ability_tile_or_both() -> None:
    s = table(side("palace3 gold1 gold1", cocoa=1, wood=1), side(), discovery_tiles=areas(forest="mask_4"))
    play(s, "move:palace.3 to:forest")
    assert worship_words(options(s)) == [f"worship:forest.{choice}" for choice in ("ability", "tile", "both")]


@clause("T-7.4/1", "T-7.8")
def test_the_ability_alone_leaves_the_tile() -> None:
    s = table(side("palace3 gold1 gold1", cocoa=1, wood=1), side(), discovery_tiles=areas(forest="mask_4"))
    play(s, "move:palace.3 to:forest worship:forest.ability")
    assert player(s)["temples"] == {"blue": 0, "red": 1, "green": 0}
    assert player(s)["discovery_tiles"] == []
    assert player(s)["cocoa"] == 1
    assert s.actor == 1


@clause("T-7.4/2", "T-8.1/1", "T-8.4")
def test_the_tile_alone_gives_no_ability_and_costs_no_extra_cocoa() -> None:
    s = table(side("palace3 gold1 gold1", cocoa=1, wood=1), side(), discovery_tiles=areas(forest="mask_4"))
    play(s, "move:palace.3 to:forest worship:forest.tile claim:mask_4")
    assert player(s)["temples"] == {"blue": 0, "red": 0, "green": 0}
    assert player(s)["discovery_tiles"] == ["mask_4"]
    assert (player(s)["cocoa"], player(s)["wood"]) == (1, 0)


@clause("T-7.4/3")
@pytest.mark.parametrize("order", ["first:ability claim:mask_4", "first:tile claim:mask_4"])
def test_both_cost_one_cocoa_more_in_either_order(order: str) -> None:
    s = table(side("palace3 gold1 gold1", cocoa=1, wood=1), side(), discovery_tiles=areas(forest="mask_4"))
    play(s, f"move:palace.3 to:forest worship:forest.both {order}")
    assert player(s)["temples"]["red"] == 1
    assert player(s)["discovery_tiles"] == ["mask_4"]
    assert (player(s)["cocoa"], player(s)["wood"]) == (0, 0)


@clause("T-7.4/3", "T-7.23")
def test_both_need_the_extra_cocoa_on_top_of_the_displaced_worker() -> None:
    s = table(
        side("palace3 gold1 gold1", cocoa=1, wood=1),
        side("forest!4 nobles1 nobles1"),
        discovery_tiles=areas(forest="mask_4"),
    )
    play(s, "move:palace.3 to:forest")
    assert worship_words(options(s)) == ["worship:forest.ability", "worship:forest.tile"]


@clause("T-7.5/1", "T-7.5/2")
def test_on_the_palace_the_tile_comes_only_with_the_ability() -> None:
    s = table(side("nobles3 gold1 gold1", cocoa=1, wood=1), side(), discovery_tiles=areas(palace="mask_4"))
    play(s, "move:nobles.3 to:palace")
    assert worship_words(options(s)) == [
        f"worship:palace{n}.{choice}" for n in (1, 2, 3) for choice in ("ability", "both")
    ]
    play(s, "worship:palace3.both first:tile claim:mask_4")
    assert player(s)["discovery_tiles"] == ["mask_4"]
    assert player(s)["cocoa"] == 4  # 1 paid, P + 1 gained


@clause("T-7.6/1")
def test_the_cocoa_of_the_worship_is_paid_before_its_benefits() -> None:
    """The 4 cocoa of the royal tile cannot pay for "both"."""
    s = table(side("nobles3 gold1 gold1", wood=1), side(), discovery_tiles=areas(palace="mask_4"))
    play(s, "move:nobles.3 to:palace")
    assert "worship:palace3.ability" in options(s)
    assert "worship:palace3.both" not in options(s)


@clause("T-7.6/2", "T-7.24/1")
def test_the_cost_of_the_tile_may_be_paid_with_what_the_ability_brought() -> None:
    s = table(side("nobles3 gold1 gold1", cocoa=1), side(), discovery_tiles=areas(palace="resources_3"))
    play(s, "move:nobles.3 to:palace worship:palace3.both first:ability claim:resources_3")
    assert player(s)["cocoa"] == 3


@clause("T-7.7/1")
@pytest.mark.parametrize(
    ("goods", "tile", "offered"),
    [
        ({"wood": 0}, "mask_4", False),
        ({"wood": 1}, "mask_4", True),
        ({}, "resources_2", True),
        ({"cocoa": 1, "wood": 1}, "mask_2", True),
        ({"cocoa": 0, "wood": 1}, "mask_2", False),
        ({"cocoa": 2, "gold": 1}, "mask_1", True),
        ({"cocoa": 1, "gold": 1}, "mask_1", False),
    ],
)
def test_the_tile_alone_needs_the_means_to_pay_for_it(goods: dict[str, int], tile: str, offered: bool) -> None:
    s = table(side("palace3 gold1 gold1", **goods), side(), discovery_tiles=areas(forest=tile))
    play(s, "move:palace.3 to:forest")
    assert ("worship:forest.tile" in options(s)) == offered


@clause("T-7.7/1", "T-7.3/1")
@pytest.mark.parametrize(("cocoa", "offered"), [(1, False), (2, True)])
def test_the_displaced_workers_cocoa_cannot_pay_for_the_tile_as_well(cocoa: int, offered: bool) -> None:
    s = table(
        side("palace3 gold1 gold1", cocoa=cocoa),
        side("forest!4 nobles1 nobles1"),
        discovery_tiles=areas(forest="resources_3"),
    )
    play(s, "move:palace.3 to:forest")
    assert ("worship:forest.tile" in options(s)) == offered


@clause("T-7.7/1", "T-7.24/1")
def test_without_a_tile_there_is_only_the_ability() -> None:
    s = table(side("palace3 gold1 gold1", cocoa=5, wood=5), side())
    play(s, "move:palace.3 to:forest")
    assert worship_words(options(s)) == ["worship:forest.ability"]


@clause("T-7.7/2", "T-8.3/1")
def test_with_both_the_claim_may_be_declined_and_the_cocoa_is_lost() -> None:
    s = table(side("palace3 gold1 gold1", cocoa=1, wood=1), side(), discovery_tiles=areas(forest="mask_4"))
    play(s, "move:palace.3 to:forest worship:forest.both first:tile pass")
    assert player(s)["temples"]["red"] == 1
    assert (player(s)["cocoa"], player(s)["wood"]) == (0, 1)
    assert s.to_dict()["discovery_tiles"]["worship"]["forest"] == "mask_4"
    assert s.actor == 1


@clause("T-7.24/1")
def test_both_may_be_named_without_the_means_for_the_tile() -> None:
    s = table(side("palace3 gold1 gold1", cocoa=1), side(), discovery_tiles=areas(forest="mask_4"))
    play(s, "move:palace.3 to:forest worship:forest.both first:ability")
    assert s.actor == 1
    assert player(s)["cocoa"] == 0
    assert player(s)["discovery_tiles"] == []


@clause("T-7.24/2", "T-8.8/3")
def test_goods_spent_before_the_claim_lose_the_tile_of_option_b() -> None:
    s = table(
        side("palace3 gold1 gold1", wood=1, avenue=2, discovery_tiles=["avenue_step"]),
        side(),
        discovery_tiles={"worship": {"forest": "mask_4"}, "avenue_3": ["mask_5"]},
    )
    play(s, "move:palace.3 to:forest worship:forest.tile use:avenue_step claim:mask_5")
    assert player(s)["discovery_tiles"] == ["mask_5"]
    assert player(s)["temples"]["red"] == 0
    assert s.actor == 1


@clause("T-7.8")
@pytest.mark.parametrize(
    ("start", "board", "temple"),
    [("palace", "forest", "red"), ("palace", "quarry", "green"), ("palace", "gold", "blue")],
)
def test_the_temple_of_each_board(start: str, board: str, temple: str) -> None:
    tile = areas(forest="mask_4", quarry="mask_4", gold="mask_4")
    s = table(side(f"{start}3 nobles1 nobles1"), side(), discovery_tiles=tile)
    play(s, f"move:{start}.3 to:{board} worship:{board}.ability")
    expected = {"blue": 0, "red": 0, "green": 0}
    expected[temple] = 1
    assert player(s)["temples"] == expected


@clause("T-7.8")
@pytest.mark.parametrize("temple", ["blue", "red", "green"])
def test_decorations_advances_a_temple_of_choice(temple: str) -> None:
    s = table(side("nobles3 gold1 gold1"), side(), discovery_tiles=areas(decorations="mask_4"))
    play(s, "move:nobles.3 to:decorations worship:decorations.ability")
    assert options(s) == ["temple:blue", "temple:red", "temple:green"]
    play(s, f"temple:{temple}")
    assert player(s)["temples"][temple] == 1
    assert sum(player(s)["temples"].values()) == 1


@clause("T-7.9", "T-9.6")
def test_worship_without_effect_is_allowed() -> None:
    s = table(
        side("palace3 gold1 gold1", temples={"red": 11}, points=2),
        side(temples={"green": 11}),
        discovery_tiles=areas(forest="mask_4"),
    )
    play(s, "move:palace.3 to:forest worship:forest.ability")
    assert "forest!3" in workers(s)
    assert player(s)["points"] == 2
    assert s.actor == 1


@clause("T-7.9", "T-9.8")
def test_worship_on_decorations_with_no_temple_to_climb_is_allowed() -> None:
    s = table(
        side("nobles3 gold1 gold1", temples={"blue": 10, "red": 11, "green": 10}),
        side(temples={"blue": 11, "green": 11}),
        discovery_tiles=areas(decorations="mask_4"),
    )
    play(s, "move:nobles.3 to:decorations worship:decorations.ability")
    assert player(s)["temples"] == {"blue": 10, "red": 11, "green": 10}
    assert s.actor == 1


@clause("T-7.10")
def test_a_claimed_tile_is_replaced_from_the_stack() -> None:
    s = table(side("palace3 gold1 gold1"), side(), discovery_tiles=areas(forest="extra_worker", quarry="mask_4"))
    play(s, "move:palace.3 to:forest worship:forest.tile claim:extra_worker")
    assert s.actor == tonalli.CHANCE
    play(s, "~discovery:vp_4")
    assert s.to_dict()["discovery_tiles"]["worship"] == {
        "palace": None, "forest": "vp_4", "quarry": "mask_4", "gold": None, "decorations": None,
    }  # fmt: skip
    assert s.to_dict()["unseen"]["discovery"]["vp_4"] == 2


@clause("T-7.10")
def test_a_tile_that_was_not_claimed_stays() -> None:
    s = table(side("palace3 gold1 gold1"), side(), discovery_tiles=areas(forest="extra_worker"))
    play(s, "move:palace.3 to:forest worship:forest.ability")
    assert s.actor == 1
    assert s.to_dict()["discovery_tiles"]["worship"]["forest"] == "extra_worker"


@clause("T-7.10")
def test_an_area_that_was_empty_is_not_filled_by_a_worship_without_a_claim() -> None:
    s = table(side("palace3 gold1 gold1"), side())
    play(s, "move:palace.3 to:forest worship:forest.ability")
    assert s.actor == 1
    assert s.to_dict()["discovery_tiles"]["worship"]["forest"] is None


@clause("T-7.25/1", "T-7.25/2", "T-7.10")
def test_the_new_tile_is_turned_up_after_the_ability() -> None:
    s = table(side("nobles3 gold1 gold1", cocoa=1), side(), discovery_tiles=areas(decorations="extra_worker"))
    play(s, "move:nobles.3 to:decorations worship:decorations.both first:tile claim:extra_worker")
    assert s.actor == 0
    assert s.to_dict()["discovery_tiles"]["worship"]["decorations"] is None
    play(s, "temple:red")
    assert s.actor == tonalli.CHANCE


@clause("T-7.11")
def test_worship_costs_nothing_for_others_there_and_powers_nobody_up() -> None:
    s = table(
        side("palace3 forest1 gold1"),
        side("forest1 nobles1 nobles1"),
        neutral_workers={"yellow": ["forest"], "red": ["forest"]},
        discovery_tiles=areas(forest="mask_4"),
    )
    play(s, "move:palace.3 to:forest")
    assert "main" not in options(s)
    play(s, "worship:forest.ability")
    assert workers(s) == ["forest!3", "forest1", "gold1", "reserve3"]
    assert player(s)["cocoa"] == 0


@clause("T-7.21")
@pytest.mark.parametrize("order", ["first:tile claim:resources_3 pass", "first:ability claim:resources_3"])
def test_rulebook_example_three_cocoa_paid_and_two_gained(order: str) -> None:
    s = table(
        side("palace1 gold1 gold1", cocoa=3, temples={"green": 3}),
        side("quarry!2 nobles1 nobles1"),
        discovery_tiles=areas(quarry="resources_3"),
    )
    play(s, f"move:palace.1 to:quarry worship:quarry.both {order}")
    assert player(s)["temples"]["green"] == 4
    assert player(s)["cocoa"] == 2
    assert player(s)["discovery_tiles"] == ["resources_3"]
    assert "quarry!1" in workers(s)
    assert "quarry2" in workers(s, 1)


@clause("T-7.23", "T-8.21/2")
def test_displacing_and_both_are_paid_in_one_sum() -> None:
    s = table(
        side("palace1 gold1 gold1", cocoa=2, discovery_tiles=["ignore_cocoa"]),
        side("quarry!2 nobles1 nobles1"),
        discovery_tiles=areas(quarry="mask_4"),
    )
    play(s, "move:palace.1 to:quarry worship:quarry.both")
    assert options(s) == ["pay", "use:ignore_cocoa"]
    assert "quarry!2" in workers(s, 1)
    play(s, "pay")
    assert player(s)["cocoa"] == 0
    assert "quarry2" in workers(s, 1)
