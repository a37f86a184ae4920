"""Before a server starts: trying one changes nothing, and what cannot be meant is refused in a line that names it."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cli.runner import Terminal, terminal_of
from server.guests import open_table
from server.postgres import postgres, programs
from server.test_database_faults import file_of, locked, prepared
from tonalli.cli.upkeep import name_of
from tonalli.server.app import settings_told
from tonalli.server.backup import back_up, opened
from tonalli.server.settings import Settings

TRY = ["serve", "--check", "--port", "18937"]
START = ["serve", "--no-open", "--port", "18937"]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return terminal_of(monkeypatch, capsys)


def state_of(folder: Path) -> dict[str, tuple[int, int, bytes]]:
    """What lies in a folder: rights, times and contents; the index beside a database is made again by whoever reads."""
    return {
        each.name: (each.stat().st_mode, each.stat().st_mtime_ns, each.read_bytes())
        for each in folder.iterdir()
        if not each.name.endswith("-shm")
    }


@pytest.mark.parametrize("kind", ["served", "copied", "killed", "empty"])
def test_trying_a_server_changes_nothing(
    client: TestClient, settings: Settings, tmp_path: Path, terminal: Terminal, kind: str
) -> None:
    open_table(client)
    folder = tmp_path / "tried"
    folder.mkdir()
    file = folder / "t.sqlite3"
    if kind == "copied":
        back_up(settings.database, file)
    elif kind == "served":
        with opened(f"sqlite:///{file}"):
            pass
        (folder / "t.sqlite3.lock").write_text("12345\n")
    elif kind == "killed":
        for each in tmp_path.glob("tables.sqlite3*"):
            shutil.copy(each, folder / each.name.replace("tables", "t"))
    else:
        file.touch()
    file.chmod(0o644)
    before = state_of(folder)
    tried = terminal(*TRY, "--database", f"sqlite:///{file}")
    assert tried.status == 0, tried.err
    kept = {"copied": "1 table", "killed": "1 table"}.get(kind, "0 tables")
    assert tried.out.startswith(f"The database can be read and written; it keeps {kept}.\n")
    assert state_of(folder) == before


def test_trying_a_server_finds_out_that_nothing_may_be_made(terminal: Terminal) -> None:
    """Since PostgreSQL 15 whoever may connect may not make tables, unless the database is theirs."""
    bin = programs()
    if bin is None:
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    with postgres(bin) as server:
        theirs = server.database()
        server.do("CREATE ROLE guest LOGIN")
        refused = terminal(*TRY, "--database", theirs.replace("tonalli@", "guest@"))
        assert refused.status == 2
        assert "cannot be used: permission denied for schema public" in refused.err
        for _again in range(2):
            tried = terminal(*TRY, "--database", theirs)
            assert tried.out.startswith("The database can be read and written; it keeps 0 tables.\n")


def test_what_the_system_refuses_is_said_in_words(tmp_path: Path, terminal: Terminal) -> None:
    """A file beside the database that cannot be opened is named, without a number of the system's."""
    file = tmp_path / "t.sqlite3"
    with opened(f"sqlite:///{file}"):
        pass
    (tmp_path / "t.sqlite3.lock").mkdir()
    for wish in (TRY, START):
        refused = terminal(*wish, "--database", f"sqlite:///{file}")
        told = f"tonalli: the database {file} cannot be used: {file}.lock: it is a folder\n"
        assert (refused.status, refused.err) == (2, told)


