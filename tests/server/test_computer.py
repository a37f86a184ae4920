"""Computer seats: nothing that happens to them or to their processes stops a table."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from server.guests import Json, act, guest, look, open_table, tokens_of
from server.test_crash import PATIENCE, free_port, start, wait_for
from server.test_failures import fail, hall_of
from tonalli.server import computer, thinking
from tonalli.server.app import create_app
from tonalli.server.computer import ComputerSeats
from tonalli.server.metrics import Metrics
from tonalli.server.settings import Settings
from tonalli.server.storage import Storage
from tonalli.server.thinking import Thinker, Thinking, ThoughtFailed

WORKER_ROUNDS = 24
SERVER_ROUNDS = 6


def until(what: Callable[[], bool]) -> None:
    """Wait for something that has to happen."""
    deadline = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.02)


def thinkers_of(server: int) -> list[int]:
    """The processes that think for a server, whoever their parent is by now."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if b"tonalli.server.thinker" in command and str(server).encode() in command:
            found.append(int(folder.name))
    return found


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses of a test's length."""
    monkeypatch.setattr(thinking, "FIRST_PAUSE", 0.01)


def test_games_finish_although_their_processes_are_killed_again_and_again(client: TestClient, quick: None) -> None:
    tables = [open_table(client, "random random", "tzolkin", seed=seed) for seed in range(3)]
    seats = hall_of(client).computer
    killed: set[int] = set()
    with ExitStack() as stack:
        guests = [stack.enter_context(guest(client, table, [])) for table in tables]
        for onlooker in guests:
            onlooker.table()
        for number in range(WORKER_ROUNDS):
            until(lambda: bool(set(seats.thinking.processes()) - killed))
            if number % 2:
                thoughts = seats.thinking.thoughts
                until(lambda thoughts=thoughts: seats.thinking.thoughts > thoughts)  # type: ignore[misc]
            for pid in set(seats.thinking.processes()) - killed:
                killed.add(pid)
                os.kill(pid, signal.SIGKILL)
        for onlooker in guests:
            while not onlooker.table()["over"]:
                pass
        left = seats.thinking.processes()
    assert len(killed) == WORKER_ROUNDS
    assert seats.thinking.restarts >= WORKER_ROUNDS / 2
    assert seats.troubles == {}
    client.__exit__(None, None, None)
    assert not any(is_alive(pid) for pid in [*left, *killed])


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")
def test_nothing_is_left_running_of_servers_that_are_killed(tmp_path: Path) -> None:
    port, database = free_port(), tmp_path / "tables.sqlite3"
    url = f"http://127.0.0.1:{port}"
    servers: list[int] = []
    tables: list[Json] = []

    def revisions() -> list[int]:
        return [shown(table)["revision"] for table in tables]

    def shown(table: Json) -> Json:
        answer: Json = httpx.post(f"{url}/api/tables/{table['id']}/look", json={}, timeout=PATIENCE).json()
        return answer

    for _round in range(SERVER_ROUNDS):
        server = start(database, port)
        servers.append(server.pid)
        try:
            wait_for(url)
            if not tables:
                wish = {"game": "tzolkin", "seats": [{"kind": "random", "name": ""}] * 2}
                tables = [httpx.post(url + "/api/tables", json=wish, timeout=PATIENCE).json() for _ in range(2)]
            before = revisions()
            until(lambda before=before: revisions() != before)  # type: ignore[misc]
        finally:
            server.kill()
            server.wait()
    until(lambda: not any(thinkers_of(pid) for pid in servers))
    server = start(database, port)
    try:
        wait_for(url)
        until(lambda: all(shown(table)["over"] for table in tables))
    finally:
        server.terminate()
        server.wait()
    assert thinkers_of(server.pid) == []


def test_a_bot_that_never_answers_is_ended_and_its_table_goes_on(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, quick: None
) -> None:
    seats = hall_of(client).computer
    seats.thinking.patience = 0.0
    monkeypatch.setattr(computer, "FAULTS", 2)
    table = open_table(client, "person random", "tzolkin", seed=6)
    shown = look(client, table, tokens_of(table))
    while shown["turn"] < 2:
        if shown["choices"]:
            act(client, table, tokens_of(table), shown["revision"], shown["choices"][0]["action"])
        shown = look(client, table, tokens_of(table))
    assert seats.thinking.restarts >= 2


