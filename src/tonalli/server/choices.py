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
    return [choice(match, action) for action in match.legal()]


def choice(match: Match, action: int) -> dict[str, Any]:
    game = match.game
    data: dict[str, Any] = {"action": action, "notation": game.space.write(action), **game.space.describe(action)}
    if not game.hides(match.state):
        data.update(outcome(game, match.state, action))
    return data


def outcome(game: Game, state: State, action: int) -> dict[str, Any]:
    """What follows at once, up to the next decision, reveal, or the end of the turn."""
    after = state.copy()
    log = Log()
    after.log = log
    after.play(action)
    brings: list[dict[str, object]] = []
    for event in log.events:
        if event.kind in game.beyond:
            break
        brings.append(event.to_dict())
    ends = after.over or after.turn != state.turn or after.sealed != state.sealed
    return {"brings": brings, "ends_turn": ends, "reveals": after.actor == CHANCE}
