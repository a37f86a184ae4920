"""Opening a database: SQLite that writes ahead in a file of its owner alone, or PostgreSQL, with the newest schema."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, event

from tonalli.core.errors import OptionError
from tonalli.server.faults import Fault, SameFile, beside

log = logging.getLogger("tonalli.server")

PRIVATE = 0o600
BUSY = 1.0
"""Seconds to wait for whoever has locked the file; all tables wait meanwhile."""
MIGRATIONS = Path(__file__).parent / "migrations"
THREADS = 8
"""Changes that PostgreSQL keeps at the same time for one process; SQLite keeps one after the other."""
LOCKS = 0x70A1
"""The first half of the advisory locks of Tonalli; the second is 0, or the number of a process."""
CHANNEL = "tonalli"
OURS = {"alembic_version", "tables"}
"""Tables that tell whose database it is."""
BESIDE = "beside"
"""What is noted of a connection: its file, and those beside it when it was opened."""
NEWS = 100
"""Names in one piece of news, which PostgreSQL limits to 8000 bytes."""


def open_engine(url: str) -> Engine:
    """An engine for a URL; SQLite writes ahead, so that readers never wait for a writer."""
    parsed = sa.make_url(url)
    # What statements were given holds seeds and digests of tokens, and errors are logged.
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_pre_ping=True, pool_size=THREADS, hide_parameters=True)
    file = file_of(url)
    if file is not None:
        look_whether_ours(file.file)
        keep_private(file.file)
    engine = sa.create_engine(url, connect_args={"check_same_thread": False, "timeout": BUSY}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        if file is not None:
            # Whoever reads has the files beside it open.
            cursor.execute("SELECT count(*) FROM sqlite_master").fetchall()
            record.info[BESIDE] = (file.file, beside(file.file))
        cursor.close()

    return engine


def connected(engine: Engine) -> Connection:
    """A connection that writes where others read. The files SQLite writes ahead in may be removed under it: all that is
    in them is then put into the database, as long as it can be read, and one goes on with new ones.
    """
    connection = engine.connect()
    if not writes_to_nowhere(connection):
        return connection
    with connection:
        if not rescue(connection):
            raise Fault("missing", known=True)
    engine.dispose()
    return engine.connect()


def writes_to_nowhere(connection: Connection) -> bool:
    """Whether the files it writes ahead in are gone, or others lie in their place."""
    file, opened = connection.info.get(BESIDE, (None, []))
    return file is not None and None not in opened and beside(file) != opened


def rescue(connection: Connection) -> bool:
    """Put what was written ahead into the database itself; whether all of it is there."""
    log.warning("the files beside the database were removed: what is in them is put into the database")
    busy, written, put = connection.exec_driver_sql("PRAGMA wal_checkpoint(FULL)").one()
    return not busy and written == put


def open_unchanged(file: Path, writing: bool) -> Engine:
    """An engine for an SQLite file that is there, which leaves it and its rights as they are."""
    place = address_of(file, "mode=rw" if writing else "mode=ro")

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(place, uri=True, timeout=BUSY, check_same_thread=False)

    return sa.create_engine("sqlite://", creator=connect, poolclass=sa.NullPool, hide_parameters=True)


def address_of(file: Path, how: str) -> str:
    return f"file:{quote(str(file.absolute()))}?{how}"


def is_ahead(file: Path) -> bool:
    """Whether there is something beside a file that was not put into it yet."""
    real = file.resolve()
    ahead = [real.with_name(real.name + end) for end in ("-wal", "-journal")]
    return any(each.exists() and each.stat().st_size for each in ahead)


def tables_of_file(file: Path) -> set[str]:
    """The tables of an SQLite file, which is left as it is; none of what is no such file or cannot be read."""
    place = address_of(file, "mode=ro" if is_ahead(file) else "immutable=1")
    try:
        with contextlib.closing(sqlite3.connect(place, uri=True, timeout=BUSY)) as reader:
            found = reader.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    except sqlite3.Error:
        return set()
    return {str(name) for (name,) in found}


def look_whether_ours(file: Path, empty_too: bool = True) -> None:
    """A file that others keep something in is not touched, and one that is to hold tables is not empty."""
    found = tables_of_file(file) if file.is_file() else set()
    if not found >= OURS and (found - OURS or not empty_too):
        raise OptionError(f"{file} holds no tables of Tonalli", "foreign", file=file)


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


def as_told(url: str) -> str:
    """A database's address without its passwords, which may stand behind a question mark, too."""
    parsed = sa.make_url(url)
    secret = [name for name in parsed.query if "password" in name]
    return parsed.difference_update_query(secret).render_as_string()


def is_shared(engine: Engine) -> bool:
    """Whether several processes can serve it: PostgreSQL knows which of them are there and carries news."""
    return engine.dialect.name == "postgresql"


def alone(connection: Connection) -> None:
    """What follows in this transaction no other process does at the same time; SQLite has one writer anyway."""
    if is_shared(connection.engine):
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCKS, 0)))


def spread(connection: Connection, news: str, names: list[str]) -> None:
    """Tell all processes, once this transaction is kept; where there is but one, it knows."""
    if is_shared(connection.engine):
        for first in range(0, len(names), NEWS):
            words = " ".join([news, *names[first : first + NEWS]])
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, words)))


def migrate(engine: Engine) -> None:
    """Bring the database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        alone(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
