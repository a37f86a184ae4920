"""A smaller network learns from a larger one: not how games end, but what the other would decide and what it thinks.

The larger one plays; the smaller one sees the same rows and is drawn towards the same odds and the same value. What it
has room for it learns; so it sees less, and does not blunder at random.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from tonalli.bots.sight import Sight
from tonalli.bots.weights import read_weights
from tonalli.core.dealer import Dealer
from tonalli.core.state import State
from tonalli.core.step import CHANCE
from tonalli.training.beginning import beginning
from tonalli.training.curve import Point
from tonalli.training.exam import HELD_OUT
from tonalli.training.mixture import Mixture
from tonalli.training.network import Inputs, Network, said_of

REMEMBERED: Final = 200_000
"""Decisions that are learned from again; older ones make room."""
WATCHED: Final = 4096
"""Decisions that are watched before learning goes on."""
MINIBATCH: Final = 512
OFTEN: Final = 4
"""How often each decision is learned from, about."""
RATE: Final = 2e-3
SLOWEST: Final = 0.02
VALUE: Final = 2.0
"""How much the value counts beside the odds."""
LEAST: Final = 1e-6
"""No odds are lower, as long as something is legal."""
NARROWEST: Final = 16
LONG: Final = 10.0
"""Seconds between two points of the curve."""

Numbers = NDArray[Any]
Seen = tuple[bytes, list[int], list[float], float]
"""A row, what was legal, the odds of each, and what was still to come."""
Tell = Callable[[Point], None]


class Memory:
    """What was seen, what the larger network said of it; the latest so many decisions."""

    def __init__(self, inputs: Inputs, decisions: int, room: int) -> None:
        self.inputs = inputs
        self.room = room
        self.seen: list[Numbers] = []
        """The inputs that are set, few of them."""
        self.odds = np.zeros((room, decisions), "f4")
        """0 where something is not legal, above it where it is."""
        self.to_come = np.zeros(room, "f4")
        self.watched = 0

    def add(self, cells: bytes, ids: list[int], odds: list[float], to_come: float) -> None:
        at = self.watched % self.room
        row = np.frombuffer(cells, "u1")
        seen = np.flatnonzero(row[self.inputs.columns] >= self.inputs.thresholds).astype("i4")
        if at < len(self.seen):
            self.seen[at] = seen
        else:
            self.seen.append(seen)
        self.odds[at] = 0
        self.odds[at, ids] = np.maximum(odds, LEAST)
        self.to_come[at] = to_come
        self.watched += 1

    def some(self, dice: np.random.Generator, count: int) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Some of them: all inputs that are set, where those of each begin, and what was said."""
        at = dice.integers(0, len(self.seen), count)
        seen = [self.seen[each] for each in at]
        begins = np.cumsum([0, *(len(each) for each in seen[:-1])])
        return (
            torch.from_numpy(np.concatenate(seen)),
            torch.from_numpy(begins.astype("i4")),
            torch.from_numpy(self.odds[at]),
            torch.from_numpy(self.to_come[at]),
        )


def watched(sight: Sight, mixture: Mixture, seed: int) -> Iterator[Seen]:
    """Games that a network plays against itself by its odds, a decision at a time: what it saw, and what it said."""
    generator = random.Random(f"{seed} distil")
    while True:
        number = generator.randrange(HELD_OUT)
        state: State = mixture.game.begin(mixture.draw(generator))
        dealer = Dealer(number)
        while not state.over:
            legal = state.legal()
            if state.actor == CHANCE:
                dealer.answer(state)
            elif len(legal) == 1:
                state.play(legal[0])
            else:
                sight.look(state)
                odds = list(sight.odds(state))
                yield bytes(sight.cells), legal, odds, sight.net.still_to_come()
                state.play(generator.choices(legal, odds)[0])


def pace(done: float) -> float:
    """How much of its rate a step has when so much of the time is over."""
    return SLOWEST + (1 - SLOWEST) * 0.5 * (1 + math.cos(math.pi * done))


class Distilling:
    """A network of so many sums in its first layer, and who it learns from."""

    def __init__(
        self,
        mixture: Mixture,
        teacher: Path,
        wide: int,
        decisions: int,
        seed: int,
        device: str = "",
        tell: Tell = lambda point: None,
    ) -> None:
        self.game = game = mixture.game
        self.decisions = decisions
        """So many of the larger one are learned from."""
        self.tell = tell
        kept = beginning(teacher, game)
        torch.manual_seed(seed)
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        if self.device.type == "cpu":
            torch.set_num_threads(1)  # for so small steps several would mostly wait for each other
        self.inputs = Inputs(kept["columns"].numpy(), kept["thresholds"].numpy())
        self.games = watched(Sight(*read_weights(teacher)), mixture, seed)
        self.memory = Memory(self.inputs, len(game.space.decisions), REMEMBERED)
        self.dice = np.random.default_rng(seed)
        narrow = max(NARROWEST, wide // 2)
        self.network = Network(self.inputs, game.features, len(game.space.decisions), wide, narrow, 1).to(self.device)
        self.network.used.copy_(kept["network"]["used"])
        self.optimiser = torch.optim.Adam(self.network.parameters(), RATE)
        self.points: list[Point] = []
        self.spent = 0.0

    def go(self) -> None:
        """Watch and learn in turns; how fast falls along a cosine. The same comes of the same seed on a processor."""
        begun = told = time.monotonic()
        errors: list[tuple[float, float]] = []
        learned = 0
        while learned < self.decisions:
            for _ in range(WATCHED):
                self.memory.add(*next(self.games))
            for group in self.optimiser.param_groups:
                group["lr"] = RATE * pace(learned / self.decisions)
            learned += WATCHED
            for _ in range(-(-OFTEN * WATCHED // MINIBATCH)):
                errors.append(self.learn())
            if time.monotonic() - told >= LONG or learned >= self.decisions:
                told = time.monotonic()
                self.note(told - begun, errors[-200:])

    def learn(self) -> tuple[float, float]:
        """One step: how far its odds and its value were from those it learns from."""
        seen, begins, odds, to_come = (each.to(self.device) for each in self.memory.some(self.dice, MINIBATCH))
        first = self.network.first
        sums = functional.embedding_bag(seen, first.weight.t(), begins, mode="sum") + first.bias
        own, own_to_come = self.network.judged(sums, odds > 0)
        away = torch.where(odds > 0, odds * (odds.clamp_min(LEAST).log() - own), 0.0).sum(1).mean()
        off = (own_to_come - to_come).square().mean()
        self.optimiser.zero_grad()
        loss: Tensor = away + VALUE * off
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimiser.step()
        return float(away.detach()), float(off.detach())

    def note(self, seconds: float, errors: list[tuple[float, float]]) -> None:
        self.spent = round(seconds, 1)
        point: Point = {
            "seconds": self.spent,
            "decisions": self.memory.watched,
            "away": round(sum(error[0] for error in errors) / len(errors), 4),
            "off": round(sum(error[1] for error in errors) / len(errors), 5),
        }
        self.points.append(point)
        self.tell(point)

    def kept(self) -> dict[str, Any]:
        """A checkpoint like that of any other run: it can be exported, and go on learning by itself."""
        return {
            **said_of(self.game, self.network),
            "done": {"seconds": self.spent, "decisions": self.memory.watched, "iterations": len(self.points)},
            "points": self.points,
        }
