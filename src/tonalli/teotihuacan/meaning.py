# interpreted
"""What a choice means to whoever makes it: the thing it is about, why it is not possible, how a game ended."""

from __future__ import annotations

from string import Formatter
from typing import Final

from tonalli.core.actions import ActionSpace
from tonalli.core.game import Ending, Reason
from tonalli.core.state import State as CoreState
from tonalli.core.step import CHANCE
from tonalli.teotihuacan.names import BOARDS, NONE, SPACES
from tonalli.teotihuacan.position.steps import STEPS
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.eclipse import LAST_ECLIPSE
from tonalli.teotihuacan.tiles import BOARD_OF_SPACE

THINGS: Final = {
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
}
"""By kind of action, the thing on the table it is about, with the action's arguments, who decides, the board reached
(``at``) and fields of the pending decision (``asked_``). Other actions are about nothing one can point at."""
CLAIMED: Final = {
    "claim-area-tile": "area:{asked_board}",
    "claim-beside": "beside:{asked_starting}",
    "avenue-claim": "heap:{asked_heap}:{discovery}",
    "major-step": "heap:{asked_heap}:{discovery}",
}
"""By kind of decision, where the discovery tile lies that is claimed."""


def describe(space: ActionSpace, state: CoreState, action: int) -> dict[str, object]:
    """Kind and named arguments, with the ``thing`` if there is one: its kind, a colon and what tells it apart."""
    assert isinstance(state, State)
    words = space.describe(action)
    thing = thing_of(state, words)
    return words if thing is None else {**words, "thing": thing}


def thing_of(s: State, words: dict[str, object]) -> str | None:
    """The thing a described action is about; None where the pending decision has none such."""
    asked = STEPS.write(s.top) if not s.over else {"step": ""}
    pattern = CLAIMED.get(asked["step"]) if words["kind"] == "claim" else THINGS.get(str(words["kind"]))
    if words["kind"] == "worship" and words["choice"] == "tile":
        return f"area:{BOARDS[BOARD_OF_SPACE[SPACES.index(str(words['space']))]]}"
    known = {**words, "seat": s.actor, **{f"asked_{name}": value for name, value in asked.items()}}
    if s.now.at != NONE:
        known["at"] = BOARDS[s.now.at]
    if pattern is None or any(name not in known for _, name, _, _ in Formatter().parse(pattern) if name):
        return None
    return pattern.format(**known)


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
