"""Random games and copies of one of our games, on the build that is on the path; prints one line of JSON."""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable

import tonalli
from tonalli.core import state as core_state

PLAYERS = 4


def inside(game: str, seconds: float, after: int) -> dict[str, float]:
    """Whole games, setup included, with every choice made in the core."""
    games = decisions = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        state = tonalli.new(game, players=PLAYERS, seed=games).state
        decisions += tonalli.playout(state, games)
        games += 1
    return {"decisions": decisions / spent, "games": games / spent}


def stepped(game: str, seconds: float, after: int) -> dict[str, float]:
    """Whole games with every choice made here; reveals are answered by the dealer and counted apart."""
    games = decisions = reveals = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        state = tonalli.new(game, players=PLAYERS, seed=games).state
        dealer = tonalli.Dealer(games)
        while not state.over:
            if state.actor == tonalli.CHANCE:
                dealer.answer(state)
                reveals += 1
            else:
                state.play(random.choice(state.legal()))
                decisions += 1
        games += 1
    return {"stepped": decisions / spent, "reveals": reveals / spent, "stepped_games": games / spent}


def copies(game: str, seconds: float, after: int) -> dict[str, float]:
    """Copies of one position in the middle of a game."""
    state = tonalli.new(game, players=PLAYERS, seed=1).state
    dealer = tonalli.Dealer(1)
    decisions = 0
    while decisions < after:
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            state.play(random.choice(state.legal()))
            decisions += 1
    count = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        for _ in range(1000):
            state.copy()
        count += 1000
    return {"copies": count / spent}


MEASURES: dict[str, Callable[[str, float, int], dict[str, float]]] = {
    "inside": inside,
    "stepped": stepped,
    "copies": copies,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float, help="for each measure")
    parser.add_argument("after", type=int, help="decisions before the position that is copied")
    parser.add_argument("--game", default="teotihuacan")
    parser.add_argument("--measure", choices=MEASURES, action="append", help="default: all")
    arguments = parser.parse_args()
    random.seed(1)
    figures: dict[str, float | str] = {"file": str(core_state.__file__)}
    for name in arguments.measure or MEASURES:
        figures.update(MEASURES[name](arguments.game, arguments.seconds, arguments.after))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
