"""Changes that come at the same time are committed together, and each stands by itself."""

from __future__ import annotations

import asyncio
import contextlib
import math
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from server.test_nothing_tells import stored_table
from tonalli.server.commits import Conflict
from tonalli.server.database import BUSY
from tonalli.server.faults import Fault
from tonalli.server.storage import Storage
from tonalli.server.stored import StoredSeat

TABLES = 8


def at_tables(folder: Path, use: Callable[[Storage, list[str], int], Awaitable[None]]) -> None:
    """With some tables kept; their ids and how many moves each has."""

    async def run() -> None:
        storage = Storage(f"sqlite:///{folder}/t.sqlite3")
        await storage.open()
        stored = [stored_table("tzolkin", 2, {}, seed) for seed in range(TABLES)]
        moves = len(stored[0].moves)
        for number, table in enumerate(stored):
            table.id, table.moves = f"table{number}", stored[0].moves
            await storage.create(table)
        try:
            await use(storage, [table.id for table in stored], moves)
        finally:
            await storage.close()

    asyncio.run(run())


class Counted:
    """How many transactions were committed."""

    def __init__(self, storage: Storage) -> None:
        self.commits = 0
        sa.event.listen(storage.engine, "commit", self.count)

    def count(self, connection: Connection) -> None:
        self.commits += 1


async def held_up(storage: Storage, wishes: Sequence[Awaitable[Any]]) -> list[Any]:
    """What comes of wishes that all come while the disk is busy."""
    done = threading.Event()
    busy = asyncio.create_task(storage.change(lambda connection: done.wait()))
    await asyncio.sleep(0)
    waiting = [asyncio.ensure_future(wish) for wish in wishes]
    await asyncio.sleep(0)
    assert not any(wish.done() for wish in waiting), "nobody is answered before it is kept"
    done.set()
    await busy
    return await asyncio.gather(*waiting, return_exceptions=True)


def test_changes_that_wait_for_the_disk_are_one_transaction(tmp_path: Path) -> None:
    async def use(storage: Storage, ids: list[str], moves: int) -> None:
        counted = Counted(storage)
        move = [(1, 0, "pass")]
        found = await held_up(storage, [storage.keep(each, 0, 1, moves, move, None, False) for each in ids])
        assert found == [None] * TABLES
        assert counted.commits == 2, "the one they waited for, and theirs"
        for each in ids:
            kept = await storage.load(each)
            assert kept is not None
            assert (kept.revision, kept.moves[moves:]) == (1, move)

    at_tables(tmp_path, use)


def test_a_change_that_is_refused_costs_the_others_nothing(tmp_path: Path) -> None:
    async def use(storage: Storage, ids: list[str], moves: int) -> None:
        move = [(1, 0, "pass")]
        wishes = [storage.keep(each, 0, 1, moves, move, None, False) for each in ids[:3]]
        wishes.append(storage.keep(ids[3], 7, 8, moves, move, None, False))
        wishes.append(storage.keep(ids[4], 0, 1, moves + 5, move, None, False))
        found = await held_up(storage, wishes)
        assert found[:3] == [None] * 3
        assert all(isinstance(each, Conflict) for each in found[3:])
        for each, revision in zip(ids[:5], (1, 1, 1, 0, 0), strict=True):
            kept = await storage.load(each)
            assert kept is not None
            assert (kept.revision, len(kept.moves)) == (revision, moves + revision)

    at_tables(tmp_path, use)


def test_a_change_that_fails_is_taken_back_alone(tmp_path: Path) -> None:
    """A move that is there already cannot be kept again: the transaction fails, and all are tried by themselves."""

    async def use(storage: Storage, ids: list[str], moves: int) -> None:
        move = [(1, 0, "pass")]
        wishes = [storage.keep(each, 0, 1, moves, move, None, False) for each in ids[:2]]
        wishes.append(storage.keep(ids[2], 0, 1, moves - 1, move, None, False))
        found = await held_up(storage, wishes)
        assert found[:2] == [None, None]
        assert isinstance(found[2], Fault)
        assert found[2].known
        for each, revision in zip(ids[:3], (1, 1, 0), strict=True):
            kept = await storage.load(each)
            assert kept is not None
            assert kept.revision == revision

    at_tables(tmp_path, use)


@pytest.mark.parametrize("taken_back", [True, False])
def test_moves_are_replaced_from_the_first_that_changed(tmp_path: Path, taken_back: bool) -> None:
    async def use(storage: Storage, ids: list[str], moves: int) -> None:
        first = moves - 2 if taken_back else moves
        await storage.keep(ids[0], 0, 1, first, [(3, 1, "pass")], None, taken_back)
        kept = await storage.load(ids[0])
        assert kept is not None
        assert len(kept.moves) == first + 1
        assert kept.moves[-1] == (3, 1, "pass")

    at_tables(tmp_path, use)


def test_nobody_waits_longer_than_once_for_who_has_locked_the_file(tmp_path: Path) -> None:
    """Changes refused together are not tried one by one, nor are those that wait behind them; whoever reads can."""

    async def use(storage: Storage, ids: list[str], moves: int) -> None:
        move = [(1, 0, "pass")]

        def few() -> list[Awaitable[Any]]:
            together = [storage.keep(each, 0, 1, moves, move, None, False) for each in ids]
            alone = [storage.sit(each, 0, 0, StoredSeat("person", "Xochitl")) for each in ids]
            return [*together, *alone, storage.count()]

        with contextlib.closing(sqlite3.connect(tmp_path / "t.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            begun = time.monotonic()
            found = await asyncio.gather(*[wish for _round in range(3) for wish in few()], return_exceptions=True)
            took = time.monotonic() - begun
            other.execute("ROLLBACK")
        refused = [each for each in found if isinstance(each, Fault)]
        assert {(each.detail, each.known) for each in refused} == {("locked", True)}
        assert len(refused) == 3 * 2 * TABLES
        assert [each for each in found if not isinstance(each, Fault)] == [TABLES] * 3
        assert took < 2 * BUSY
        assert storage.commits.oldest() == math.inf
        await storage.keep(ids[0], 0, 1, moves, move, None, False)

    at_tables(tmp_path, use)
