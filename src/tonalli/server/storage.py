"""Keeping tables: every accepted change is committed before anybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, event

from tonalli.core.record import Move, written
from tonalli.server import schema
from tonalli.server.expiry import prune
from tonalli.server.faults import Fault, SameFile, fault_of
from tonalli.server.settings import Settings

SHOWN = ("scores", "winners", "next")
"""What a list of tables says of a result."""
PRIVATE = 0o600
BUSY = 1.0
"""Seconds to wait for whoever has locked the file; all tables wait meanwhile."""
KEY_BYTES = 16
MIGRATIONS = Path(__file__).parent / "migrations"

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else changed the table first."""


@dataclass
class StoredSeat:
    """A chair: who sits there, and the digest of the token that holds it."""

    kind: str
    name: str
    token: str | None = None
    stand_in: str | None = None
    """The bot that plays for whoever holds the seat."""
    resigned: bool = False

    def row(self, table_id: str, number: int) -> dict[str, Any]:
        return {"table_id": table_id, "seat": number, **vars(self)}


@dataclass
class StoredTable:
    """All that is kept of a table."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: int | bytes
    """The number somebody asked for, or the key from which it is dealt."""
    listed: bool
    created: float
    changed: float
    revision: int
    over: bool
    result: dict[str, Any] | None
    seats: list[StoredSeat]
    moves: list[tuple[int, int, str]]
    """Turn, whose turn, notation."""
    room: dict[str, Any] | None = None
    """Who is host, and what is arranged before the game begins and beside it."""
    clock: dict[str, Any] | None = None


def open_engine(url: str) -> Engine:
    """An engine for a URL; SQLite writes ahead, so that readers never wait for a writer."""
    parsed = sa.make_url(url)
    # What statements were given holds seeds and digests of tokens, and errors are logged.
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_pre_ping=True, hide_parameters=True)
    if parsed.database and parsed.database != ":memory:":
        keep_private(Path(parsed.database))
    engine = sa.create_engine(url, connect_args={"check_same_thread": False, "timeout": BUSY}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def keep_private(database: Path) -> None:
    """Nobody but its owner reads a database file; SQLite makes those beside it like it."""
    database.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(OSError):
        os.close(os.open(database, os.O_CREAT | os.O_RDWR, PRIVATE))
        database.chmod(PRIVATE)


def file_of(url: str) -> SameFile | None:
    """The file of an SQLite database."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return None
    return SameFile(Path(parsed.database))


