"""A server that is killed in the middle of play: no acknowledged action is missing afterwards."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx2 as httpx

from server.guests import Json
from tonalli.server.table import STAGE

ALIVE = 8
"""Actions the server acknowledges before it may be killed."""
PATIENCE = 300
"""Seconds after which nothing can be going on any more, however busy the machine is."""


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def start(database: Path, port: int) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "TONALLI_DATABASE": f"sqlite:///{database}", "TONALLI_BOT_PAUSE": "0"}
    command = [sys.executable, "-m", "uvicorn", "--factory", "tonalli.server.app:create_app", "--port", str(port)]
    return subprocess.Popen([*command, "--log-level", "error"], env=environment)


def wait_for(url: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            httpx.get(url + "/api/games", timeout=PATIENCE)
            return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server did not come up")


def test_no_acknowledged_action_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    database = tmp_path / "tables.sqlite3"
    server = start(database, port)
    try:
        wait_for(url)
        seats = [{"kind": "person", "name": name} for name in ("Ana", "Ben", "Cid", "Dora")]
        for attempt in range(4):
            game = ("teotihuacan", "tzolkin")[attempt % 2]
            wish = {"game": game, "seats": seats, "seed": attempt}
            opened = httpx.post(url + "/api/tables", json=wish, timeout=PATIENCE).json()
            tokens = [seat["token"] for seat in opened["seats"]]
            acknowledged = play_until_it_dies(url, opened["id"], tokens, server, attempt)
            server.wait()
            server = start(database, port)
            wait_for(url)
            look = f"{url}/api/tables/{opened['id']}/look"
            after = httpx.post(look, json={"tokens": tokens}, timeout=PATIENCE).json()
            last = acknowledged["revision"]
            assert after["revision"] in (last, last + 1, (last // STAGE + 1) * STAGE), "one action more at most"
            assert after["moves"] >= acknowledged["moves"]
            if after["revision"] == acknowledged["revision"]:
                assert after["view"] == acknowledged["view"]
    finally:
        server.kill()
        server.wait()


def play_until_it_dies(url: str, table: str, tokens: list[str], server: subprocess.Popen[bytes], seed: int) -> Json:
    """Play as fast as the server answers, and kill it at some moment of that; the last answer that came."""
    dice = random.Random(seed)
    killer = threading.Timer(dice.uniform(0, 0.08), server.send_signal, [signal.SIGKILL])
    shown: Json = {}
    with httpx.Client(timeout=PATIENCE) as client:
        try:
            shown = client.post(f"{url}/api/tables/{table}/look", json={"tokens": tokens}).json()
            answers = 0
            while not shown["over"]:
                if answers == ALIVE:
                    killer.start()
                answers += 1
                choice = dice.choice(shown["choices"])["action"]
                wish = {"tokens": tokens, "revision": shown["revision"], "action": choice}
                shown = client.post(f"{url}/api/tables/{table}/actions", json=wish).json()
        except httpx.TransportError:
            pass
    killer.join()
    return shown
