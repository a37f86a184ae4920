"""Servers as processes of their own that share a PostgreSQL database, and browsers at any of them."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx2 as httpx
import orjson
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from server.guests import Json
from server.test_crash import PATIENCE, free_port, wait_for


class Process:
    """One server process."""

    def __init__(self, database: str, **settings: Any) -> None:
        given = {f"TONALLI_{name.upper()}": str(value) for name, value in settings.items()}
        self.environment = {**os.environ, "TONALLI_DATABASE": database, "TONALLI_BOT_PAUSE": "0", **given}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.server = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "uvicorn", "--factory", "tonalli.server.app:create_app"]
        self.server = subprocess.Popen(
            [*command, "--port", str(self.port), "--log-level", "error"], env=self.environment
        )
        return self.server

    def kill(self, how: int = signal.SIGKILL) -> None:
        self.server.send_signal(how)
        if how == signal.SIGKILL:
            self.server.wait()

    def post(self, path: str, **wish: Any) -> httpx.Response:
        return httpx.post(self.url + path, json=wish, timeout=PATIENCE)

    def look(self, table: Json, tokens: list[str]) -> Json:
        """The table; whoever asks while it moves asks again."""
        deadline = time.monotonic() + PATIENCE
        while True:
            answer = self.post(f"/api/tables/{table['id']}/look", tokens=tokens)
            if answer.status_code == 200:
                shown: Json = answer.json()
                return shown
            assert answer.status_code == 503, answer.text
            assert time.monotonic() < deadline
            time.sleep(0.05)

    def open_table(self, kinds: str, game: str = "teotihuacan", seed: int | None = None) -> Json:
        seats = [{"kind": kind, "name": f"Guest {number}"} for number, kind in enumerate(kinds.split())]
        options = {"setup": "first"} if game == "teotihuacan" else {}
        answer = self.post("/api/tables", game=game, options=options, seats=seats, seed=seed)
        assert answer.status_code == 201, answer.text
        opened: Json = answer.json()
        return opened

    def number(self) -> int:
        return int(httpx.get(self.url + "/healthz", timeout=PATIENCE).json()["processes"]["number"])


@contextlib.contextmanager
def processes(database: str, count: int, **settings: Any) -> Iterator[list[Process]]:
    """So many servers of one database, which are there together."""
    running = [Process(database, **settings) for _ in range(count)]
    try:
        for process in running:
            wait_for(process.url)
        yield running
    finally:
        for process in running:
            process.server.kill()
            process.server.wait()


class Browser:
    """A socket at a table, which comes again whenever it is cut."""

    def __init__(self, processes: list[Process], table: Json, tokens: list[str]) -> None:
        self.processes = processes
        self.table = table
        self.tokens = tokens
        self.cut = 0
        self.seen: Json = {}
        self.heard: list[Json] = []
        self.socket: ClientConnection | None = None
        self.sockets = contextlib.ExitStack()

    def come(self) -> ClientConnection:
        """At the first process that lets it in."""
        deadline = time.monotonic() + PATIENCE
        while True:
            for process in self.processes:
                try:
                    address = f"ws://127.0.0.1:{process.port}/api/tables/{self.table['id']}/live"
                    socket = self.sockets.enter_context(connect(address, proxy=None, max_size=None))
                    socket.send(orjson.dumps({"tokens": self.tokens}).decode())
                    self.socket = socket
                    return socket
                except (OSError, EOFError, WebSocketException):
                    assert time.monotonic() < deadline
                    time.sleep(0.05)

    def next(self) -> Json:
        """The next message, however often it has to come again."""
        deadline = time.monotonic() + PATIENCE
        while True:
            socket = self.socket or self.come()
            try:
                message: Json = orjson.loads(socket.recv(deadline - time.monotonic()))
            except ConnectionClosed:
                self.socket = None
                self.cut += 1
                continue
            self.heard.append(message)
            if message["type"] == "table":
                self.seen = message
            return message

    def until(self, what: Callable[[Json], bool]) -> Json:
        while not what(self.next()):
            pass
        return self.heard[-1]

    def newer(self, revision: int) -> Json:
        """The table with a newer revision."""
        return self.until(lambda message: message["type"] == "table" and message["revision"] > revision)

    def back(self) -> Json:
        """The table as it is shown after a cut."""
        return self.until(lambda message: message["type"] == "table" and self.cut > 0)

    def play(self, dice: random.Random) -> None:
        choice = dice.choice(self.seen["choices"])["action"]
        wish = {"type": "play", "revision": self.seen["revision"], "action": choice}
        socket = self.socket or self.come()
        with contextlib.suppress(ConnectionClosed):
            socket.send(orjson.dumps(wish).decode())

    def close(self) -> None:
        self.sockets.close()
