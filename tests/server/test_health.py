"""A server seen from outside: its health, its figures, its log."""

from __future__ import annotations

import json
import logging
import random
import re
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from server.guests import act, guest, look, open_table, refusal, tokens_of
from server.test_failures import fail, hall_of
from tonalli.server.app import create_app
from tonalli.server.logs import JsonLines, set_up_logs
from tonalli.server.settings import Settings
from tonalli.server.storage import Storage
from tonalli.server.wire import RELAYED


def figures(client: TestClient) -> dict[str, float]:
    answer = client.get("/metrics")
    assert answer.status_code == 200, answer.text
    rows = (line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, value in rows}


@pytest.fixture
def watched(tmp_path: Path) -> Settings:
    database = f"sqlite:///{tmp_path}/t.sqlite3"
    return Settings(database=database, bot_pause=0, rate=1e6, burst=1_000_000, metrics="all")


def test_health_tells_how_the_server_is(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(client)
    with guest(client, table, []) as onlooker:
        onlooker.table()
        found = client.get("/healthz")
        assert found.status_code == 200
        assert found.json()["status"] == "ok"
        assert found.json()["tables"] == {"kept": 1, "open": 1, "troubled": 0}
        assert found.json()["sockets"] == 1
    hall_of(client).computer.troubles["somewhere"] = 3
    troubled = client.get("/healthz")
    assert (troubled.status_code, troubled.json()["status"]) == (200, "troubled")
    assert "somewhere" not in troubled.text
    monkeypatch.setattr(Storage, "count", fail)
    failing = client.get("/healthz")
    assert (failing.status_code, failing.json()["status"]) == (503, "failing")


def test_figures_count_what_happens(watched: Settings) -> None:
    with TestClient(create_app(watched)) as client:
        table = open_table(client, "person random", "tzolkin", seed=3)
        tokens = tokens_of(table)
        shown = look(client, table, tokens)
        while not shown["choices"]:
            shown = look(client, table, tokens)
        assert act(client, table, tokens, shown["revision"], shown["choices"][0]["action"]).status_code == 200
        assert refusal(act(client, table, tokens, shown["revision"], 0), 409) == "changed"
        while not look(client, table, tokens)["turn"]:
            shown = look(client, table, tokens)
            if shown["choices"]:
                act(client, table, tokens, shown["revision"], shown["choices"][0]["action"])
        found = figures(client)
    assert found["tonalli_tables"] == 1
    assert found['tonalli_action_seconds_count{by="person"}'] >= 2
    assert found['tonalli_action_seconds_count{by="computer"}'] >= 1
    assert found["tonalli_thinking_seconds_count"] >= 1
    assert found['tonalli_refusals_total{code="changed"}'] == 1
    assert found['tonalli_requests_total{status="201"}'] == 1
    text = repr(found)
    assert table["id"] not in text
    assert not any(token in text for token in tokens)


def test_figures_count_whom_limits_turn_away(watched: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A flood is what a host looks at the figures for."""
    limited = replace(watched, rate=0.001, burst=8, hosts="testserver", onlookers_of_table=0)
    with TestClient(create_app(limited), raise_server_exceptions=False) as client:
        hall = hall_of(client)
        table = open_table(client)
        with guest(client, table, []) as onlooker:
            assert onlooker.next()["code"] == "too-many-browsers"
        live = f"/api/tables/{table['id']}/live"
        for headers in ({"host": "evil.example"}, {"origin": "https://evil.example"}):
            with pytest.raises(WebSocketDisconnect), client.websocket_connect(live, headers=headers):
                pass
        assert client.get("/api/languages", headers={"host": "evil.example"}).status_code == 421
        assert client.post("/api/plan", content=b"x" * 300_000).status_code == 413
        assert client.post("/api/plan", json={}).status_code == 422
        monkeypatch.setattr(Storage, "listing", fail)
        assert client.get("/api/tables").status_code == 500
        assert [client.get("/api/languages").status_code for _ in range(3)] == [429] * 3
        monkeypatch.setattr(hall.rates, "take", lambda address, cost=1: True)
        found = figures(client)
    refused = {name: found[f'tonalli_refusals_total{{code="{name}"}}'] for name in ("other-host", "other-origin")}
    assert refused == {"other-host": 2, "other-origin": 1}
    for code, status, count in (
        ("too-fast", 429, 3),
        ("too-many-browsers", 201, 1),
        ("too-large", 413, 1),
        ("bad-request", 422, 1),
    ):
        assert found[f'tonalli_refusals_total{{code="{code}"}}'] == count, code
        assert found[f'tonalli_requests_total{{status="{status}"}}'] == count, status
    assert found['tonalli_requests_total{status="421"}'] == 1
    assert found['tonalli_requests_total{status="500"}'] == found["tonalli_failures_total"] == 1


def test_what_another_process_handed_on_is_counted_there(watched: Settings) -> None:
    """Whoever adds up the figures of all processes has each request once."""
    scope = {"type": "http", "method": "GET", "path": "/api/languages", "headers": [], "query_string": b""}
    told: list[int] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b""}

    async def send(message: Message) -> None:
        told.append(message.get("status", 0))

    with TestClient(create_app(watched)) as client:
        assert client.portal is not None
        handed_on = {**scope, "http_version": "1.1", RELAYED: True}
        client.portal.call(partial(client.app, handed_on, receive, send))
        assert told[0] == 200
        assert not any("requests_total" in name for name in figures(client))


@pytest.mark.parametrize(("metrics", "status"), [("local", 404), ("off", 404), ("all", 200)])
def test_figures_are_for_whom_the_host_says(tmp_path: Path, metrics: str, status: int) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/t.sqlite3", metrics=metrics)
    with TestClient(create_app(settings), client=("203.0.113.5", 1)) as client:
        assert client.get("/metrics").status_code == status


def test_figures_are_there_for_the_machine_itself(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/t.sqlite3")
    with TestClient(create_app(settings), client=("127.0.0.1", 1)) as client:
        assert "tonalli_tables 0.0" in client.get("/metrics").text


def test_a_line_of_the_log_is_a_json_object() -> None:
    try:
        raise ValueError("odd")
    except ValueError:
        record = logging.LogRecord("tonalli.server", logging.WARNING, "", 0, "table %s", ("x\ny",), sys.exc_info())
    line = JsonLines().format(record)
    assert "\n" not in line
    told: dict[str, Any] = json.loads(line)
    assert (told["level"], told["message"]) == ("warning", "table x\ny")
    assert "ValueError: odd" in told["fault"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", told["time"])


def test_what_goes_wrong_again_and_again_does_not_fill_the_log(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A full disk is filled up by what is said of it, where the log lies on it too."""
    loggers = [logging.getLogger(name) for name in ("tonalli.server", "uvicorn")]
    before = [(each.handlers, each.propagate, each.level) for each in loggers]
    now = 1000.0
    monkeypatch.setattr("tonalli.server.logs.time.monotonic", lambda: now)
    try:
        set_up_logs("json", "info")
        log = logging.getLogger("tonalli.server")
        for number in range(500):
            log.error("table %s: a change was %s: the database is %s", number, "not kept", "full")
            log.info("table opened")
        log.warning("a thinking process is replaced (%s)", "killed")
        now += 61
        log.error("table %s: a change was %s: the database is %s", 500, "not kept", "full")
        log.error("table %s: a change was %s: the database is %s", 501, "not kept", "full")
    finally:
        for each, (handlers, propagate, kept) in zip(loggers, before, strict=True):
            each.handlers, each.propagate = handlers, propagate
            each.setLevel(kept)
    told = [json.loads(line)["message"] for line in capsys.readouterr().err.splitlines()]
    assert told.count("table opened") == 500
    said = [each for each in told if each != "table opened"]
    assert len(said) == 10 + 1 + 2
    assert said[9:] == [
        "table 9: a change was not kept: the database is full",
        "a thinking process is replaced (killed)",
        "table 500: a change was not kept: the database is full (490 more like it were left out)",
        "table 501: a change was not kept: the database is full",
    ]


def test_no_token_gets_into_the_log(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = open_table(client)
    tokens = tokens_of(table)
    shown = look(client, table, tokens)
    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(Storage, "keep", fail)
    assert refusal(act(client, table, tokens, shown["revision"], shown["choices"][0]["action"]), 500) == "failed"
    assert "the disk is full" in caplog.text
    assert not any(token in caplog.text for token in tokens)


def events(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """What a host reads, as JSON."""
    told = [json.loads(JsonLines().format(record)) for record in caplog.records if record.name == "tonalli.server"]
    return [each for each in told if "event" in each]


def test_what_a_host_wants_to_know_is_logged_without_secrets(
    settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "tonalli.server")
    limited = replace(settings, tables_an_hour=2, unjoined_days=3.0)
    with TestClient(create_app(limited, tmp_path / "no-pages"), client=("203.0.113.5", 1)) as client:
        table = open_table(client, "person open", "tzolkin")
        sat = client.post(f"/api/tables/{table['id']}/seats/1", json={"name": "Xochitl"})
        bots = open_table(client, "person dawn", "tzolkin", seed=987654321)
        wish = {"game": "tzolkin", "seats": [{"kind": "person"}] * 2}
        assert [client.post("/api/tables", json=wish).status_code for _ in range(3)] == [429] * 3
        tokens = tokens_of(table) + [sat.json()["token"]]
        dice = random.Random(2)
        while not (shown := look(client, table, tokens))["over"]:
            act(client, table, tokens, shown["revision"], dice.choice(shown["choices"])["action"])
        shown = look(client, bots, tokens_of(bots))
        while shown["actor"] == 0:
            act(client, bots, tokens_of(bots), shown["revision"], shown["choices"][0]["action"])
            shown = look(client, bots, tokens_of(bots))
        while look(client, bots, tokens_of(bots))["actor"] != 0:
            pass
        # As if the finished game had been there for long.
        client.portal.call(hall_of(client).forget_expired, replace(limited, finished_days=1e-9))  # type: ignore[union-attr]
    found = events(caplog)
    names = [each["event"] for each in found]
    assert names[0] == "server started"
    assert (found[0]["unjoined_days"], found[0]["tables_an_hour"]) == (3.0, 2)
    assert names[-1] == "server stopped"
    opened = [(each["table"], each["seats"]) for each in found if each["event"] == "table opened"]
    assert opened == [(table["id"], "person,open"), (bots["id"], "person,dawn")]
    assert {"seat taken", "game over", "server stops", "thinking process started", "tables forgotten"} <= set(names)
    refused = [each["too-many-tables"] for each in found if each["event"] == "refused by limits"]
    assert refused == [1, 2], "at once, and then no more than now and then"
    for secret in (*tokens, *tokens_of(bots), "Xochitl", "Guest 0", "203.0.113.5", "987654321"):
        assert secret not in caplog.text


@pytest.mark.parametrize("level", ["debug", "info", "warning", "error"])
def test_what_browsers_send_and_where_they_are_is_in_no_log_at_any_level(level: str) -> None:
    """The library that serves writes whole messages, tokens included, at one level and addresses at another."""
    loggers = [logging.getLogger(name) for name in ("tonalli.server", "uvicorn")]
    before = [(each.handlers, each.propagate, each.level) for each in loggers]
    try:
        set_up_logs("text", level)
        ours, theirs = (logging.getLogger(name) for name in ("tonalli.server", "uvicorn.error"))
        assert ours.isEnabledFor(getattr(logging, level.upper()))
        assert not theirs.isEnabledFor(logging.INFO)
        assert theirs.isEnabledFor(logging.ERROR)
    finally:
        for each, (handlers, propagate, kept) in zip(loggers, before, strict=True):
            each.handlers, each.propagate = handlers, propagate
            each.setLevel(kept)
