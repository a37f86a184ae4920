"""Trains a masked policy on games of a better player, on a CPU, and lets it play against random ones.

tonalli simulate tzolkin --seats greedy,greedy --games 200 --seed 1 --jobs 2 --dataset greedy-games
python examples/imitate.py greedy-games --seconds 60
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
from numpy.typing import NDArray
from sklearn.neural_network import MLPClassifier

import tonalli
from tonalli.rl import Batch
from tonalli.rl.dataset import DECISIONS, arrays

AT_ONCE = 256


class Policy:
    """A network of one hidden layer: what a seat sees, each column from 0 to 1, to the odds of every decision."""

    def __init__(self, game: str) -> None:
        self.game = tonalli.GAMES[game]
        self.highest = np.array([column.highest for column in self.game.features], "f4")
        self.actions = np.arange(len(self.game.space.decisions))
        self.network = MLPClassifier(hidden_layer_sizes=(128,), random_state=1)

    def train(self, decisions: dict[str, NDArray[np.generic]], seconds: float) -> int:
        """Some decisions after the other in no order, for so long; returns how many it were."""
        generator = np.random.default_rng(1)
        begin, seen = time.perf_counter(), 0
        while time.perf_counter() - begin < seconds:
            some = generator.integers(len(decisions["action"]), size=AT_ONCE)
            self.network.partial_fit(
                decisions["observation"][some] / self.highest, decisions["action"][some], classes=self.actions
            )
            seen += AT_ONCE
        return seen

    def choose(self, observation: NDArray[np.uint8], mask: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The likeliest of the legal actions, for every row."""
        odds = self.network.predict_proba(observation / self.highest)
        chosen: NDArray[np.int64] = np.where(mask, odds, -1.0).argmax(1)
        return chosen

    def wins(self, games: int, seed: int) -> float:
        """Its share of games against a random player; it sits first, chance and the other one are answered for it."""
        table = Batch(self.game, min(games, 64), seed, players=2, opponents="random")
        won = played = 0.0
        while played < games:
            table.step(self.choose(table.observation, table.mask))
            played += table.done.sum()
            won += table.reward[table.done, 0].sum()
        return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="a dataset that tonalli simulate --dataset wrote")
    parser.add_argument("--seconds", type=float, default=60.0, help="of training (default 60)")
    parser.add_argument("--games", type=int, default=400, help="against the random player (default 400)")
    chosen = parser.parse_args()
    game = pq.read_schema(chosen.folder / DECISIONS).metadata[b"game"].decode()
    decisions = arrays(chosen.folder)
    policy = Policy(game)
    seen = policy.train(decisions, chosen.seconds)
    share = policy.wins(chosen.games, seed=2)
    print(f"{seen:,} decisions in {chosen.seconds:g} s; wins {share:.1%} of {chosen.games} games against random")


if __name__ == "__main__":
    main()
