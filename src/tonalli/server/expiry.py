"""What a server forgets by itself, by rules the host sets: nothing fills up for good."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from tonalli.server import schema
from tonalli.server.database import alone, spread
from tonalli.server.settings import Settings

DAY = 86_400.0
REMOVED = "removed"
"""What processes are told of tables that are no more."""
MANY = 500
"""Tables removed by one statement."""


def expired(connection: Connection, settings: Settings, now: float) -> list[str]:
    """The tables whose time is over."""
    tables, seats = schema.tables, schema.seats

    def has(kind: str) -> sa.ColumnElement[bool]:
        return sa.exists().where(seats.c.table_id == tables.c.id, seats.c.kind == kind)

    rules: list[tuple[float, sa.ColumnElement[bool]]] = [
        (settings.unjoined_days, has("open")),
        (settings.bots_days, ~has("person") & ~has("open")),
        (settings.finished_days, has("person") & tables.c.over),
        (settings.idle_days, has("person") & ~tables.c.over),
    ]
    found: list[str] = []
    for days, condition in rules:
        if days > 0:
            query = sa.select(tables.c.id).where(condition, tables.c.changed < now - days * DAY)
            found += connection.execute(query).scalars()
    return list(dict.fromkeys(found))


def expired_replays(settings: Settings, now: float) -> sa.ColumnElement[bool]:
    days = settings.replays_days
    return schema.replays.c.created < now - days * DAY if days > 0 else sa.false()


def remove(connection: Connection, ids: list[str]) -> int:
    """Remove tables with all that is kept of them; how many there were."""
    removed = 0
    alone(connection)
    for first in range(0, len(ids), MANY):
        some = ids[first : first + MANY]
        for table in (schema.moves, schema.seats, schema.words, schema.subscriptions):
            connection.execute(table.delete().where(table.c.table_id.in_(some)))
        connection.execute(schema.reviews.delete().where(schema.reviews.c.id.in_(some)))
        removed += connection.execute(schema.tables.delete().where(schema.tables.c.id.in_(some))).rowcount
    spread(connection, REMOVED, ids)
    return removed


def prune(connection: Connection, settings: Settings, now: float) -> list[str]:
    """Forget tables and replays whose time is over; the ids of the tables."""
    alone(connection)
    ids = expired(connection, settings, now)
    remove(connection, ids)
    old = expired_replays(settings, now)
    theirs = sa.select(schema.replays.c.id).where(old)
    connection.execute(schema.reviews.delete().where(schema.reviews.c.id.in_(theirs)))
    connection.execute(schema.replays.delete().where(old))
    return ids