def test_a_bot_that_fails_does_not_stop_its_table(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, quick: None, caplog: pytest.LogCaptureFixture
) -> None:
    asked = 0

    async def fail_to_choose(*_: Any) -> int:
        nonlocal asked
        asked += 1
        raise ThoughtFailed("ZeroDivisionError: a bug")

    monkeypatch.setattr(Thinking, "choose", fail_to_choose)
    table = open_table(client, "random random", "tzolkin", seed=6)
    with guest(client, table, []) as onlooker:
        while onlooker.table()["moves"] < 30:
            pass
    assert asked >= computer.FAULTS
    assert "a bug" in caplog.text
    assert "plays any legal action" in caplog.text


def test_a_table_goes_on_and_health_tells_though_no_process_can_be_started(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, quick: None
) -> None:
    """A machine has no room for one, or the files of this program are being replaced."""

    async def fail_to_start(*_: Any) -> None:
        raise OSError("Cannot allocate memory")

    seats = hall_of(client).computer
    monkeypatch.setattr(computer, "FAULTS", 3)
    monkeypatch.setattr(thinking, "LONGEST_PAUSE", 0.02)
    with monkeypatch.context() as patch:
        patch.setattr(Thinker, "start", fail_to_start)
        table = open_table(client, "random random", "tzolkin", seed=6)
        with guest(client, table, []) as onlooker:
            onlooker.table()
            until(lambda: client.get("/healthz").json()["status"] == "troubled")
            while onlooker.table()["moves"] < 8:
                pass
    with guest(client, table, []) as onlooker:
        until(lambda: seats.thinking.thoughts > 0)
        onlooker.table()
        until(lambda: client.get("/healthz").json()["status"] == "ok")


def test_computer_seats_go_on_when_the_disk_works_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, quick: None
) -> None:
    table = open_table(client, "random random", "tzolkin", seed=6)
    seats = hall_of(client).computer
    with guest(client, table, []) as onlooker:
        shown = onlooker.table()
        with monkeypatch.context() as patch:
            patch.setattr(Storage, "keep", fail)
            until(lambda: seats.troubles.get(table["id"], 0) > 2)
        while onlooker.table()["revision"] < shown["revision"] + 10:
            pass
    assert seats.troubles == {}


