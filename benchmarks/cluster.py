"""Games and thoughts on this machine and in a Ray cluster of two nodes: the same results, and how fast each is.

``python benchmarks/cluster.py [--games 200] [--bot greedy]`` starts the two nodes, each with one core, as processes of
this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import time

import tonalli
from nodes import two_nodes
from tonalli.arena.sharing import Played, play_all
from tonalli.cli.simulate import Plan
from tonalli.server.metrics import Metrics
from tonalli.server.thinking import Thinking

THOUGHTS = 40
JOINING = 20.0
"""Seconds in which a thinking process has found its core."""


def games(plan: Plan, count: int, jobs: int, cluster: str | None) -> tuple[Played, float]:
    """The games, and how many there were a second once the first came back: starting is another matter."""
    played: Played = []
    begun = 0.0
    first = 0
    for some in play_all(plan.play, range(count), jobs, cluster):
        played += some
        if not begun:
            begun, first = time.perf_counter(), len(played)
    return played, (count - first) / (time.perf_counter() - begun)


async def thoughts(cluster: str) -> list[float]:
    """Seconds that single choices of a bot take, one after the other."""
    thinking = Thinking(1, 60.0, Metrics(), cluster)
    match = tonalli.new("tzolkin", players=2, seed=1)
    taken = []
    try:
        await thinking.choose("", match.state, "random", 1)
        await asyncio.sleep(JOINING if cluster else 0)
        for _thought in range(THOUGHTS):
            begun = time.perf_counter()
            match.play(await thinking.choose("", match.state.copy(), "random", 1))
            taken.append(time.perf_counter() - begun)
            if match.over:
                match = tonalli.new("tzolkin", players=2, seed=1)
    finally:
        await thinking.close()
    return taken


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--bot", default="random")
    given = asked.parse_args()
    count = given.games
    plan = Plan("tzolkin", [given.bot, "random"], {}, 5)
    one, speed = games(plan, count, 1, None)
    print(f"{'one process':<32}{speed:8.2f} games/s", flush=True)
    two, speed = games(plan, count, 2, None)
    print(f"{'two processes':<32}{speed:8.2f} games/s", flush=True)
    near = asyncio.run(thoughts(""))
    with two_nodes() as nodes:
        os.environ.update(nodes.environment)
        far, speed = games(plan, count, 1, nodes.address)
        print(f"{'Ray, two nodes of one core':<32}{speed:8.2f} games/s", flush=True)
        away = asyncio.run(thoughts(nodes.address))
    assert one == two == far
    for name, taken in (("a thought in a process", near), ("a thought in the cluster", away)):
        print(f"{name:<32}{1000 * statistics.median(taken):8.2f} ms")


if __name__ == "__main__":
    main()
