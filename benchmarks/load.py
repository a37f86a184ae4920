"""How long an action takes while many tables are played at, two browsers at each, each acting every two seconds.

    python benchmarks/load.py --tables 500
    python benchmarks/load.py --tables 500 --workers 2 --database postgresql+psycopg://tonalli@localhost/load

A server of its own on this machine. An action is measured from when it is sent until both browsers have seen it; first
at one table alone, then at all.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx
import orjson
import websockets

from crowd import PATIENCE, SEATS, Json, free_port, open_table, served, told
from tonalli.server.changes import CHANGES, applied

EVERY = 2.0
SETTINGS = {
    "TONALLI_RATE": "100000",
    "TONALLI_BURST": "100000",
    "TONALLI_LIVE_TABLES": "2000",
    "TONALLI_TABLES_AN_HOUR": "100000",
    "TONALLI_SOCKETS_OF_ADDRESS": "10000",
    "TONALLI_CONNECTIONS_OF_ADDRESS": "10000",
}
TICKS = os.sysconf("SC_CLK_TCK")


class Pair:
    """Two browsers at a table, who act in turn."""

    def __init__(self, url: str, opened: Json, dice: random.Random) -> None:
        self.url = f"{url}/api/tables/{opened['id']}/live"
        self.tokens = [seat["token"] for seat in opened["seats"]]
        self.dice = dice
        self.taken: list[float] = []
        self.errors = 0

    async def seen(self, browser: Any, before: Json) -> Json:
        """The table with a newer revision than it had before, from what changed, as the pages do it."""
        table = before
        while True:
            message: Json = orjson.loads(await browser.recv(decode=False))
            if message["type"] == "refused":
                self.errors += 1
            elif message["type"] in ("table", CHANGES):
                table = applied(table, message) if message["type"] == CHANGES else message
                if table["revision"] > before.get("revision", -1) or table["over"]:
                    return table

    async def play(self, seconds: float, every: float, all_there: asyncio.Barrier | None = None) -> None:
        """Come to the table, wait until all others are at theirs where that is asked for, and act for so long."""
        async with contextlib.AsyncExitStack() as stack:
            if all_there is not None:
                # Nobody waits for a pair that could not come.
                stack.push_async_callback(all_there.abort)
            browsers = []
            for _token in self.tokens:
                connection = websockets.connect(self.url, max_size=None, ping_interval=None, open_timeout=PATIENCE)
                browser = await stack.enter_async_context(connection)
                # Both hold both seats, so that either sees every choice at once, secret or not.
                await browser.send(json.dumps({"tokens": self.tokens, "changes": True}))
                browsers.append(browser)
            shown = [await self.seen(browser, {}) for browser in browsers]
            if all_there is not None:
                await all_there.wait()
            until = time.perf_counter() + seconds
            await asyncio.sleep(self.dice.uniform(0, every))
            turn = 0
            while time.perf_counter() < until and not shown[0]["over"]:
                revision = shown[0]["revision"]
                choice = self.dice.choice(shown[turn]["choices"])["action"]
                begun = time.perf_counter()
                await browsers[turn].send(json.dumps({"type": "play", "revision": revision, "action": choice}))
                shown = [await self.seen(*each) for each in zip(browsers, shown, strict=True)]
                self.taken.append(time.perf_counter() - begun)
                turn = 1 - turn
                await asyncio.sleep(self.dice.uniform(0.5, 1.5) * every)


def processor_seconds(pid: int) -> float:
    """What a process and those it started have used, thinking processes included."""
    total = 0.0
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(folder.name) == pid or int(fields[1]) == pid:
                total += (int(fields[11]) + int(fields[12])) / TICKS
    return total


async def answered(client: httpx.AsyncClient) -> None:
    """Wait until the server is there."""
    while True:
        try:
            await client.get("/api/games")
            return
        except httpx.TransportError:
            await asyncio.sleep(0.1)


async def load(port: int, tables: int, seconds: float, pid: int) -> None:
    url = f"ws://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        await answered(client)
        dice = random.Random(1)
        alone = Pair(url, await open_table(client, SEATS), dice)
        await alone.play(seconds / 2, 0.1)
        pairs = [Pair(url, await open_table(client, SEATS), random.Random(number)) for number in range(tables)]
        all_there = asyncio.Barrier(tables + 1)
        # Two browsers, each every so many seconds, are one action of the pair in half of that.
        playing = asyncio.gather(*(pair.play(seconds, EVERY / 2, all_there) for pair in pairs), return_exceptions=True)
        await all_there.wait()
        before = processor_seconds(pid)
        found = await playing
        used = processor_seconds(pid) - before
    taken = [each for pair in pairs for each in pair.taken]
    broken = [error for error in found if error is not None]
    one, many = told("one table", alone.taken), told(f"{tables} tables", taken)
    for figures in (one, many):
        print(json.dumps(figures))
    print(f"errors: {len(broken) + sum(pair.errors for pair in pairs)} {broken[:1] or ''}")
    print(f"p99 of all is {many['p99_ms'] / one['median_ms']:.1f} times the median of one table")
    print(f"server: {1000 * used / max(1, len(taken)):.2f} ms of processor time an action")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database")
    chosen = parser.parse_args()
    # Whoever measures must not stall: a look through all that a thousand browsers were sent takes a tenth of a second.
    gc.disable()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = chosen.database or f"sqlite:///{folder}/tables.sqlite3"
        command = ["tonalli", "serve", "--no-open", "--port", str(port), "--database", database]
        with served([*command, "--workers", str(chosen.workers)], SETTINGS) as server:
            asyncio.run(load(port, chosen.tables, chosen.seconds, server))


if __name__ == "__main__":
    main()
