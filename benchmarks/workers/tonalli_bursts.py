"""Plays the same random games whenever a line comes in; prints decisions per second of processor time."""

from __future__ import annotations

import sys
import time

import tonalli
from tonalli.core import state as core_state

PLAYERS = 4


def burst(game: str, games: int) -> float:
    decisions = 0
    begin = time.process_time()
    for seed in range(games):
        decisions += tonalli.playout(tonalli.new(game, players=PLAYERS, seed=seed).state, seed)
    return decisions / (time.process_time() - begin)


def main() -> None:
    game, games = sys.argv[1], int(sys.argv[2])
    burst(game, games)
    print(core_state.__file__, flush=True)
    for _ in sys.stdin:
        print(burst(game, games), flush=True)


if __name__ == "__main__":
    main()
