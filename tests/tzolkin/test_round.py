"""A round: turns, a Food Day, the calendar (Z-3)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from tabletop import deal, events, options, play
from tonalli import State
from tzolkin.facts import FACTS
from tzolkin.table import side, table

pytestmark = pytest.mark.pure

DAYS = FACTS["calendar"]["food_days"]
SIDES = [side(corn=20)] * 4


def last_turn(day: int, held: int, **fields: Any) -> State:
    """The last turn of a round has just been taken."""
    s = table(*SIDES, calendar={"day": day, "food_days": held}, active=3, **fields)
    return deal(play(s, "place:palenque pass"))


@clause("Z-3.1/2", "Z-3.1/3", "Z-12.1")
def test_turns_then_the_food_day_then_the_calendar() -> None:
    s = table(*SIDES, calendar={"day": 8, "starting_player": 2}, active=2)
    for seat in (2, 3, 0, 1):
        assert s.actor == seat
        play(s, "place:palenque pass")
    told = [event.kind for event in s.told if event.kind in ("turn", "food_day", "feed", "gear_corn", "day")]
    assert told == ["turn", "turn", "turn", "food_day", "feed", "feed", "feed", "feed", "gear_corn", "day", "turn"]
    assert s.actor == 2, "the marker stayed"


@clause("Z-3.1/1")
@pytest.mark.parametrize("first", range(4))
def test_each_player_takes_one_turn_clockwise_from_the_marker_holder(first: int) -> None:
    s = table(*SIDES, calendar={"day": 3, "starting_player": first}, active=first)
    actors = []
    while s.to_dict()["calendar"]["day"] == 3:
        actors.append(s.actor)
        play(s, "place:yaxchilan pass")
    assert actors == [(first + order) % 4 for order in range(4)]


@clause("Z-3.2")
def test_the_state_of_the_game() -> None:
    calendar = {"day": 16, "food_days": 2, "starting_player": 1, "corn": 0}
    s = table(
        side("palenque3 tikal6", corn=4, skull=2),
        side("chichen_itza10 uxmal0 start"),
        calendar=calendar,
        jungle={"3": {"corn": 4, "wood": 2}},
        skulls={"chichen_itza": [2, 7]},
        active=2,
    )
    data = s.to_dict()
    assert data["calendar"] == {**calendar, "age": 2, "starting_player_space": 1}
    assert data["gears"]["palenque"] == [None, None, None, 0, None, None, None, None, None, None]
    assert data["gears"]["chichen_itza"].index(1) == 10
    assert data["jungle"]["3"] == {"corn": 4, "wood": 2}
    assert data["skulls"] == {"bank": 9, "chichen_itza": [2, 7]}
    assert len(data["buildings"]) == 6
    assert sum(data["unseen"]["buildings"].values()) == 12
    assert tonalli.from_dict("tzolkin", data) == s
    assert table(calendar={"day": 4, "corn": 3}).to_dict()["calendar"]["corn"] == 3


@clause("Z-3.2")
def test_a_game_begins_on_day_1_in_age_1_without_food_days_or_corn_on_the_gear() -> None:
    calendar = tonalli.new("tzolkin", players=4, seed=1).state.to_dict()["calendar"]
    del calendar["starting_player"]
    assert calendar == {"day": 1, "food_days": 0, "age": 1, "corn": 0, "starting_player_space": None}


@clause("Z-3.3/1", "Z-3.3/2")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_food_day_is_held_at_the_end_of_the_first_round_on_its_day_or_later(number: int) -> None:
    scheduled = DAYS[number - 1]["scheduled_day"]
    assert scheduled == (8, 14, 21, 27)[number - 1]
    early = last_turn(scheduled - 1, number - 1)
    assert events(early, "food_day") == []
    for day in (scheduled, scheduled + 1):
        s = last_turn(day, number - 1)
        assert [event.number("number") for event in events(s, "food_day")] == [number]
        assert s.to_dict()["calendar"]["food_days"] == number
    if number < 4:
        assert events(last_turn(scheduled + 1, number), "food_day") == [], "it is held once"


@clause("Z-3.3/1")
def test_a_game_without_double_advances_holds_its_food_days_on_days_8_14_21_and_27() -> None:
    match = tonalli.new("tzolkin", players=2, seed=4)
    told = match.watch()
    dealer = tonalli.Dealer(4)
    while not match.over:
        words = [match.write(action) for action in match.legal() if match.write(action) != "days:2"]
        match.play(words[dealer.number(len(words))])
    day, held = 1, []
    for event in told:
        if event.kind == "day":
            day = event.number("day")
        elif event.kind == "food_day":
            held.append((event.number("number"), day))
    assert held == [(number, day["scheduled_day"]) for number, day in enumerate(DAYS, 1)]


@clause("Z-3.4")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_age_1_ends_with_food_day_2_and_age_2_with_food_day_4(number: int) -> None:
    s = last_turn(DAYS[number - 1]["scheduled_day"], number - 1)
    assert s.to_dict()["calendar"]["age"] == (1 if number == 1 else 2)
    assert DAYS[number - 1]["ends_age"] == (number in (2, 4))
    assert [event.number("age") for event in events(s, "age")] == ([2] if number == 2 else [])
    assert s.over == (number == 4)


@clause("Z-3.3/2", "Z-12.6/2")
def test_the_next_food_day_stays_scheduled_when_one_was_held_late() -> None:
    s = table(*SIDES, calendar={"day": 7}, active=3)
    play(s, "place:start pass days:2")
    assert (s.to_dict()["calendar"]["day"], events(s, "food_day")) == (9, [])
    for _ in range(4):
        play(s, next(word for word in options(s) if word.startswith("place:")))
        play(s, "pass")
    assert [event.number("number") for event in events(s, "food_day")] == [1]
    calendar = s.to_dict()["calendar"]
    assert (calendar["day"], calendar["food_days"]) == (10, 1)
    assert events(last_turn(13, 1), "food_day") == []
    assert [event.number("number") for event in events(last_turn(14, 1), "food_day")] == [2]
