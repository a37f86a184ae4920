"""How long an action takes at a table of people while many tables of computer seats want to play.

    python benchmarks/crowd.py --tables 400

A server of its own on this machine, its bots without pauses; each bots' table has somebody looking on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any

import httpx2 as httpx
import websockets

Json = dict[str, Any]
PATIENCE = 600.0
SEATS = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Ben"}]


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


@contextlib.contextmanager
def served(command: list[str], settings: dict[str, str]) -> Iterator[int]:
    """A server while something is measured: its process."""
    server = subprocess.Popen(
        [sys.executable, "-m", *command], env={**os.environ, **settings}, stdout=subprocess.DEVNULL
    )
    try:
        yield server.pid
    finally:
        server.terminate()
        server.wait()


def crowded(folder: str, port: int) -> contextlib.AbstractContextManager[int]:
    """One whose bots do not pause, and which lets anybody open tables."""
    settings = {
        "TONALLI_DATABASE": f"sqlite:///{folder}/tables.sqlite3",
        "TONALLI_BOT_PAUSE": "0",
        "TONALLI_RATE": "100000",
        "TONALLI_BURST": "100000",
        "TONALLI_TABLES_AN_HOUR": "100000",
        "TONALLI_THINKING_TABLES_OF_ADDRESS": "256",
    }
    command = ["uvicorn", "--factory", "tonalli.server.app:create_app", "--port", str(port), "--log-level", "error"]
    return served(command, settings)


async def open_table(client: httpx.AsyncClient, seats: list[Json], **fields: Any) -> Json:
    answer = await client.post("/api/tables", json={"game": "teotihuacan", "seats": seats, **fields})
    opened: Json = answer.json()
    return opened


async def act(client: httpx.AsyncClient, seconds: float, rate: float) -> list[float]:
    """Play at a table of people, so many actions a second; how long each took."""
    dice = random.Random(1)
    taken: list[float] = []
    shown: Json = {"over": True}
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        if shown["over"]:
            table = await open_table(client, SEATS)
            tokens = [seat["token"] for seat in table["seats"]]
            shown = (await client.post(f"/api/tables/{table['id']}/look", json={"tokens": tokens})).json()
        wish = {"tokens": tokens, "revision": shown["revision"], "action": dice.choice(shown["choices"])["action"]}
        begun = time.perf_counter()
        answer = await client.post(f"/api/tables/{table['id']}/actions", json=wish)
        taken.append(time.perf_counter() - begun)
        answer.raise_for_status()
        shown = answer.json()
        await asyncio.sleep(dice.expovariate(rate))
    return taken


async def look_on(url: str, table: str, changes: list[int]) -> None:
    async with websockets.connect(f"{url}/api/tables/{table}/live", max_size=None, ping_interval=None) as watching:
        await watching.send(json.dumps({"tokens": []}))
        async for _message in watching:
            changes[0] += 1


def told(name: str, taken: list[float]) -> Json:
    ordered = sorted(taken)
    return {
        "name": name,
        "actions": len(taken),
        "median_ms": round(1000 * statistics.median(ordered), 2),
        "p95_ms": round(1000 * ordered[int(0.95 * len(ordered))], 2),
        "p99_ms": round(1000 * ordered[int(0.99 * len(ordered))], 2),
    }


async def measure(port: int, tables: int, seconds: float, rate: float) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        while True:
            try:
                await client.get("/api/games")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
        await act(client, 2.0, rate)
        alone = told("alone", await act(client, seconds, rate))
        changes = [0]
        watching = []
        for number in range(tables):
            seats = [{"kind": kind, "name": ""} for kind in ("greedy", "random")]
            table = await open_table(client, seats, seed=number)
            watching.append(asyncio.create_task(look_on(f"ws://127.0.0.1:{port}", table["id"], changes)))
        await asyncio.sleep(5)
        before, begun = changes[0], time.perf_counter()
        crowded = told(f"beside {tables} tables of bots", await act(client, seconds, rate))
        heard = (changes[0] - before) / (time.perf_counter() - begun)
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        for figures in (alone, crowded):
            print(json.dumps(figures))
        ratio = crowded["median_ms"] / alone["median_ms"]
        print(f"median {ratio:.2f} times its usual time; {heard:.0f} messages a second to onlookers")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=20.0, help="actions a second at the table of people")
    chosen = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, crowded(folder, port):
        asyncio.run(measure(port, chosen.tables, chosen.seconds, chosen.rate))


if __name__ == "__main__":
    main()
