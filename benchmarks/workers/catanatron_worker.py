"""Random 4-player games and copies of catanatron, in its own environment; prints one line of JSON."""

from __future__ import annotations

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def whole_games(seconds: float) -> dict[str, float]:
    """Its own game loop, without the two copies that ``Game.play`` makes for its observers."""
    games = ticks = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        game = Game([RandomPlayer(color) for color in COLORS], seed=games + 1)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            ticks += 1
        games += 1
    return {"decisions": ticks / spent, "games": games / spent}


def copies(seconds: float, after: int) -> dict[str, float]:
    game = Game([RandomPlayer(color) for color in COLORS], seed=1)
    for _ in range(after):
        game.play_tick()
    count = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        for _ in range(100):
            game.copy()
        count += 100
    return {"copies": count / spent}


if __name__ == "__main__":
    budget, after = float(sys.argv[1]), int(sys.argv[2])
    random.seed(1)
    print(json.dumps(whole_games(budget) | copies(budget / 3, after)))
