"""Nothing fills up for good: what is forgotten when, how much one may open, and copies of everything."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

import tonalli
from cli.runner import Terminal, terminal_of
from server.guests import look, open_table, refusal, tokens_of
from server.test_failures import hall_of
from server.test_play import play_on
from tonalli.server import models, schema
from tonalli.server.app import create_app
from tonalli.server.backup import back_up, opened
from tonalli.server.settings import Settings
from tonalli.server.storage import Storage

DAY = 86_400.0


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return terminal_of(monkeypatch, capsys)


def pushed_back(database: str, days: float) -> None:
    """Everything is older by so many days."""
    with opened(database) as engine, engine.begin() as connection:
        for table, column in ((schema.tables, "changed"), (schema.replays, "created")):
            connection.execute(table.update().values({column: time.time() - days * DAY}))


def ids_of(database: str) -> set[str]:
    with opened(database) as engine, engine.begin() as connection:
        return set(connection.execute(sa.select(schema.tables.c.id)).scalars())


@pytest.mark.parametrize(
    ("days", "changed", "left"),
    [
        (6, {}, ["person open", "random random", "person random", "over"]),
        (8, {}, ["person open", "person random", "over"]),
        (31, {}, ["person random", "over"]),
        (31, {"finished_days": 30.0}, ["person random"]),
        (31, {"finished_days": 30.0, "idle_days": 20.0}, []),
        (1000, {"unjoined_days": 0.0, "bots_days": 0.0}, ["person open", "random random", "person random", "over"]),
    ],
)
def test_tables_are_forgotten_by_rules_of_the_host(
    client: TestClient, settings: Settings, days: float, changed: dict[str, Any], left: list[str]
) -> None:
    tables = {kinds: open_table(client, kinds)["id"] for kinds in ("person open", "random random", "person random")}
    over = open_table(client, seed=3)
    with opened(settings.database) as engine, engine.begin() as connection:
        connection.execute(schema.tables.update().where(schema.tables.c.id == over["id"]).values(over=True))
    tables["over"] = over["id"]
    pushed_back(settings.database, days)
    storage = hall_of(client).storage
    rules = Settings(**{**settings.__dict__, **changed})
    assert client.portal is not None
    gone = client.portal.call(storage.prune, rules)
    assert {kinds for kinds, table in tables.items() if table not in gone} == set(left)
    assert ids_of(settings.database) == {tables[kinds] for kinds in left}
    for table in (schema.seats, schema.moves):
        with opened(settings.database) as engine, engine.begin() as connection:
            assert set(connection.execute(sa.select(table.c.table_id)).scalars()) <= {tables[kinds] for kinds in left}


def test_a_server_forgets_by_itself(settings: Settings, tmp_path: Path) -> None:
    with TestClient(create_app(settings)) as client:
        table = open_table(client, "random random")
        record = tonalli.new("tzolkin", players=2, seed=1).record().write()
        replay = client.post("/api/replays", json={"record": record}).json()["id"]
    pushed_back(settings.database, 100)
    with TestClient(create_app(settings)) as client:
        deadline = time.monotonic() + 60
        while client.get(f"/api/replays/{replay}").status_code != 404:
            assert time.monotonic() < deadline
        assert refusal(client.post(f"/api/tables/{table['id']}/look", json={}), 404) == "no-such-table"


def test_an_address_opens_so_many_tables_an_hour(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/t.sqlite3", tables_an_hour=2, replays_an_hour=1)
    wish = {"game": "tzolkin", "seats": [{"kind": "person"}] * 2}
    record = {"record": tonalli.new("tzolkin", players=2, seed=1).record().write()}
    with TestClient(create_app(settings), client=("203.0.113.5", 1)) as client:
        assert [client.post("/api/tables", json=wish).status_code for _ in range(3)] == [201, 201, 429]
        assert refusal(client.post("/api/tables", json=wish), 429) == "too-many-tables"
        assert [client.post("/api/replays", json=record).status_code for _ in range(2)] == [201, 429]
    with TestClient(create_app(settings), client=("127.0.0.1", 1)) as client:
        assert [client.post("/api/tables", json=wish).status_code for _ in range(3)] == [201] * 3


def test_a_server_keeps_so_many_tables_and_records_and_no_more(settings: Settings) -> None:
    records = [{"record": tonalli.new("tzolkin", players=2, seed=seed).record().write()} for seed in range(2)]
    with TestClient(create_app(replace(settings, most_tables=1, most_replays=1))) as client:
        open_table(client)
        wish = {"game": "tzolkin", "seats": [{"kind": "person"}] * 2}
        assert refusal(client.post("/api/tables", json=wish), 503) == "full"
        found = [client.post("/api/replays", json=record) for record in (*records, records[0])]
        assert [answer.status_code for answer in found] == [201, 503, 201]
        assert refusal(found[1], 503) == "full"


def test_a_record_is_there_although_its_rules_are_gone(client: TestClient, settings: Settings) -> None:
    table, early = open_table(client, seed=3), open_table(client, seed=3, options={})
    play_on(client, table, 12)
    text = client.get(f"/api/tables/{table['id']}/record").text
    with opened(settings.database) as engine, engine.begin() as connection:
        connection.execute(schema.tables.update().values(rules=9999))
    hall_of(client).tables.clear()
    assert refusal(client.post(f"/api/tables/{table['id']}/look", json={}), 410) == "old-record"
    kept = client.get(f"/api/tables/{table['id']}/record").text
    assert kept.replace("rules: 9999", "rules: 2") == text
    assert refusal(client.get(f"/api/tables/{early['id']}/record"), 410) == "old-record", "its choices are secret"


def test_a_finished_game_keeps_its_score_sheet_although_its_rules_are_gone(
    client: TestClient, settings: Settings
) -> None:
    table = open_table(client, game="tzolkin", seed=3)
    url = f"/api/tables/{table['id']}"
    assert refusal(client.get(f"{url}/result"), 409) == "not-over"
    shown = play_on(client, table, 1 << 30)
    record = client.get(f"{url}/record").text
    with opened(settings.database) as engine, engine.begin() as connection:
        connection.execute(schema.tables.update().values(rules=9999))
    hall_of(client).tables.clear()
    found = client.get(f"{url}/result").json()
    assert (found["scores"], found["winners"]) == (shown["scores"], shown["winners"])
    for name in ("sources", "stages", "verdict"):
        assert found["sheet"][name] == shown[name]
    assert [side["name"] for side in shown["sides"]] == found["sheet"]["sides"]
    for path in (f"{url}/record", f"/api/replays/{table['id']}/record"):
        assert client.get(path).text.replace("rules: 9999", "rules: 1") == record
    models.ResultShown.model_validate(found)


# ---- from the command line -----------------------------------------------------------------------


def test_tables_are_listed_exported_and_removed(client: TestClient, settings: Settings, terminal: Terminal) -> None:
    table, other = open_table(client, seed=3), open_table(client, "person random")
    play_on(client, table, 12)
    told = terminal("tables", "--database", settings.database).out
    heading, *rows = told.splitlines()
    assert heading.split() == ["table", "last", "change", "game", "over", "seats"]
    (row,) = (each for each in rows if each.startswith(table["id"]))
    assert row[heading.index("game") :].split() == ["teotihuacan", "Guest", "0,", "Guest", "1"]
    assert row.index("Guest") == heading.index("seats")
    record = client.get(f"/api/tables/{table['id']}/record").text
    assert terminal("tables", "export", table["id"], "--database", settings.database).out == record
    assert terminal("tables", "remove", table["id"], "--database", settings.database).out == "Removed: 1 table.\n"
    assert ids_of(settings.database) == {other["id"]}
    for wrong in (["export", "nowhere"], ["remove", "nowhere"], ["export"], ["burn", "x"]):
        refused = terminal("tables", *wrong, "--database", settings.database)
        assert (refused.status, refused.err.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    ("language", "seats"), [("en", "Ana, Computer 2, Free seat 3"), ("cs", "Ana, Počítač 2, Volné místo 3")]
)
def test_seats_without_a_name_are_listed_in_words(
    client: TestClient, settings: Settings, terminal: Terminal, language: str, seats: str
) -> None:
    kinds = [{"kind": "person", "name": "Ana"}, {"kind": "noon"}, {"kind": "open"}]
    client.post("/api/tables", json={"game": "tzolkin", "seats": kinds})
    rows = terminal("tables", "--database", settings.database, "--language", language).out.splitlines()
    assert rows[1].endswith(f"  {seats}")


def test_no_table_is_called_like_an_option(
    client: TestClient, settings: Settings, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, token = ["--a_name-of1", "-another_one", "a-third-name"], secrets.token_urlsafe
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: drawn.pop(0) if size == 9 and drawn else token(size))
    assert open_table(client)["id"] == "a-third-name"
    assert terminal("tables", "remove", "a-third-name", "--database", settings.database).out == "Removed: 1 table.\n"


def test_pruning_says_what_it_forgot(client: TestClient, settings: Settings, terminal: Terminal) -> None:
    open_table(client, "random random")
    pushed_back(settings.database, 100)
    looked = terminal("prune", "--dry-run", "--database", settings.database).out
    assert looked == "To be forgotten: 1 table, 0 replays.\n"
    assert terminal("prune", "--database", settings.database).out == "Forgotten: 1 table, 0 replays.\n"
    assert ids_of(settings.database) == set()


def test_a_backup_taken_while_a_server_runs_is_played_on_elsewhere(
    client: TestClient, settings: Settings, tmp_path: Path, terminal: Terminal
) -> None:
    table = open_table(client, "person person")
    before = play_on(client, table, 10)
    copy, elsewhere = tmp_path / "copy.sqlite3", f"sqlite:///{tmp_path}/elsewhere.sqlite3"
    assert terminal("backup", str(copy), "--database", settings.database).out == f"Copied: 1 table ({copy}).\n"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.sqlite3"]
    play_on(client, table, 10)
    assert terminal("backup", str(copy), "--database", settings.database).status == 2
    restored = terminal("restore", str(copy), "--database", elsewhere)
    assert restored.out == f"Put back: 1 table ({tmp_path}/elsewhere.sqlite3).\n"
    assert terminal("restore", str(copy), "--database", elsewhere).status == 2
    with TestClient(create_app(Settings(**{**settings.__dict__, "database": elsewhere}))) as other:
        again = look(other, table, tokens_of(table))
        assert (again["view"], again["revision"]) == (before["view"], before["revision"])
        play_on(other, table, 5)


def test_a_backup_goes_where_a_server_was_tried_out(
    settings: Settings, client: TestClient, tmp_path: Path, terminal: Terminal
) -> None:
    """Its first start makes keys, which are no tables; those of the backup are the ones that browsers know."""
    table, copy = open_table(client, "person person"), tmp_path / "copy.sqlite3"
    key = client.get("/api/notices").json()
    assert terminal("backup", str(copy), "--database", settings.database).status == 0
    tried = replace(settings, database=f"sqlite:///{tmp_path}/tried.sqlite3")
    with TestClient(create_app(tried)) as other:
        assert other.get("/api/notices").json() != key
    restored = terminal("restore", str(copy), "--database", tried.database)
    assert (restored.status, restored.err) == (0, "")
    with TestClient(create_app(tried)) as other:
        assert other.get("/api/notices").json() == key
        assert look(other, table, tokens_of(table))["seats"][0]["mine"]


def test_whoever_looks_after_nothing_is_told_so(tmp_path: Path, terminal: Terminal) -> None:
    """A mistyped database is no empty one: its copy would be kept in place of a good one."""
    database, copy = f"sqlite:///{tmp_path}/mistyped.sqlite3", tmp_path / "copy.sqlite3"
    named = "name the one of the server by --database or TONALLI_DATABASE"
    for wish in (["backup", str(copy)], ["tables"], ["tables", "export", "x"], ["tables", "remove", "x"], ["prune"]):
        refused = terminal(*wish, "--database", database)
        told = f"tonalli: there is no database {tmp_path}/mistyped.sqlite3; {named}\n"
        assert (refused.status, refused.err) == (2, told)
    assert list(tmp_path.iterdir()) == []


def test_a_backup_is_of_one_moment(settings: Settings, client: TestClient, tmp_path: Path) -> None:
    table = open_table(client, "person person")
    play_on(client, table, 5)

    async def write(storage: Storage) -> None:
        stored = await storage.load(table["id"])
        assert stored is not None
        for revision in range(stored.revision, stored.revision + 30):
            await storage.keep(table["id"], revision, revision + 1, 0, stored.moves, None)

    async def both() -> None:
        storage = Storage(settings.database)
        writing = asyncio.create_task(write(storage))
        for number in range(5):
            await asyncio.to_thread(back_up, settings.database, tmp_path / f"{number}.sqlite3")
        await writing
        await storage.close()

    asyncio.run(both())
    for number in range(5):
        with sqlite3.connect(tmp_path / f"{number}.sqlite3") as copy:
            assert copy.execute("pragma integrity_check").fetchone() == ("ok",)
            assert copy.execute("select count(*) from moves").fetchone()[0] > 5
        copy.close()


def test_a_server_can_be_tried_before_it_is_started(tmp_path: Path, terminal: Terminal) -> None:
    with opened(f"sqlite:///{tmp_path}/t.sqlite3"):
        pass
    before = sorted(each.name for each in tmp_path.iterdir())
    good = terminal("serve", "--check", "--port", "18933", "--database", f"sqlite:///{tmp_path}/t.sqlite3")
    assert good.status == 0, good.err
    assert sorted(each.name for each in tmp_path.iterdir()) == before
    assert good.out.startswith("The database can be read and written; it keeps 0 tables.\nComputer seats can think.\n")
    (tmp_path / "bad.sqlite3").write_text("this is no database, but a text that is long enough" * 100)
    bad = terminal("serve", "--check", "--port", "18933", "--database", f"sqlite:///{tmp_path}/bad.sqlite3")
    assert (bad.status, bad.err.count("\n")) == (2, 1)
    assert "file is not a database" in bad.err


def test_trying_a_server_makes_nothing(tmp_path: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TONALLI_RATES", "3")
    file = tmp_path / "mistyped" / "deeper" / "t.sqlite3"
    tried = terminal("serve", "--check", "--port", "18933", "--database", f"sqlite:///{file}")
    assert tried.status == 0, tried.err
    assert tried.out.startswith(f"There is no database {file} yet; the server would create it.\n")
    assert tried.err == "TONALLI_RATES is no setting of a server; did you mean TONALLI_RATE?\n"
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "mistyped").write_text("a file")
    refused = terminal("serve", "--check", "--port", "18933", "--database", f"sqlite:///{file}")
    assert refused.status == 2
    assert f"{file} cannot be created: {tmp_path / 'mistyped'} cannot be written to" in refused.err


def test_trying_a_server_leaves_an_older_database_as_it_is(tmp_path: Path, terminal: Terminal) -> None:
    file = tmp_path / "t.sqlite3"
    with sqlite3.connect(file) as old:
        old.executescript(
            "CREATE TABLE tables (id); INSERT INTO tables VALUES (1); CREATE TABLE alembic_version (version_num)"
        )
        old.execute("INSERT INTO alembic_version VALUES ('0001')")
    old.close()
    tried = terminal("serve", "--check", "--port", "18933", "--database", f"sqlite:///{file}")
    assert tried.out.startswith("The database can be read and written; it keeps 1 table.\n"), tried.err
    with sqlite3.connect(file) as still:
        assert still.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    still.close()
