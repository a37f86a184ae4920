"""Keeping tables: every accepted change is committed before anybody hears of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection

from tonalli.server import schema
from tonalli.server.clock import Clock, clock_values
from tonalli.server.commits import Commits, Conflict
from tonalli.server.database import THREADS, alone, file_of, is_shared, migrate, open_engine
from tonalli.server.expiry import prune
from tonalli.server.heartbeat import Heartbeat
from tonalli.server.settings import Settings
from tonalli.server.sole import hold
from tonalli.server.stored import StoredSeat, StoredTable, load_table, written_seed

SHOWN = ("scores", "winners", "next")
"""What a list of tables says of a result."""

T = TypeVar("T")


class Storage:
    """The database; threads write and read it, so the event loop never waits for the disk: one for SQLite."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.free: Callable[[], None] | None = None
        """Gives the database free for another server."""
        self.engine = open_engine(url)
        self.commits = Commits(self.engine, file_of(url), THREADS if is_shared(self.engine) else 1)
        self.heartbeat = Heartbeat(self.commits)

    async def open(self) -> None:
        self.free = await self.commits.run(lambda: hold(self.url))
        await self.commits.run(lambda: migrate(self.engine))

    async def close(self) -> None:
        await self.heartbeat.close()
        await self.commits.close()
        if self.free is not None:
            self.free()

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Work in one transaction, committed when this returns."""
        return await self.commits.add(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The same, for what writes nothing."""
        return await self.commits.add(work, reads=True)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The same, for what writes something whatever it finds."""
        return await self.commits.add(work, writes=True)

    # ---- tables ----------------------------------------------------------------------------

    async def create(self, table: StoredTable) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                schema.tables.insert().values(
                    id=table.id,
                    game=table.game,
                    rules=table.rules,
                    options=table.options,
                    seed=written_seed(table.seed),
                    listed=table.listed,
                    created=table.created,
                    changed=table.changed,
                    revision=table.revision,
                    over=table.over,
                    result=table.result,
                    room=table.room,
                    **clock_values(Clock.read(table.clock)),
                )
            )
            insert_seats(connection, table.id, table.seats)
            insert_moves(connection, table.id, 0, table.moves)

        await self.write(work)

    async def load(self, table_id: str) -> StoredTable | None:
        def work(connection: Connection) -> StoredTable | None:
            return load_table(connection, table_id)

        return await self.read(work)

    async def keep(
        self,
        table_id: str,
        revision: int,
        raised: int,
        first: int,
        moves: list[tuple[int, int, str]],
        result: dict[str, Any] | None,
        taken_back: bool = True,
        secret: bool = False,
        **values: Any,
    ) -> None:
        """Replace all moves from ``first`` on; the change was made on one revision and leads to another. Everybody may
        see when a table changed last, so a ``secret`` decision leaves that as it was.
        """
        values = {"revision": raised, "over": result is not None, "result": result, **values}
        if not secret:
            values["changed"] = time.time()

        def work(connection: Connection) -> None:
            given = {"its_id": table_id, "its_revision": revision, "its_last": first - 1}
            if connection.execute(moved_on(tuple(values)), {**given, **values}).rowcount != 1:
                raise Conflict(table_id)
            if taken_back:
                connection.execute(TAKE_BACK, {"its_id": table_id, "its_first": first})
            insert_moves(connection, table_id, first, moves)

        await self.commits.add(work, together=True)

    async def sit(self, table_id: str, revision: int, number: int, seat: StoredSeat, **values: Any) -> None:
        """Somebody takes a chair, or lets a computer play there."""

        def work(connection: Connection) -> None:
            raise_revision(connection, table_id, revision, revision + 1, **values)
            connection.execute(
                schema.seats.update()
                .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == number)
                .values(**vars(seat))
            )

        await self.write(work)

    async def arrange(
        self,
        table_id: str,
        revision: int,
        seats: list[StoredSeat],
        moves: list[tuple[int, int, str]] | None = None,
        **values: Any,
    ) -> None:
        """Seat everybody anew, with other values of the table; with ``moves`` the game begins."""

        def work(connection: Connection) -> None:
            raise_revision(connection, table_id, revision, revision + 1, **values)
            before = held_seats(connection, table_id)
            connection.execute(schema.seats.delete().where(schema.seats.c.table_id == table_id))
            insert_seats(connection, table_id, seats)
            follow(connection, table_id, before, seats)
            if moves is not None:
                connection.execute(schema.moves.delete().where(schema.moves.c.table_id == table_id))
                insert_moves(connection, table_id, 0, moves)

        await self.write(work)

    async def link(self, table_id: str, result: dict[str, Any]) -> None:
        """What is known of a finished game, the table of its rematch included."""
        change = schema.tables.update().where(schema.tables.c.id == table_id).values(result=result)
        await self.change(lambda connection: connection.execute(change))

    async def listing(self, limit: int) -> list[dict[str, Any]]:
        """Tables that may be shown to anybody and looked at, the newest first."""

        def work(connection: Connection) -> list[dict[str, Any]]:
            query = (
                sa.select(schema.tables)
                .where(schema.tables.c.listed)
                .order_by(schema.tables.c.changed.desc())
                .limit(limit)
            )
            rows = connection.execute(query).all()
            chairs = connection.execute(
                sa.select(schema.seats)
                .where(schema.seats.c.table_id.in_([row.id for row in rows]))
                .order_by(schema.seats.c.seat)
            ).all()
            return [
                {
                    "id": row.id,
                    "waiting": bool((row.room or {}).get("waiting")),
                    "game": row.game,
                    "options": row.options,
                    "created": row.created,
                    "changed": row.changed,
                    "over": row.over,
                    "result": {name: row.result[name] for name in SHOWN if name in row.result} if row.result else None,
                    "seats": [{"kind": chair.kind, "name": chair.name} for chair in chairs if chair.table_id == row.id],
                }
                for row in rows
                if (row.room or {}).get("watched", True)
                or any(chair.kind == "open" for chair in chairs if chair.table_id == row.id)
            ]

        return await self.read(work)

    async def count(self) -> int:
        return await self.read(
            lambda connection: int(
                connection.execute(sa.select(sa.func.count()).select_from(schema.tables)).scalar_one()
            )
        )

    async def prune(self, settings: Settings) -> list[str]:
        """Forget what is to be forgotten; the ids of the tables that were."""
        return await self.change(lambda connection: prune(connection, settings, time.time()))

    # ---- replays ---------------------------------------------------------------------------

    async def keep_replay(self, replay_id: str, record: str, most: int) -> bool:
        """Keep a record under its name, once; False if there are too many."""
        wanted = sa.select(schema.replays.c.id).where(schema.replays.c.id == replay_id)
        count = sa.select(sa.func.count()).select_from(schema.replays)

        def work(connection: Connection) -> bool:
            alone(connection)
            if connection.execute(wanted).first() is not None:
                return True
            if connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(schema.replays.insert().values(id=replay_id, record=record, created=time.time()))
            return True

        return await self.change(work)

    async def load_replay(self, replay_id: str) -> str | None:
        query = sa.select(schema.replays.c.record).where(schema.replays.c.id == replay_id)
        return await self.read(lambda connection: connection.execute(query).scalar_one_or_none())


@cache
def moved_on(values: tuple[str, ...]) -> sa.Update:
    """A table that is played at on the revision it is known to have, with as many moves as are known; composed once,
    which takes longer than to carry it out.
    """
    moves, tables = schema.moves, schema.tables
    there = sa.select(1).where(moves.c.table_id == sa.bindparam("its_id"), moves.c.number == sa.bindparam("its_last"))
    return (
        tables.update()
        .where(
            tables.c.id == sa.bindparam("its_id"),
            tables.c.revision == sa.bindparam("its_revision"),
            sa.or_(sa.bindparam("its_last", type_=sa.Integer) < 0, there.exists()),
        )
        .values({name: sa.bindparam(name, type_=tables.c[name].type) for name in values})
    )


TAKE_BACK = schema.moves.delete().where(
    schema.moves.c.table_id == sa.bindparam("its_id"), schema.moves.c.number >= sa.bindparam("its_first")
)
ADD_MOVES = schema.moves.insert()


def raise_revision(connection: Connection, table_id: str, revision: int, raised: int, **values: Any) -> None:
    """Refuse a change that was made on an older state of the table."""
    done = connection.execute(
        schema.tables.update()
        .where(schema.tables.c.id == table_id, schema.tables.c.revision == revision)
        .values(revision=raised, changed=time.time(), **values)
    )
    if done.rowcount != 1:
        raise Conflict(table_id)


def insert_seats(connection: Connection, table_id: str, seats: list[StoredSeat]) -> None:
    connection.execute(schema.seats.insert(), [seat.row(table_id, number) for number, seat in enumerate(seats)])


def held_seats(connection: Connection, table_id: str) -> dict[str, int]:
    """Where the holder of each token sits."""
    table = schema.seats
    rows = connection.execute(sa.select(table.c.token, table.c.seat).where(table.c.table_id == table_id))
    return {token: seat for token, seat in rows if token is not None}


def follow(connection: Connection, table_id: str, before: dict[str, int], seats: list[StoredSeat]) -> None:
    """Turn notices go where their people go: to another seat, or away with whoever gave theirs up."""
    now = {before[seat.token]: number for number, seat in enumerate(seats) if seat.token in before}
    table = schema.subscriptions
    here = table.c.table_id == table_id
    rows = [dict(row) for row in connection.execute(sa.select(table).where(here)).mappings()]
    if all(now.get(row["seat"]) == row["seat"] for row in rows):
        return
    connection.execute(table.delete().where(here))
    kept = [{**row, "seat": now[row["seat"]]} for row in rows if row["seat"] in now]
    if kept:
        connection.execute(table.insert(), kept)


def insert_moves(connection: Connection, table_id: str, first: int, moves: list[tuple[int, int, str]]) -> None:
    if moves:
        connection.execute(
            ADD_MOVES,
            [
                {"table_id": table_id, "number": first + index, "turn": turn, "player": player, "action": action}
                for index, (turn, player, action) in enumerate(moves)
            ],
        )
