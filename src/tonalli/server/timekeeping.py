"""Seats whose time is up are found, at tables in memory and at those that lie in the database, also after a restart."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy import Connection

from tonalli.server import schema
from tonalli.server.faults import Fault
from tonalli.server.heartbeat import beat, last_beat
from tonalli.server.neighbours import Elsewhere
from tonalli.server.refusals import Refusal
from tonalli.server.room import PERSON
from tonalli.server.seen import presence_news
from tonalli.server.standing_in import time_is_up

if TYPE_CHECKING:
    from tonalli.server.hall import Hall
    from tonalli.server.table import LiveTable

log = logging.getLogger("tonalli.server")

EVERY = 1.0
BEAT = 10.0
"""Seconds after which the server notes that it still runs."""
MANY = 100
"""Tables that are looked at in one round; those behind them come in the next."""


class Timekeeper:
    """Looks at all clocks again and again, and knows for how long there was no server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.pause: tuple[float, float] | None = None
        """From when to when nobody could have played, before this start."""
        self.after = ""
        """The table up to which the last round came; those whose clock stands still are in nobody's way."""
        self.standing: set[str] = set()
        """Tables whose clock stands still, which was told."""

    async def open(self, others: bool) -> None:
        """Find out for how long there was no server; not at all if other processes are there."""
        if others:
            return
        last = await self.hall.storage.read(last_beat)
        now = time.time()
        if last is not None and last < now:
            self.pause = (last, now)

    async def keep_time(self) -> None:
        beaten = 0.0
        while True:
            try:
                now = time.time()
                if now - beaten >= BEAT:
                    await self.hall.storage.change(lambda connection, at=now: beat(connection, at))  # type: ignore[misc]
                    self.hall.storage.heartbeat.note(None, little=True)
                    beaten = now
                for table in self.hall.tables.values():
                    tell_missed(table)
                for table_id in await self.next_overdue(now):
                    await self.end_time(table_id, now)
            except Fault as fault:
                log.error("the clocks could not be looked at: the database is %s", fault.detail)
            except Exception:
                log.exception("the clocks could not be looked at")
            await asyncio.sleep(EVERY)

    async def next_overdue(self, now: float) -> list[str]:
        """The next tables whose time is up, as it is kept; after the last of them the first ones again."""
        after = self.after
        found = await self.hall.storage.read(lambda connection: overdue(connection, now, after))
        self.after = found[-1] if len(found) == MANY else ""
        return found

    async def end_time(self, table_id: str, now: float) -> None:
        try:
            table = await self.hall.table(table_id)
            if await time_is_up(table, now):
                self.hall.computer.go_on(table)
            self.standing.discard(table_id)
        except Elsewhere:
            pass
        except Refusal as refusal:
            if table_id not in self.standing:
                self.standing.add(table_id)
                log.warning("table %s: its clock stands still: %s", table_id, refusal)


def tell_missed(table: LiveTable) -> None:
    """Everybody is told when somebody has been gone for so long that a computer may play for them."""
    if table.room.waiting or table.match.over:
        return
    people = [number for number, seat in enumerate(table.seats) if seat.kind == PERSON]
    if table.presence.more_missed(people):
        table.position.looks_different()
        news = presence_news(table)
        for watcher in table.watchers:
            watcher.hear(news)


def overdue(connection: Connection, now: float, after: str = "") -> list[str]:
    tables = schema.tables
    query = sa.select(tables.c.id).where(tables.c.deadline < now, sa.not_(tables.c.over), tables.c.id > after)
    return list(connection.execute(query.order_by(tables.c.id).limit(MANY)).scalars())
