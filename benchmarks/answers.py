"""How long the server takes to answer an action while many tables of bots are being played beside it."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import websockets
from rich.console import Console
from rich.progress import track

MUST = 0.010
"""Seconds the median answer may take."""

Json = dict[str, Any]


@contextmanager
def running(pause: float) -> Iterator[str]:
    """A server of the build on the path, with an empty database."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        variables = {
            **os.environ,
            "TONALLI_DATABASE": f"sqlite:///{Path(folder, 'tables.sqlite3')}",
            "TONALLI_BOT_PAUSE": str(pause),
            "TONALLI_RATE": "100000",
            "TONALLI_BURST": "100000",
        }
        command = [sys.executable, "-m", "uvicorn", "--factory", "tonalli.server.app:create_app"]
        server = subprocess.Popen([*command, "--port", str(port), "--log-level", "warning"], env=variables)
        try:
            yield f"127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


async def wait_for(client: httpx2.AsyncClient) -> None:
    for _ in range(600):
        try:
            await client.get("/api/games")
            return
        except httpx2.TransportError:
            await asyncio.sleep(0.1)
    raise SystemExit("the server did not come up")


async def open_table(client: httpx2.AsyncClient, game: str, kinds: list[str]) -> Json:
    seats = [{"kind": kind, "name": f"{kind} {number}"} for number, kind in enumerate(kinds)]
    answer = await client.post("/api/tables", json={"game": game, "seats": seats})
    opened: Json = answer.json()
    return opened


async def keep_playing(client: httpx2.AsyncClient, game: str) -> None:
    """A table of bots; when its game is over, the next one."""
    while True:
        table = await open_table(client, game, ["random", "random", "random"])
        over = False
        while not over:
            await asyncio.sleep(5)
            status = await client.post("/api/tables/status", json={"tables": [{"id": table["id"]}]})
            over = status.json()[0]["over"]


@asynccontextmanager
async def crowd(client: httpx2.AsyncClient, tables: int) -> AsyncIterator[None]:
    tasks = [
        asyncio.create_task(keep_playing(client, ("teotihuacan", "tzolkin")[number % 2])) for number in range(tables)
    ]
    await asyncio.sleep(3)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()


async def answers(address: str, client: httpx2.AsyncClient, actions: int, console: Console) -> list[float]:
    """Seconds from sending an action to the table that shows it, for one person who plays alone."""
    table = await open_table(client, "teotihuacan", ["person", "person"])
    tokens = [seat["token"] for seat in table["seats"]]
    dice = random.Random(1)
    found: list[float] = []
    async with websockets.connect(f"ws://{address}/api/tables/{table['id']}/live", max_size=None) as socket:
        await socket.send(json.dumps({"tokens": tokens}))
        shown: Json = json.loads(await socket.recv())
        for _ in track(range(actions), "Asking", console=console, transient=True):
            if shown["over"]:
                break
            action = dice.choice(shown["choices"])["notation"]
            begin = time.perf_counter()
            await socket.send(json.dumps({"type": "play", "revision": shown["revision"], "action": action}))
            revision = shown["revision"]
            while shown["revision"] == revision:
                shown = json.loads(await socket.recv())
            found.append(time.perf_counter() - begin)
            await asyncio.sleep(0.02)
    return found


async def measure(tables: int, actions: int, pause: float, console: Console) -> list[float]:
    with running(pause) as address:
        async with httpx2.AsyncClient(base_url=f"http://{address}", timeout=60) as client:
            await wait_for(client)
            async with crowd(client, tables):
                return await answers(address, client, actions, console)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="tables of bots beside the measured one")
    parser.add_argument("--actions", type=int, default=400)
    parser.add_argument("--pause", type=float, default=0.6, help="seconds a bot waits before it plays")
    arguments = parser.parse_args()
    found = asyncio.run(measure(arguments.tables, arguments.actions, arguments.pause, Console(stderr=True)))
    ordered = sorted(found)
    middle, late = statistics.median(ordered), ordered[int(0.95 * len(ordered))]
    print(f"{arguments.tables} tables of bots, {len(found)} actions")
    print(f"median {1000 * middle:.1f} ms, 95 % within {1000 * late:.1f} ms")
    return 0 if middle < MUST else 1


if __name__ == "__main__":
    sys.exit(main())
