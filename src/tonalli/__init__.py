"""Tonalli: Teotihuacan and Tzolk'in as fast, exact, readable engines."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tonalli.core.actions import whole_number
from tonalli.core.dealer import Dealer, playout
from tonalli.core.errors import IllegalAction, OptionError, PositionError, RecordError, TonalliError
from tonalli.core.events import Event
from tonalli.core.game import GAMES, Game, game_named, register
from tonalli.core.match import Match, checked_seats, read_record, replay
from tonalli.core.record import Move, Record
from tonalli.core.state import State
from tonalli.core.step import CHANCE, NOBODY
from tonalli.teotihuacan.game import TEOTIHUACAN
from tonalli.tzolkin.game import TZOLKIN

if TYPE_CHECKING:
    from tonalli.arena.entrant import Maker
    from tonalli.arena.results import Results

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
    "Move",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "State",
    "TonalliError",
    "begin",
    "compete",
    "from_dict",
    "game_named",
    "load",
    "match_from",
    "new",
    "playout",
    "read",
]

register(TEOTIHUACAN)
register(TZOLKIN)


def checked_seed(seed: object) -> int:
    """The seed, or a fresh one for ``None``."""
    if seed is None:
        return secrets.randbits(62)
    number = whole_number(seed)
    if number is None:
        raise OptionError(f"seed={seed!r}: allowed is a whole number or None")
    return number


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


def begin(game: str, *, players: int, **options: Any) -> State:
    """The state before anything is revealed: chance is the first to decide."""
    chosen = game_named(game)
    return chosen.begin(chosen.check({"players": players, **options}))


def match_from(state: State, *, seed: int | None = None, seats: list[str] | None = None, watch: bool = False) -> Match:
    """Begin a match at any position, such as a puzzle; its record holds the position too."""
    if not isinstance(state, State):
        raise PositionError(f"a match begins from a state, not from {type(state).__name__}")
    match = Match(state.game, state.options, checked_seed(seed), checked_seats(seats, state.options), state)
    if watch:
        match.watch()
    match.deal()
    return match


def read(text: str) -> Record:
    """A record as it is written, its moves not yet played; ``load`` replays it."""
    return read_record(text)


def load(text: str | Record, seed: int | None = None, watch: bool = False) -> Match:
    """Replay a record into an equal match; ``seed`` deals what comes after it, ``watch`` keeps the events."""
    return replay(text, checked_seed(seed), watch)


def from_dict(game: str, data: dict[str, Any], *, trusted: bool = False) -> State:
    """The state of a position written as ``state.to_dict()`` gives it; ``trusted`` skips judging whether it can be."""
    chosen = game_named(game)
    if not isinstance(data, dict):
        raise PositionError(f"a position is a mapping, not {type(data).__name__}")
    return chosen.from_dict(data, trusted)


def compete(
    game: str,
    bots: Sequence[str] | Mapping[str, str | Maker],
    *,
    players: int = 2,
    games: int = 100,
    seed: int | None = None,
    processes: int = 1,
    resume: str | PathLike[str] | None = None,
    **options: Any,
) -> Results:
    """Let bots play against each other and rate them: every deal in every seating, at least so many games.

    The same arguments give the same results, whatever ``processes`` is. With ``resume`` every game is kept in that
    file, and those that are there already are not played again.
    """
    # Only here: whoever plays or searches needs neither processes nor ratings.
    from tonalli.arena import competing, contest, entrant, kept

    for name, value in (("games", games), ("processes", processes)):
        if (whole_number(value) or 0) < 1:
            raise OptionError(f"{name}={value!r}: allowed is a whole number from 1")
    file = None if resume is None else kept.Kept(Path(resume))
    if seed is None and file is not None:
        seed = file.seed
    entrants = entrant.entrants_of(bots)
    return competing.compete(
        contest.Contest(game, entrants, players, checked_seed(seed), options), games, processes, file
    )
