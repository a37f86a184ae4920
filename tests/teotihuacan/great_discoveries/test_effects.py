"""What Great Discoveries do and when (X-3.7 to X-3.14, X-9.6, X-15.11, X-15.16)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.expansion_laws import GREAT
from teotihuacan.great_discoveries.in_hand import holding, uses
from teotihuacan.table import events, options, play, player, side, table, workers

pytestmark = pytest.mark.pure


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


@clause("T-8.26")
def test_tiles_may_be_used_between_two_of_three_power_ups() -> None:
    s = play(holding("great_power_up_3", "vp_4"), "use:great_power_up_3")
    assert uses(s) == [], "not before the first"
    play(s, "power-up:palace.1")
    assert uses(s) == ["use:vp_4"]
    play(s, "power-up:palace.2")
    assert uses(s) == ["use:vp_4"]


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


@clause("T-8.26", "X-3.10/2")
@pytest.mark.parametrize("first", ["green", "red"])
def test_a_tile_may_be_used_between_the_two_steps_whichever_comes_first(first: str) -> None:
    s = play(holding("great_temple_green", "vp_4"), "use:great_temple_green")
    assert uses(s) == []
    play(s, f"temple:{first}")
    assert uses(s) == ["use:vp_4"]
    play(s, "use:vp_4 temple:green" if first == "green" else "use:vp_4")
    assert player(s)["temples"]["green"] == (2 if first == "green" else 1)


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
