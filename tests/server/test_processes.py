"""Several processes on one PostgreSQL: any answers any browser, and no table ends with its process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
import sqlalchemy as sa

from server.guests import tokens_of
from server.postgres import Postgres, postgres, programs
from server.processes import Browser, processes
from server.test_computer import is_alive, until
from server.test_crash import PATIENCE, free_port, wait_for
from server.test_nothing_tells import stored_table
from tonalli.cli.upkeep import remove_tables
from tonalli.server import schema
from tonalli.server.backup import opened
from tonalli.server.faults import Fault
from tonalli.server.hall import Hall
from tonalli.server.heartbeat import beat
from tonalli.server.lifeline import Lifeline
from tonalli.server.neighbours import Neighbours
from tonalli.server.push import keep
from tonalli.server.refusals import Refusal
from tonalli.server.reviews import Reviews
from tonalli.server.settings import Settings
from tonalli.server.storage import Storage
from tonalli.server.wire import SIZES
from tonalli.server.words import Words
from tonalli.server.workers import FAREWELL, Workers

TURNS = 12
BUSY = 30
"""Seconds in which tables have moved, on however busy a machine."""


@pytest.fixture(scope="module")
def database_server() -> Iterator[Postgres]:
    bin = programs()
    if bin is None:
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    with postgres(bin) as server:
        yield server


@pytest.fixture
def database(database_server: Postgres) -> str:
    return database_server.database()


def test_browsers_at_different_processes_see_each_other(database: str) -> None:
    with processes(database, 3) as (first, second, third):
        assert len({process.number() for process in (first, second, third)}) == 3
        table = first.open_table("person person", seed=4)
        ana, ben = ([token] for token in tokens_of(table))
        browsers = [
            Browser([first], table, ana),
            Browser([second], table, ben),
            Browser([third], table, []),
        ]
        for browser in browsers:
            browser.until(lambda message: message["type"] == "table")
        dice = random.Random(1)
        revision = browsers[0].seen["revision"]
        for _turn in range(TURNS):
            actor = browsers[0].seen["actor"]
            browsers[actor].play(dice)
            for browser in browsers:
                browser.newer(revision)
            revision = browsers[0].seen["revision"]
            assert all(browser.seen["moves"] == browsers[0].seen["moves"] for browser in browsers)
            assert all(seat["online"] for seat in browsers[2].seen["seats"])
        # A request at any of them is answered as well, and a list of tables knows where each is.
        shown = third.look(table, ana + ben)
        choice = shown["choices"][0]["action"]
        path = f"/api/tables/{table['id']}/actions"
        answer = third.post(path, tokens=ana + ben, revision=shown["revision"], action=choice)
        assert answer.status_code == 200, answer.text
        assert browsers[1].newer(revision)["revision"] == answer.json()["revision"]
        here = second.open_table("person random")
        asked = [{"id": each["id"], "tokens": tokens_of(each)} for each in (table, here)]
        stands = [process.post("/api/tables/status", tables=asked).json() for process in (first, second, third)]
        assert all([status["id"] for status in each] == [table["id"], here["id"]] for each in stands)
        assert all(each[0]["revision"] == answer.json()["revision"] for each in stands)
        for browser in browsers:
            assert browser.cut == 0
            browser.close()


def test_no_acknowledged_action_is_lost_when_the_process_of_a_table_is_killed(database: str) -> None:
    with processes(database, 2) as both:
        dice = random.Random(2)
        pauses = []
        for attempt in range(4):
            owner, other = (both[0], both[1]) if attempt % 2 == 0 else (both[1], both[0])
            table = owner.open_table("person person", ("teotihuacan", "tzolkin")[attempt % 2], seed=attempt)
            tokens = tokens_of(table)
            browser = Browser([other], table, tokens)
            browser.until(lambda message: message["type"] == "table")
            for turn in range(TURNS):
                revision, moves = browser.seen["revision"], browser.seen["moves"]
                browser.play(dice)
                if turn == TURNS // 2:
                    time.sleep(dice.uniform(0, 0.01))
                    killed = time.monotonic()
                    owner.kill()
                    shown = browser.back()
                    pauses.append(time.monotonic() - killed)
                    assert shown["revision"] >= revision
                    assert shown["moves"] >= moves
                else:
                    browser.newer(revision)
            assert browser.cut == 1
            browser.close()
            owner.start()
            wait_for(owner.url)
        assert max(pauses) < BUSY, "about a second on a quiet machine"


def test_a_table_of_computers_goes_on_though_its_process_is_killed_and_nobody_looks(database: str) -> None:
    with processes(database, 2) as (owner, other):
        table = owner.open_table("person random", "tzolkin", seed=3)
        tokens = tokens_of(table)
        path = f"/api/tables/{table['id']}/seats/0/stand-in"
        assert owner.post(path, tokens=tokens, do="take", kind="random").status_code == 204
        until(lambda: moves_of(database, table["id"]) > 40)
        owner.kill()
        before = moves_of(database, table["id"])
        killed = time.monotonic()
        until(lambda: moves_of(database, table["id"]) > before)
        assert time.monotonic() - killed < BUSY
        until(lambda: is_over(database, table["id"]))
        assert other.look(table, tokens)["over"]


def test_games_go_on_when_the_database_is_killed(database_server: Postgres, database: str) -> None:
    with processes(database, 2) as (owner, other):
        table = owner.open_table("person person", seed=7)
        browsers = [Browser([process], table, tokens_of(table)) for process in (owner, other)]
        for browser in browsers:
            browser.until(lambda message: message["type"] == "table")
        dice = random.Random(3)
        for turn in range(TURNS):
            mover = browsers[turn % 2]
            revision = mover.seen["revision"]
            mover.play(dice)
            if turn in (3, 8):
                database_server.restart()
                # Whether this action was kept nobody can know; what was told before is there.
                shown = owner.look(table, tokens_of(table))
                assert shown["revision"] >= revision
                if shown["revision"] == revision:
                    again(mover, revision, dice)
            for browser in browsers:
                if browser.seen["revision"] <= revision:
                    browser.newer(revision)
            assert browsers[0].seen["moves"] == browsers[1].seen["moves"]
        for browser in browsers:
            browser.close()


def test_what_several_do_at_the_same_moment_is_all_kept(database: str) -> None:
    """PostgreSQL keeps several changes at once: of two that write the same rows neither is refused."""
    stored = stored_table("teotihuacan", 4, {}, 1)
    browser = {"endpoint": "https://push.example/1", "p256dh": "key", "auth": "secret"}

    async def use() -> list[int]:
        storage = Storage(database)
        await storage.open()
        await storage.create(stored)
        words, reviews = Words(stored.id, storage), Reviews(Settings(), storage, None)  # type: ignore[arg-type]
        for _time in range(5):
            await asyncio.gather(*[words.say(seat, "", "hello", None) for seat in range(4)])
            await asyncio.gather(*[storage.keep_replay(f"replay {_time}", "", 100) for _ in range(4)])
            await asyncio.gather(*[reviews.keep(f"review {_time}", {}) for _ in range(4)])
            await asyncio.gather(
                *[storage.change(lambda connection: keep(connection, stored.id, [0], browser)) for _ in range(4)]
            )
        said = [each["number"] for each in await words.all()]
        await storage.close()
        return said

    assert asyncio.run(use()) == list(range(1, 21))


def test_a_database_that_can_only_be_read_is_told_of(database_server: Postgres, database: str) -> None:
    async def use() -> str:
        storage = Storage(database)
        await storage.open()
        name = sa.make_url(database).database
        database_server.do(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        storage.engine.dispose()
        with pytest.raises(Fault) as told:
            await storage.write(lambda connection: beat(connection, 1.0))
        await storage.close()
        return told.value.detail

    assert asyncio.run(use()) == "read-only"


def again(browser: Browser, revision: int, dice: random.Random) -> None:
    """Play until that is kept."""
    deadline = time.monotonic() + PATIENCE
    while browser.seen["revision"] == revision:
        assert time.monotonic() < deadline
        browser.play(dice)
        browser.until(lambda message: message["type"] in ("refused", "table"))
        time.sleep(0.1)


def test_a_removed_table_is_gone_wherever_it_was(database: str) -> None:
    with processes(database, 2) as (owner, other):
        table = owner.open_table("person person")
        browser = Browser([other], table, tokens_of(table))
        browser.until(lambda message: message["type"] == "table")
        assert remove_tables(database, [table["id"]]) == 1
        assert browser.until(lambda message: message["type"] == "refused")["code"] == "no-such-table"
        assert other.post(f"/api/tables/{table['id']}/look", tokens=[]).status_code == 404
        browser.close()


def test_nobody_is_let_in_by_the_back_door_without_the_secret(database: str) -> None:
    with processes(database, 1) as (only,):
        with opened(database) as engine, engine.begin() as connection:
            address = connection.execute(sa.select(schema.processes.c.address)).scalar_one()
        host, _colon, port = address.rpartition(":")
        data = b'{"type": "hello", "secret": "guessed"}'
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            line.sendall(SIZES.pack(len(data), 0) + data)
            assert line.recv(1) == b""
        assert only.number() == 1


async def lifelines(url: str) -> list[tuple[str, list[str]]]:
    """Two processes, of which one is silent for so long that the other takes it for dead."""
    heard: list[tuple[str, list[str]]] = []
    first = Lifeline(url, lambda news, names: heard.append((news, names)))
    second = Lifeline(url, lambda news, names: None)
    assert not await first.open("here:1")
    assert await second.open("here:2")
    number = first.number
    with opened(url) as engine, engine.begin() as connection:
        long_ago = sa.func.now() - sa.text("interval '1 hour'")
        connection.execute(schema.processes.update().where(schema.processes.c.number == number).values(seen=long_ago))
    deadline = time.monotonic() + PATIENCE
    while first.number == number:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)
    assert second.number is not None
    await second.close()
    await first.close()
    return heard


def test_a_process_that_was_taken_for_dead_gives_its_tables_up_and_begins_anew(database: str) -> None:
    with opened(database):
        pass
    assert ("buried", []) in asyncio.run(lifelines(database))


async def two_owners(url: str) -> list[str]:
    """Two processes that both believe a table theirs play at it at the same time."""
    told = []
    storages = [Storage(url), Storage(url)]
    await storages[0].open()
    halls = [Hall(Settings(database=url), storage) for storage in storages]
    for hall in halls:
        hall.neighbours = Neighbours()
    table, _tokens = await halls[0].create("tzolkin", {"players": 2}, [("person", "A"), ("person", "B")], False, 1)
    tables = [await hall.table(table.id) for hall in halls]
    for each in tables:
        action = each.match.legal()[0]
        try:
            await each.play([each.match.actor], each.revision, action)
            told.append("kept")
        except Refusal as refusal:
            told.append(refusal.code)
    for hall, storage in zip(halls, storages, strict=True):
        await hall.close()
        await storage.close()
    return told


def test_of_two_processes_that_believe_a_table_theirs_only_one_changes_it(database: str) -> None:
    assert asyncio.run(two_owners(database)) == ["kept", "changed"]


def moves_of(database: str, table_id: str) -> int:
    with opened(database) as engine, engine.begin() as connection:
        query = sa.select(sa.func.count()).select_from(schema.moves).where(schema.moves.c.table_id == table_id)
        return int(connection.execute(query).scalar_one())


def is_over(database: str, table_id: str) -> bool:
    with opened(database) as engine, engine.begin() as connection:
        return bool(connection.execute(sa.select(schema.tables.c.over).where(schema.tables.c.id == table_id)).scalar())


def test_workers_share_a_port_and_are_started_again_and_end_with_their_command(database: str) -> None:
    port = free_port()
    command = [sys.executable, "-m", "tonalli", "serve", "--no-open", "--workers", "2", "--port", str(port)]
    server = subprocess.Popen([*command, "--database", database], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        wait_for(url)
        until(lambda: len(numbers_at(url)) == 2)
        first = workers_of(server.pid)
        os.kill(first[0], signal.SIGKILL)
        until(lambda: len(set(workers_of(server.pid)) - {first[0]}) == 2)
        until(lambda: len(numbers_at(url)) == 2)
        workers = workers_of(server.pid)
        server.kill()
        server.wait()
        until(lambda: not any(is_alive(pid) for pid in workers))
    finally:
        server.kill()
        server.wait()


def test_a_worker_whose_database_says_nothing_ends_with_its_command() -> None:
    """It waits to begin, and a port that it went on to hold could not be served again."""
    with socket.create_server(("127.0.0.1", 0)) as silent, socket.create_server(("127.0.0.1", 0)) as served:
        database = f"postgresql+psycopg://tonalli@127.0.0.1:{silent.getsockname()[1]}/tonalli"
        worker = subprocess.Popen(
            [sys.executable, "-m", "tonalli.server.workers", str(served.fileno())],
            stdin=subprocess.PIPE,
            pass_fds=[served.fileno()],
            env={**os.environ, "TONALLI_DATABASE": database},
        )
        try:
            silent.settimeout(PATIENCE)
            with silent.accept()[0]:
                assert worker.stdin is not None
                worker.stdin.close()
                worker.wait(FAREWELL + BUSY)
        finally:
            worker.kill()
            worker.wait()


def test_workers_listen_as_one_process_does() -> None:
    """IPv4 that comes as IPv6 would be neither the proxy nor the address it is."""
    workers = Workers(Settings(), "::", free_port(), 2)
    try:
        assert workers.socket.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    finally:
        workers.socket.close()


@pytest.mark.parametrize(("how", "status", "told"), [(signal.SIGINT, 130, "\nStopped.\n"), (signal.SIGTERM, 0, "")])
def test_workers_that_are_stopped_are_missed_by_nobody(database: str, how: int, status: int, told: str) -> None:
    for _start in range(2):
        server, url = started_workers(database, 3)
        try:
            wait_for(url)
            until(lambda url=url: len(numbers_at(url)) == 3)  # type: ignore[misc]
            server.send_signal(how)
            _out, err = server.communicate(timeout=PATIENCE)
            assert (server.returncode, err) == (status, told)
        finally:
            server.kill()
            server.wait()


def started_workers(database: str, workers: int) -> tuple[subprocess.Popen[str], str]:
    port = free_port()
    command = [sys.executable, "-m", "tonalli.cli.entry", "serve", "--no-open", "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--workers", str(workers), "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    return server, f"http://127.0.0.1:{port}"


def numbers_at(url: str) -> set[int]:
    """The processes there are, as one of them says."""
    try:
        found = httpx.get(url + "/healthz", timeout=PATIENCE).json()["processes"]
    except httpx.TransportError:
        return set()
    return {found["number"], *found["others"]}


def workers_of(parent: int) -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(folder.name))
    return found