def test_who_comes_to_a_table_wakes_it(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(client, "random random", "tzolkin", seed=6)
    seats = hall_of(client).computer
    monkeypatch.setattr(thinking, "FIRST_PAUSE", 10_000.0)
    monkeypatch.setattr(thinking, "LONGEST_PAUSE", 10_000.0)
    with monkeypatch.context() as patch:
        patch.setattr(Storage, "keep", fail)
        look(client, table, [])
        until(lambda: table["id"] in seats.pauses)
    revision = look(client, table, [])["revision"]
    until(lambda: look(client, table, [])["revision"] > revision)


def test_bots_among_themselves_play_only_while_somebody_looks_on(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer, "GLANCE", 0.0)
    table = open_table(client, "random random", "tzolkin", seed=6)
    seats = hall_of(client).computer
    assert look(client, table, [])["revision"] == 0
    with guest(client, table, []) as onlooker:
        while onlooker.table()["revision"] < 5:
            pass
    until(lambda: table["id"] not in seats.tasks)
    stopped = look(client, table, [])["revision"]
    time.sleep(0.1)
    assert look(client, table, [])["revision"] == stopped
    with guest(client, table, []) as onlooker:
        assert onlooker.table(stopped)["revision"] > stopped


def test_pauses_do_not_count_what_a_bot_chooses_in_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paused: list[int] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        if seconds == 0.125:
            paused.append(hall.tables[table["id"]].match.actor)
        await sleep(0 if seconds == 0.125 else seconds)

    settings = Settings(database=f"sqlite:///{tmp_path}/t.sqlite3", bot_pause=0.125)
    with TestClient(create_app(settings)) as client:
        hall = hall_of(client)
        monkeypatch.setattr("tonalli.server.computer.asyncio.sleep", note)
        table = open_table(client, "random random", "tzolkin", options={"modules": ["tribes"]}, seed=3)
        with guest(client, table, []) as onlooker:
            while onlooker.table()["turn"] == 0:
                pass
        first = paused.index(paused[0] ^ 1)
        assert first == 1, "one pause, although more than one thing is chosen"


# ---- whose turn it is to think -------------------------------------------------------------------


def test_bots_play_on_the_account_of_whoever_comes_first(client: TestClient) -> None:
    """After a start tables are read by whoever asks how they stand, too: nobody's account is not that of all."""
    table = open_table(client, "person greedy")
    hall = hall_of(client)
    hall.tables.clear()
    client.post("/api/tables/status", json={"tables": [{"id": table["id"]}]})
    assert hall.tables[table["id"]].address == ""
    for _visitor in range(2):
        look(client, table, [])
        assert hall.tables[table["id"]].address == "testclient"


def test_half_of_the_time_is_left_to_people_however_many_tables_bots_play_at() -> None:
    """One decision after the other is carried out, and each is followed by a rest as long as it took."""
    played: list[tuple[float, float]] = []

    class Slow:
        lost = False

        async def play(self, *_: Any) -> None:
            begun = time.perf_counter()
            await asyncio.sleep(0.03)
            played.append((begun, time.perf_counter()))

    async def play() -> None:
        seats = ComputerSeats(Settings(), fail, Metrics())  # type: ignore[arg-type]
        await asyncio.gather(*[seats.play(Slow(), 0, 0, 0) for _ in range(5)])  # type: ignore[arg-type]

    asyncio.run(play())
    for (begun, ended), (then, _ended) in pairwise(played):
        assert then - ended >= 0.9 * (ended - begun)


def test_places_are_limited_in_all_and_by_address() -> None:
    async def take_places() -> None:
        places = computer.Places(3, 2)
        for table in "ab":
            await places.take(table, "one")
        third = asyncio.create_task(places.take("c", "one"))
        await asyncio.sleep(0)
        await places.take("d", "two")
        fifth = asyncio.create_task(places.take("e", "two"))
        await asyncio.sleep(0)
        assert sorted(places.taken) == ["a", "b", "d"]
        places.give_back("d")
        await fifth
        assert not third.done()
        places.give_back("a")
        await third
        assert sorted(places.taken) == ["b", "c", "e"]
        assert (dict(places.of_address), places.waiting) == ({"one": 2, "two": 1}, {})

    asyncio.run(take_places())


def test_a_table_that_waits_gets_the_place_of_one_that_decided(tmp_path: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path}/t.sqlite3", bot_pause=0, rate=1e6, burst=1_000_000, thinking_tables=1
    )
    with TestClient(create_app(settings)) as client, ExitStack() as stack:
        tables = [open_table(client, "random random", "tzolkin", seed=seed) for seed in range(3)]
        guests = [stack.enter_context(guest(client, table, [])) for table in tables]
        for onlooker in guests:
            while onlooker.table()["revision"] < 6:
                pass
        revisions = [hall_of(client).tables[table["id"]].revision for table in tables]
        assert max(revisions) - min(revisions) < 12


def test_an_address_with_many_tables_takes_no_turn_from_another() -> None:
    async def take_turns() -> list[bytes]:
        line = thinking.FairQueue()
        for number in range(4):
            line.put("one", thinking.Wish(b"one %d" % number))
        line.put("two", thinking.Wish(b"two 0"))
        given_up = thinking.Wish(b"two 1")
        given_up.choice.cancel()
        line.put("two", given_up)
        line.put("two", thinking.Wish(b"two 2"))
        return [(await line.take()).message for _ in range(6)]

    assert asyncio.run(take_turns()) == [b"one 0", b"two 0", b"one 1", b"one 2", b"two 2", b"one 3"]
