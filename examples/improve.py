"""Trains a masked policy from nothing, on a CPU: it plays itself and learns what those did who came out furthest ahead.

python examples/improve.py tzolkin --seconds 60
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from numpy.typing import NDArray
from sklearn.neural_network import MLPClassifier
from threadpoolctl import threadpool_limits  # type: ignore[import-untyped]

import tonalli
from tonalli.rl import Batch

TABLES = 128
BEST = 0.25
"""The share of all seats whose decisions are worth learning."""


class Policy:
    """A network of one hidden layer: what a seat sees, each column from 0 to 1, to the odds of every decision."""

    def __init__(self, game: str) -> None:
        self.game = tonalli.GAMES[game]
        self.highest = np.array([column.highest for column in self.game.features], "f4")
        self.actions = np.arange(len(self.game.space.decisions))
        self.network = MLPClassifier(hidden_layer_sizes=(128,), random_state=1)
        self.generator = np.random.default_rng(1)

    def choose(self, table: Batch) -> NDArray[np.int64]:
        """A legal action for every row, as likely as it has learned; at first all are."""
        learned = hasattr(self.network, "classes_")
        odds = self.network.predict_proba(table.observation / self.highest) if learned else np.ones(table.mask.shape)
        likely = np.where(table.mask, np.log(odds + 1e-9), -np.inf)
        chosen: NDArray[np.int64] = (likely + self.generator.gumbel(size=likely.shape)).argmax(1)
        return chosen

    def improve(self, seed: int) -> int:
        """A game on every table against itself, then a lesson from the best; returns how many decisions it held."""
        table = Batch(self.game, TABLES, seed, players=2, reward="margin", skip_forced=True)
        lead, going = np.zeros((TABLES, 2)), np.ones(TABLES, bool)
        kept: list[tuple[NDArray[np.generic], ...]] = []
        while going.any():
            chosen = self.choose(table)
            kept.append((table.observation[going], chosen[going], np.flatnonzero(going), table.actor[going]))
            table.step(chosen)
            ended = going & table.done
            lead[ended] = table.reward[ended]
            going &= ~ended
        best = lead >= np.quantile(lead, 1 - BEST)
        seen, actions, rows, actors = (np.concatenate(each) for each in zip(*kept, strict=True))
        lesson, right = seen[best[rows, actors]], actions[best[rows, actors]]
        for some in np.array_split(self.generator.permutation(len(right)), len(right) // 256 + 1):
            self.network.partial_fit(lesson[some] / self.highest, right[some], classes=self.actions)
        return len(right)

    def wins(self, games: int, seed: int) -> float:
        """Its share of games against a random player; it sits first."""
        table = Batch(self.game, min(games, 64), seed, players=2, opponents="random", skip_forced=True)
        won = played = 0.0
        while played < games:
            table.step(self.choose(table))
            played += table.done.sum()
            won += table.reward[table.done, 0].sum()
        return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(tonalli.GAMES), nargs="?", default="tzolkin")
    parser.add_argument("--seconds", type=float, default=60.0, help="of training (default 60)")
    parser.add_argument("--games", type=int, default=400, help="against the random player (default 400)")
    chosen = parser.parse_args()
    threadpool_limits(1)  # such small matrices are multiplied before threads have met
    policy = Policy(chosen.game)
    before = policy.wins(chosen.games, seed=2)
    end, lessons = time.perf_counter() + chosen.seconds, 0
    while lessons == 0 or time.perf_counter() < end:
        held = policy.improve(seed=1000 + lessons)
        lessons += 1
        print(f"lesson {lessons}: {held:,} decisions", end="\r", flush=True)
    after = policy.wins(chosen.games, seed=2)
    said = f"wins {after:.1%} of {chosen.games} games against random, {before:.1%} before"
    print(f"lessons: {lessons} in {chosen.seconds:g} s; {said}")


if __name__ == "__main__":
    main()
