"""Discovery tiles (T-8.1 to T-8.14, T-8.23, T-8.24): claiming, using once, what each kind does."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.table import events, options, play, player, side, table, workers
from tonalli import State

pytestmark = pytest.mark.pure

COSTS: dict[str, dict[str, int]] = {
    "mask_1": {"cocoa": 2, "gold": 1},
    "mask_2": {"cocoa": 1, "wood": 1},
    "mask_3": {"cocoa": 1, "wood": 1},
    "mask_4": {"wood": 1},
    "mask_5": {"wood": 1},
    "mask_6": {"wood": 1},
    "mask_7": {"wood": 1},
    "vp_4": {"wood": 1},
    "resources_3": {"cocoa": 1},
    "resources_2": {},
    "cocoa_4": {"gold": 1},
    "avenue_step": {"cocoa": 1},
    "temple_any": {"cocoa": 1},
    "temple_blue": {},
    "temple_red": {},
    "temple_green": {},
    "power_up_2": {"cocoa": 1},
    "move_two": {},
    "move_anywhere": {},
    "extra_worker": {},
    "ignore_cocoa": {},
}
COPIES = dict(zip(COSTS, [1, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 3], strict=True))


def goods(s: State) -> dict[str, int]:
    return {good: player(s)[good] for good in ("cocoa", "wood", "stone", "gold") if player(s)[good]}


def holding(*tiles: str, **fields: Any) -> State:
    """The player to move holds these tiles."""
    return table(side("palace1 gold2 gold3", discovery_tiles=list(tiles), **fields), side())


# ---- claiming ------------------------------------------------------------------------------------


@clause("T-8.1/1", "T-8.1/2", "T-8.2", "T-8.4")
@pytest.mark.parametrize("tile", COSTS)
def test_a_tile_is_claimed_for_exactly_its_printed_cost(tile: str) -> None:
    s = table(
        side("palace1 gold2 gold2", **COSTS[tile], temples={"red": 4}, discovery_tiles=["temple_red"]),
        side(),
        discovery_tiles={"red_5": [tile]},
    )
    play(s, f"use:temple_red claim:{tile}")
    assert player(s)["discovery_tiles"] == [tile]
    assert goods(s) == {}
    assert s.to_dict()["discovery_tiles"]["red_5"] == []


@clause("T-8.1/1", "T-8.3/2", "T-9.3/2")
@pytest.mark.parametrize("tile", [tile for tile, cost in COSTS.items() if cost])
def test_with_one_good_too_few_it_cannot_be_claimed(tile: str) -> None:
    for good in COSTS[tile]:
        purse = {**COSTS[tile], good: COSTS[tile][good] - 1, "stone": 5}
        s = table(
            side("palace1 gold2 gold2", **purse, temples={"red": 4}, discovery_tiles=["temple_red"]),
            side(),
            discovery_tiles={"red_5": [tile]},
        )
        play(s, "use:temple_red")
        assert player(s)["points"] == 2  # the printed reward instead
        assert player(s)["discovery_tiles"] == []
        assert s.to_dict()["discovery_tiles"]["red_5"] == [tile]


@clause("T-8.2", "T-8.3/1", "T-9.9/2")
@pytest.mark.parametrize(("step", "heap"), [(2, "avenue_3"), (5, "avenue_6"), (7, "avenue_8")])
def test_a_tile_of_the_avenue_may_be_claimed_or_left(step: int, heap: str) -> None:
    for word, left in (("claim:extra_worker", []), ("pass", ["extra_worker"])):
        s = table(
            side("palace1 gold2 gold2", avenue=step, discovery_tiles=["avenue_step"]),
            side(),
            discovery_tiles={heap: ["extra_worker"]},
        )
        play(s, "use:avenue_step")
        assert options(s) == ["pass", "claim:extra_worker"]
        play(s, word)
        assert s.to_dict()["discovery_tiles"][heap] == left


@clause("T-8.3/1", "T-8.3/2", "T-9.3/1")
def test_only_tiles_that_can_be_paid_are_offered_and_none_is_compulsory() -> None:
    s = table(
        side("palace1 gold2 gold2", cocoa=1, temples={"blue": 3}, discovery_tiles=["temple_blue"]),
        *[side() for other in range(3)],
        discovery_tiles={"blue_4": ["mask_4", "resources_3", "resources_3", "move_two"]},
    )
    play(s, "use:temple_blue")
    assert options(s) == ["reward", "claim:resources_3", "claim:move_two"]
    play(s, "reward take:gold")
    assert goods(s) == {"cocoa": 1, "gold": 1}


@clause("T-8.23/2")
def test_tiles_of_temples_and_avenue_are_not_replaced() -> None:
    s = table(
        side("palace1 gold2 gold2", avenue=2, temples={"green": 2}, discovery_tiles=["avenue_step", "temple_green"]),
        side(),
        discovery_tiles={"avenue_3": ["move_two", "mask_4"], "green_3": ["extra_worker"]},
    )
    play(s, "use:avenue_step claim:move_two use:temple_green claim:extra_worker")
    assert s.actor == 0
    assert s.to_dict()["discovery_tiles"]["avenue_3"] == ["mask_4"]
    assert s.to_dict()["discovery_tiles"]["green_3"] == []
    play(s, "move:gold.2 to:nobles collect")
    assert s.actor == 1


@clause("T-8.24")
def test_with_an_empty_stack_nothing_is_turned_up_and_used_tiles_stay() -> None:
    rest = [kind for kind, copies in COPIES.items() for copy in range(copies)]
    rest.remove("extra_worker")
    masks = [kind for kind in rest if kind.startswith("mask")]
    used = [kind for kind in rest if not kind.startswith("mask")]
    s = table(
        side("palace1 gold2 gold2"),
        side(discovery_tiles=masks, used_tiles=used),
        discovery_tiles={"worship": {"forest": "extra_worker"}},
    )
    assert s.to_dict()["unseen"]["discovery"] == {}
    play(s, "move:palace.1 to:forest worship:forest.tile claim:extra_worker")
    assert s.actor == 1
    assert s.to_dict()["discovery_tiles"]["worship"]["forest"] is None
    assert sorted(player(s, 1)["used_tiles"]) == sorted(used)


@clause("T-8.24", "T-7.24/1")
def test_a_worship_area_left_empty_gives_only_its_ability() -> None:
    rest = [kind for kind, copies in COPIES.items() for copy in range(copies)]
    s = table(
        side("palace1 gold2 gold2", cocoa=5),
        side(
            discovery_tiles=[kind for kind in rest if kind.startswith("mask")],
            used_tiles=[kind for kind in rest if not kind.startswith("mask")],
        ),
    )
    play(s, "move:palace.1 to:forest")
    assert [word for word in options(s) if word.startswith("worship")] == ["worship:forest.ability"]
    play(s, "worship:forest.ability")
    assert s.actor != tonalli.CHANCE
    assert player(s)["temples"]["red"] == 1


# ---- using ---------------------------------------------------------------------------------------


@clause("T-8.5")
def test_masks_are_never_used() -> None:
    s = holding(*(f"mask_{n}" for n in range(1, 8)))
    assert options(s) == ["move:palace.1", "move:gold.2", "move:gold.3"]


@clause("T-8.6/1", "T-8.4")
def test_a_tile_is_used_once_and_stays_face_down_with_its_player() -> None:
    s = holding("vp_4", "mask_4")
    play(s, "use:vp_4")
    assert player(s)["discovery_tiles"] == ["mask_4"]
    assert player(s)["used_tiles"] == ["vp_4"]
    assert "use:vp_4" not in options(s)


@clause("T-8.6/1", "T-8.9")
def test_each_copy_is_used_by_itself_and_any_number_in_a_turn() -> None:
    s = holding("vp_4", "vp_4", "cocoa_4", "cocoa_4", "cocoa_4", "temple_red")
    play(s, "use:vp_4 use:cocoa_4 use:vp_4 use:temple_red use:cocoa_4")
    assert player(s)["points"] == 9
    assert player(s)["cocoa"] == 8
    assert "use:vp_4" not in options(s)
    assert "use:cocoa_4" in options(s)


@clause("T-8.9", "T-8.7/1")
def test_a_tile_just_claimed_may_be_used_at_the_next_point_and_so_on() -> None:
    s = table(
        side("palace1 gold2 gold2", avenue=2, temples={"red": 4}, discovery_tiles=["avenue_step"]),
        side(),
        discovery_tiles={"avenue_3": ["temple_red"], "red_5": ["resources_2"]},
    )
    play(s, "use:avenue_step claim:temple_red use:temple_red claim:resources_2 use:resources_2 take:wood take:wood")
    assert player(s)["used_tiles"] == ["resources_2", "avenue_step", "temple_red"]
    assert goods(s) == {"wood": 2}


@clause("T-8.7/1", "T-8.8/3")
def test_a_tile_claimed_in_a_worship_pays_for_its_other_half() -> None:
    s = table(
        side("nobles3 gold1 gold1", cocoa=1, gold=1),
        side(),
        discovery_tiles={"worship": {"palace": "cocoa_4"}},
    )
    play(s, "move:nobles.3 to:palace worship:palace2.both first:tile claim:cocoa_4")
    assert options(s) == ["pass", "use:cocoa_4"]  # no cocoa left to exchange
    play(s, "use:cocoa_4 exchange exchange exchange")
    assert goods(s) == {"cocoa": 1, "wood": 3, "stone": 3}


@clause("T-8.7/1", "T-8.8/5")
def test_a_tile_claimed_on_the_avenue_by_an_ascension_may_be_used_before_its_reward() -> None:
    s = table(
        side("palace1 gold5 gold3", avenue=2, gold=1, discovery_tiles=["power_up_2"]),
        side(),
        discovery_tiles={"avenue_3": ["cocoa_4"]},
    )
    play(s, "use:power_up_2 power-up:gold.5 claim:cocoa_4")
    assert "ascend:two_temples" not in options(s)
    play(s, "use:cocoa_4")
    assert "ascend:two_temples" in options(s)


@clause("T-8.11")
@pytest.mark.parametrize(
    ("tile", "field", "value"),
    [("vp_4", "points", 4), ("cocoa_4", "cocoa", 4), ("avenue_step", "avenue", 1)],
)
def test_points_cocoa_and_an_avenue_step(tile: str, field: str, value: int) -> None:
    s = play(holding(tile), f"use:{tile}")
    assert player(s)[field] == value
    assert len(events(s, "use")) == 1


@clause("T-8.11", "T-9.2")
@pytest.mark.parametrize("temple", ["blue", "red", "green"])
def test_a_step_on_a_named_temple_with_its_reward(temple: str) -> None:
    s = play(holding(f"temple_{temple}"), f"use:temple_{temple}")
    assert player(s)["temples"] == {**{"blue": 0, "red": 0, "green": 0}, temple: 1}
    if temple == "blue":
        play(s, "take:stone")
    assert (player(s)["stone"], player(s)["points"], player(s)["cocoa"]) == (
        int(temple == "blue"),
        int(temple == "red"),
        int(temple == "green"),
    )


@clause("T-8.11")
@pytest.mark.parametrize("temple", ["blue", "red", "green"])
def test_a_step_on_any_temple(temple: str) -> None:
    s = play(holding("temple_any"), "use:temple_any")
    assert options(s) == ["temple:blue", "temple:red", "temple:green"]
    play(s, f"temple:{temple}")
    assert player(s)["temples"][temple] == 1


@clause("T-8.12", "T-8.11")
@pytest.mark.parametrize(
    ("tile", "mix"),
    [
        ("resources_2", ["wood", "gold"]),
        ("resources_2", ["stone", "stone"]),
        ("resources_3", ["wood", "stone", "gold"]),
        ("resources_3", ["gold", "gold", "gold"]),
    ],
)
def test_resources_come_in_any_mix(tile: str, mix: list[str]) -> None:
    s = play(holding(tile), f"use:{tile}")
    for good in mix:
        assert options(s) == ["take:wood", "take:stone", "take:gold"]
        play(s, f"take:{good}")
    assert goods(s) == {good: mix.count(good) for good in mix}
    assert "move:palace.1" in options(s)


@clause("T-8.13", "T-9.6")
@pytest.mark.parametrize("temple", ["blue", "red", "green"])
def test_a_temple_tile_may_not_be_used_for_a_step_that_cannot_be_made(temple: str) -> None:
    tiles = [f"temple_{temple}", "temple_any"]
    top = table(side("palace1 gold2 gold2", temples={temple: 11}, discovery_tiles=tiles), side())
    assert f"use:temple_{temple}" not in options(top)
    below = table(side("palace1 gold2 gold2", temples={temple: 10}, discovery_tiles=tiles), side(temples={temple: 11}))
    assert f"use:temple_{temple}" not in options(below)
    play(below, "use:temple_any")
    assert f"temple:{temple}" not in options(below)
    free = table(side("palace1 gold2 gold2", temples={temple: 10}, discovery_tiles=tiles), side())
    assert f"use:temple_{temple}" in options(free)


@clause("T-8.13", "T-9.10")
def test_any_temple_and_avenue_tiles_need_a_step_to_make() -> None:
    s = table(
        side(
            "palace1 gold2 gold2",
            avenue=9,
            temples={"blue": 11, "red": 10, "green": 10},
            discovery_tiles=["temple_any", "avenue_step"],
        ),
        side(temples={"red": 11, "green": 11}),
    )
    assert options(s) == ["move:palace.1", "move:gold.2"]


@clause("T-8.13")
def test_the_last_avenue_step_may_still_be_made() -> None:
    s = play(holding("avenue_step", avenue=8), "use:avenue_step")
    assert player(s)["avenue"] == 9


@clause("T-8.10/2", "T-11.1/1")
def test_workers_are_counted_when_the_effect_comes_not_when_the_action_is_chosen() -> None:
    """A tile sends one of two Forest workers to the Palace before the wood is counted."""
    s = table(side("palace2 forest5 gold2", cocoa=1, discovery_tiles=["power_up_2"]), side())
    play(s, "move:palace.2 to:forest main use:power_up_2 power-up:forest.5 ascend:vp power-up:palace.1")
    assert player(s)["wood"] == 1
    assert "palace2" in workers(s)


@clause("T-8.10/2", "T-10.4/3")
def test_goods_of_a_tile_used_first_make_a_main_action_possible() -> None:
    s = table(side("gold1 palace2 palace2", cocoa=1, discovery_tiles=["resources_2"]), side())
    play(s, "move:gold.1 to:nobles")
    assert "main" not in options(s)
    play(s, "use:resources_2 take:wood take:wood")
    assert "main" in options(s)
