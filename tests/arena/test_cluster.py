"""Games and thoughts in a Ray cluster of two nodes: the same as on one machine, whatever happens to a node."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from nodes import Nodes, two_nodes
from server.processes import Browser, processes
from server.test_computer import until

SIMULATE = ("simulate", "tzolkin", "--seats", "random,random", "--seed", "3")
GAMES = 300


@pytest.fixture(scope="module")
def cluster() -> Iterator[Nodes]:
    with two_nodes() as nodes:
        yield nodes


def started(cluster: Nodes, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tonalli", *arguments]
    return subprocess.Popen(command, env=cluster.environment, stdout=subprocess.PIPE, text=True)


def told(cluster: Nodes, *arguments: str) -> Any:
    output, _nothing = started(cluster, *arguments).communicate()
    return json.loads(output)


def test_games_are_the_same_wherever_they_are_played(cluster: Nodes) -> None:
    here, there = (
        told(cluster, *SIMULATE, "--games", "60", "--json", *more) for more in ([], ["--ray", cluster.address])
    )
    del here["speed"], there["speed"]
    assert here == there


def test_contests_are_the_same_wherever_they_are_played(cluster: Nodes) -> None:
    arguments = ("arena", "random", "greedy", "--game", "tzolkin", "--games", "4", "--seed", "3", "--json", "-")
    assert told(cluster, *arguments) == told(cluster, *arguments, "--ray", cluster.address)


def test_a_cluster_that_is_not_there_is_told_in_a_line(cluster: Nodes) -> None:
    command = [sys.executable, "-m", "tonalli", *SIMULATE, "--ray", "nowhere"]
    ended = subprocess.run(command, env=cluster.environment, capture_output=True, text=True, check=False)
    assert ended.returncode != 0
    assert ended.stderr.startswith("tonalli: no Ray cluster at nowhere: ")
    assert len(ended.stderr.splitlines()) == 1


def far_thinkers(cluster: Nodes) -> list[int]:
    """The processes of this cluster, and of no other, in which computer seats think."""
    token = cluster.environment["RAY_AUTH_TOKEN_PATH"].encode()
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if (
                b"ray::RemoteThinker" in (folder / "cmdline").read_bytes()
                and token in (folder / "environ").read_bytes()
            ):
                found.append(int(folder.name))
        except OSError:
            continue
    return found


def test_computer_seats_think_in_a_cluster_and_go_on_when_it_does_not(
    cluster: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in cluster.environment.items():
        monkeypatch.setenv(name, value)
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    with processes(database, 1, ray=cluster.address, bot_pause=0.1) as (server,):
        table = server.open_table("random random random random", "tzolkin", seed=3)
        browser = Browser([server], table, [])
        browser.until(lambda message: message["type"] == "table" and bool(far_thinkers(cluster)))
        assert not browser.seen["over"]
        for pid in far_thinkers(cluster):
            os.kill(pid, signal.SIGKILL)
        browser.until(lambda message: message["type"] == "table" and message["over"])
        assert httpx.get(server.url + "/healthz", timeout=60).json()["status"] == "ok"
        browser.close()
    until(lambda: not far_thinkers(cluster))


ASKED_FAR = """
import sys, time, tonalli
from tonalli.server.far import Far
from tonalli.server.thinker import answer
far = Far(sys.argv[1])
state = tonalli.new("tzolkin", players=2, seed=1).state
while far.actor is None:
    time.sleep(0.1)
there = far.answer(state, "greedy", 1)
assert far.actor is not None
assert there == answer(state, "greedy", 1)
assert far.answer(state, "no such bot", 1)[0] == "failed"
killed = far.actor
far.ray.kill(killed)
while far.actor is killed:  # Ray may let it answer once more, and another may be found at once
    assert far.answer(state, "greedy", 1) == there
"""


def test_a_choice_is_the_same_wherever_it_is_found(cluster: Nodes) -> None:
    command = [sys.executable, "-c", ASKED_FAR, cluster.address]
    ended = subprocess.run(command, env=cluster.environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert "this machine does" in ended.stderr


def test_games_that_a_lost_node_had_in_hand_are_played_by_another(cluster: Nodes) -> None:
    """The last here: what is lost stays lost."""
    arguments = (*SIMULATE, "--games", str(GAMES), "--jsonl")
    with started(cluster, *arguments, "--ray", cluster.address) as running:
        assert running.stdout is not None
        lines = [running.stdout.readline()]
        cluster.lose_one()
        lines += running.stdout
    assert running.returncode == 0
    here, _nothing = started(cluster, *arguments).communicate()
    assert lines == here.splitlines(keepends=True)
