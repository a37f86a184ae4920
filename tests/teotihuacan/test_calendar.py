"""The calendar and when an Eclipse is due (T-18)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.table import deal, events, options, play, player, side, table
from tonalli import State

pytestmark = pytest.mark.pure

NAMES = [f"{level}{i}{j}" for level in (1, 2, 3) for i in range(5 - level) for j in range(5 - level)]
NEARLY = {"places": {name: {"tile": f"{number:02}"} for number, name in enumerate(NAMES)}, "display": ["30"]}
"""A pyramid that lacks only its top."""


def calendar(s: State) -> tuple[int, int]:
    data = s.to_dict()["calendar"]
    return data["light"], data["dark"]


def collect(s: State) -> State:
    """A turn of whoever is active: the first worker moves as little as possible and collects cocoa."""
    play(s, options(s)[0])
    play(s, options(s)[0])
    return play(s, "collect")


def turns_until_eclipse(s: State) -> int:
    """Quick turns played until an Eclipse begins."""
    turns = 0
    while not events(s, "eclipse"):
        collect(s)
        turns += 1
    return turns


def ascender(**fields: Any) -> dict[str, Any]:
    return side("palace5 nobles1 nobles1", **fields)


ASCEND = "move:palace.5 to:forest main power-up:forest.5 ascend:vp"


@clause("T-18.1/1", "T-4.8/1")
def test_the_light_disc_moves_after_the_last_player_only() -> None:
    s = table(side(), side(), side())
    for light in (0, 0, 1, 1, 1, 2):
        collect(s)
        assert calendar(s) == (light, 11)


@clause("T-18.1/1", "T-3.1/3")
def test_the_last_player_is_the_one_before_the_first() -> None:
    s = table(side(), side(), side(), active=1, first_player=1)
    for light in (0, 0, 1):
        collect(s)
        assert calendar(s) == (light, 11)


@clause("T-18.1/1", "T-4.8/2")
def test_a_free_unlock_of_the_last_player_moves_the_disc_too() -> None:
    s = table(side(), side("forest!1 nobles1 nobles1"), active=1)
    play(s, "unlock")
    assert calendar(s) == (1, 10)


@clause("T-18.1/1", "T-17.5")
def test_the_light_disc_moves_for_an_ascension_of_anybody() -> None:
    s = table(ascender(), side(), calendar={"light": 4})
    play(s, ASCEND)
    assert calendar(s) == (5, 10)


@clause("T-18.1/1", "T-17.5")
def test_an_ascension_of_the_last_player_moves_the_disc_twice() -> None:
    s = table(side(), ascender(), active=1)
    play(s, ASCEND)
    assert calendar(s) == (2, 10)


@clause("T-18.1/2")
def test_the_disc_stops_on_the_dark_disc() -> None:
    s = table(side(), side("palace5 forest5 forest4", cocoa=1), active=1, calendar={"light": 8, "dark": 10})
    play(s, "move:palace.5 to:forest main power-up:forest.5 ascend:vp power-up:forest.5 ascend:vp")
    assert calendar(s) == (10, 10)


@clause("T-18.2/1", "T-18.2/2", "T-18.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_reached_at_the_end_of_a_round_one_more_round_is_played(players: int) -> None:
    dark = 8 + players
    s = table(*[side() for seat in range(players)], active=players - 1, calendar={"light": dark - 1, "dark": dark})
    collect(s)
    assert calendar(s) == (dark, dark)
    assert events(s, "eclipse") == []
    assert s.actor == 0
    assert turns_until_eclipse(s) == players


@clause("T-18.3")
def test_reached_by_an_ascension_of_the_last_player_one_more_round_is_played() -> None:
    s = table(side(), ascender(), active=1, calendar={"light": 9, "dark": 10})
    play(s, ASCEND)
    assert turns_until_eclipse(s) == 2


@clause("T-18.4")
@pytest.mark.parametrize(("seat", "turns"), [(0, 5), (1, 4), (2, 3)])
def test_reached_in_another_turn_the_round_is_finished_and_one_more_is_played(seat: int, turns: int) -> None:
    sides = [side(), side(), side()]
    sides[seat] = ascender()
    s = table(*sides, active=seat, calendar={"light": 10, "dark": 11})
    play(s, ASCEND)
    assert turns_until_eclipse(s) == turns


@clause("T-18.4", "T-4.1/2", "T-3.1/3")
def test_rounds_are_counted_from_the_first_player() -> None:
    s = table(side(), ascender(), side(), active=1, first_player=2, calendar={"light": 10, "dark": 11})
    play(s, ASCEND)  # the last player's turn
    assert turns_until_eclipse(s) == 3


@clause("T-18.5")
def test_while_an_eclipse_is_due_nothing_moves_the_disc_or_delays_it() -> None:
    s = table(ascender(), side(), active=1, calendar={"light": 9, "dark": 10})
    collect(s)
    play(s, ASCEND)
    assert calendar(s) == (10, 10)
    assert len(events(s, "eclipse_triggered")) == 1
    assert turns_until_eclipse(s) == 1


@clause("T-18.6", "T-19.9")
@pytest.mark.parametrize(("players", "dark"), [(2, (10, 9, 8)), (3, (11, 10, 9)), (4, (12, 11, 10))])
def test_the_dark_disc_comes_nearer_with_each_eclipse(players: int, dark: tuple[int, ...]) -> None:
    s = table(*[side() for seat in range(players)])
    for number in range(3):
        assert calendar(s) == (0, dark[number])
        turns = 0
        while len(events(s, "eclipse")) == number:
            collect(s)
            turns += 1
        assert turns == (dark[number] + 1) * players
        while "wages:0" in options(s):
            play(s, "wages:0")
        deal(s)
    assert s.over


@clause("T-18.7", "T-15.9/1", "T-15.9/2", "T-18.4")
@pytest.mark.parametrize(("seat", "turns"), [(0, 5), (1, 4), (2, 3)])
def test_completing_the_pyramid_triggers_the_final_eclipse_with_the_usual_timing(seat: int, turns: int) -> None:
    sides = [side(), side(), side()]
    sides[seat] = side("gold1 palace1 palace1", stone=2, wood=3)
    s = table(*sides, active=seat, pyramid=NEARLY, calendar={"light": 2})
    play(s, "move:gold.1 to:construction main tile:30 place:400 turn:0 power-up:construction.1")
    deal(s)
    assert calendar(s) == (11, 11)
    assert turns_until_eclipse(s) == turns
    while not s.over:
        play(s, "wages:0")
    assert s.to_dict()["calendar"]["eclipses"] == 1


@clause("T-18.8")
def test_an_eclipse_already_triggered_becomes_the_final_one_at_its_time() -> None:
    s = table(
        side("gold1 palace1 palace1", stone=2, wood=3),
        side(),
        pyramid=NEARLY,
        calendar={"light": 10, "dark": 10, "turns_left": 1},
    )
    play(s, "move:gold.1 to:construction main tile:30 place:400 turn:0 power-up:construction.1")
    deal(s)
    assert turns_until_eclipse(s) == 1
    while not s.over:
        play(s, "wages:0")
    assert s.to_dict()["calendar"]["eclipses"] == 1


@clause("T-18.9")
def test_rulebook_example_seven_turns_including_the_triggering_one() -> None:
    s = table(side(), ascender(), side(), side(), active=1, calendar={"light": 11, "dark": 12})
    play(s, ASCEND)
    assert calendar(s) == (12, 12)
    assert s.actor == 2
    assert 1 + turns_until_eclipse(s) == 7
    assert player(s, 1)["avenue"] == 1


@clause("T-18.10")
def test_computed_example_the_first_eclipse_follows_round_eleven() -> None:
    s = table(side(), side())
    for turn in range(20):
        assert calendar(s)[0] == turn // 2
        collect(s)
    assert calendar(s) == (10, 10)
    assert turns_until_eclipse(s) == 2