def migrate(engine: Engine) -> None:
    """Bring the database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Storage:
    """The database; one thread writes and reads it, so the event loop never waits for the disk."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.file = file_of(url)
        self.thread = ThreadPoolExecutor(1, "storage")

    async def open(self) -> None:
        await self.run(lambda: migrate(self.engine))

    async def close(self) -> None:
        await self.run(self.engine.dispose)
        self.thread.shutdown()

    async def run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Work in one transaction, committed when this returns."""

        def commit() -> T:
            committing = False
            try:
                self.look_at_file()
                with self.engine.connect() as connection, connection.begin() as transaction:
                    found = work(connection)
                    committing = True
                    transaction.commit()
                    return found
            except (sa.exc.SQLAlchemyError, OSError) as error:
                fault = fault_of(error, committing)
                if fault.detail != "locked":
                    # Whatever comes next begins with a fresh connection.
                    self.engine.dispose()
                raise fault from error

        return await self.run(commit)

    def look_at_file(self) -> None:
        """A database file that was removed is not written to, and none is made in its place."""
        if self.file is not None:
            if self.file.is_gone():
                self.engine.dispose()
                raise Fault("missing", known=True)
            if self.file.is_another():
                self.engine.dispose()

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
                    clock=table.clock,
                )
            )
            insert_seats(connection, table.id, table.seats)
            insert_moves(connection, table.id, 0, table.moves)

        await self.change(work)

    async def load(self, table_id: str) -> StoredTable | None:
        def work(connection: Connection) -> StoredTable | None:
            return load_table(connection, table_id)

        return await self.change(work)

    async def keep(
        self,
        table_id: str,
        revision: int,
        raised: int,
        first: int,
        moves: list[tuple[int, int, str]],
        result: dict[str, Any] | None,
        **values: Any,
    ) -> None:
        """Replace all moves from ``first`` on; the change was made on one revision and leads to another."""

        def work(connection: Connection) -> None:
            raise_revision(connection, table_id, revision, raised, over=result is not None, result=result, **values)
            query = sa.select(sa.func.count()).select_from(schema.moves).where(schema.moves.c.table_id == table_id)
            if connection.execute(query).scalar_one() < first:
                raise Conflict(table_id)
            connection.execute(
                schema.moves.delete().where(schema.moves.c.table_id == table_id, schema.moves.c.number >= first)
            )
            insert_moves(connection, table_id, first, moves)

        await self.change(work)

    async def sit(self, table_id: str, revision: int, number: int, seat: StoredSeat, **values: Any) -> None:
        """Somebody takes a chair, or lets a computer play there."""

        def work(connection: Connection) -> None:
            raise_revision(connection, table_id, revision, revision + 1, **values)
            connection.execute(
                schema.seats.update()
                .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == number)
                .values(**vars(seat))
            )

        await self.change(work)

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
            connection.execute(schema.seats.delete().where(schema.seats.c.table_id == table_id))
            insert_seats(connection, table_id, seats)
            if moves is not None:
                connection.execute(schema.moves.delete().where(schema.moves.c.table_id == table_id))
                insert_moves(connection, table_id, 0, moves)

        await self.change(work)

    async def link(self, table_id: str, result: dict[str, Any]) -> None:
        """What is known of a finished game, the table of its rematch included."""
        change = schema.tables.update().where(schema.tables.c.id == table_id).values(result=result)
        await self.change(lambda connection: connection.execute(change))

    async def listing(self, limit: int) -> list[dict[str, Any]]:
        """Tables that may be shown to anybody, the newest first."""

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
            ]

        return await self.change(work)

    async def count(self) -> int:
        return await self.change(
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
            if connection.execute(wanted).first() is not None:
                return True
            if connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(schema.replays.insert().values(id=replay_id, record=record, created=time.time()))
            return True

        return await self.change(work)

    async def load_replay(self, replay_id: str) -> str | None:
        query = sa.select(schema.replays.c.record).where(schema.replays.c.id == replay_id)
        return await self.change(lambda connection: connection.execute(query).scalar_one_or_none())


def load_table(connection: Connection, table_id: str) -> StoredTable | None:
    """All that is kept of a table."""
    row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id)).first()
    if row is None:
        return None
    chairs = connection.execute(
        sa.select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    )
    played = connection.execute(
        sa.select(schema.moves).where(schema.moves.c.table_id == table_id).order_by(schema.moves.c.number)
    )
    return StoredTable(
        row.id,
        row.game,
        row.rules,
        row.options,
        read_seed(row.seed),
        row.listed,
        row.created,
        row.changed,
        row.revision,
        row.over,
        row.result,
        [StoredSeat(chair.kind, chair.name, chair.token, chair.stand_in, chair.resigned) for chair in chairs],
        [(move.turn, move.player, move.action) for move in played],
        row.room,
        row.clock,
    )


def written_seed(seed: int | bytes) -> str:
    """A number has fewer digits than a key."""
    return seed.hex() if isinstance(seed, bytes) else str(seed)


def read_seed(text: str) -> int | bytes:
    return bytes.fromhex(text) if len(text) == 2 * KEY_BYTES else int(text)


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


def insert_moves(connection: Connection, table_id: str, first: int, moves: list[tuple[int, int, str]]) -> None:
    if moves:
        connection.execute(
            schema.moves.insert(),
            [
                {"table_id": table_id, "number": first + index, "turn": turn, "player": player, "action": action}
                for index, (turn, player, action) in enumerate(moves)
            ],
        )


def record_text(stored: StoredTable, result: bool = True) -> str:
    """The record of a table as it is kept, whether or not this program knows its rules; replaying finds the result."""
    names = [seat.name for seat in stored.seats]
    headers = {"game": stored.game, "rules": stored.rules, **stored.options, "seats": names}
    if stored.over and stored.result is not None and result:
        headers |= {name: stored.result[name] for name in ("scores", "winners")}
    return written(headers, stored.moves)


def is_open(stored: StoredTable) -> bool:
    """Whether nothing is secret at a table by its moves alone: choices are secret before the first turn."""
    return bool(stored.moves) and stored.moves[-1][0] > 0


def as_rows(moves: list[Move]) -> list[tuple[int, int, str]]:
    """Moves as they are stored."""
    return [(move.turn, move.seat, move.notation) for move in moves]
