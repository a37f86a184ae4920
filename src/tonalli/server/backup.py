"""A copy of everything a server keeps, taken while it runs: one SQLite file, whatever the database is."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from tonalli.server import schema
from tonalli.server.database import migrate, open_engine

MANY = 5_000
"""Rows that are in memory at once."""


@contextlib.contextmanager
def opened(url: str) -> Iterator[Engine]:
    """A database with the newest schema."""
    engine = open_engine(url)
    try:
        migrate(engine)
        yield engine
    finally:
        engine.dispose()


@contextlib.contextmanager
def one_moment(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the database as it was at one moment, whoever writes meanwhile."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection
    else:
        with engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
            yield connection


def copy_all(source: Connection, target: Connection) -> int:
    """Copy all rows; how many tables there are."""
    for table in schema.metadata.sorted_tables:
        rows = source.execute(sa.select(table).execution_options(yield_per=MANY))
        for some in rows.mappings().partitions(MANY):
            target.execute(table.insert(), [dict(row) for row in some])
    return count(target)


def count(connection: Connection, table: sa.Table = schema.tables) -> int:
    return int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())


def back_up(url: str, file: Path) -> int:
    """Write everything into a new file, which is there only once it is whole; how many tables it holds."""
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with opened(url) as engine, opened(f"sqlite:///{part}") as copy:
            with one_moment(engine) as source, copy.begin() as target:
                found = copy_all(source, target)
            with copy.connect() as connection:
                # Nothing may be left in a file beside it.
                connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)
    return found


def restore(url: str, file: Path) -> int | None:
    """Put a copy back into an empty database; how many tables it holds, None if the database is not empty. What a
    server makes for itself at its first start is nothing: that of the copy takes its place.
    """
    with (
        opened(f"sqlite:///{file}") as copy,
        opened(url) as engine,
        one_moment(copy) as source,
        engine.begin() as target,
    ):
        if count(target) or count(target, schema.replays):
            return None
        target.execute(schema.keys.delete())
        return copy_all(source, target)
