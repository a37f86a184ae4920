# interpreted
"""What one seat may know of a position (Z-14.13): everything but what others choose in secret."""

from __future__ import annotations

from typing import Any

from tonalli.core.state import State as CoreState
from tonalli.tzolkin.figures import FOOD_DAY_KINDS
from tonalli.tzolkin.moments import TurnStep
from tonalli.tzolkin.names import ACTIONS, CHICHEN_ITZA, FIRST_ACTION, GEARS, NONE
from tonalli.tzolkin.position.steps import STEPS
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.food_day import corn_due
from tonalli.tzolkin.tiles import FOOD_DAYS, LAST_FOOD_DAY, SKULL_ACTIONS


def view(state: CoreState, seat: int | None) -> dict[str, Any]:
    """Plain data for a seat, or for a spectator (None)."""
    assert isinstance(state, State)
    data = state.to_dict()
    del data["pending"]
    data["seat"] = seat
    data["actor"] = state.actor if state.actor >= 0 else None
    data["decision"] = STEPS.write(state.top) if state.actor >= 0 else None
    data["over"] = state.over
    data["winners"] = state.winners()
    data["next_spaces"] = {name: next_space(state, seat, gear) for gear, name in enumerate(GEARS)}
    data["closed_actions"] = [
        ACTIONS[FIRST_ACTION[CHICHEN_ITZA] + action] for action in range(SKULL_ACTIONS) if state.has_skull(action)
    ]
    data["calendar"].update(days(state))
    data["calendar"]["next_food_day"] = next_food_day(state)
    data["calendar"]["order"] = turn_order(state)
    data["being_built"] = being_built(state)
    is_due = data["calendar"]["next_food_day"] is not None
    for number, side in enumerate(data["players"]):
        side["corn_due"] = corn_due(state, number) if is_due else None
    if hides(state):
        hide_opening(state, data, seat)
    for part in state.parts:
        data[part.name].update(part.shown(state))
        part.hide(data, seat)
    return data


def days(state: State) -> dict[str, int]:
    """Z-13.1, Z-13.8: the day that is played, or was the last when the calendar has gone a day beyond it; how many
    there are, with the one on which a fourth Food Day that was jumped over is held.
    """
    today = int(state.day) - (1 if state.over else 0)
    return {"today": today, "days": max(int(FOOD_DAYS[LAST_FOOD_DAY - 1]), today)}


def next_food_day(state: State) -> dict[str, Any] | None:
    """Z-12.1, Z-12.6: which Food Day comes next and in how many days; one that was jumped over is due now."""
    held = state.food_days
    if state.over or held >= LAST_FOOD_DAY:
        return None
    day = int(FOOD_DAYS[held])
    return {"number": held + 1, "day": day, "in_days": max(day - state.day, 0), "kind": FOOD_DAY_KINDS[held]}


def turn_order(state: State) -> list[int]:
    """Z-3.1: the seats as they take their turns, from the holder of the marker."""
    players = state.rules.players
    return [(state.marker + number) % players for number in range(players)]


def being_built(state: State) -> str | None:
    """Z-10.2: the building or monument that is chosen and not paid yet: it lies on display till then."""
    for step in state.steps:
        chosen = STEPS.write(step)
        for group in ("building", "monument"):
            if chosen.get(group) is not None:
                return f"{group}:{chosen[group]}"
    return None


def next_space(state: State, seat: int | None, gear: int) -> int | None:
    """Z-5.2: the space a worker of the seat would get on a gear, for a spectator the lowest that is free."""
    space = state.lowest_free(gear) if seat is None else state.tribe(seat).space_on(state, seat, gear)
    return None if space == NONE else space


def hides(state: CoreState) -> bool:
    """Z-2.14: whether wealth tiles, and tribes with them, are being dealt and chosen in secret."""
    return isinstance(state, State) and state.opening is not None and state.opening.revealed == 0


def hide_opening(state: State, data: dict[str, Any], seat: int | None) -> None:
    """Z-2.14: of others one sees how many tiles were dealt to them; how many they keep and what their workers need
    would tell their tribe (Z-15.3).
    """
    opening = data["opening"]
    for other, dealt in enumerate(opening["dealt"]):
        if other != seat:
            opening["dealt"][other] = len(dealt)
            opening["kept"][other] = None
            data["players"][other]["corn_due"] = None
    if isinstance(state.top, TurnStep) and data["decision"] is not None and data["actor"] != seat:
        for field in state.top.secret:
            data["decision"][field] = None
