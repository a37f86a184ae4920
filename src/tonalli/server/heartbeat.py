"""Whether a database keeps what is written: what came of the last changes, and a small write beside them."""

from __future__ import annotations

import asyncio
import logging
import math
import time

import sqlalchemy as sa
from sqlalchemy import Connection

from tonalli.server import schema
from tonalli.server.commits import Commits
from tonalli.server.database import alone, connected
from tonalli.server.faults import Fault, fault_of

log = logging.getLogger("tonalli.server")

ALIVE = "alive"
PROBED = 3.0
"""Seconds for which a small write that was kept, or was not, tells of the next ones."""
FRESH = 30.0
"""Seconds for which a change that found no room counts, though small ones are kept."""
WAITING = 5.0
"""Seconds after which a change that waits for the database counts as not kept."""
SLOW = "slow"


class Heartbeat:
    """What is known about writing to a database."""

    def __init__(self, commits: Commits) -> None:
        self.commits = commits
        commits.noted = self.note
        self.fault = ""
        """What is wrong, in one word, since a change was not kept."""
        self.failed = -math.inf
        self.probed = -math.inf
        self.probing: asyncio.Task[None] | None = None

    def note(self, fault: Fault | None, little: bool = False) -> None:
        """What came of a change; a ``little`` one may be kept where others are not."""
        now = time.monotonic()
        if fault is not None:
            if not self.fault:
                log.error("nothing is kept: the database is %s", fault.detail)
            self.fault, self.failed = fault.detail, now
        elif self.fault and not (little and self.fault == "full" and now - self.failed < FRESH):
            log.warning("changes are kept again: the database was %s", self.fault)
            self.fault = ""

    async def trouble(self) -> str:
        """What is wrong with writing, in one word; nobody else waits while that is found out."""
        if time.monotonic() - self.commits.oldest() > WAITING:
            return SLOW
        if self.probing is None and time.monotonic() - self.probed > PROBED:
            self.probing = asyncio.create_task(self.probe())
        if self.probing is not None:
            await asyncio.shield(self.probing)
        return self.fault

    async def probe(self) -> None:
        """A write on a connection of its own: it waits in no line, and none waits for it."""
        try:
            await asyncio.to_thread(self.write)
            self.note(None, little=True)
        except Fault as fault:
            self.note(fault)
        finally:
            self.probed = time.monotonic()
            self.probing = None

    def write(self) -> None:
        file = self.commits.file
        if file is None and self.commits.engine.dialect.name == "sqlite":
            return  # What is only in memory is seen on one connection.
        if file is not None and file.is_gone():
            raise Fault("missing", known=True)
        try:
            with connected(self.commits.engine) as connection, connection.begin():
                beat(connection, time.time())
        except (sa.exc.SQLAlchemyError, OSError) as error:
            fault = fault_of(error, committing=False)
            if fault.detail != "locked":
                self.commits.engine.dispose()
            raise fault from error

    async def close(self) -> None:
        if self.probing is not None:
            await self.probing


def last_beat(connection: Connection) -> float | None:
    """When a server last noted that it runs."""
    found = connection.execute(sa.select(schema.keys.c.value).where(schema.keys.c.name == ALIVE)).scalar_one_or_none()
    return float(found) if found is not None else None


def beat(connection: Connection, now: float) -> None:
    done = connection.execute(schema.keys.update().where(schema.keys.c.name == ALIVE).values(value=str(now)))
    if done.rowcount == 0:
        alone(connection)
        connection.execute(schema.keys.delete().where(schema.keys.c.name == ALIVE))
        connection.execute(schema.keys.insert().values(name=ALIVE, value=str(now)))
