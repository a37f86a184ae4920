# interpreted
"""The rows of a batch that this process plays, as arrays: what every row sees, may do, and got."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from tonalli.bots.bot import Bot
from tonalli.bots.registry import Guest, bot_named, guest
from tonalli.core.actions import whole_number
from tonalli.core.dealer import MASK, mix
from tonalli.core.errors import OptionError
from tonalli.core.game import Game, game_named
from tonalli.core.state import State
from tonalli.rl.games import Games, key_of_row
from tonalli.rl.memory import Field, Layout, Place, array_of


class Chooser(Protocol):
    """A bot of somebody's own."""

    def choose(self, state: State) -> int: ...


Opponent = str | Bot | Chooser | type[Bot] | type[Chooser]
Opponents = Opponent | Sequence[Opponent | None] | None
Rewards = Callable[[State], list[float]]


def win(state: State) -> list[float]:
    """1 for whoever won, shared among several, 0 for all others."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(state.scores()))]


def rank(state: State) -> list[float]:
    """1 for the first, 0 for the last, evenly between; equal scores share ranks, a tie-break decides the first."""
    scores, winners = state.scores(), state.winners()
    keys = [(seat in winners, score) for seat, score in enumerate(scores)]
    beaten = [sum(key > other for other in keys) + (sum(key == other for other in keys) - 1) / 2 for key in keys]
    return [each / max(len(keys) - 1, 1) for each in beaten]


def margin(state: State) -> list[float]:
    """Points ahead of the best of the others."""
    scores = state.scores()
    return [float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)]


def score(state: State) -> list[float]:
    """Points."""
    return [float(each) for each in state.scores()]


REWARDS: Final[dict[str, Rewards]] = {"win": win, "rank": rank, "margin": margin, "score": score}


def reward_named(name: object) -> Rewards:
    """What a finished game gives each seat."""
    if not isinstance(name, str) or name not in REWARDS:
        raise OptionError(f"reward={name!r}: allowed is {', '.join(REWARDS)}")
    return REWARDS[name]


def checked(value: object, name: str, lowest: int, highest: int | None = None) -> int:
    number = whole_number(value)
    if number is None or number < lowest or (highest is not None and number > highest):
        limits = f"from {lowest}" if highest is None else f"from {lowest} to {highest}"
        raise OptionError(f"{name}={value!r}: allowed is a whole number {limits}")
    return number


def seated(opponents: Opponents, seats: int) -> list[Opponent | None]:
    """Who plays which of the seats that decide: without opponents learners play all, else seat 0 and wherever None
    stands.

    Given for every seat, seat 0 too is played as given.
    """
    if opponents is None:
        return [None] * seats
    if seats == 1 and opponents not in ([], (), [None], (None,)):
        raise OptionError("opponents: alone at the table there is nobody to play against")
    given: list[Any] = list(opponents) if isinstance(opponents, (list, tuple)) else [opponents] * (seats - 1)
    if len(given) == seats - 1:
        given = [None, *given]
    if len(given) != seats or None not in given:
        raise OptionError(
            f"opponents: {seats - 1} of them are needed, one for each seat from 1, or {seats} with None where somebody"
            " learns"
        )
    return given


def bots_of_row(given: list[Opponent | None], seats: int, seed: int, row: int) -> list[Bot | None]:
    """The bots of one row by seat, of which it has its own wherever they are made for it."""
    key = key_of_row(seed, row)
    bots = [None if each is None else bot_of(each, mix((key + seat) & MASK)) for seat, each in enumerate(given)]
    # A solo opponent of the rules has scores, but nothing to decide.
    return bots + [None] * (seats - len(bots))


def bot_of(given: Opponent, seed: int) -> Bot:
    """A bot by its name or its class, made with a seed, or one that was made already; it needs a method ``choose``."""
    if isinstance(given, str):
        return bot_named(given, seed)
    if isinstance(given, type):
        return guest(given.__name__, given, seed)
    if isinstance(given, Bot):
        return given
    if not callable(getattr(given, "choose", None)):
        raise OptionError(f"opponents: {given!r} has no method choose(state)")
    return Guest(type(given).__name__, given)


class Settings:
    """What rows are played with, checked: a game, its options, who plays which seat, and what an end is worth."""

    def __init__(
        self,
        game: str | Game,
        options: dict[str, Any],
        *,
        reward: str = "win",
        opponents: Opponents = None,
        skip_forced: bool = False,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_named(game)
        self.options = self.game.check(options)
        self.rewards = reward_named(reward)
        self.seated = seated(opponents, self.options["players"])
        if not isinstance(skip_forced, (bool, np.bool_)):
            raise OptionError(f"skip_forced={skip_forced!r}: allowed is True, False")
        self.skip_forced = bool(skip_forced)

    def bots(self, seats: int, seed: int, rows: range) -> list[Bot | None]:
        """Those of every row by seat; none if all seats learn."""
        if all(each is None for each in self.seated):
            return []
        return [bot for row in rows for bot in bots_of_row(self.seated, seats, seed, row)]


FIELDS: Final = ("observation", "mask", "actor", "done", "reward", "scores")


class Arrays:
    """What there is of every row: what its actor sees and may do, and at an end what each seat got and scored."""

    observation: NDArray[np.uint8]
    mask: NDArray[np.bool_]
    actor: NDArray[np.int64]
    done: NDArray[np.bool_]
    reward: NDArray[np.float32]
    scores: NDArray[np.float32]

    def take(self, arrays: dict[str, NDArray[Any]]) -> None:
        """Have these arrays."""
        self.observation, self.mask = arrays["observation"], arrays["mask"]
        self.actor, self.done = arrays["actor"], arrays["done"]
        self.reward, self.scores = arrays["reward"], arrays["scores"]


def layout(columns: int, decisions: int, seats: int) -> Layout:
    """The arrays of every row."""
    return {
        "observation": Field("u1", (columns,)),
        "mask": Field("?", (decisions,)),
        "actor": Field("i8"),
        "done": Field("?"),
        "reward": Field("f4", (seats,)),
        "scores": Field("f4", (seats,)),
    }


class Rows(Arrays):
    """``n`` games of the same options, from row ``first_row`` on; what they see lies over the engine's memory.

    They lie in a place of their own, unless one is given that other processes see too.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        seed: int,
        options: dict[str, Any],
        *,
        first_row: int = 0,
        place: Place | None = None,
        **settings: Any,
    ) -> None:
        """``settings`` are the rest of ``Settings``."""
        chosen = Settings(game, options, **settings)
        self.game, self.options, self.rewards = chosen.game, chosen.options, chosen.rewards
        self.n = n
        self.seed = checked(seed, "seed", 0)
        self.features = self.game.features
        fresh = self.game.begin(self.options)
        self.seats = len(fresh.scores())
        bots = chosen.bots(self.seats, self.seed, range(first_row, first_row + n))
        decisions = len(self.game.space.decisions)
        self.layout = layout(self.features.size, decisions, self.seats)
        self.place = place or Place(n, self.layout)
        cells, masks = self.place.block("observation"), self.place.block("mask")
        self.games = Games(
            fresh, self.features, decisions, n, self.seed, first_row, chosen.skip_forced, self.seats, bots, cells, masks
        )
        self.take(self.place.arrays)
        self.actors, self.finished = array_of(self.games.actors), array_of(self.games.finished)
        self.closed = False
        self.written()

    @property
    def states(self) -> list[State]:
        return self.games.states

    def step(self, actions: NDArray[Any]) -> None:
        ended = self.games.step(actions.tolist())
        if self.reward.any():
            self.reward[:] = 0
        self.written()
        if ended:
            for row in np.flatnonzero(self.done):
                state = self.games.ended[row]
                assert state is not None
                self.reward[row] = self.rewards(state)
                self.scores[row] = state.scores()

    def written(self) -> None:
        """What the engine wrote of all rows is there to be read."""
        self.actor[:] = self.actors
        self.done[:] = self.finished
        self.place.written()

    def close(self) -> None:
        """Nothing is held open; no step is taken any more."""
        self.closed = True
