"""What a choice sets off by itself: tried on a copy from which everything that waits below it is taken away."""

from __future__ import annotations

from typing import Any

from tonalli.core.events import Event
from tonalli.core.state import NOTHING
from tonalli.core.step import Step
from tonalli.tzolkin.notation import LATER
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.build import ApplyArchitecture, push_effects

ANY_STEP = Step[Any]


class Outcome:
    """The table after a choice, what happened, and the decisions that the choice leaves open.

    Such decisions are left out; what comes behind them is carried out, so that everything a tile brings is told
    even if one of its effects needs a decision.
    """

    def __init__(self, state: State) -> None:
        self.state = state.copy()
        self.events: list[Event] = []
        self.left: list[tuple[int, ANY_STEP]] = []
        """Each with the number of events before it."""
        self.state.listen(self.events)

    def unfold(self, bottom: ANY_STEP) -> None:
        """Carry out what was set off, down to the step that was pending before."""
        while True:
            self.state.settle()
            step = self.state.top
            if step is NOTHING or step is bottom:
                return
            self.state.top = step.below
            if isinstance(step, ApplyArchitecture):
                # Z-8.10: what Architecture brings belongs to the choice when it applies.
                step.take(self.state, LATER)
            else:
                self.left.append((len(self.events), step))


def outcome(state: State, action: int) -> Outcome:
    """What an action brings and pays, without what steps below it bring once it is done."""
    found = Outcome(state)
    step = found.state.top
    if found.state.interject(action):
        found.unfold(step)
        return found
    found.state.top = NOTHING
    step.take(found.state, action)
    found.unfold(NOTHING)
    return found


def of_tile(state: State, seat: int, tile: int) -> Outcome:
    """What the effects of a tile bring a seat."""
    found = Outcome(state)
    found.state.top = NOTHING
    push_effects(found.state, seat, tile)
    found.unfold(NOTHING)
    return found


def of_action(state: State, seat: int, number: int) -> Outcome:
    """What an action beside a gear brings a seat, without the fee for stepping back."""
    found = Outcome(state)
    found.state.top = NOTHING
    found.state.rules.actions[number].act(found.state, seat)
    found.unfold(NOTHING)
    return found
