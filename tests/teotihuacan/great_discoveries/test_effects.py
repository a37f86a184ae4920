"""What Great Discoveries do and when (X-3.7 to X-3.14, X-9.6, X-15.11, X-15.16)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.expansion_laws import GREAT
from teotihuacan.table import RING, events, options, play, player, side, table, workers
from tonalli import State

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")


def holding(*tiles: str, there: str = "palace1 gold2 gold3", **fields: Any) -> State:
    """The player to move holds these tiles."""
    laid = {name: fields.pop(name) for name in ("technologies_laid", "other") if name in fields}
    places = {"technologies": laid["technologies_laid"]} if "technologies_laid" in laid else {}
    own = side(there, discovery_tiles=list(tiles), **fields)
    return table(own, laid.get("other", AWAY), modules="obsidian", **places)


def uses(s: State) -> list[str]:
    return [word for word in options(s) if word.startswith("use:")]


# ---- moving back -------------------------------------------------------------------------------------


@clause("X-3.7/2", "X-3.9/1")
def test_one_unlocked_worker_goes_one_two_or_three_boards_back() -> None:
    s = holding("great_move_back", there="construction2 gold1 forest!3")
    play(s, "use:great_move_back")
    assert options(s) == ["back:gold.1", "back:construction.2"]
    play(s, "back:construction.2")
    assert options(s) == ["to:forest", "to:quarry", "to:gold"]
    play(s, "to:forest")
    assert workers(s) == ["forest!3", "forest2", "gold1", "reserve3"]
    effect = GREAT["great_move_back"]["effect"]
    assert (effect["move_worker_back_min"], effect["move_worker_back_max"], effect["workers"]) == (1, 3, 1)


@clause("X-3.9/1", "X-3.7/2")
def test_it_goes_round_the_ring_counter_clockwise() -> None:
    s = holding("great_move_back", there="forest2 gold1 gold1")
    play(s, "use:great_move_back back:forest.2")
    assert set(options(s)) == {"to:palace", "to:decorations", "to:nobles"}


@clause("X-3.9/2", "X-15.11/1", "X-9.12")
@pytest.mark.parametrize(("start", "target"), [("forest", "palace"), ("forest", "nobles"), ("palace", "decorations")])
def test_it_brings_and_costs_nothing_and_passes_nothing(start: str, target: str) -> None:
    """Technology 01 pays for moving onto or past the Palace, forward only."""
    s = holding("great_move_back", there=f"{start}2 gold1 gold1", technologies=["01"], cocoa=2)
    play(s, f"use:great_move_back back:{start}.2 to:{target}")
    assert player(s)["cocoa"] == 2
    assert f"{target}2" in workers(s)
    forward = holding(there="decorations2 gold1 gold1", technologies=["01"], cocoa=2)
    play(forward, "move:decorations.2 to:forest")
    assert player(forward)["cocoa"] == 3


@clause("X-3.9/2")
def test_the_normal_move_still_follows_also_with_the_same_worker() -> None:
    s = holding("great_move_back", there="forest2 gold1 gold1")
    play(s, "use:great_move_back back:forest.2 to:palace")
    assert (s.actor, s.turn) == (0, 1)
    assert events(s, "main_action") == []
    assert options(s) == ["move:palace.2", "move:gold.1"]


@clause("X-3.9/2")
def test_it_may_be_used_in_a_turn_with_a_free_unlock() -> None:
    s = holding("great_move_back", there="forest2 gold!1 quarry!1")
    play(s, "unlock")
    assert uses(s) == ["use:great_move_back"]
    play(s, "use:great_move_back back:gold.1 to:forest")
    assert "forest1" in workers(s)


@clause("X-3.13", "X-3.9/2")
def test_a_worker_moved_this_turn_does_not_go_back_until_the_effect_is_complete() -> None:
    s = holding("great_move_back", there="palace2 gold1 gold3")
    play(s, "move:palace.2 to:forest main use:great_move_back")
    assert options(s) == ["back:gold.1", "back:gold.3"]
    s = holding("great_move_back", there="palace2 gold1 gold3")
    play(s, "move:palace.2 to:forest main pass use:great_move_back")
    assert options(s) == ["back:forest.2", "back:gold.1", "back:gold.3"]


@clause("X-3.13")
def test_with_no_other_worker_it_cannot_be_used_meanwhile() -> None:
    s = holding("great_move_back", there="palace2 gold!1 quarry!3")
    play(s, "move:palace.2 to:forest main")
    assert "use:great_move_back" in options(s)
    assert events(s, "power") == []
    assert s.to_dict()["pending"][-1]["step"] == "power-ups"


@clause("X-3.9/1")
def test_without_an_unlocked_worker_it_cannot_be_used() -> None:
    s = holding("great_move_back", there="palace1!2 gold!1 quarry!3")
    assert uses(s) == []


# ---- power-ups ---------------------------------------------------------------------------------------


@clause("X-3.7/2", "X-3.13")
def test_up_to_three_power_ups_at_least_one() -> None:
    s = holding("great_power_up_3")
    play(s, "use:great_power_up_3")
    assert options(s) == ["power-up:palace.1", "power-up:gold.2", "power-up:gold.3"]
    play(s, "power-up:palace.1")
    assert options(s)[0] == "pass"
    play(s, "power-up:palace.2 power-up:palace.3")
    assert workers(s) == ["gold2", "gold3", "palace4", "reserve3"]
    assert options(s)[0].startswith("move:")


@clause("X-3.7/2")
@pytest.mark.parametrize("count", [1, 2])
def test_further_ones_may_be_left_out(count: int) -> None:
    s = play(holding("great_power_up_3"), "use:great_power_up_3 power-up:gold.2")
    if count == 2:
        play(s, "power-up:palace.1")
    play(s, "pass")
    assert len(events(s, "power")) == count
    assert {event.why for event in events(s, "power")} == {"X-3.7"}


@clause("X-3.7/2", "T-17.1")
def test_a_repeated_one_may_set_off_an_ascension_first() -> None:
    s = holding("great_power_up_3", there="palace1 gold5 gold3")
    play(s, "use:great_power_up_3 power-up:gold.5 ascend:vp")
    assert options(s)[:2] == ["pass", "power-up:palace.1"]
    play(s, "power-up:palace.1 power-up:palace.2")
    assert "palace3" in workers(s)


@clause("X-3.13")
def test_a_worker_moved_this_turn_gets_none_until_the_effect_is_complete() -> None:
    s = holding("great_power_up_3", there="palace2 gold1 gold3")
    play(s, "move:palace.2 to:forest main use:great_power_up_3")
    assert options(s) == ["power-up:gold.1", "power-up:gold.3"]
    s = holding("great_power_up_3", there="palace2 gold1 gold3")
    play(s, "move:palace.2 to:forest main pass use:great_power_up_3")
    assert "power-up:forest.2" in options(s)


# ---- refreshing --------------------------------------------------------------------------------------


@clause("X-3.7/2", "X-9.6/1")
def test_two_used_discoveries_are_turned_up_and_used_again_without_paying() -> None:
    s = holding("great_refresh_2", used_tiles=["vp_4", "cocoa_4", "temple_any"])
    play(s, "use:great_refresh_2")
    assert options(s) == ["refresh:vp_4", "refresh:cocoa_4", "refresh:temple_any"]
    play(s, "refresh:cocoa_4")
    assert options(s) == ["refresh:vp_4", "refresh:temple_any"]
    play(s, "refresh:vp_4")
    assert player(s)["used_tiles"] == ["temple_any", "great_refresh_2"]
    assert player(s)["discovery_tiles"] == ["vp_4", "cocoa_4"]
    play(s, "use:vp_4 use:cocoa_4")
    assert (player(s)["points"], player(s)["cocoa"]) == (4, 4)
    assert events(s, "pay") == []
    assert [(e.text("discovery"), e.why) for e in events(s, "refresh")] == [("cocoa_4", "X-3.7"), ("vp_4", "X-3.7")]


@clause("X-3.7/2")
def test_the_only_one_is_turned_up_alone() -> None:
    s = holding("great_refresh_2", used_tiles=["vp_4"])
    play(s, "use:great_refresh_2 refresh:vp_4")
    assert options(s)[0].startswith("move:")
    assert player(s)["discovery_tiles"] == ["vp_4"]


@clause("X-3.7/2")
def test_two_copies_of_one_kind_are_two_tiles() -> None:
    s = holding("great_refresh_2", used_tiles=["vp_4", "vp_4"])
    play(s, "use:great_refresh_2 refresh:vp_4 refresh:vp_4 use:vp_4 use:vp_4")
    assert player(s)["points"] == 8


@clause("X-3.13", "X-3.5/2", "X-9.6/2")
def test_it_needs_a_used_discovery_and_neither_a_great_one_nor_a_mask_is_one() -> None:
    s = holding("great_refresh_2", "mask_4", "great_mask", used_tiles=["great_obsidian_3"])
    assert uses(s) == []
    s = holding("great_refresh_2", "mask_4", "great_mask", used_tiles=["great_obsidian_3", "vp_4"])
    play(s, "use:great_refresh_2")
    assert options(s) == ["refresh:vp_4"]


@clause("X-9.6/1", "X-15.16")
def test_a_tile_used_in_the_same_turn_is_turned_up_and_used_again() -> None:
    s = holding("great_refresh_2", "vp_4")
    play(s, "use:vp_4 use:great_refresh_2 refresh:vp_4 use:vp_4")
    assert player(s)["points"] == 8


@clause("X-15.16", "T-8.25")
@pytest.mark.parametrize("tile", ["move_two", "move_anywhere"])
def test_only_one_of_each_move_tile_is_used_in_a_turn(tile: str) -> None:
    s = holding("great_refresh_2", tile, there="gold1 gold2 forest3")
    play(s, f"use:{tile} move:gold.1")
    if tile == "move_two":
        play(s, "with:2")
    play(s, f"to:construction collect use:great_refresh_2 refresh:{tile}")
    assert s.actor == 1
    assert tile in player(s)["discovery_tiles"]
    play(s, "move:palace.1 to:forest collect")
    assert f"use:{tile}" in options(s)


@clause("X-15.16", "T-8.25")
def test_a_second_move_tile_of_a_kind_is_not_offered_before_the_move() -> None:
    s = play(holding("move_anywhere", "move_anywhere", "move_two"), "use:move_anywhere")
    assert uses(s) == ["use:move_two"]


@clause("X-15.16", "X-9.8/1")
def test_ignore_cocoa_waives_a_second_payment_of_the_turn() -> None:
    own = side("palace1 forest1 gold1", discovery_tiles=["great_refresh_2", "ignore_cocoa"])
    s = table(own, side(), modules="obsidian", technologies=["01", "03", "05", "07", "09", "13"])
    play(s, "move:palace.1 to:forest main use:ignore_cocoa")
    assert player(s)["used_tiles"] == ["ignore_cocoa"]
    play(s, "use:great_refresh_2 refresh:ignore_cocoa")
    assert player(s)["discovery_tiles"] == ["ignore_cocoa"]


# ---- technology --------------------------------------------------------------------------------------


@clause("X-3.7/2", "X-3.12/1")
@pytest.mark.parametrize(
    ("owned", "gained", "temple"),
    [([], "01", "blue"), (["01"], "01h", "red"), (["01", "01h", "03", "05"], "05h", "red"), (["01h"], "01", "blue")],
)
def test_a_free_marker_on_the_lowest_technology_lacking_with_its_step(
    owned: list[str], gained: str, temple: str
) -> None:
    """No worker stands on Alchemy, and the second row is as good as the first."""
    laid = ["01", "01h", "03", "05", "05h", "07"]
    s = holding("great_lowest_technology", technologies=owned, technologies_laid=laid)
    play(s, "use:great_lowest_technology")
    assert sorted(player(s)["technologies"], key=laid.index) == sorted([*owned, gained], key=laid.index)
    assert player(s)["temples"][temple] == 1
    assert player(s)["gold"] == 0
    assert events(s, "pay") == []


@clause("X-3.12/1", "T-12.5")
def test_others_with_a_marker_there_score_three() -> None:
    s = holding("great_lowest_technology", other=side("palace1 palace1 palace1", technologies=["01"]))
    play(s, "use:great_lowest_technology take:wood")
    assert player(s, 1)["points"] == 3
    assert player(s)["points"] == 0


@clause("X-3.12/2", "X-3.13")
def test_who_owns_all_six_cannot_use_it() -> None:
    s = holding("great_lowest_technology", technologies=["01", "03", "05", "07", "09", "11"])
    assert uses(s) == []


# ---- temples -----------------------------------------------------------------------------------------


@clause("X-3.7/2", "X-3.10/1", "X-3.10/2")
@pytest.mark.parametrize("named", ["blue", "red", "green"])
@pytest.mark.parametrize("free", ["blue", "red", "green"])
@pytest.mark.parametrize("order", ["free first", "named first"])
def test_a_step_on_any_temple_and_one_on_the_named_in_either_order(named: str, free: str, order: str) -> None:
    s = play(holding(f"great_temple_{named}"), f"use:great_temple_{named}")
    for temple in (free, named) if order == "free first" else (named, free):
        if f"temple:{temple}" in options(s):
            play(s, f"temple:{temple}")
        if "take:wood" in options(s):
            play(s, "take:wood")
    steps = player(s)["temples"]
    assert {temple: step for temple, step in steps.items() if step} == (
        {named: 2} if named == free else {named: 1, free: 1}
    )
    told = [event.text("temple") for event in events(s, "temple")]
    assert told == ([free, named] if order == "free first" else [named, free])


@clause("X-3.13", "T-9.6")
def test_the_step_that_is_not_possible_is_lost() -> None:
    """The named temple is at its top: only the free step is made."""
    s = holding("great_temple_red", temples={"red": 11})
    play(s, "use:great_temple_red")
    assert options(s) == ["temple:blue", "temple:green"]
    play(s, "temple:green")
    assert player(s)["temples"] == {"blue": 0, "red": 11, "green": 1}
    assert options(s)[0].startswith("move:")


@clause("X-3.13", "T-9.6")
def test_with_one_step_left_in_all_it_is_made_and_the_other_lost() -> None:
    s = holding("great_temple_red", temples={"blue": 11, "red": 10, "green": 11})
    play(s, "use:great_temple_red")
    while not options(s)[0].startswith("move:"):
        play(s, options(s)[0])
    assert player(s)["temples"] == {"blue": 11, "red": 11, "green": 11}


@clause("X-3.13")
def test_without_any_possible_step_it_cannot_be_used() -> None:
    assert uses(holding("great_temple_red", temples={"blue": 11, "red": 11, "green": 11})) == []


# ---- doubling ----------------------------------------------------------------------------------------


def at_forest(*tiles: str, there: str = "palace2 forest3 forest2", **fields: Any) -> State:
    s = holding(*tiles, there=there, cocoa=1, **fields)
    return play(s, "move:palace.2 to:forest main")


@clause("X-3.14/2", "X-3.8/3", "X-3.7/2")
def test_computed_example_forest_with_three_workers() -> None:
    """The cell "2 W 1 O 2 cocoa": 4 wood, 2 obsidian and 2 cocoa."""
    s = play(at_forest("great_double_resources"), "use:great_double_resources")
    assert (player(s)["wood"], player(s)["obsidian"], player(s)["cocoa"]) == (4, 2, 2)


@clause("X-3.8/3", "X-3.7/2")
@pytest.mark.parametrize(("board", "good", "start"), [("quarry", "stone", "forest"), ("gold", "gold", "quarry")])
def test_points_and_temple_steps_are_not_doubled(board: str, good: str, start: str) -> None:
    s = holding("great_double_resources", there=f"{start}4 {board}5 {board}4", cocoa=1)
    play(s, f"move:{start}.4 to:{board} main use:great_double_resources")
    assert (player(s)[good], player(s)["obsidian"]) == (4, 4)
    assert player(s)["points"] == (3 if board == "quarry" else 0)
    if board == "gold":
        play(s, "temple:green")
        assert player(s)["temples"] == {"blue": 0, "red": 0, "green": 1}
        assert options(s)[0].startswith("power-up")


@clause("X-3.8/3")
def test_goods_from_technologies_are_not_doubled() -> None:
    s = play(at_forest("great_double_resources", technologies=["05", "07"]), "use:great_double_resources")
    assert (player(s)["wood"], player(s)["cocoa"], player(s)["points"]) == (4 + 1, 2 + 1, 1)


@clause("X-3.8/1", "X-3.8/2")
def test_it_is_used_once_and_does_not_stay_in_force() -> None:
    s = play(at_forest("great_double_resources"), "use:great_double_resources")
    assert player(s)["used_tiles"] == ["great_double_resources"]
    play(s, "power-up:forest.3 pass")
    assert "doubled" not in s.to_dict()["great_discoveries"]
    play(s, "move:palace.1 to:gold collect move:forest.4 to:quarry main")
    assert (player(s)["stone"], player(s)["obsidian"]) == (1, 2 + 1)


@clause("X-3.14/1")
def test_at_most_one_is_used_in_an_action() -> None:
    s = at_forest("great_double_resources", "great_double_resources", "vp_4")
    assert "use:great_double_resources" in options(s)
    play(s, "use:great_double_resources")
    assert s.to_dict()["great_discoveries"]["doubled"] is True
    assert options(s) == ["pass", "use:vp_4"]
    play(s, "pass")
    assert player(s)["wood"] == 4


@clause("X-3.13", "X-3.7/2")
@pytest.mark.parametrize("board", ["alchemy", "nobles", "decorations", "construction"])
def test_on_other_boards_it_is_of_no_use(board: str) -> None:
    start = RING[RING.index(board) - 1]
    s = holding("great_double_resources", there=f"{start}1 palace1 palace1", gold=3, wood=2, stone=2)
    play(s, f"move:{start}.1 to:{board} main")
    assert uses(s) == []


@clause("X-3.13")
def test_it_is_used_before_the_cell_is_taken_and_not_after() -> None:
    s = at_forest("great_double_resources")
    assert player(s)["wood"] == 0
    play(s, "pass")
    assert player(s)["wood"] == 2
    assert uses(s) == []


@clause("X-3.13")
def test_it_is_of_no_use_outside_a_main_action() -> None:
    s = holding("great_double_resources", there="palace2 gold1 gold1")
    assert uses(s) == []
    play(s, "move:palace.2 to:forest")
    assert uses(s) == []


@clause("X-3.14/1")
def test_a_doubled_cell_is_written_and_read_back() -> None:
    s = at_forest("great_double_resources", "vp_4")
    play(s, "use:great_double_resources")
    other = tonalli.from_dict("teotihuacan", s.to_dict())
    assert other.to_dict() == s.to_dict()
    play(other, "pass")
    assert player(other)["wood"] == 4
