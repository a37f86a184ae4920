# interpreted
"""What one seat may know of a position (T-1.13): everything but starting tiles dealt to others."""

from __future__ import annotations

from typing import Any

from tonalli.core.state import State as CoreState
from tonalli.teotihuacan.names import BOARDS, COLOURS, NONE, TILES
from tonalli.teotihuacan.position.steps import STEPS
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.tiles import BUILDINGS, BUILDINGS_ROW


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
    data["avenue_value"] = BUILDINGS_ROW[BUILDINGS - state.buildings]
    data["main_action_cocoa"] = {name: main_action_cocoa(state, number) for number, name in enumerate(BOARDS)}
    for number, side in enumerate(data["players"]):
        side["order"] = state.order(number) + 1
        side["colour"] = COLOURS[state.order(number)]
        wages = state.rules.seats[number].wages(state, number)
        side["wages"] = None if wages == NONE else wages
    for part in state.parts:
        data[part.name].update(part.shown(state))
        part.hide(data, seat)
    if hides(state):
        hide_opening(state, data, seat)
    return data


def main_action_cocoa(state: State, board: int) -> int | None:
    """T-10.2: what a main action on a board costs now, before technologies and tiles; None without one (T-10.8)."""
    return state.colours_on(board) if state.rules.boards[board].has_main_action() else None


def hides(state: CoreState) -> bool:
    """T-1.13: whether starting tiles are being dealt and chosen in secret; in a draft they lie open (T-22.1)."""
    if not isinstance(state, State) or state.opening is None or state.rules.setup == "draft":
        return False
    return state.opening.revealed == 0


def hide_opening(state: State, data: dict[str, Any], seat: int | None) -> None:
    """T-1.13, T-1.18: tiles dealt to others and what they kept stay hidden until all have chosen."""
    opening = data["opening"]
    seen = set(opening["laid_out"])
    for other, dealt in enumerate(opening["dealt"]):
        if other == seat:
            seen.update(dealt)
        elif dealt:
            opening["dealt"][other] = len(dealt)
            opening["kept"][other] = len(opening["kept"][other])
    for starting, discovery in list(opening["beside"].items()):
        if starting not in seen:
            del opening["beside"][starting]
            unseen = state.rules.stacks[stack_of(state, discovery)].written(data)
            counts = {**unseen, discovery: unseen.get(discovery, 0) + 1}
            unseen.clear()
            unseen.update({name: counts[name] for name in TILES if name in counts})


def stack_of(state: State, tile: str) -> int:
    """The stack a tile comes from."""
    return state.rules.discoveries[TILES.index(tile)].stack
