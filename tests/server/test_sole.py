"""One server a file: a second one is refused in a line, and a killed one is in nobody's way."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from cli.runner import PATIENCE, Terminal, terminal_of
from server.test_crash import free_port, wait_for
from tonalli.server import sole

SERVE = [sys.executable, "-m", "tonalli.cli.entry", "serve", "--no-open"]


class Server:
    """`tonalli serve`, as a host starts it."""

    def __init__(self, database: Path, *more: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [*SERVE, "--port", str(self.port), "--database", f"sqlite:///{database}", *more],
            env={**os.environ, "TONALLI_LANGUAGE": "en"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "tables.sqlite3")
    try:
        wait_for(running.url)
        yield running
    finally:
        running.end()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return terminal_of(monkeypatch, capsys)


@pytest.mark.parametrize("more", [[], ["--check"]])
def test_a_second_server_of_a_file_is_refused_in_a_line(server: Server, tmp_path: Path, more: list[str]) -> None:
    other_name = tmp_path / "linked.sqlite3"
    other_name.symlink_to(tmp_path / "tables.sqlite3")
    for database in (tmp_path / "tables.sqlite3", other_name):
        second = Server(database, *more)
        out, err = second.process.communicate(timeout=PATIENCE)
        assert (second.process.returncode, out) == (2, "")
        told = f"{database} is served already, by process {server.process.pid}; several servers need PostgreSQL"
        assert err == f"tonalli: {told}\n"
    assert httpx.get(server.url + "/healthz", timeout=PATIENCE).json()["status"] == "ok"


def test_a_server_that_was_killed_is_in_nobodys_way(server: Server, tmp_path: Path) -> None:
    """Not even while its thinking process has not noticed yet."""
    seats = [{"kind": "person"}, {"kind": "dawn"}]
    opened = httpx.post(server.url + "/api/tables", json={"game": "tzolkin", "seats": seats}, timeout=PATIENCE)
    assert opened.status_code == 201
    server.process.send_signal(signal.SIGKILL)
    again = Server(tmp_path / "tables.sqlite3")
    try:
        wait_for(again.url)
        assert httpx.get(again.url + "/healthz", timeout=PATIENCE).json()["tables"]["kept"] == 1
    finally:
        again.end()


def test_a_place_without_locks_is_not_taken_for_another_server(
    tmp_path: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(sole, "lockf", refuse)
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    outcome = terminal("serve", "--no-open", "--port", str(free_port()), "--database", database)
    assert (outcome.status, outcome.err.count("\n")) == (2, 1)
    assert os.strerror(errno.ENOLCK) in outcome.err


def test_a_served_file_can_be_looked_after(server: Server, tmp_path: Path, terminal: Terminal) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    opened = httpx.post(server.url + "/api/tables", json={"game": "tzolkin", "seats": seats}, timeout=PATIENCE).json()
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    for command in (
        ["tables"],
        ["prune"],
        ["backup", str(tmp_path / "copy.sqlite3")],
        ["tables", "remove", opened["id"]],
    ):
        outcome = terminal(*command, "--database", database)
        assert (outcome.status, outcome.err) == (0, "")
    assert terminal("tables", "--database", f"sqlite:///{tmp_path}/copy.sqlite3").out.count("tzolkin") == 1


def test_a_backup_is_not_put_back_below_a_server(server: Server, tmp_path: Path, terminal: Terminal) -> None:
    database, copy = f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path / "copy.sqlite3"
    assert terminal("backup", str(copy), "--database", database).status == 0
    refused = terminal("restore", str(copy), "--database", database)
    assert refused.status == 2
    assert f"is served by process {server.process.pid}: a backup is put back while no server runs on it" in refused.err
    server.end()
    assert terminal("restore", str(copy), "--database", database).status == 0
