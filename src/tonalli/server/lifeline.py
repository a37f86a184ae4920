"""The lifeline of a process that shares a database: a connection that shows it is there, sees who is gone, brings news.

A process has a number, and while its connection stands PostgreSQL holds an advisory lock with that number for it. The
others see within a moment that the lock is free, however the process ended, and that one which hangs says nothing any
more. They bury it: its row goes, with it go the rows of its tables, and those are free for whoever needs them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, LiteralString

import psycopg
import sqlalchemy as sa

from tonalli.server.database import CHANNEL, LOCKS
from tonalli.server.logs import note
from tonalli.server.thinking import pause_after

log = logging.getLogger("tonalli.server")

EVERY = 0.5
"""Seconds after which a process looks whether the others are there."""
BEATS = 10
"""It says after so many looks that it is there itself."""
SILENT = 20
"""Seconds after which one that says nothing counts as gone, though its connection stands."""
GRACE = 5
"""Seconds after a start of the database in which nobody counts as gone: all have to connect again."""
PATIENCE = 10.0
FAREWELL = 2.0
"""Seconds that a process which ends takes at most to say so."""

LEAVING: LiteralString = "UPDATE processes SET seen = 'epoch' WHERE number = %s RETURNING number"
"""Whoever ends as wanted is missed at once, and by nobody."""
DEAD: LiteralString = """
    SELECT number, seen = 'epoch' FROM processes WHERE number <> %(me)s AND (
        seen < now() - make_interval(secs => %(silent)s)
        OR (pg_postmaster_start_time() < now() - make_interval(secs => %(grace)s)
            AND pg_try_advisory_xact_lock(%(locks)s, number)))
"""
PLAYED: LiteralString = """
    SELECT o.table_id FROM owners o JOIN tables t ON t.id = o.table_id WHERE o.process = ANY(%s) AND NOT t.over
    AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'person')
    AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id
        AND (s.kind NOT IN ('person', 'open') OR s.stand_in IS NOT NULL))
