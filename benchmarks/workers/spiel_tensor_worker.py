"""OpenSpiel's C++ chess driven from Python with an observation tensor for every decision; prints a line of JSON."""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel


def stepped(seconds: float) -> dict[str, float]:
    chess = pyspiel.load_game("chess")
    state = chess.new_initial_state()
    decisions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        if state.is_terminal():
            state = chess.new_initial_state()
        state.observation_tensor(state.current_player())
        state.apply_action(random.choice(state.legal_actions()))
        decisions += 1
    return {"decisions": decisions / spent}


if __name__ == "__main__":
    random.seed(1)
    print(json.dumps(stepped(float(sys.argv[1]))))
