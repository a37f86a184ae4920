# interpreted
"""What a choice means to whoever makes it: the thing it is about, why it is not possible, how a game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tonalli.core.actions import ActionSpace
from tonalli.core.game import Ending, Reason
from tonalli.core.state import State as CoreState
from tonalli.core.step import CHANCE
from tonalli.teotihuacan.names import BOARDS
from tonalli.teotihuacan.position.steps import STEPS
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.eclipse import LAST_ECLIPSE

Words = dict[str, Any]


def at(s: State) -> str | None:
    """The board a worker has reached."""
    return f"board:{BOARDS[s.now.at]}" if s.now.at >= 0 else None


def claimed(action: Words, asked: Words) -> str:
    """Where the tile lies: beside a worship space, on a step, or beside a starting tile."""
    if "heap" in asked:
        return f"discovery:{asked['heap']}.{action['discovery']}"
    return f"discovery:{asked.get('board') or asked.get('starting') or action['discovery']}"


THINGS: Final[dict[str, Callable[[State, Words, Words], str | None]]] = {
    "collect": lambda s, action, asked: at(s),
    "main": lambda s, action, asked: at(s),
    "worship": lambda s, action, asked: f"space:{action['space']}",
    "lock": lambda s, action, asked: f"hand:{action['power']}",
    "raise": lambda s, action, asked: f"hand:{action['power']}",
    "move": lambda s, action, asked: f"worker:{action['board']}.{action['power']}",
    "power-up": lambda s, action, asked: f"worker:{action['board']}.{action['power']}",
    "with": lambda s, action, asked: f"worker:{asked.get('board')}.{action['power']}",
    "to": lambda s, action, asked: f"board:{action['board']}",
    "start": lambda s, action, asked: f"board:{action['board']}",
    "claim": lambda s, action, asked: claimed(action, asked),
    "reward": lambda s, action, asked: f"temple:{asked.get('temple')}",
    "temple": lambda s, action, asked: f"temple:{action['temple']}",
    "technology": lambda s, action, asked: f"technology:{action['technology']}",
    "row": lambda s, action, asked: f"row:{action['row']}",
    "tile": lambda s, action, asked: f"pyramid:{action['tile']}",
    "place": lambda s, action, asked: f"place:{action['place']}",
    "turn": lambda s, action, asked: f"place:{asked.get('place')}",
    "decoration": lambda s, action, asked: f"decoration:{action['decoration']}",
    "space": lambda s, action, asked: f"decoration-space:{action['space']}",
    "keep": lambda s, action, asked: f"starting:{action['starting']}",
    "use": lambda s, action, asked: f"tile:{action['discovery']}",
}
"""By kind of action: the thing on the table it is about; all others are about nothing one can point at."""


def describe(space: ActionSpace, state: CoreState, action: int) -> dict[str, object]:
    """Kind and named arguments, with the ``thing`` if there is one: its kind, a colon and what tells it apart."""
    assert isinstance(state, State)
    words = space.describe(action)
    find = THINGS.get(str(words["kind"]))
    thing = find(state, words, STEPS.write(state.top) if not state.over else {}) if find is not None else None
    return words if thing is None else {**words, "thing": thing}


def why_not(state: CoreState, action: int) -> Reason | None:
    """The reason that the pending decision gives, or an offer beside it; else that it is about something different."""
    assert isinstance(state, State)
    if action in state.legal():
        return None
    if state.over:
        return Reason("over", "T-20.1")
    if state.actor == CHANCE:
        return Reason("chance", "T-1.13")
    step = state.top
    reason = step.why_not(state, action)
    if reason is not None:
        return reason
    for offer in state.rules.offers:
        reason = offer.why_not(state, step.player, step.moment(state), action)
        if reason is not None:
            return reason
    return Reason("other-decision", "T-1.14", {"decision": step.kind})


def ending(state: CoreState) -> Ending:
    """T-18.7, T-20.1, T-20.2: the completed pyramid or the third eclipse, and what decided among the first."""
    assert isinstance(state, State)
    assert state.over
    cause = "pyramid" if state.final == 1 and state.eclipses < LAST_ECLIPSE else "eclipse"
    word, clause = state.rules.tie_break(state)
    return Ending(cause, word, clause)
