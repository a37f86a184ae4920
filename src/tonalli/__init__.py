"""Tonalli: Teotihuacan and Tzolk'in as fast, exact, readable engines."""

from __future__ import annotations

import secrets
from typing import Any

from tonalli.core.dealer import Dealer, playout
from tonalli.core.errors import IllegalAction, OptionError, PositionError, RecordError, TonalliError
from tonalli.core.events import Event
from tonalli.core.game import Game
from tonalli.core.match import Match, checked_seats, replay
from tonalli.core.record import Record, parse
from tonalli.core.state import State
from tonalli.core.step import CHANCE, NOBODY
from tonalli.teotihuacan.game import TEOTIHUACAN
from tonalli.tzolkin.game import TZOLKIN

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "GAMES",
    "NOBODY",
    "Dealer",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "State",
    "TonalliError",
    "from_dict",
    "load",
    "new",
    "playout",
]

GAMES: dict[str, Game] = {TEOTIHUACAN.name: TEOTIHUACAN, TZOLKIN.name: TZOLKIN}


def game_named(name: object) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in GAMES:
        raise OptionError(f"game={name!r}: allowed is {', '.join(GAMES)}")
    return GAMES[name]


def checked_seed(seed: object) -> int:
    """The seed, or a fresh one for ``None``."""
    if seed is None:
        return secrets.randbits(62)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise OptionError(f"seed={seed!r}: allowed is a whole number or None")
    return seed


def new(
    game: str,
    *,
    players: int,
    seed: int | None = None,
    seats: list[str] | None = None,
    watch: bool = False,
    **options: Any,
) -> Match:
    """Begin a match: setup is dealt as far as it goes without a decision.

    The same arguments give the same match on every platform and build. ``watch`` keeps the events, those of setup too.
    """
    chosen = game_named(game)
    checked = chosen.check({"players": players, **options})
    match = Match(chosen, checked, checked_seed(seed), checked_seats(seats, checked))
    if watch:
        match.watch()
    match.deal()
    return match


def load(text: str, seed: int | None = None, watch: bool = False) -> Match:
    """Replay a record into an equal match; ``seed`` deals what comes after it, ``watch`` keeps the events."""
    if not isinstance(text, str):
        raise RecordError(f"a record is text, not {type(text).__name__}")
    parsed = parse(text)
    name = parsed.headers["game"]
    if name not in GAMES:
        raise RecordError(f"the record is of the game {name!r}; known are {', '.join(GAMES)}")
    return replay(GAMES[name], parsed, checked_seed(seed), watch)


def from_dict(game: str, data: dict[str, Any], *, trusted: bool = False) -> State:
    """The state of a position written as ``state.to_dict()`` gives it; ``trusted`` skips judging whether it can be."""
    chosen = game_named(game)
    if not isinstance(data, dict):
        raise PositionError(f"a position is a mapping, not {type(data).__name__}")
    return chosen.from_dict(data, trusted)
