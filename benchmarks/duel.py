"""Two builds of ours in turns of a few hundredths of a second.

A difference of two percent drowns in the minutes between two processes that run one after the other.
Here both play the same games, alternately, so that whatever slows the machine slows both.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from statistics import median

import builds

WORKER = Path(__file__).parent / "workers" / "tonalli_bursts.py"
GAMES_A_BURST = 100


class Fighter:
    """A process that plays a burst when asked."""

    def __init__(self, game: str, build: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(WORKER), game, str(GAMES_A_BURST)],
            env=builds.environment(build),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        builds.check(build, self.line())
        self.bursts: list[float] = []

    def line(self) -> str:
        assert self.process.stdout is not None
        if not (line := self.process.stdout.readline()):
            raise SystemExit(f"{WORKER.name} ended before its time")
        return line.strip()

    def play(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        self.bursts.append(float(self.line()))

    def end(self) -> None:
        self.process.communicate()


def duel(game: str, one: str, other: str, seconds: float) -> tuple[float, float]:
    """The median decisions per second of processor time of both builds."""
    first, second = Fighter(game, one), Fighter(game, other)
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for fighter in (first, second, second, first):
            fighter.play()
    first.end()
    second.end()
    return median(first.bursts), median(second.bursts)
