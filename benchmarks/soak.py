"""Whether a server that is played at for long keeps its memory: half of what ``load.py`` asks for, game after game.

    python benchmarks/soak.py --minutes 30
    python benchmarks/soak.py --minutes 5 --tables 40

A server of its own on this machine. Its memory (what is resident, of all its processes) is looked at every few seconds;
the first fifth of the time is for tables to fill up. The exit status is 1 if the last tenth takes more than five
percent more than the first tenth after that, or if anything was refused.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx2 as httpx
from rich.progress import Progress

from crowd import PATIENCE, SEATS, free_port, open_table, served, told
from load import EVERY, SETTINGS, Pair, answered

FLAT = 1.05
FILLING = 0.2
LOOKS = 200
"""How often memory is looked at in all."""
PAGE = os.sysconf("SC_PAGE_SIZE")


def resident(pid: int) -> int:
    """Bytes of a process and those it started."""
    total = 0
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if int(folder.name) == pid or parent == pid:
                total += int((folder / "statm").read_text().split()[1]) * PAGE
    return total


class Soak:
    """Tables that are played at again and again, and the memory that takes."""

    def __init__(self, port: int, pid: int, minutes: float) -> None:
        self.port = port
        self.pid = pid
        self.begun = time.perf_counter()
        self.seconds = 60 * minutes
        self.until = self.begun + self.seconds
        self.memory: list[int] = []
        self.taken: list[float] = []
        self.games = 0
        self.errors = 0

    async def play_on(self, client: httpx.AsyncClient, number: int) -> None:
        """One game after the other at a table of two."""
        dice = random.Random(number)
        while time.perf_counter() < self.until:
            pair = Pair(f"ws://127.0.0.1:{self.port}", await open_table(client, SEATS), dice)
            await pair.play(self.until - time.perf_counter(), EVERY / 2)
            self.taken += pair.taken
            self.errors += pair.errors
            self.games += 1

    async def look(self) -> None:
        with Progress(disable=not sys.stderr.isatty()) as progress:
            task = progress.add_task("played", total=LOOKS)
            while time.perf_counter() < self.until:
                self.memory.append(resident(self.pid))
                progress.update(task, advance=1)
                await asyncio.sleep(self.seconds / LOOKS)

    async def run(self, tables: int) -> list[BaseException | None]:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE) as client:
            await answered(client)
            playing = [self.play_on(client, number) for number in range(tables)]
            return await asyncio.gather(self.look(), *playing, return_exceptions=True)

    def growth(self) -> float:
        """How much more the last tenth takes than the first one after the tables filled up."""
        filled = self.memory[int(FILLING * len(self.memory)) :]
        tenth = max(1, len(filled) // 10)
        return statistics.median(filled[-tenth:]) / statistics.median(filled[:tenth])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--minutes", type=float, default=30.0)
    chosen = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite3"
        command = ["tonalli", "serve", "--no-open", "--port", str(port), "--database", database]
        # Finished games make room for new ones from the beginning, as they do on a server that has run for long.
        settings = {**SETTINGS, "TONALLI_LIVE_TABLES": str(chosen.tables)}
        with served(command, settings) as pid:
            soak = Soak(port, pid, chosen.minutes)
            broken = [error for error in asyncio.run(soak.run(chosen.tables)) if error is not None]
    grown, errors = soak.growth(), soak.errors + len(broken)
    print(json.dumps(told(f"{chosen.tables} tables, {soak.games} games", soak.taken)))
    print(f"errors: {errors} {broken[:1] or ''}")
    course = [round(each / 2**20) for each in soak.memory[:: max(1, len(soak.memory) // 20)]]
    print(f"memory in MiB: {' '.join(map(str, course))}")
    print(f"memory grew by {100 * (grown - 1):+.1f} % after the tables had filled up")
    return 0 if grown <= FLAT and errors == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
