"""Dark Eclipse (T-22.3 to T-22.6)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.table import events, options, play, player, side, table, workers
from tonalli import State

pytestmark = pytest.mark.pure

GAME = tonalli.GAMES["teotihuacan"]


def calendar(s: State) -> tuple[int, int, int]:
    """Light disc, dark disc, eclipses resolved."""
    data = s.to_dict()["calendar"]
    return (data["light"], data["dark"], data["eclipses"])


def almost_complete() -> dict[str, Any]:
    """A pyramid that lacks only its top tile."""
    places = [f"{level}{i}{j}" for level in (1, 2, 3) for i in range(5 - level) for j in range(5 - level)]
    return {
        "places": {place: {"tile": f"{tile:02}"} for tile, place in enumerate(places)},
        "display": ["29", "30", "31"],
    }


@clause("T-22.6", "T-22.3/1", "T-22.3/2")
def test_computed_example_the_second_players_ascension_brings_the_eclipse_after_this_turn() -> None:
    s = table(side(), side("palace5 quarry1 nobles1"), side(), side(), eclipse="dark", active=1, calendar={"light": 11})
    play(s, "move:palace.5 to:forest main power-up:forest.5")
    assert events(s, "eclipse") == []
    play(s, "ascend:vp")
    assert [event.number("number") for event in events(s, "eclipse")] == [1]
    assert s.actor == 2
    assert calendar(s) == (0, 11, 1)
    assert "palace1" in workers(s, 1)


@clause("T-22.3/1")
def test_the_turn_in_which_the_disc_arrives_is_finished_first() -> None:
    s = table(
        side("quarry1 nobles1 gold1"),
        side("palace5 forest5 forest4", cocoa=1, discovery_tiles=["vp_4"]),
        side(),
        eclipse="dark",
        active=1,
        calendar={"light": 10},
    )
    play(s, "move:palace.5 to:forest main pass power-up:forest.5 ascend:vp")
    assert calendar(s) == (11, 11, 0)
    play(s, "power-up:forest.5 ascend:vp")
    assert options(s) == ["pass", "use:vp_4"]
    assert events(s, "eclipse") == []
    play(s, "pass")
    assert len(events(s, "eclipse")) == 1


@clause("T-22.3/1", "T-4.8/2")
def test_the_last_players_turn_brings_the_eclipse_at_once_too() -> None:
    s = table(
        side(avenue=2),
        side("forest!1 nobles1 nobles1", avenue=1),
        eclipse="dark",
        active=1,
        calendar={"light": 9},
    )
    play(s, "unlock")
    assert [event.number("number") for event in events(s, "eclipse")] == [1]
    assert player(s, 0)["points"] == max(0, 2 * 5 - 9)
    assert player(s, 1)["points"] == 0
    assert calendar(s) == (0, 9, 1)


@clause("T-22.3/1")
def test_in_the_normal_game_the_same_turn_is_followed_by_a_full_round() -> None:
    s = table(side(), side("forest!1 nobles1 nobles1"), active=1, calendar={"light": 9})
    play(s, "unlock")
    assert events(s, "eclipse") == []
    assert s.actor == 0
    assert calendar(s) == (10, 10, 0)


@clause("T-22.3/1")
def test_without_the_disc_on_the_dark_one_no_eclipse_comes() -> None:
    s = table(side(), side("forest!1 nobles1 nobles1"), eclipse="dark", active=1, calendar={"light": 8})
    play(s, "unlock")
    assert events(s, "eclipse") == []
    assert calendar(s) == (9, 10, 0)


@clause("T-22.3/2", "T-3.1/4")
def test_the_last_player_stays_the_last_after_an_eclipse_in_the_middle_of_a_round() -> None:
    s = table(
        side("forest!1 nobles1 nobles1"),
        side("palace5 quarry1 nobles1"),
        side("gold!1 nobles1 nobles1"),
        side("quarry!1 nobles1 nobles1"),
        eclipse="dark",
        active=1,
        calendar={"light": 11},
    )
    play(s, "move:palace.5 to:forest main power-up:forest.5 ascend:vp")
    play(s, "unlock")
    assert calendar(s) == (0, 11, 1)
    play(s, "unlock")
    assert calendar(s) == (1, 11, 1)
    play(s, "unlock")
    assert s.actor == 1
    assert calendar(s) == (1, 11, 1)


@clause("T-22.4")
def test_the_third_eclipse_ends_the_game_in_the_middle_of_a_round() -> None:
    s = table(
        side(points=30),
        side("palace5 quarry1 nobles1", temples={"blue": 10}),
        side(points=20),
        side(points=10),
        eclipse="dark",
        active=1,
        calendar={"light": 9, "dark": 10, "eclipses": 2},
    )
    play(s, "move:palace.5 to:forest main power-up:forest.5 ascend:vp")
    assert s.over
    # 5 for the ascension, 1 Avenue step worth 5, 9 lost for wages, 15 for the bonus tile of the blue temple
    assert [side["points"] for side in s.to_dict()["players"]] == [21, 16, 11, 1]
    assert s.winners() == [0]


@clause("T-22.4")
def test_completing_the_pyramid_ends_the_game_right_after_that_turn() -> None:
    s = table(
        side("palace1 nobles1 gold1", stone=2, wood=3, discovery_tiles=["move_anywhere"]),
        side(),
        side(),
        eclipse="dark",
        pyramid=almost_complete(),
    )
    play(s, "use:move_anywhere move:palace.1 to:construction main tile:30 place:400 turn:0")
    assert not s.over
    play(s, "power-up:construction.1")
    assert s.over
    assert calendar(s) == (11, 11, 1)
    assert s.turn == 1


@clause("T-22.4")
def test_in_the_normal_game_the_completed_pyramid_leaves_this_round_and_one_more() -> None:
    s = table(
        side("palace1 nobles1 gold1", stone=2, wood=3, discovery_tiles=["move_anywhere"]),
        side(),
        side(),
        pyramid=almost_complete(),
    )
    play(s, "use:move_anywhere move:palace.1 to:construction main tile:30 place:400 turn:0")
    play(s, "power-up:construction.1")
    assert not s.over
    assert s.actor == 1
    assert s.to_dict()["calendar"]["turns_left"] == 2 + 3 - 1


def tied_end(eclipse: str, **third: Any) -> State:
    """The last eclipse of a game for three whose first player is seat 1; seats 0 and 1 score alike."""
    s = table(
        side("forest!1 nobles1 nobles1", points=20),
        side(points=20),
        side(**third),
        eclipse=eclipse,
        active=0,
        first_player=1,
        calendar={"light": 9, "turns_left": 0, "eclipses": 2},
    )
    return play(s, "unlock")


@clause("T-22.5", "T-20.2/3")
def test_the_last_tie_break_is_reversed() -> None:
    normal, dark = tied_end("standard"), tied_end("dark")
    assert normal.over
    assert dark.over
    assert [side["points"] for side in dark.to_dict()["players"]] == [11, 11, 0]
    assert normal.winners() == [1]
    assert dark.winners() == [0]


@clause("T-22.5", "T-20.2/1", "T-20.2/2")
def test_points_and_cocoa_come_before_the_reversed_tie_break() -> None:
    ahead = tied_end("dark", points=21)
    assert ahead.winners() == [2]
    s = table(
        side(points=11),
        side(points=11, cocoa=4),
        side("forest!1 nobles1 nobles1", points=11, cocoa=3),
        eclipse="dark",
        active=2,
        first_player=1,
        calendar={"light": 9, "turns_left": 0, "eclipses": 2},
    )
    play(s, "unlock wages:3 wages:3")
    assert [side["points"] for side in s.to_dict()["players"]] == [2, 11, 11]
    assert s.winners() == [1]
