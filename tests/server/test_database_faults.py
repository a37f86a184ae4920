"""A database that is locked, removed, read-only, full, corrupt or newer: told in one line, and nothing changes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

import tonalli
from cli.runner import Terminal, terminal_of
from server.guests import Json, act, look, open_table, tokens_of
from server.test_failures import hall_of
from server.test_play import play_on
from tonalli.server import heartbeat, storage
from tonalli.server.backup import opened
from tonalli.server.database import BUSY
from tonalli.server.faults import Fault, fault_of
from tonalli.server.health import PATIENCE
from tonalli.server.settings import Settings


def file_of(settings: Settings) -> Path:
    return Path(settings.database.removeprefix("sqlite:///"))


@contextlib.contextmanager
def locked(settings: Settings) -> Iterator[None]:
    """Somebody else is writing, and goes on for long."""
    other = sqlite3.connect(file_of(settings), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@contextlib.contextmanager
def removed(settings: Settings) -> Iterator[None]:
    file = file_of(settings)
    with sqlite3.connect(file) as whole:
        whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole.close()
    shutil.copy(file, file.with_suffix(".kept"))
    for each in file.parent.glob(file.name + "*"):
        each.unlink()
    yield
    assert not file.exists(), "an empty database was made in its place"
    os.replace(file.with_suffix(".kept"), file)


@contextlib.contextmanager
def every_connection(pragma: str) -> Iterator[None]:
    def set_up(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(pragma)
        cursor.close()

    sa.event.listen(sa.Engine, "connect", set_up)
    try:
        yield
    finally:
        sa.event.remove(sa.Engine, "connect", set_up)


@contextlib.contextmanager
def full(settings: Settings) -> Iterator[None]:
    """The file cannot grow, and a move needs more than is left in it."""
    heavy = "AFTER INSERT ON moves BEGIN INSERT INTO ballast VALUES (zeroblob(200000)); END"
    with contextlib.closing(sqlite3.connect(file_of(settings))) as other:
        other.executescript(f"CREATE TABLE ballast (x); CREATE TRIGGER heavy {heavy}")
    with every_connection("PRAGMA max_page_count=1"):
        yield
    with contextlib.closing(sqlite3.connect(file_of(settings))) as other:
        other.executescript("DROP TRIGGER heavy; DROP TABLE ballast")


@contextlib.contextmanager
def read_only(settings: Settings) -> Iterator[None]:
    with every_connection("PRAGMA query_only=ON"):
        yield


FAULTS = {"locked": locked, "missing": removed, "full": full, "read-only": read_only}


@pytest.mark.parametrize("kind", FAULTS)
def test_what_a_broken_database_does_not_keep_never_happened(
    client: TestClient, settings: Settings, kind: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = open_table(client, seed=3)
    tokens = tokens_of(table)
    before = play_on(client, table, 25)
    action = before["choices"][0]["action"]
    record = client.get(f"/api/tables/{table['id']}/record").text
    hall_of(client).storage.engine.dispose()
    with FAULTS[kind](settings):
        begun = time.monotonic()
        for _attempt in range(2):
            answer = act(client, table, tokens, before["revision"], action)
            assert answer.status_code == 503, answer.text
            assert answer.json() == {"code": "not-kept", "detail": kind}
        assert time.monotonic() - begun < 15 * BUSY
        during = look(client, table, tokens)
        assert same(during, before), "a table can be looked at all the while"
        hall_of(client).storage.engine.dispose()
    hall_of(client).storage.engine.dispose()
    assert client.get(f"/api/tables/{table['id']}/record").text == record
    after = act(client, table, tokens, before["revision"], action)
    assert after.status_code == 200, after.text
    match = tonalli.load(record, 3)
    match.play(action)
    assert client.get(f"/api/tables/{table['id']}/record").text == match.record().write(), "chance went on as it would"
    assert f"the database is {kind}" in caplog.text
    assert f"changes are kept again: the database was {kind}" in caplog.text
    assert "Traceback" not in caplog.text


def health(client: TestClient) -> tuple[int, str, str]:
    """What is answered at once, whatever state the database is in."""
    begun = time.monotonic()
    answer = client.get("/healthz")
    assert time.monotonic() - begun < PATIENCE + 1
    found = answer.json()
    return answer.status_code, found["status"], found["database"]


@pytest.mark.parametrize("kind", FAULTS)
def test_health_tells_whether_writes_are_kept(
    client: TestClient, settings: Settings, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "PROBED", 0.0)
    table = open_table(client, seed=3)
    tokens = tokens_of(table)
    before = play_on(client, table, 5)
    assert health(client) == (200, "ok", "ok")
    hall_of(client).storage.engine.dispose()
    with FAULTS[kind](settings):
        if kind == "full":
            # What is small still finds room; what was refused is remembered.
            assert act(client, table, tokens, before["revision"], before["choices"][0]["action"]).status_code == 503
        assert health(client) == (503, "failing", kind)
        assert health(client) == (503, "failing", kind)
        hall_of(client).storage.engine.dispose()
    hall_of(client).storage.engine.dispose()
    if kind == "full":
        assert health(client)[0] == 503, "nothing tells yet that there is room again"
        open_table(client)
    assert health(client) == (200, "ok", "ok")


def test_health_probes_seldom_and_remembers_what_came_of_it(
    client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes: list[float] = []
    write = heartbeat.Heartbeat.write

    def counted(self: heartbeat.Heartbeat) -> None:
        writes.append(time.monotonic())
        write(self)

    monkeypatch.setattr(heartbeat.Heartbeat, "write", counted)
    monkeypatch.setattr(heartbeat, "PROBED", 3600.0)
    with locked(settings):
        assert [health(client) for _ in range(20)] == [(503, "failing", "locked")] * 20
    assert len(writes) == 1


def test_health_says_what_is_wrong_though_the_tables_cannot_be_counted(
    client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: storage.Storage) -> int:
        await asyncio.sleep(3600)
        return 0

    monkeypatch.setattr(storage.Storage, "count", never)
    with locked(settings):
        assert health(client) == (503, "failing", "locked")


def test_a_change_that_waits_for_long_is_not_kept(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    commits = hall_of(client).storage.commits
    monkeypatch.setattr(commits, "oldest", lambda: time.monotonic() - heartbeat.WAITING - 1)
    assert health(client) == (503, "failing", "slow")


def same(one: Json, other: Json) -> bool:
    told = ("view", "revision", "moves", "can_undo", "choices")
    return [one[name] for name in told] == [other[name] for name in told]


def test_undo_that_is_not_kept_undoes_nothing(client: TestClient, settings: Settings) -> None:
    table = open_table(client, seed=3)
    tokens = tokens_of(table)
    shown = look(client, table, tokens)
    while not shown["can_undo"]:
        shown = play_on(client, table, 1)
    wish = {"tokens": tokens, "revision": shown["revision"]}
    with locked(settings):
        answer = client.post(f"/api/tables/{table['id']}/undo", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (503, "not-kept")
        assert same(look(client, table, tokens), shown)
    assert client.post(f"/api/tables/{table['id']}/undo", json=wish).status_code == 200


def test_whether_it_was_kept_may_be_unknown(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(client, seed=3)
    tokens = tokens_of(table)
    before = play_on(client, table, 5)
    keep = storage.Storage.keep

    async def keep_and_lose(self: storage.Storage, *arguments: Any) -> None:
        await keep(self, *arguments)
        raise Fault("unreachable", known=False)

    with monkeypatch.context() as patch:
        patch.setattr(storage.Storage, "keep", keep_and_lose)
        answer = act(client, table, tokens, before["revision"], before["choices"][0]["action"])
    assert (answer.status_code, answer.json()) == (503, {"code": "unknown", "detail": "unreachable"})
    assert look(client, table, tokens)["revision"] == before["revision"] + 1


def test_of_a_server_that_went_away_at_the_end_nobody_knows() -> None:
    gone = sa.exc.OperationalError("COMMIT", {}, Exception("server closed the connection unexpectedly"))
    assert (fault_of(gone, committing=True).code, fault_of(gone, committing=False).code) == ("unknown", "not-kept")


@pytest.mark.parametrize(
    ("state", "kind"),
    [
        ("25006", "read-only"),
        ("53100", "full"),
        ("XX001", "corrupt"),
        ("XX002", "corrupt"),
        ("42501", "failing"),
        ("40001", "failing"),
        ("57P03", "unreachable"),
    ],
)
def test_what_is_wrong_with_postgresql_has_the_same_words(state: str, kind: str) -> None:
    psycopg = pytest.importorskip("psycopg")
    cause = psycopg.errors.lookup(state)("it cannot be done")
    error = sa.exc.DBAPIError.instance("INSERT", {}, cause, psycopg.Error)
    assert fault_of(error, committing=False).to_dict() == {"code": "not-kept", "detail": kind}


def test_a_corrupt_file_is_told_of_in_the_middle(client: TestClient, settings: Settings) -> None:
    table = open_table(client, seed=3)
    tokens = tokens_of(table)
    shown = play_on(client, table, 5)
    hall_of(client).storage.engine.dispose()
    file_of(settings).write_bytes(b"this is no database any more" * 1000)
    answer = act(client, table, tokens, shown["revision"], shown["choices"][0]["action"])
    assert (answer.status_code, answer.json()) == (503, {"code": "not-kept", "detail": "corrupt"})
    assert client.get("/healthz").status_code == 503


# ---- at the start --------------------------------------------------------------------------------


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return terminal_of(monkeypatch, capsys)


def prepared(tmp_path: Path, kind: str) -> str:
    file = tmp_path / "tables.sqlite3"
    url = f"sqlite:///{file}"
    with opened(url) as engine, engine.begin() as connection:
        if kind == "newer":
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    if kind == "corrupt":
        file.write_bytes(b"this is no database any more" * 1000)
    if kind == "folder":
        file.unlink()
        file.mkdir()
    return url


@pytest.mark.parametrize(
    ("kind", "told"),
    [("newer", "a newer Tonalli"), ("corrupt", "not a database"), ("folder", "unable to open")],
)
def test_a_server_that_cannot_keep_anything_does_not_start(
    tmp_path: Path, terminal: Terminal, kind: str, told: str
) -> None:
    url = prepared(tmp_path, kind)
    for check in ([], ["--check"]):
        outcome = terminal("serve", "--no-open", "--port", "18935", "--database", url, *check)
        assert outcome.status == 2
        assert told in outcome.err
        assert outcome.err.count("\n") == 1


def test_a_locked_database_is_told_of_at_the_start(tmp_path: Path, terminal: Terminal) -> None:
    settings = Settings(database=prepared(tmp_path, ""))
    with locked(settings):
        outcome = terminal("serve", "--no-open", "--port", "18935", "--database", settings.database)
    assert (outcome.status, outcome.err.count("\n")) == (2, 1)
    assert "locked" in outcome.err
