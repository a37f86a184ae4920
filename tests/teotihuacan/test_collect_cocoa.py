"""Collect cocoa (T-6)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import options, play, player, side, table, workers

pytestmark = pytest.mark.pure


@clause("T-6.1")
def test_it_is_allowed_on_every_board() -> None:
    for board in ("forest", "quarry", "gold", "construction", "alchemy", "nobles", "decorations", "palace"):
        s = table(side("palace1 forest1 quarry1", discovery_tiles=["move_anywhere"]), side())
        play(s, f"use:move_anywhere move:palace.1 to:{board}")
        assert "collect" in options(s)


@clause("T-6.2/1", "T-6.2/2", "T-6.3", "T-6.4")
def test_rulebook_example_two_colours_and_a_locked_worker_give_three() -> None:
    s = table(
        side("palace1 gold1 gold2"),
        side("quarry!2 nobles1 nobles1"),
        side("quarry1 nobles1 nobles1"),
        side("quarry4 quarry2 nobles1"),
    )
    play(s, "move:palace.1 to:quarry collect")
    assert player(s)["cocoa"] == 3
    assert "quarry1" in workers(s)


@clause("T-6.2/1", "T-6.2/2")
def test_the_own_colour_counts_if_another_own_worker_is_there_but_the_arriving_one_does_not() -> None:
    s = table(side("palace1 quarry1 gold2"), side())
    play(s, "move:palace.1 to:quarry collect")
    assert player(s)["cocoa"] == 2


@clause("T-6.2/1", "T-21.6/1")
def test_each_neutral_colour_is_a_colour_of_its_own() -> None:
    s = table(side("palace1 gold1 gold2"), side(), neutral_workers={"yellow": ["quarry"], "red": ["quarry"]})
    play(s, "move:palace.1 to:quarry collect")
    assert player(s)["cocoa"] == 3


@clause("T-6.3")
def test_an_empty_board_gives_one_and_the_worker_stays_there_unlocked() -> None:
    s = table(side("palace2 gold1 gold2"), side(), discovery_tiles={"worship": {"forest": "resources_2"}})
    play(s, "move:palace.2 to:forest collect")
    assert player(s)["cocoa"] == 1
    assert workers(s) == ["forest2", "gold1", "gold2", "reserve3"]
    assert s.actor == 1


@clause("T-6.2/1", "T-6.3")
def test_several_workers_of_a_colour_count_once_and_all_four_colours_give_five() -> None:
    s = table(
        side("palace1 quarry1 quarry2"),
        side("quarry1 quarry2 quarry3"),
        neutral_workers={"yellow": ["quarry"], "red": ["quarry"]},
    )
    play(s, "move:palace.1 to:quarry collect")
    assert player(s)["cocoa"] == 5


@clause("T-6.2/2")
def test_own_locked_workers_do_not_count() -> None:
    s = table(side("palace1 quarry!1 gold2"), side("quarry1 nobles1 nobles1"))
    play(s, "move:palace.1 to:quarry collect")
    assert player(s)["cocoa"] == 2


@clause("T-6.2/1", "T-4.6/1")
def test_a_worker_unlocked_before_collecting_counts() -> None:
    s = table(side("palace1 quarry!1 gold2", cocoa=3), side())
    play(s, "move:palace.1 to:quarry buy-unlock collect")
    assert player(s)["cocoa"] == 2


@clause("T-6.3")
def test_collecting_gives_no_power_up_and_costs_nothing() -> None:
    s = table(side("palace1 quarry1 gold2", technologies=["05", "07"]), side("quarry1 nobles1 nobles1"))
    play(s, "move:palace.1 to:quarry collect")
    assert workers(s) == ["gold2", "quarry1", "quarry1", "reserve3"]
    assert (player(s)["cocoa"], player(s)["stone"], player(s)["points"]) == (3, 0, 0)
