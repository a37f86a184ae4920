"""Trains a masked policy from nothing, on a CPU: it plays itself and learns what those did who came out furthest ahead.

python examples/improve.py tzolkin --seconds 60
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from numpy.typing import NDArray
from sklearn.neural_network import MLPClassifier

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

    def odds(self, observation: NDArray[np.uint8], mask: NDArray[np.bool_]) -> NDArray[np.float64]:
        """How much speaks for each decision of every row, nothing for what is not legal; at first for all the same."""
        learned = hasattr(self.network, "classes_")
        found = self.network.predict_proba(observation / self.highest) if learned else np.ones(mask.shape)
        odds: NDArray[np.float64] = np.where(mask, np.log(found + 1e-9), -np.inf)
        return odds

    def improve(self, seed: int) -> int:
        """A game on every table against itself, then a lesson from the best; returns how many decisions it held."""
        table = Batch(self.game, TABLES, seed, players=2, reward="margin", skip_forced=True)
        lead, going = np.zeros((TABLES, 2)), np.ones(TABLES, bool)
        kept: list[tuple[NDArray[np.generic], ...]] = []
        while going.any():
            odds = self.odds(table.observation, table.mask)
            chosen = (odds + self.generator.gumbel(size=odds.shape)).argmax(1)  # as likely as its odds
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
        """Its share of games against a random player; it sits first and takes what most speaks for."""
        table = Batch(self.game, min(games, 64), seed, players=2, opponents="random", skip_forced=True)
        won = played = 0.0
        while played < games:
            table.step(self.odds(table.observation, table.mask).argmax(1))
            played += table.done.sum()
            won += table.reward[table.done, 0].sum()
        return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(tonalli.GAMES), nargs="?", default="tzolkin")
    parser.add_argument("--seconds", type=float, default=60.0, help="of training (default 60)")
    parser.add_argument("--games", type=int, default=400, help="against the random player (default 400)")
    chosen = parser.parse_args()
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
