# interpreted
"""What one seat may know of a position (Z-14.13): everything but wealth tiles dealt to others."""

from __future__ import annotations

from typing import Any

from tonalli.core.state import State as CoreState
from tonalli.tzolkin.position.steps import STEPS
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.food_day import corn_due


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
    for number, side in enumerate(data["players"]):
        side["corn_due"] = corn_due(state, number)
    if hides(state):
        hide_opening(data, seat)
    return data


def hides(state: CoreState) -> bool:
    """Z-2.14: whether wealth tiles are being dealt and chosen in secret."""
    return isinstance(state, State) and state.opening is not None and state.opening.revealed == 0


def hide_opening(data: dict[str, Any], seat: int | None) -> None:
    """Z-2.14: tiles dealt to others and what they kept stay hidden until all have chosen."""
    opening = data["opening"]
    for other, dealt in enumerate(opening["dealt"]):
        if other != seat:
            opening["dealt"][other] = len(dealt)
            opening["kept"][other] = len(opening["kept"][other])
