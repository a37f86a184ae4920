"""The files SQLite writes ahead in lie beside the database: whoever removes them costs nobody what was acknowledged."""

from __future__ import annotations

import contextlib
import resource
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from server.guests import Json, act, look, open_table, tokens_of
from server.test_database_faults import file_of, health
from server.test_failures import hall_of
from server.test_play import play_on
from tonalli.server import commits, database, heartbeat
from tonalli.server.faults import fault_of
from tonalli.server.settings import Settings


def beside(settings: Settings, *ends: str) -> list[Path]:
    file = file_of(settings)
    return [file.with_name(file.name + end) for end in ends]


def left_of(settings: Settings, table: Json, elsewhere: Path) -> int:
    """The revision that is found when the machine stops now."""
    elsewhere.mkdir()
    for each in (file_of(settings), *beside(settings, "-wal")):
        if each.exists():
            shutil.copy(each, elsewhere)
    with contextlib.closing(sqlite3.connect(elsewhere / file_of(settings).name)) as kept:
        revision: int = kept.execute("SELECT revision FROM tables WHERE id = ?", (table["id"],)).fetchone()[0]
    return revision


@pytest.mark.parametrize("ends", [("-wal", "-shm"), ("-wal",), ("-shm",)])
def test_files_that_are_removed_take_nothing_with_them(
    client: TestClient, settings: Settings, tmp_path: Path, ends: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    table = open_table(client, seed=3)
    play_on(client, table, 5)
    for each in beside(settings, *ends):
        each.unlink()
    shown = play_on(client, table, 10)
    assert left_of(settings, table, tmp_path / "stopped") == shown["revision"]
    assert "the files beside the database were removed" in caplog.text
    assert health(client) == (200, "ok", "ok")
    assert all(each.exists() for each in beside(settings, "-wal", "-shm")), "it goes on with new ones"


def test_files_that_are_removed_in_the_middle_take_nothing_with_them(
    client: TestClient, settings: Settings, tmp_path: Path
) -> None:
    table = open_table(client, seed=3)
    play_on(client, table, 5)

    def remove(connection: sa.Connection) -> None:
        for each in beside(settings, "-wal", "-shm"):
            each.unlink(missing_ok=True)

    engine = hall_of(client).storage.engine
    sa.event.listen(engine, "commit", remove)
    shown = play_on(client, table, 1)
    sa.event.remove(engine, "commit", remove)
    assert left_of(settings, table, tmp_path / "stopped") == shown["revision"]


def test_what_cannot_be_put_into_the_database_is_told_of(
    client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "PROBED", 0.0)
    table = open_table(client, seed=3)
    before = play_on(client, table, 5)
    for each in beside(settings, "-wal", "-shm"):
        each.unlink()
    with monkeypatch.context() as patch:
        for module in (database, commits):
            patch.setattr(module, "rescue", lambda connection: False)
        answer = act(client, table, tokens_of(table), before["revision"], before["choices"][0]["action"])
        assert (answer.status_code, answer.json()) == (503, {"code": "not-kept", "detail": "missing"})
        assert health(client) == (503, "failing", "missing")
    assert play_on(client, table, 1)["revision"] == before["revision"] + 1
    assert health(client) == (200, "ok", "ok")


# ---- a file that cannot grow ---------------------------------------------------------------------


@contextlib.contextmanager
def no_file_grows_beyond(size: int) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_what_finds_no_room_in_the_file_is_not_kept(client: TestClient, settings: Settings, tmp_path: Path) -> None:
    table = open_table(client, seed=3)
    tokens = tokens_of(table)
    before = play_on(client, table, 5)
    action = before["choices"][0]["action"]
    (ahead,) = beside(settings, "-wal")
    with no_file_grows_beyond(ahead.stat().st_size):
        answer = act(client, table, tokens, before["revision"], action)
        assert (answer.status_code, answer.json()) == (503, {"code": "not-kept", "detail": "failing"})
    assert look(client, table, tokens)["revision"] == before["revision"]
    assert left_of(settings, table, tmp_path / "stopped") == before["revision"]
    assert act(client, table, tokens, before["revision"], action).status_code == 200


@pytest.mark.parametrize(
    ("name", "at_the_end"),
    [
        ("SQLITE_IOERR_WRITE", "not-kept"),
        ("SQLITE_FULL", "not-kept"),
        ("SQLITE_IOERR_FSYNC", "unknown"),
        ("SQLITE_IOERR_SHMSIZE", "unknown"),
    ],
)
def test_what_was_written_and_not_made_safe_may_be_there(name: str, at_the_end: str) -> None:
    cause = sqlite3.OperationalError("disk I/O error")
    cause.sqlite_errorname = name
    error = sa.exc.OperationalError("COMMIT", {}, cause)
    assert (fault_of(error, committing=True).code, fault_of(error, committing=False).code) == (at_the_end, "not-kept")
