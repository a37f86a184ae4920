"""The action tiles Mastery, Worship and Mask Collection, and discovery tiles running out (B-8.5 to B-8.8)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.facts import FACTS
from teotihuacan.table import events, options, play, player, workers
from teotihuacan.teotibot.solo import (
    BOT,
    FIRST_STEPS,
    HUMAN,
    act,
    bot,
    goods,
    human,
    human_turn,
    points,
    solo,
    told,
)
from tonalli import State

pytestmark = pytest.mark.pure

SPREAD = "alchemy2 nobles2 construction2 {}!1"
COPIES = {tile["id"]: tile["copies"] for tile in FACTS["discovery_tiles"]}


def all_tiles_but(**left: int) -> dict[str, Any]:
    """Used tiles and masks of the human that leave so many tiles of each kind; all others are gone."""
    gone = [tile for tile, copies in COPIES.items() for _ in range(copies - left.get(tile, 0))]
    masks = [tile for tile in gone if tile.startswith("mask")]
    return {"discovery_tiles": masks, "used_tiles": [tile for tile in gone if not tile.startswith("mask")]}


def shown(state: State) -> dict[str, str | None]:
    tiles: dict[str, str | None] = state.to_dict()["discovery_tiles"]["worship"]
    return tiles


# ---- Mastery ---------------------------------------------------------------------------------------


@clause("B-8.5/1", "B-8.5/2", "B-8.5/3", "B-8.5/5")
@pytest.mark.parametrize(
    ("board", "kind", "after"),
    [
        ("forest", "gain", "gold4"),
        ("quarry", "gain", "construction4"),
        ("gold", "gain", "alchemy4"),
        ("alchemy", "technology", "decorations4"),
        ("nobles", "building", "forest4"),
        ("decorations", "decorate", "quarry4"),
        ("construction", "build", "nobles4"),
    ],
)
def test_the_highest_worker_carries_out_the_action_of_its_board(board: str, kind: str, after: str) -> None:
    locked = "forest" if board == "decorations" else "decorations"
    s = act("mastery", bot(f"{board}3 palace1 palace1 {locked}!5", temples={**FIRST_STEPS, "red": 5}))
    assert len(told(s, kind)) >= 1
    assert told(s, "fallback") == []
    assert after in workers(s, BOT)


@clause("B-8.5/3")
@pytest.mark.parametrize(("board", "good"), [("forest", "wood"), ("quarry", "stone"), ("gold", "gold")])
def test_on_a_resource_board_it_gathers_2(board: str, good: str) -> None:
    s = act("mastery", bot(f"{board}2 palace1 palace1 decorations!5", wood=0, stone=0, gold=0))
    assert goods(s) == {**{"cocoa": 0, "wood": 0, "stone": 0, "gold": 0}, good: 2}


@clause("B-8.5/4", "B-8.5/5")
def test_if_the_highest_fails_the_next_in_power_tries_and_is_the_one_powered_up() -> None:
    s = act("mastery", bot("construction4 nobles3 forest1 decorations!1", stone=0))
    assert told(s, "build") == []
    assert len(told(s, "building")) == 1
    assert workers(s, BOT) == ["construction4", "decorations!1", "forest1", "forest4"]


@clause("B-8.5/4")
def test_if_the_second_fails_too_the_third_tries() -> None:
    s = act("mastery", bot("construction4 nobles3 forest1 decorations!1", stone=0, wood=1))
    assert goods(s)["wood"] == 3
    assert workers(s, BOT) == ["construction4", "decorations!1", "nobles3", "quarry2"]


@clause("B-8.5/6")
def test_if_all_three_fail_the_bot_falls_back() -> None:
    s = act("mastery", bot("construction4 nobles3 alchemy2 decorations!1", stone=0, wood=0, gold=0))
    assert goods(s)["cocoa"] == 5
    assert workers(s, BOT) == ["construction4", "decorations!1", "nobles3", "nobles3"]


@clause("B-8.5/5")
def test_the_worker_that_succeeded_is_powered_up_although_a_stronger_one_stands_elsewhere() -> None:
    s = act("mastery", bot("palace5 nobles2 construction1 decorations!1"))
    assert workers(s, BOT) == ["construction1", "decorations!1", "decorations3", "palace5"]


@clause("B-8.5.1")
def test_a_success_through_alchemy_gives_one_power_up_in_all() -> None:
    s = act("mastery", bot("alchemy2 palace1 palace1 decorations!1"))
    assert workers(s, BOT) == ["decorations!1", "nobles3", "palace1", "palace1"]


@clause("B-8.5.2")
def test_a_failed_action_does_not_lead_to_the_second_step_of_its_tile() -> None:
    s = act("mastery", bot("construction3 quarry1 alchemy2 decorations!1", stone=1, gold=0))
    assert goods(s)["stone"] == 3
    assert workers(s, BOT) == ["alchemy2", "construction3", "decorations!1", "gold2"]
    s = act("mastery", bot("alchemy3 palace1 forest1 decorations!1", gold=0))
    assert goods(s)["wood"] == 4
    assert workers(s, BOT) == ["alchemy3", "decorations!1", "palace1", "quarry2"]


@clause("B-8.5.3")
def test_on_the_palace_it_fails() -> None:
    s = act("mastery", bot("palace5 palace4 palace3 decorations!1"))
    assert len(told(s, "fallback")) == 1
    assert workers(s, BOT) == ["decorations!1", "palace4", "palace5", "quarry4"]


# ---- Worship ---------------------------------------------------------------------------------------


@clause("B-8.6/1", "B-8.6/2", "B-8.6/4", "B-8.6/5", "B-8.6.1", "B-8.6.2")
@pytest.mark.parametrize(
    ("start", "target", "temples"),
    [
        ("decorations", "forest", {"red": 3}),
        ("forest", "quarry", {"green": 3}),
        ("quarry", "gold", {"blue": 3}),
        ("gold", "decorations", {"blue": 4}),
    ],
)
def test_the_locked_worker_moves_to_the_next_sidebar_and_climbs_its_temple(
    start: str, target: str, temples: dict[str, int]
) -> None:
    s = act("worship", bot(SPREAD.format(start)))
    assert workers(s, BOT) == sorted(["alchemy2", "nobles2", "construction2", f"{target}!1"])
    assert player(s, BOT)["temples"] == {**FIRST_STEPS, **temples}
    assert told(s, "power") == []


@clause("B-8.6/1")
def test_the_order_of_sidebars_follows_the_ring() -> None:
    ring = ["palace", "decorations", "nobles", "gold", "construction", "alchemy", "forest", "quarry"]
    for start, target in (("decorations", "gold"), ("gold", "forest"), ("forest", "quarry"), ("quarry", "decorations")):
        s = act("worship", bot(SPREAD.format(start)), ring=ring)
        assert f"{target}!1" in workers(s, BOT)


@clause("B-8.6/3")
def test_a_human_worker_there_is_unlocked_free_of_charge() -> None:
    s = act("worship", bot(SPREAD.format("decorations")), human("palace1 palace1 forest!3"))
    assert "forest!1" in workers(s, BOT)
    assert "forest3" in workers(s, HUMAN)
    assert told(s, "pay", HUMAN) == told(s, "pay", BOT) == []
    assert player(s, BOT)["temples"]["red"] == 3


@clause("B-8.6/6")
def test_the_discovery_tile_there_is_discarded_and_a_new_one_drawn() -> None:
    tiles = {"worship": {"forest": "mask_4", "quarry": "mask_5"}}
    s = act("worship", bot(SPREAD.format("decorations")), words="~discovery:vp_4", discovery_tiles=tiles)
    assert shown(s)["forest"] == "vp_4"
    assert shown(s)["quarry"] == "mask_5"
    assert s.to_dict()["teotibot"]["discarded_tiles"] == ["mask_4"]


@clause("B-8.6.3")
@pytest.mark.parametrize(
    ("before", "after"),
    [((1, 1, 1), (4, 1, 1)), ((2, 5, 3), (2, 8, 3)), ((2, 10, 9), (2, 11, 9)), ((9, 2, 8), (11, 2, 8))],
)
def test_the_three_steps_on_decorations_are_all_on_the_temple_chosen_first(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    names = ("blue", "red", "green")
    s = act("worship", bot(SPREAD.format("gold"), temples=dict(zip(names, before, strict=True))))
    assert player(s, BOT)["temples"] == dict(zip(names, after, strict=True))


@clause("B-8.6.4")
def test_move_and_unlock_come_before_the_steps_and_the_discovery_tile_last() -> None:
    s = act(
        "worship",
        bot(SPREAD.format("decorations")),
        human("palace1 palace1 forest!3"),
        discovery_tiles={"worship": {"forest": "mask_4"}},
    )
    wanted = ("unlock", "lock", "temple", "reveal")
    assert [event.kind for event in s.told if event.kind in wanted] == [
        "unlock", "lock", "temple", "temple", "reveal",
    ]  # fmt: skip


# ---- Mask Collection -------------------------------------------------------------------------------


@clause("B-8.7/1", "B-8.7/2", "B-8.7/3", "B-8.7/4", "B-13.10")
def test_example_masks() -> None:
    ring = ["palace", "quarry", "forest", "alchemy", "construction", "gold", "nobles", "decorations"]
    tiles = {"worship": {"palace": "mask_4", "forest": "mask_1", "gold": "mask_5"}}
    s = act("mask_collection", bot(cocoa=1, wood=2, gold=0), ring=ring, discovery_tiles=tiles)
    assert player(s, BOT)["discovery_tiles"] == ["mask_4"]
    assert goods(s) == {"cocoa": 1, "wood": 1, "stone": 2, "gold": 0}
    assert shown(s)["palace"] is not None


@clause("B-8.7/2", "B-8.7/3", "B-8.7/4")
def test_the_rarest_mask_it_can_pay_is_taken_with_its_printed_cost() -> None:
    tiles = {"worship": {"palace": "mask_4", "forest": "mask_2", "decorations": "mask_1"}}
    s = act("mask_collection", bot(cocoa=2, gold=1), discovery_tiles=tiles, words="~discovery:vp_4")
    assert player(s, BOT)["discovery_tiles"] == ["mask_1"]
    assert goods(s) == {"cocoa": 0, "wood": 2, "stone": 2, "gold": 0}
    assert shown(s) == {**tiles["worship"], "quarry": None, "gold": None, "decorations": "vp_4"}
    assert s.to_dict()["teotibot"]["discarded_tiles"] == []


@clause("B-8.7/5", "B-8.7.1/1", "B-8.7.1/2")
def test_no_die_moves_and_nothing_is_powered_up_and_workers_there_do_not_matter() -> None:
    tiles = {"worship": {"palace": "mask_4", "forest": "mask_2", "gold": "mask_5"}}
    s = act("mask_collection", bot(cocoa=1), human("palace1 palace1 forest!3"), discovery_tiles=tiles)
    assert player(s, BOT)["discovery_tiles"] == ["mask_2"]
    assert workers(s, BOT) == ["construction2", "decorations!1", "gold2", "nobles2"]
    assert "forest!3" in workers(s, HUMAN)


@clause("B-8.7/3")
def test_on_a_tie_the_first_clockwise_from_the_palace_is_taken() -> None:
    ring = ["palace", "decorations", "nobles", "gold", "construction", "alchemy", "forest", "quarry"]
    tiles = {"worship": {"forest": "mask_4", "decorations": "mask_5", "gold": "mask_6"}}
    s = act("mask_collection", ring=ring, discovery_tiles=tiles)
    assert player(s, BOT)["discovery_tiles"] == ["mask_5"]


@clause("B-8.7/2")
def test_a_kind_it_owns_is_no_candidate() -> None:
    tiles = {"worship": {"forest": "mask_2", "gold": "mask_6"}}
    s = act("mask_collection", bot(cocoa=5, discovery_tiles=["mask_2"]), discovery_tiles=tiles)
    assert player(s, BOT)["discovery_tiles"] == ["mask_2", "mask_6"]


@clause("B-8.7.2")
def test_a_mask_it_cannot_pay_is_passed_over_for_a_less_rare_one() -> None:
    tiles = {"worship": {"forest": "mask_1", "quarry": "mask_2", "gold": "mask_6"}}
    s = act("mask_collection", bot(cocoa=0), discovery_tiles=tiles)
    assert player(s, BOT)["discovery_tiles"] == ["mask_6"]


@clause("B-8.7/2", "B-8.7/6", "B-8.7.3")
@pytest.mark.parametrize(
    ("mask", "stock"),
    [
        ("mask_1", {"cocoa": 1, "gold": 9}),
        ("mask_1", {"cocoa": 9, "gold": 0}),
        ("mask_2", {"cocoa": 9, "wood": 0}),
        ("mask_4", {"cocoa": 4, "wood": 0, "stone": 9}),
    ],
)
def test_the_printed_kinds_are_needed_or_the_bot_falls_back(mask: str, stock: dict[str, Any]) -> None:
    s = act("mask_collection", bot(**stock), discovery_tiles={"worship": {"forest": mask}})
    assert player(s, BOT)["discovery_tiles"] == []
    assert shown(s)["forest"] == mask
    assert len(told(s, "fallback")) == 1


@clause("B-8.7/1", "B-3.17/1")
def test_other_tiles_and_masks_on_avenue_and_temples_are_no_candidates() -> None:
    tiles = {"worship": {"forest": "vp_4"}, "avenue_3": ["mask_4"], "blue_4": ["mask_5"]}
    s = act("mask_collection", bot(cocoa=2), discovery_tiles=tiles)
    assert player(s, BOT)["discovery_tiles"] == []
    assert goods(s)["cocoa"] == 7


# ---- discovery tiles running out -------------------------------------------------------------------


@clause("B-8.8", "B-8.8.1/2")
def test_an_empty_stack_is_made_anew_from_the_discards() -> None:
    s = solo(
        bot(SPREAD.format("decorations")),
        human(**all_tiles_but(vp_4=1, cocoa_4=2)),
        actions={"T": "worship"},
        discarded=["cocoa_4", "cocoa_4"],
        discovery_tiles={"worship": {"forest": "vp_4"}},
    )
    assert s.to_dict()["unseen"]["discovery"] == {}
    play(s, "~die:3 ~die:4")
    assert dict(zip(options(s), [weight for _, weight in s.chance()], strict=True)) == {
        "~discovery:vp_4": 1,
        "~discovery:cocoa_4": 2,
    }
    play(s, "~discovery:cocoa_4")
    assert shown(s)["forest"] == "cocoa_4"
    assert s.to_dict()["teotibot"]["discarded_tiles"] == []
    assert len(events(s, "reshuffle")) == 1


@clause("B-8.8.1/1")
def test_while_the_stack_lasts_discards_stay_out_of_it() -> None:
    s = act(
        "worship",
        bot(SPREAD.format("decorations")),
        human(**all_tiles_but(vp_4=1, cocoa_4=2)),
        discarded=["cocoa_4"],
        discovery_tiles={"worship": {"forest": "cocoa_4"}},
    )
    assert shown(s)["forest"] == "vp_4"
    assert s.to_dict()["teotibot"]["discarded_tiles"] == ["cocoa_4", "cocoa_4"]
    assert events(s, "reshuffle") == []


@clause("B-8.8.1/2")
def test_without_stack_and_discards_the_place_stays_empty() -> None:
    s = act(
        "mask_collection",
        person=human(**all_tiles_but(mask_4=1)),
        discovery_tiles={"worship": {"forest": "mask_4"}},
    )
    assert player(s, BOT)["discovery_tiles"] == ["mask_4"]
    assert shown(s)["forest"] is None
    assert events(s, "reshuffle") == []


@clause("B-8.8.1/2", "B-8.7/4")
def test_after_the_bot_has_taken_a_mask_an_empty_stack_is_made_anew_too() -> None:
    s = solo(
        person=human(**all_tiles_but(mask_4=1, cocoa_4=2, vp_4=1)),
        actions={"T": "mask_collection"},
        discarded=["cocoa_4", "cocoa_4", "vp_4"],
        discovery_tiles={"worship": {"forest": "mask_4"}},
    )
    assert s.to_dict()["unseen"]["discovery"] == {}
    play(s, "~die:3 ~die:4")
    assert dict(zip(options(s), [weight for _, weight in s.chance()], strict=True)) == {
        "~discovery:vp_4": 1,
        "~discovery:cocoa_4": 2,
    }
    play(s, "~discovery:cocoa_4")
    assert player(s, BOT)["discovery_tiles"] == ["mask_4"]
    assert shown(s)["forest"] == "cocoa_4"
    assert s.to_dict()["teotibot"]["discarded_tiles"] == []
    assert s.to_dict()["unseen"]["discovery"] == {"cocoa_4": 1, "vp_4": 1}
    assert len(events(s, "reshuffle")) == 1


@clause("B-8.8.1/2", "B-8.7/4")
def test_while_the_stack_lasts_a_mask_is_replaced_from_it() -> None:
    s = act(
        "mask_collection",
        person=human(**all_tiles_but(mask_4=1, cocoa_4=1, vp_4=1)),
        discarded=["cocoa_4"],
        discovery_tiles={"worship": {"forest": "mask_4"}},
    )
    assert shown(s)["forest"] == "vp_4"
    assert s.to_dict()["teotibot"]["discarded_tiles"] == ["cocoa_4"]
    assert events(s, "reshuffle") == []


@clause("B-8.8.2/2")
def test_an_empty_place_is_filled_when_the_bot_worships_there() -> None:
    s = act("worship", bot(SPREAD.format("decorations")), words="~discovery:vp_4")
    assert shown(s)["forest"] == "vp_4"
    assert s.to_dict()["teotibot"]["discarded_tiles"] == []


@clause("B-8.8.2/1")
def test_after_the_human_has_claimed_the_last_tile_the_discards_replace_it() -> None:
    s = human_turn(
        person=human(cocoa=2, **all_tiles_but(temple_blue=1, cocoa_4=1)),
        discarded=["cocoa_4"],
        discovery_tiles={"worship": {"forest": "temple_blue"}},
    )
    play(s, "move:palace.1 to:forest worship:forest.tile claim:temple_blue")
    assert "pass" in options(s), "the point before the reveal, at which the claimed tile may be used"
    assert "use:temple_blue" in options(s)
    play(s, "pass")
    assert options(s) == ["~discovery:cocoa_4"]
    play(s, "~discovery:cocoa_4")
    assert shown(s)["forest"] == "cocoa_4"


@clause("B-8.8.2/2")
def test_an_empty_place_stays_empty_as_long_as_nothing_is_due_there() -> None:
    s = act("nobles", discarded=["vp_4"])
    assert set(shown(s).values()) == {None}
    assert points(s) == 3
