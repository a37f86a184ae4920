# interpreted
"""The rows of a batch that this process plays, as arrays: what every row sees, may do, and got."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from tonalli.bots.bot import Bot
from tonalli.bots.registry import Guest, bot_named
from tonalli.core.actions import whole_number
from tonalli.core.errors import OptionError
from tonalli.core.game import Game, game_named
from tonalli.core.state import State
from tonalli.rl.games import Games


class Chooser(Protocol):
    """A bot of somebody's own."""

    def choose(self, state: State) -> int: ...


Opponent = str | Bot | Chooser
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


def reward_named(name: str) -> Rewards:
    """What a finished game gives each seat."""
    if name not in REWARDS:
        raise OptionError(f"reward={name!r}: allowed is {', '.join(REWARDS)}")
    return REWARDS[name]


class Memory:
    """Bytes of the engine as an array that may be written: numpy keeps this, and this keeps the bytes."""

    def __init__(self, owner: Any, kind: str) -> None:
        self.owner = owner
        there = np.frombuffer(owner, kind)
        self.__array_interface__ = {**there.__array_interface__, "data": (there.__array_interface__["data"][0], False)}


def array_of(buffer: Any, kind: str) -> NDArray[Any]:
    """The array over a buffer of the engine; of a list, which the pure build has, a copy."""
    if isinstance(buffer, list):
        return np.array(buffer, kind)
    return np.asarray(Memory(buffer, kind))


def checked(value: object, name: str, lowest: int) -> int:
    number = whole_number(value)
    if number is None or number < lowest:
        raise OptionError(f"{name}={value!r}: allowed is a whole number from {lowest}")
    return number


def seated(opponents: Opponent | Sequence[Opponent | None] | None, seats: int, seed: int) -> list[Bot | None]:
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
        raise OptionError(f"opponents: {seats - 1} of them are needed, one for each seat from 1")
    return [None if each is None else bot_of(each, seed) for each in given]


def bot_of(given: Opponent, seed: int) -> Bot:
    """A bot by its name, or one that was made already; all it needs is a method ``choose``."""
    if isinstance(given, str):
        return bot_named(given, seed)
    if isinstance(given, Bot):
        return given
    if not callable(getattr(given, "choose", None)):
        raise OptionError(f"opponents: {given!r} has no method choose(state)")
    return Guest(type(given).__name__, given)


class Arrays:
    """What there is of every row: what its actor sees and may do, and at an end what each seat got and scored."""

    observation: NDArray[np.uint8]
    mask: NDArray[np.bool_]
    actor: NDArray[np.int64]
    done: NDArray[np.bool_]
    reward: NDArray[np.float32]
    scores: NDArray[np.float32]


class Rows(Arrays):
    """``n`` games of the same options, from row ``first_row`` on; the arrays lie over the engine's memory."""

    def __init__(
        self,
        game: str | Game,
        n: int,
        seed: int,
        *,
        reward: str = "win",
        opponents: Opponent | Sequence[Opponent | None] | None = None,
        skip_forced: bool = False,
        first_row: int = 0,
        **options: Any,
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.n = checked(n, "n", 1)
        self.seed = checked(seed, "seed", 0)
        self.rewards = reward_named(reward)
        self.options = self.game.check(options)
        self.features = self.game.features
        fresh = self.game.begin(self.options)
        self.seats = len(fresh.scores())
        deciding: int = self.options["players"]
        # A solo opponent of the rules has scores, but nothing to decide.
        bots = seated(opponents, deciding, self.seed) + [None] * (self.seats - deciding)
        self.games = Games(
            fresh, self.features, len(self.game.space.decisions), self.n, self.seed, first_row, skip_forced, bots
        )
        cells, masks, actors, finished = self.games.buffers()
        self.observation = array_of(cells, "u1").reshape(self.n, self.features.size)
        self.mask = array_of(masks, "u1").view(np.bool_).reshape(self.n, -1)
        self.actor = array_of(actors, "i8")
        self.done = array_of(finished, "u1").view(np.bool_)
        self.reward = np.zeros((self.n, self.seats), "f4")
        self.scores = np.zeros((self.n, self.seats), "f4")
        self.copied = isinstance(actors, list)

    @property
    def states(self) -> list[State]:
        return self.games.states

    def step(self, actions: Any) -> None:
        ended = self.games.step(actions.tolist() if hasattr(actions, "tolist") else list(actions))
        if self.reward.any():
            self.reward[:] = 0
        if self.copied:
            self.actor[:] = self.games.actors
        if ended:
            for row in np.flatnonzero(self.done):
                state = self.games.ended[row]
                assert state is not None
                self.reward[row] = self.rewards(state)
                self.scores[row] = state.scores()

    def close(self) -> None:
        """Nothing is held open."""
