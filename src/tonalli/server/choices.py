"""The legal actions as a client needs them: what each is, what it would bring at once, whether it ends the turn."""

from __future__ import annotations

from typing import Any

from tonalli.core.events import Log
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
    if hidden:
        return data
    after, brings = tried(game, state, action)
    data["brings"] = brings
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


def tried(game: Game, state: State, action: int) -> tuple[State, list[dict[str, object]]]:
    """A copy after an action, and what follows at once, up to the next decision, reveal, or the end of the turn."""
    after = state.copy()
    log = Log()
    after.log = log
    after.play(action)
    brings: list[dict[str, object]] = []
    for event in log.events:
        if event.kind in game.beyond:
            break
        brings.append(event.to_dict())
    return after, brings