"""
"""Tables that go on though nobody looks at them: a person sits there, and a computer."""

Hear = Callable[[str, list[str]], None]


def connection_values(url: str) -> dict[str, Any]:
    """A database URL as psycopg wants it, with connections that are found out to be dead."""
    parsed = sa.make_url(url)
    names = {"host": "host", "port": "port", "database": "dbname", "username": "user", "password": "password"}
    given = {psycopg_name: getattr(parsed, name) for name, psycopg_name in names.items()}
    alive = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "connect_timeout": 10}
    return {name: value for name, value in {**alive, **given, **parsed.query}.items() if value is not None}


class Lifeline:
    """One process among those that share a database."""

    def __init__(self, url: str, hear: Hear) -> None:
        self.values = connection_values(url)
        self.hear = hear
        self.address = ""
        self.number: int | None = None
        self.locked = False
        self.others: list[int] = []
        self.task: asyncio.Task[None] | None = None
        self.opened: asyncio.Future[bool] | None = None
        self.closing = False

    async def open(self, address: str) -> bool:
        """Begin; whether others are there."""
        self.address = address
        self.opened = asyncio.get_running_loop().create_future()
        self.task = asyncio.create_task(self.keep())
        return await self.opened

    async def close(self) -> None:
        """End, after a word to the others if the line stands."""
        self.closing = True
        if self.task is not None:
            await asyncio.wait([self.task], timeout=FAREWELL)
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def keep(self) -> None:
        """Hold the line, and a new one whenever it breaks."""
        failures = 0
        # Whatever goes wrong while it is ended, it ends.
        while not self.closing:
            try:
                async with asyncio.timeout(PATIENCE):
                    connection = await psycopg.AsyncConnection.connect(**self.values, autocommit=True)
                async with connection:
                    await self.register(connection)
                    failures = 0
                    await self.watch(connection)
            except (psycopg.Error, OSError, TimeoutError) as error:
                failures += 1
                log.warning("no connection to the other processes (%s), attempt %d", one_line(error), failures)
            except Exception:
                failures += 1
                log.exception("the other processes cannot be watched")
            await asyncio.sleep(pause_after(failures))

    async def register(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Be there, under the number this process had, unless it was taken for dead meanwhile."""
        await connection.execute(f"LISTEN {CHANNEL}")
        if self.number is not None and not await self.is_known(connection):
            log.warning("process %d was taken for dead: its tables are free", self.number)
            self.number = None
            await self.join(connection)
            self.hear("buried", [])
        elif self.number is None:
            await self.join(connection)
        else:
            await self.lock(connection, self.number)

    async def join(self, connection: psycopg.AsyncConnection[Any]) -> None:
        number = int((await rows(connection, "SELECT nextval('processes_number_seq')"))[0][0])
        await self.lock(connection, number)
        values = (number, self.address)
        await rows(connection, "INSERT INTO processes VALUES (%s, %s, now()) RETURNING number", values)
        self.number = number

    async def lock(self, connection: psycopg.AsyncConnection[Any], number: int) -> None:
        """Hold the lock of a number; whoever looks whether it is free has it for an instant, a lost line for longer."""
        found = await rows(connection, "SELECT pg_try_advisory_lock(%s, %s)", (LOCKS, number))
        self.locked = bool(found[0][0])

    async def is_known(self, connection: psycopg.AsyncConnection[Any]) -> bool:
        """Say that this process is there; False if the others have buried it."""
        query: LiteralString = "UPDATE processes SET seen = now() WHERE number = %s RETURNING number"
        return bool(await rows(connection, query, (self.number,)))

    async def watch(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Look after the others again and again, and hear what they tell."""
        looks = 0
        while not self.closing:
            if not self.locked and self.number is not None:
                await self.lock(connection, self.number)
            await self.look(connection)
            if self.opened is not None and not self.opened.done():
                self.opened.set_result(bool(self.others))
            looks += 1
            if looks % BEATS == 0 and not await self.is_known(connection):
                return
            async for news in connection.notifies(timeout=EVERY):
                word, *names = news.payload.split()
                self.hear(word, names)
        await rows(connection, LEAVING, (self.number,))

    async def look(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Bury whoever is gone, and take on those of their tables that do not wait for anybody."""
        told = {"me": self.number, "silent": SILENT, "grace": GRACE, "locks": LOCKS}
        found = await rows(connection, "SELECT number FROM processes WHERE number <> %(me)s ORDER BY number", told)
        self.others = [int(row[0]) for row in found]
        if not self.others or not await rows(connection, DEAD, told):
            return
        async with connection.transaction():
            found = await rows(connection, DEAD, told)
            dead, left = [int(row[0]) for row in found], [int(row[0]) for row in found if row[1]]
            played = [str(row[0]) for row in await rows(connection, PLAYED, (dead,))]
            await rows(connection, "DELETE FROM processes WHERE number = ANY(%s) RETURNING number", (dead,))
            gone = "gone " + " ".join(map(str, dead))
            await rows(connection, "SELECT pg_notify(%s, %s)", (CHANNEL, gone))
        if left:
            note("processes have left", processes=left)
        if len(left) < len(dead):
            lost = [number for number in dead if number not in left]
            log.warning("processes %s are gone: their tables go on here and elsewhere", lost)
        if dead:
            self.others = [number for number in self.others if number not in dead]
            self.hear("gone", list(map(str, dead)))
            self.hear("adopt", played)


async def rows(connection: psycopg.AsyncConnection[Any], query: LiteralString, values: Any = None) -> list[Any]:
    """What a statement finds; a database that says nothing has gone away."""
    async with asyncio.timeout(PATIENCE):
        return await (await connection.execute(query, values)).fetchall()


def one_line(error: BaseException) -> str:
    return " ".join(str(error).split()) or type(error).__name__
