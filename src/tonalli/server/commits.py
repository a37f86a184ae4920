"""Transactions: changes that wait for the disk at the same time are committed together, each answered once kept."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from tonalli.server.database import connected, rescue, writes_to_nowhere
from tonalli.server.faults import OF_ALL, Fault, SameFile, fault_of

WAITED_FOR = {"locked", "unreachable"}
"""What a change finds out by waiting; those behind it do not wait for the same again."""
MOST_TOGETHER = 64
"""Changes in one transaction: whoever reads in between waits for all of them."""

T = TypeVar("T")
Work = Callable[[Connection], Any]


class Conflict(Exception):
    """Somebody else changed the table first; nothing was written."""


class Wish:
    """Work that waits for its transaction, and who waits for it."""

    def __init__(self, work: Work, together: bool, writes: bool, reads: bool) -> None:
        self.work = work
        self.writes = writes
        """Whether something is written, whatever is found."""
        self.reads = reads
        """Whether nothing ever is."""
        self.together = together
        """Whether it writes nothing where it refuses, so that others may share its transaction."""
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.since = time.monotonic()


class Commits:
    """The transactions of a database, so many at a time; what comes while all are busy waits, and goes together."""

    def __init__(self, engine: Engine, file: SameFile | None, lanes: int) -> None:
        self.engine = engine
        self.file = file
        self.free = lanes
        self.threads = ThreadPoolExecutor(lanes, "storage")
        self.waiting: deque[Wish] = deque()
        self.running: set[asyncio.Task[None]] = set()
        self.unanswered: dict[Wish, None] = {}
        """Those in line and those at work, the oldest first."""
        self.noted: Callable[[Fault | None], None] = lambda fault: None
        """Who is told what came of changes."""

    async def run(self, work: Callable[[], T]) -> T:
        """Work beside the event loop, which never waits for the disk."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    async def add(
        self, work: Callable[[Connection], T], together: bool = False, writes: bool = False, reads: bool = False
    ) -> T:
        """Work in a transaction, committed when this returns."""
        wish = Wish(work, together, together or writes, reads)
        self.waiting.append(wish)
        self.unanswered[wish] = None
        if self.free:
            self.free -= 1
            lane = asyncio.create_task(self.work_off())
            self.running.add(lane)
            lane.add_done_callback(self.running.discard)
        found: T = await wish.answer
        return found

    def oldest(self) -> float:
        """Since when somebody waits, on the clock of this process."""
        return next((wish.since for wish in self.unanswered), math.inf)

    async def work_off(self) -> None:
        """One lane: transaction after transaction, as long as anybody waits."""
        try:
            while self.waiting:
                group = self.next_group()
                found = await self.run(lambda group=group: self.commit(group))  # type: ignore[misc]
                for wish, each in zip(group, found, strict=True):
                    self.answer(wish, each)
                if isinstance(found[0], Fault) and found[0].detail in WAITED_FOR:
                    self.refuse_waiting(found[0].detail, group[0].reads)
        finally:
            self.free += 1

    def answer(self, wish: Wish, found: Any) -> None:
        """What came of a wish, for whoever waits for it and for whoever looks after the database."""
        del self.unanswered[wish]
        if isinstance(found, Fault):
            self.noted(found)
        elif wish.writes and not isinstance(found, BaseException):
            self.noted(None)
        if wish.answer.done():
            return
        if isinstance(found, BaseException):
            wish.answer.set_exception(found)
        else:
            wish.answer.set_result(found)

    def refuse_waiting(self, kind: str, readers_too: bool) -> None:
        """Nobody waits for what was just waited for in vain; one can read where another writes."""
        waiting, self.waiting = self.waiting, deque()
        for wish in waiting:
            if wish.reads and not readers_too:
                self.waiting.append(wish)
            else:
                self.answer(wish, Fault(kind, known=True))

    def next_group(self) -> list[Wish]:
        """What goes next, with all that waits right behind it and may go with it."""
        group = [self.waiting.popleft()]
        while group[0].together and self.waiting and self.waiting[0].together and len(group) < MOST_TOGETHER:
            group.append(self.waiting.popleft())
        return group

    def commit(self, group: list[Wish]) -> list[Any]:
        """Results or errors, one a wish. Where a transaction of several fails, each is tried by itself: what is wrong
        with one is not to cost the others. What is wrong with the database is wrong with all of them.
        """
        try:
            return self.commit_together(group)
        except Exception as error:
            if len(group) == 1 or (isinstance(error, Fault) and (not error.known or error.detail in OF_ALL)):
                return [error] * len(group)
        return [self.commit([wish])[0] for wish in group]

    def commit_together(self, group: list[Wish]) -> list[Any]:
        committing = False
        try:
            self.look_at_file()
            with connected(self.engine) as connection:
                with connection.begin() as transaction:
                    found = [attempted(wish, connection, alone=len(group) == 1) for wish in group]
                    committing = True
                    transaction.commit()
                if writes_to_nowhere(connection) and not rescue(connection):
                    raise Fault("missing", known=False)
                return found
        except (sa.exc.SQLAlchemyError, OSError) as error:
            fault = fault_of(error, committing)
            if fault.detail != "locked":
                # Whatever comes next begins with a fresh connection.
                self.engine.dispose()
            raise fault from error

    def look_at_file(self) -> None:
        """A database file that was removed is not written to, and none is made in its place."""
        if self.file is not None:
            if self.file.is_gone():
                self.engine.dispose()
                raise Fault("missing", known=True)
            if self.file.is_another():
                self.engine.dispose()

    async def close(self) -> None:
        await asyncio.gather(*self.running, return_exceptions=True)
        await self.run(self.engine.dispose)
        self.threads.shutdown()


def attempted(wish: Wish, connection: Connection, alone: bool) -> Any:
    """What comes of a wish; a conflict is its own matter, and one that is alone is taken back with it."""
    try:
        return wish.work(connection)
    except Conflict as conflict:
        if alone:
            raise
        return conflict
