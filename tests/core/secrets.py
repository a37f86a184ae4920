"""A test kit for what is hidden: games while tiles are chosen in secret, and who can tell two positions apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import tonalli
from core.varieties import before_setup, walk
from tonalli import State
from tonalli.teotihuacan.names import STARTING
from tonalli.tzolkin.names import WEALTH

SECRETS = {"teotihuacan": set(STARTING), "tzolkin": set(WEALTH)}
"""The tiles that are dealt in secret."""


def opening(game: str, players: int, seed: int) -> Iterator[State]:
    """Every position while tiles are dealt and chosen in secret; the state is played on in place."""
    for state in walk(before_setup(game, players=players), seed):
        if tonalli.GAMES[game].hides(state):
            yield state
        elif state.turn > 0:
            return


def turned_up(data: dict[str, Any]) -> set[str]:
    """Tiles of the same kind that lie open."""
    return set(data["opening"].get("turned_up", ()))


def told_apart_by(game: str, one: State, other: State) -> list[int | None]:
    """To whom two positions look different, None for a spectator."""
    view = tonalli.GAMES[game].view
    seats = (None, *range(len(one.scores())))
    return [seat for seat in seats if view(one, seat) != view(other, seat)]
