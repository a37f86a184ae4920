"""Memory: tables that are put away are gone at once, and circles are looked for while nobody waits."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from pathlib import Path

import pytest

from server.test_nothing_tells import stored_table
from tonalli.server import garbage
from tonalli.server.storage import Storage
from tonalli.server.table import LiveTable
from tonalli.server.watcher import Watcher


class Ring:
    """Something that only holds itself."""

    def __init__(self) -> None:
        self.itself = self


async def played_and_put_away(folder: Path, game: str) -> weakref.ref[LiveTable]:
    """A table with two browsers at it at which a while was played, and which nobody holds any more."""
    stored = stored_table(game, 2, {}, 3)
    storage = Storage(f"sqlite:///{folder}/tables.sqlite3")
    await storage.open()
    await storage.create(stored)
    table = LiveTable(stored, storage)
    for seat in range(2):
        table.arrive(Watcher([seat]))
    for _ in range(30):
        for watcher in table.watchers:
            await table.news(watcher)
        await table.play([0, 1], table.revision, table.match.legal()[0])
    await storage.close()
    return weakref.ref(table)


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_a_table_that_is_put_away_is_gone_without_anybody_looking_for_it(tmp_path: Path, game: str) -> None:
    gc.collect()
    gc.disable()
    try:
        table = asyncio.run(played_and_put_away(tmp_path, game))
        assert table() is None
    finally:
        gc.enable()


async def after_a_while(last_used: float) -> bool:
    """Whether something that only held itself is still there when it was looked for many times."""
    ring = weakref.ref(Ring())
    looking = asyncio.create_task(garbage.look_for_circles(lambda: last_used))
    await asyncio.sleep(0.2)
    looking.cancel()
    return ring() is not None


@pytest.mark.parametrize(
    ("since", "at_least", "stays"),
    [(60.0, 1200.0, False), (0.0, 1200.0, True), (0.0, 0.1, False)],
    ids=["quiet", "busy", "busy for long"],
)
def test_circles_are_looked_for_while_nobody_waits(
    monkeypatch: pytest.MonkeyPatch, since: float, at_least: float, stays: bool
) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.01)
    monkeypatch.setattr(garbage, "QUIET", 30.0)
    monkeypatch.setattr(garbage, "AT_LEAST", at_least)
    gc.collect()
    gc.disable()
    try:
        assert asyncio.run(after_a_while(time.monotonic() - since)) == stays
    finally:
        gc.enable()
