"""The clock of a table: who is charged, what follows, and that it goes on after a restart."""

from __future__ import annotations

import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.guests import Json, act, look, open_table, refusal, tokens_of
from server.test_standing_in import stand_in, until
from tonalli.server import schema, timekeeping
from tonalli.server.clock import Clock

CLOCK = {"seat": 600, "turn": 30, "ends": "computer"}


def running(**fields: Any) -> Clock:
    clock = Clock(100.0, 10.0, "computer", **fields)
    clock.begin(2)
    clock.run(1, 0, 1000.0)
    return clock


def test_the_first_seconds_of_a_turn_are_free() -> None:
    clock = running()
    assert clock.deadline() == 1110.0
    clock.run(1, 0, 1004.0)
    assert clock.left == [100.0, 100.0]
    clock.run(1, 0, 1016.0)
    assert clock.left == [94.0, 100.0]
    clock.run(2, 1, 1020.0)
    assert clock.left == [90.0, 100.0]
    assert clock.deadline() == 1130.0
    assert clock.shown(1025.0) == {"left": [90.0, 100.0], "of": 1, "free": 5.0, "turn": 10.0, "ends": "computer"}


def test_nobody_is_charged_while_computers_play_or_nobody_serves() -> None:
    clock = running()
    clock.run(1, None, 1030.0)
    clock.run(1, 0, 2000.0)
    assert clock.left == [80.0, 100.0]
    clock.skip(2005.0, 9000.0)
    assert not clock.is_up(0, 9005.0)
    clock.run(2, 1, 9010.0)
    assert clock.left == [75.0, 100.0]


def test_a_clock_that_is_only_shown_ends_nothing() -> None:
    clock = Clock(100.0, 0.0, "shown")
    clock.begin(1)
    clock.run(1, 0, 1000.0)
    assert clock.deadline() is None
    assert clock.is_up(0, 1101.0)
    assert clock.shown(1150.0)["left"] == [-50.0]


def back_date(client: TestClient, table: Json, seconds: float) -> None:
    """Let time pass."""
    hall = client.app.state.hall  # type: ignore[attr-defined]
    live = hall.tables[table["id"]]

    async def change() -> None:
        async with live.still():
            live.clock.since -= seconds
            await live.change_seat(0, live.seats[0])

    assert client.portal is not None
    client.portal.call(change)


def test_a_clock_runs_for_whoever_decides_and_is_kept(client: TestClient) -> None:
    table = open_table(client, clock=CLOCK)
    mine = tokens_of(table)
    shown = look(client, table, mine)
    actor = shown["actor"]
    assert shown["clock"]["of"] == actor
    assert shown["clock"]["left"] == [600, 600]
    back_date(client, table, 130)
    client.app.state.hall.tables.clear()  # type: ignore[attr-defined]
    left = look(client, table, mine)["clock"]["left"]
    assert 440 < left[actor] <= 500, "130 seconds less the 30 that are free, and what this test took"
    assert left[1 - actor] == 600


def test_a_clock_ends_the_first_decision_too(client: TestClient) -> None:
    """Nobody has to play before it is looked at."""
    table = open_table(client, clock={**CLOCK, "seat": 60, "turn": 0})
    storage = client.app.state.hall.storage  # type: ignore[attr-defined]
    assert client.portal is not None
    for later, found in ((50, []), (61, [table["id"]])):
        at = time.time() + later
        assert client.portal.call(storage.read, lambda connection, at=at: timekeeping.overdue(connection, at)) == found


def test_a_computer_takes_over_when_time_is_up(client: TestClient) -> None:
    table = open_table(client, clock=CLOCK)
    mine = tokens_of(table)
    actor = look(client, table, mine)["actor"]
    back_date(client, table, 700)
    shown = until(client, table, mine, actor=1 - actor)
    assert shown["seats"][actor]["stand_in"] is not None
    assert refusal(stand_in(client, table, actor, [mine[actor]], "give-back"), 409) == "time-up"


def test_time_is_up_at_tables_nobody_looks_at(client: TestClient) -> None:
    table = open_table(client, clock=CLOCK)
    mine = tokens_of(table)
    actor = look(client, table, mine)["actor"]
    back_date(client, table, 629)
    client.app.state.hall.tables.clear()  # type: ignore[attr-defined]
    deadline = time.monotonic() + 60
    while not (found := client.app.state.hall.tables.get(table["id"])):  # type: ignore[attr-defined]
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert found.seats[actor].stand_in is not None or until(client, table, mine, actor=1 - actor)


def test_clocks_that_stand_still_are_in_nobodys_way_and_told_once(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Tables whose rules are gone stay overdue for ever: more of them than one round looks at."""
    monkeypatch.setattr(timekeeping, "MANY", 2)
    monkeypatch.setattr(timekeeping, "EVERY", 0.05)
    tables = [open_table(client, clock=CLOCK) for _ in range(5)]
    last = max(tables, key=lambda table: str(table["id"]))
    mine = tokens_of(last)
    actor = look(client, last, mine)["actor"]
    hall = client.app.state.hall  # type: ignore[attr-defined]
    hall.tables.clear()
    for table in tables:
        if table is not last:
            change = schema.tables.update().where(schema.tables.c.id == table["id"]).values(rules=9999, deadline=1.0)
            assert client.portal is not None
            client.portal.call(hall.storage.change, lambda connection, change=change: connection.execute(change))
    look(client, last, mine)
    back_date(client, last, 700)
    assert until(client, last, mine, actor=1 - actor)["seats"][actor]["stand_in"] is not None
    time.sleep(0.5)
    assert caplog.text.count("its clock stands still") == 4


def test_a_table_without_a_clock_has_none(client: TestClient) -> None:
    table = open_table(client)
    mine = tokens_of(table)
    shown = look(client, table, mine)
    assert shown["clock"] is None
    assert act(client, table, mine, shown["revision"], shown["choices"][0]["notation"]).status_code == 200


def test_a_clock_has_sensible_bounds(client: TestClient) -> None:
    wish = {"game": "tzolkin", "seats": [{"kind": "person"}, {"kind": "person"}], "clock": {"seat": 1}}
    assert refusal(client.post("/api/tables", json=wish), 422) == "bad-request"
