"""Tiles and unlocking in the middle of things (T-8.8, T-8.10, T-8.26): what was pending sees what has changed."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from teotihuacan.table import options, play, player, side, table, workers

pytestmark = pytest.mark.pure

AREAS = {"palace": "mask_4", "forest": "mask_4", "decorations": "mask_4"}


@clause("T-8.10/1", "T-1.14")
def test_a_tile_with_all_it_sets_off_is_resolved_inside_another_effect() -> None:
    """Between two exchanges: Avenue step, claim, the claimed tile, a temple step, its claim, and back."""
    s = table(
        side("nobles2 gold1 gold1", cocoa=3, avenue=2, temples={"red": 4}, discovery_tiles=["avenue_step"]),
        side(),
        discovery_tiles={"worship": AREAS, "avenue_3": ["temple_red"], "red_5": ["vp_4", "resources_3"]},
    )
    play(s, "move:nobles.2 to:palace worship:palace2.ability exchange")
    play(s, "use:avenue_step claim:temple_red use:temple_red claim:vp_4 use:vp_4 exchange")
    assert (player(s)["cocoa"], player(s)["wood"], player(s)["stone"]) == (1, 1, 2)  # a wood went into the claim
    assert player(s)["points"] == 4
    assert s.to_dict()["discovery_tiles"]["red_5"] == ["resources_3"]


@clause("T-8.10/2", "T-9.8")
def test_a_temple_taken_to_its_top_in_between_is_no_choice_for_the_second_step() -> None:
    s = table(
        side("palace4 gold5 gold5", cocoa=1, temples={"red": 9, "blue": 11}, discovery_tiles=["temple_red"]), side()
    )
    play(s, "move:palace.4 to:gold main pass temple:red use:temple_red")
    assert player(s)["temples"]["red"] == 11
    assert options(s) == ["temple:green"]


@clause("T-8.26/2", "T-14.7")
def test_between_the_two_temples_of_a_decoration_a_tile_may_step_in() -> None:
    s = table(side("nobles1 gold1 gold1", gold=3, discovery_tiles=["temple_green"]), side("palace1 palace1 palace1"))
    play(s, "move:nobles.1 to:decorations main decoration:08 space:top_1")
    assert options(s) == ["temple:red", "temple:green"]
    play(s, "temple:red")
    assert player(s)["temples"] == {"blue": 0, "red": 1, "green": 0}
    assert options(s) == ["pass", "use:temple_green"]
    play(s, "use:temple_green")
    assert player(s)["temples"] == {"blue": 0, "red": 1, "green": 2}


@clause("T-8.10/2", "T-7.9")
def test_a_temple_taken_to_its_top_before_the_ability_makes_the_ability_idle() -> None:
    s = table(
        side("palace1 gold1 gold1", temples={"red": 10}, discovery_tiles=["temple_red"]),
        side(),
        discovery_tiles={"worship": AREAS},
    )
    play(s, "move:palace.1 to:forest worship:forest.ability use:temple_red")
    assert player(s)["points"] == 7
    assert s.actor == 1


@clause("T-8.10/2", "T-16.5")
def test_a_power_up_is_lost_when_a_tile_sends_the_only_worker_away_before_it() -> None:
    s = table(side("palace5 nobles1 nobles1", discovery_tiles=["power_up_2"]), side())
    play(s, "move:palace.5 to:forest main pass use:power_up_2 power-up:forest.5 ascend:vp power-up:nobles.1")
    assert s.actor == 1
    assert workers(s) == ["nobles1", "nobles2", "palace1", "reserve3"]


@clause("T-4.6/1", "T-16.2")
def test_a_worker_unlocked_before_the_power_ups_may_take_one() -> None:
    s = table(side("palace2 forest!4 nobles1", cocoa=3), side())
    play(s, "move:palace.2 to:forest main")
    assert options(s) == ["pass", "buy-unlock"]
    play(s, "pass")
    assert player(s)["wood"] == 1  # the locked worker did not count
    assert options(s) == ["power-up:forest.2", "buy-unlock"]
    play(s, "buy-unlock power-up:forest.4")
    assert workers(s) == ["forest2", "forest5", "nobles1", "reserve3"]


@clause("T-4.6/1", "T-14.1")
def test_a_worker_unlocked_before_the_decoration_makes_it_cheaper() -> None:
    s = table(side("nobles1 decorations!1 gold1", cocoa=3, gold=3), side("palace1 palace1 palace1"))
    play(s, "move:nobles.1 to:decorations main buy-unlock decoration:00 space:left_1")
    assert player(s)["gold"] == 1


@clause("T-8.10/2", "T-13.4")
def test_a_worker_that_ascends_before_the_row_is_chosen_no_longer_counts_for_it() -> None:
    s = table(
        side("gold1 nobles5 forest1", cocoa=1, wood=2, discovery_tiles=["power_up_2"]), side("palace1 palace1 palace1")
    )
    play(s, "move:gold.1 to:nobles main")
    assert options(s) == ["row:middle", "use:power_up_2"]
    play(s, "use:power_up_2 power-up:nobles.5 ascend:vp power-up:palace.1")
    assert options(s) == ["row:top"]


@clause("T-8.8/3", "T-7.4/3")
def test_tile_first_then_its_effect_then_the_ability() -> None:
    s = table(
        side("palace1 gold1 gold1", cocoa=1, temples={"red": 3}),
        side(),
        discovery_tiles={"worship": {"forest": "temple_red"}, "red_5": ["extra_worker"]},
    )
    play(s, "move:palace.1 to:forest worship:forest.both first:tile claim:temple_red use:temple_red")
    assert player(s)["points"] == 2
    assert options(s) == ["reward", "claim:extra_worker"]  # the ability went on to red 5
    play(s, "claim:extra_worker")
    assert s.actor == tonalli.CHANCE  # the new tile of the Forest comes last


@clause("T-7.25/1", "T-8.8/3")
def test_the_new_tile_is_turned_up_only_after_the_tiles_used_at_the_end_of_the_worship() -> None:
    s = table(side("palace1 gold1 gold1"), side(), discovery_tiles={"worship": {"forest": "resources_2"}})
    play(s, "move:palace.1 to:forest worship:forest.tile claim:resources_2")
    assert options(s) == ["pass", "use:resources_2"]
    play(s, "use:resources_2 take:wood take:wood")
    assert s.actor == tonalli.CHANCE


@clause("T-7.25/1")
def test_a_tile_claimed_but_not_used_before_the_reveal_may_be_used_at_the_end_of_the_turn() -> None:
    s = table(side("palace1 gold1 gold1"), side(), discovery_tiles={"worship": {"forest": "resources_2"}})
    play(s, "move:palace.1 to:forest worship:forest.tile claim:resources_2 pass ~discovery:mask_1")
    assert options(s) == ["pass", "use:resources_2"]


@clause("T-8.8/1", "T-17.7/2", "T-18.1/1")
def test_an_ascension_before_the_free_unlock_belongs_to_the_same_turn() -> None:
    s = table(side("palace5 forest!1 gold!1", discovery_tiles=["power_up_2"]), side(), calendar={"light": 9})
    play(s, "use:power_up_2 power-up:palace.5 ascend:cocoa power-up:palace.1")
    assert s.to_dict()["calendar"]["light"] == 10
    assert options(s) == ["unlock", "move:palace.2", "buy-unlock"]
    play(s, "unlock")
    assert s.actor == 1


@clause("T-8.8/3", "T-8.14/1", "T-7.12/1")
def test_in_a_worship_the_companion_may_be_raised_but_not_the_locked_worker() -> None:
    s = table(
        side("nobles2 nobles4 gold1", discovery_tiles=["move_two", "power_up_2"]),
        side(),
        royal_tiles=["A04", "B02", "C01"],
        discovery_tiles={"worship": AREAS},
    )
    play(s, "use:move_two move:nobles.2 with:4 to:palace worship:palace3.ability lock:2 use:power_up_2")
    assert options(s) == ["power-up:palace.4", "power-up:gold.1"]
    play(s, "power-up:palace.4 power-up:palace.5 ascend:vp")
    assert player(s)["cocoa"] == 3
    assert workers(s) == ["gold1", "palace1", "palace3!2", "reserve3"]


@clause("T-8.7", "T-8.8")
def test_with_no_tile_left_to_use_no_point_stops_the_turn() -> None:
    s = table(side("palace1 gold1 gold1"), side())
    play(s, "move:palace.1 to:forest main power-up:forest.1")
    assert s.actor == 1


@clause("T-8.6/2", "T-19.12")
def test_used_tiles_still_count_for_the_bonus_tile_that_counts_tiles() -> None:
    s = table(
        side(),
        side(
            "gold1 gold1 forest1",
            temples={"blue": 10},
            discovery_tiles=["mask_4", "extra_worker"],
            used_tiles=["vp_4", "vp_4"],
        ),
        active=1,
        calendar={"light": 8, "dark": 8, "eclipses": 2, "turns_left": 0},
        temple_bonus_tiles={"blue": "discovery", "red": "avenue", "green": "workers"},
    )
    play(s, "move:gold.1 to:construction collect wages:0")
    assert s.over
    assert player(s, 1)["points"] == 6  # the mask's point is lost for wages, then 2 for each of three tiles
