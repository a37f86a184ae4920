"""Ends of rounds for tests: seat 0 takes the last turn of a day; Food Days, calendar and final scoring follow."""

from __future__ import annotations

from typing import Any

from tonalli import State
from tzolkin.facts import BUILDINGS, FACTS
from tzolkin.table import deal, events, options, play, side, table

DAYS = [day["scheduled_day"] for day in FACTS["calendar"]["food_days"]]


def last_turn(*sides: dict[str, Any], day: int, held: int | None = None, **fields: Any) -> State:
    """Seat 0 is the last to take a turn on a day; Food Days of earlier days have been held, unless it is said."""
    number = sum(food_day < day for food_day in DAYS) if held is None else held
    calendar = {"day": day, "food_days": number, "starting_player": 1, **fields.pop("calendar", {})}
    fields.setdefault("buildings", unowned(sides, 1 if number < 2 else 2))
    return table(*sides, calendar=calendar, **fields)


def unowned(sides: tuple[dict[str, Any], ...], age: int) -> list[str]:
    """Six buildings of an age that nobody has."""
    owned = {name for one in sides for name in one.get("buildings", {})}
    return [name for name, tile in BUILDINGS.items() if tile["age"] == age and name not in owned][:6]


def finish(s: State, words: str = "place:palenque") -> State:
    """Seat 0 takes its turn and the round ends, chance included."""
    turn = s.turn
    play(s, words)
    while s.turn == turn and "pass" in options(s):
        play(s, "pass")
    return deal(s)


def after_food_day(number: int, *sides: dict[str, Any], **fields: Any) -> State:
    """The position after the Food Day of a number, held on its day."""
    return finish(last_turn(*sides, day=DAYS[number - 1], **fields))


def quiet_turn(s: State) -> None:
    """A turn that changes nothing but where a worker stands."""
    turn = s.turn
    seat = s.actor
    words = options(s)
    picks = [word for word in words if word.startswith("pick:")]
    play(s, picks[0] if picks else next(word for word in words if word.startswith("place:")))
    while s.turn == turn and s.actor == seat and "pass" in options(s):
        play(s, "pass")
    deal(s)


def quiet_round(s: State) -> State:
    """Everybody takes a quiet turn."""
    day = s.to_dict()["calendar"]["day"]
    while not s.over and s.to_dict()["calendar"]["day"] == day:
        quiet_turn(s)
    return s


def well_fed(workers: str = "", hand: int | None = None, **fields: Any) -> dict[str, Any]:
    """A side with plenty of corn."""
    return side(workers, hand, **{"corn": 40, **fields})


def scored(s: State, seat: int, why: str) -> float:
    """The points a clause has brought a player."""
    return sum(event.number("quarters") for event in events(s, "score") if event.seat == seat and event.why == why) / 4


def display(*names: str) -> list[str]:
    """Six face-up buildings with these among them, of one age."""
    age = BUILDINGS[names[0]]["age"]
    others = [name for name, tile in BUILDINGS.items() if tile["age"] == age and name not in names]
    return [*names, *others][:6]
