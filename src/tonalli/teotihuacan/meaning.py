# interpreted
"""What a choice means to whoever makes it: the thing it is about, why it is not possible, how a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tonalli.core.game import Ending, Reason
from tonalli.core.module import thing
from tonalli.core.state import State as CoreState
from tonalli.core.step import CHANCE
from tonalli.teotihuacan.names import BOARDS, SPACES
from tonalli.teotihuacan.position.steps import STEPS
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.eclipse import LAST_ECLIPSE
from tonalli.teotihuacan.tiles import BOARD_OF_SPACE

Words = dict[str, Any]


THINGS: Final[dict[str, str]] = {
    "collect": "floor:{at}",
    "main": "main:{at}",
    "worship": "space:{space}",
    "lock": "hand:{seat}:{power}",
    "raise": "hand:{seat}:{power}",
    "move": "worker:{seat}:{board}:{power}",
    "power-up": "worker:{seat}:{board}:{power}",
    "with": "worker:{seat}:{asked_board}:{power}",
    "to": "board:{board}",
    "start": "board:{board}",
    "reward": "temple:{asked_temple}",
    "temple": "temple:{temple}",
    "technology": "technology:{technology}",
    "row": "row:{row}",
    "tile": "pyramid:{tile}",
    "place": "place:{place}",
    "turn": "place:{asked_place}",
    "decoration": "decoration:{decoration}",
    "space": "decoration_space:{space}",
    "keep": "starting:{starting}",
    "use": "tile:{seat}:{discovery}",
    "claim board": "area:{asked_board}",
    "claim heap": "heap:{asked_heap}:{discovery}",
    "claim starting": "beside:{asked_starting}",
}
"""By kind of action: the thing on the table it is about; all others are about nothing one can point at.

``at`` is the board a worker has reached, ``asked_`` stands before fields of the pending step.
"""


def thing_of(s: State, action: Words, patterns: Mapping[str, str]) -> str | None:
    """The group of a thing, a colon and what tells it apart; None if there is none now."""
    if action["kind"] == "worship" and action["choice"] == "tile":
        return f"area:{BOARDS[BOARD_OF_SPACE[SPACES.index(action['space'])]]}"
    known = {**action, "seat": s.actor}
    for part in s.parts:
        known.update(part.words(s))
    if s.now.at >= 0:
        known["at"] = BOARDS[s.now.at]
    return thing(patterns, known, STEPS.write(s.top) if not s.over else {})


def describe(state: CoreState, words: Words, patterns: Mapping[str, str]) -> dict[str, object]:
    """Kind and named arguments, with the ``thing`` if there is one: its kind, a colon and what tells it apart."""
    assert isinstance(state, State)
    found = thing_of(state, words, patterns)
    return words if found is None else {**words, "thing": found}


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
    cause = "pyramid" if state.final == 1 and state.eclipses < LAST_ECLIPSE else "eclipse"
    word, clause = state.rules.tie_break(state)
    return Ending(cause, word, clause)
