"""Plans and decisions in words: what is said of a choice is said where choices are told."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from tonalli.analysis.plans import Plan
from tonalli.core.events import Event
from tonalli.core.state import State
from tonalli.telling.phrase import Figure, Phrase
from tonalli.telling.telling import Telling

SHOWN = ("action", "notation", "kind", "name", "words", "icon", "picture", "thing", "gains", "costs")
"""What is kept of a choice."""


def decisions_told(telling: Telling, decisions: Sequence[tuple[State, int]]) -> list[dict[str, Any]]:
    """Decisions one after the other; where there was only one thing to do nothing is said."""
    found = []
    for state, action in decisions:
        if state.choices.count > 1:
            choice = telling.choice(state, action)
            found.append({name: getattr(choice, name) for name in SHOWN})
    return found


def brought(telling: Telling, start: State, actions: Sequence[int]) -> tuple[list[Figure], list[Figure]]:
    """What decisions together bring and cost, up to the end of the turn or the first reveal."""
    state = start.copy()
    told: list[Event] = []
    seat = state.actor
    state.listen(told)
    for action in actions:
        while action not in state.choices and state.actor == seat and state.choices.count == 1:
            state.play(state.choices.ids[0])
        if action not in state.choices:
            break
        state.play(action)
    return telling.figures(list(takewhile(lambda event: event.kind not in telling.game.beyond, told)), seat, whole=True)


def way_told(telling: Telling, states: Sequence[State], actions: Sequence[int]) -> tuple[list[dict[str, Any]], Any]:
    """A way through what is left of a turn: its decisions, and what they bring and cost together."""
    gains, costs = brought(telling, states[0], actions)
    return decisions_told(telling, list(zip(states, actions, strict=True))), {"gains": gains, "costs": costs}


def why_told(before: float, after: float) -> Phrase:
    """What a decision did to the chance to win."""
    fair, left = round(100 * before), round(100 * after)
    return Phrase("review-why", before=fair, after=left) if left < fair else Phrase("review-why.same", after=left)


def plan_told(telling: Telling, plan: Plan) -> dict[str, Any]:
    """A plan with its figures: the lead it leads to, between what eight of ten games end, and what it gives up."""
    low, high = plan.outlook.band
    gains, costs = brought(telling, plan.states[0], plan.actions)
    return {
        "gains": gains,
        "costs": costs,
        "steps": decisions_told(telling, list(zip(plan.states, plan.actions, strict=True))),
        "lead": round(plan.outlook.lead, 1),
        "doubt": round(plan.doubt, 1),
        "low": round(low, 1),
        "high": round(high, 1),
        "chance": round(plan.outlook.chance, 3),
        "gives_up": round(plan.gives_up, 1),
        "gives_up_doubt": round(plan.gives_up_doubt, 1),
    }
