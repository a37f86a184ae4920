"""Random games of OpenSpiel's C++ chess driven from Python, in its environment; prints one line of JSON."""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel


def whole_games(seconds: float) -> dict[str, float]:
    chess = pyspiel.load_game("chess")
    games = moves = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        state = chess.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
        games += 1
    return {"decisions": moves / spent, "games": games / spent}


def copies(seconds: float, after: int) -> dict[str, float]:
    chess = pyspiel.load_game("chess")
    state = chess.new_initial_state()
    for _ in range(after):
        if state.is_terminal():
            state = chess.new_initial_state()
        state.apply_action(random.choice(state.legal_actions()))
    count = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        for _ in range(1000):
            state.clone()
        count += 1000
    return {"copies": count / spent}


if __name__ == "__main__":
    budget, after = float(sys.argv[1]), int(sys.argv[2])
    random.seed(1)
    print(json.dumps(whole_games(budget) | copies(budget / 3, after)))
