"""Whether a server would run: everything it needs is tried, and nothing is made or changed."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import socket
from pathlib import Path

import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from tonalli.cli.serve import check_address, check_only
from tonalli.cli.upkeep import name_of, told_in_a_line
from tonalli.core.errors import OptionError
from tonalli.locale import words
from tonalli.server import schema
from tonalli.server.database import (
    MIGRATIONS,
    file_of,
    is_ahead,
    is_shared,
    look_whether_ours,
    open_engine,
    open_unchanged,
)
from tonalli.server.edition import PAGES
from tonalli.server.settings import Settings
from tonalli.server.thinking import Thinker

PATIENCE = 3.0
"""Seconds a cluster may take to answer."""
ROOM = 1024 * 1024
"""Bytes an SQLite file needs beside it for a server to begin."""


def check(host: str, port: int, settings: Settings) -> list[str]:
    """What a server would need and has, a line each; raises at the first thing it has not."""
    check_address(host, port)
    told = [check_database(settings)]
    check_cluster(settings.ray)
    try:
        asyncio.run(think_once())
    except Exception as error:
        raise OptionError(words("cli-check-no-thinking", reason=f"{type(error).__name__}: {error}")) from None
    told.append(words("cli-check-thinking"))
    told.append(words("cli-check-pages" if (PAGES / "index.html").exists() else "cli-serve-no-pages"))
    return told


def check_cluster(address: str) -> None:
    """A cluster that is named by its address answers there; the one this machine belongs to is found by Ray alone."""
    if address in ("", "auto"):
        return
    host, _colon, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError, OverflowError):
        raise OptionError(words("cli-check-no-ray", address=address)) from None


async def think_once() -> None:
    thinker = Thinker()
    try:
        await thinker.start()
    finally:
        await thinker.end()


def check_database(settings: Settings) -> str:
    """A database that is there can be written; one that is not could be made where it is to be."""
    file = file_of(settings.database)
    if file is not None and file.is_gone():
        check_place(file.file)
        return words("cli-check-no-database", file=str(file.file))
    if file is not None:
        look_whether_ours(file.file)
    check_only(settings.database)
    with told_in_a_line(settings.database):
        # What was written ahead would be put into the file by whoever could write and is the last to go.
        writing = file is None or not is_ahead(file.file)
        engine = open_engine(settings.database) if file is None else open_unchanged(file.file, writing)
        if file is not None and not os.access(file.file, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        if file is not None and shutil.disk_usage(file.file.absolute().parent).free < ROOM:
            # What is taken back is not written to the disk, so it would not be noticed.
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        try:
            if is_shared(engine) and settings.inner_port:
                check_address(settings.inner_host, settings.inner_port)
            with engine.connect() as connection:
                return words("cli-check-database", tables=tables_in(connection, settings.database, writing))
        finally:
            engine.dispose()


def check_place(file: Path) -> None:
    """The first folder above a file that is there."""
    folder = next(each for each in file.absolute().parents if each.exists())
    if not (folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)):
        raise OptionError(words("cli-check-no-folder", file=str(file), folder=str(folder)))


def tables_in(connection: Connection, database: str, writing: bool) -> int:
    """How many tables there are; something is written, and taken back."""
    if writing and connection.engine.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        if is_shared(connection.engine):
            # Whoever may connect to PostgreSQL may not make tables yet.
            connection.execute(sa.schema.CreateTable(schema.tables))
        connection.rollback()
        return 0
    if revision not in {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}:
        raise OptionError(words("cli-database-newer", database=name_of(database)))
    if writing:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
    found = int(connection.execute(sa.select(sa.func.count()).select_from(schema.tables)).scalar_one())
    connection.rollback()
    return found
