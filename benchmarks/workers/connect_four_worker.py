"""Random games of PettingZoo's connect four, wrapped as it comes, in its environment; prints one line of JSON."""

from __future__ import annotations

import json
import sys
import time

import numpy as np
from pettingzoo.classic import connect_four_v3


def stepped(seconds: float) -> dict[str, float]:
    """What it sees and may do is asked for before every decision, as its users do."""
    table = connect_four_v3.env()
    generator = np.random.default_rng(1)
    table.reset(seed=1)
    decisions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        seen, _reward, over, stopped, _told = table.last()
        if over or stopped:
            table.reset()
            continue
        table.step(int(generator.choice(np.flatnonzero(seen["action_mask"]))))
        decisions += 1
    return {"decisions": decisions / spent}


if __name__ == "__main__":
    print(json.dumps(stepped(float(sys.argv[1]))))
