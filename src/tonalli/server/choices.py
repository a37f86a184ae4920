"""The legal actions as a client needs them: what each is, what it would bring at once, whether it ends the turn."""

from __future__ import annotations

from typing import Any

from tonalli.core.game import Game
from tonalli.core.match import Match
from tonalli.core.state import State
from tonalli.core.step import CHANCE


def choices(match: Match) -> list[dict[str, Any]]:
    """Every legal action with its description and what it brings."""
    return choices_in(match.game, match.state)


def choices_in(game: Game, state: State) -> list[dict[str, Any]]:
    hidden = game.hides(state)
    return [choice(game, state, action, hidden) for action in state.legal()]


def choice(game: Game, state: State, action: int, hidden: bool) -> dict[str, Any]:
    described = game.space.describe(action)
    data: dict[str, Any] = {"action": action, "notation": game.space.write(action), **described}
    after, events = game.tried(state, action)
    if hidden:
        # Whose turn it is to choose is no secret; what the others chose is.
        data["ends_turn"] = after.actor != state.actor
        return data
    data["brings"] = [event.to_dict() for event in events]
    data["reveals"] = after.actor == CHANCE
    data["ends_turn"] = ends_turn(state, after)
    if described["kind"] in game.foreseen and after.actor == state.actor and not data["ends_turn"]:
        data["then"] = choices_in(game, after)
    return data


def ends_turn(before: State, after: State) -> bool:
    """Whether nothing is left to decide in this turn, whatever is revealed on the way"""
    last = after.copy() if after.actor == CHANCE else after
    while not last.over and last.turn == before.turn and last.sealed == before.sealed:
        if last.actor != CHANCE:
            return False
        last.carry_out(last.choices.ids[0])
    return True