def test_trying_a_server_finds_out_that_the_disk_is_full(
    tmp_path: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "t.sqlite3"
    with opened(f"sqlite:///{file}"):
        pass
    used = shutil.disk_usage(tmp_path)
    monkeypatch.setattr("tonalli.cli.trying.shutil.disk_usage", lambda _folder: used._replace(free=8192))
    refused = terminal(*TRY, "--database", f"sqlite:///{file}")
    told = f"tonalli: the database {file} cannot be used: there is no space left\n"
    assert (refused.status, refused.err) == (2, told)


def test_trying_a_server_tells_of_a_cluster_that_is_not_there(tmp_path: Path, terminal: Terminal) -> None:
    for address in ("127.0.0.1:1", "127.0.0.1", "127.0.0.1:99999"):
        tried = terminal(*TRY, "--database", f"sqlite:///{tmp_path}/t.sqlite3", "--ray", address)
        assert (tried.status, tried.err) == (2, f"tonalli: no Ray cluster answers at {address}\n")


@pytest.mark.parametrize(
    "url", ["postgresql+psycopg2://h/n", "postgresql://h/n", "sqlite+aiosqlite:///t", "mysql://h/n", "nonsense"]
)
def test_a_database_of_another_form_is_told_the_form_that_is_meant(terminal: Terminal, url: str) -> None:
    for wish in (TRY, START, ["tables"]):
        refused = terminal(*wish, "--database", url)
        told = f"tonalli: --database={url}: give sqlite:///FILE or postgresql+psycopg://HOST/NAME\n"
        assert (refused.status, refused.err) == (2, told)


@pytest.mark.parametrize("where", ["me:secret@h/n", "h/n?user=me&password=secret", "h/n?sslpassword=secret&user=me"])
def test_a_password_is_not_said_aloud(terminal: Terminal, where: str) -> None:
    refused = terminal("tables", "--database", f"postgresql+psycopg2://{where}")
    assert "psycopg2" in refused.err
    assert "secret" not in refused.err
    there = f"postgresql+psycopg://{where}"
    for told in (name_of(there), str(settings_told(Settings(database=there))["database"])):
        assert "me" in told
        assert "secret" not in told


# ---- files of others -----------------------------------------------------------------------------


@pytest.mark.parametrize("ahead", [True, False])
def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path, terminal: Terminal, ahead: bool) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir()
    file = folder / "music.sqlite3"
    with contextlib.closing(sqlite3.connect(file)) as other:
        other.executescript(
            f"PRAGMA journal_mode={'WAL' if ahead else 'DELETE'};"
            "CREATE TABLE alembic_version (version_num); CREATE TABLE songs (name); INSERT INTO songs VALUES ('Yes')"
        )
    file.chmod(0o644)
    before = state_of(folder)
    url, copy = f"sqlite:///{file}", tmp_path / "copy.sqlite3"
    for wish in (START, TRY, ["tables"], ["tables", "export", "x"], ["prune"], ["backup", str(copy)]):
        refused = terminal(*wish, "--database", url)
        assert (refused.status, refused.err) == (2, f"tonalli: {file} holds no tables of Tonalli\n")
    target = tmp_path / "new.sqlite3"
    refused = terminal("restore", str(file), "--database", f"sqlite:///{target}")
    assert (refused.status, refused.err) == (2, f"tonalli: {file} holds no tables of Tonalli\n")
    assert state_of(folder) == before
    assert [each.name for each in tmp_path.iterdir()] == ["theirs"]


def test_nothing_is_put_back_from_an_empty_file(tmp_path: Path, terminal: Terminal) -> None:
    file = tmp_path / "copy.sqlite3"
    file.touch()
    refused = terminal("restore", str(file), "--database", f"sqlite:///{tmp_path}/new.sqlite3")
    assert (refused.status, refused.err) == (2, f"tonalli: {file} holds no tables of Tonalli\n")
    assert [each.name for each in tmp_path.iterdir()] == ["copy.sqlite3"]
    assert file.stat().st_size == 0


def test_a_copy_is_made_in_a_folder_that_is_there(client: TestClient, settings: Settings, terminal: Terminal) -> None:
    missing = file_of(settings).parent / "nowhere"
    refused = terminal("backup", str(missing / "copy.sqlite3"), "--database", settings.database)
    assert (refused.status, refused.err) == (2, f"tonalli: there is no folder {missing}\n")
    assert not missing.exists()


@pytest.mark.parametrize("kind", ["newer", "corrupt", "folder", "locked"])
def test_a_database_that_cannot_be_used_is_named(tmp_path: Path, terminal: Terminal, kind: str) -> None:
    settings = Settings(database=prepared(tmp_path, kind))
    with locked(settings) if kind == "locked" else contextlib.nullcontext():
        for wish in (START, TRY, ["prune"]):
            refused = terminal(*wish, "--database", settings.database)
            assert refused.status == 2
            assert f"the database {file_of(settings)} " in refused.err
            assert refused.err.count("\n") == 1
