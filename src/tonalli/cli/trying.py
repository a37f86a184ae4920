"""Whether a server would run: everything it needs is tried, and nothing is made or changed."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from tonalli.cli.serve import check_address, check_only
from tonalli.cli.upkeep import told_in_a_line
from tonalli.core.errors import OptionError
from tonalli.locale import words
from tonalli.server import schema
from tonalli.server.database import MIGRATIONS, file_of, is_shared, open_engine
from tonalli.server.edition import PAGES
from tonalli.server.settings import Settings
from tonalli.server.thinking import Thinker


def check(host: str, port: int, settings: Settings) -> list[str]:
    """What a server would need and has, a line each; raises at the first thing it has not."""
    check_address(host, port)
    told = [check_database(settings)]
    try:
        asyncio.run(think_once())
    except Exception as error:
        raise OptionError(words("cli-check-no-thinking", reason=f"{type(error).__name__}: {error}")) from None
    told.append(words("cli-check-thinking"))
    told.append(words("cli-check-pages" if (PAGES / "index.html").exists() else "cli-serve-no-pages"))
    return told


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
    check_only(settings.database)
    with told_in_a_line():
        engine = open_engine(settings.database)
        try:
            if is_shared(engine) and settings.inner_port:
                check_address(settings.inner_host, settings.inner_port)
            with engine.connect() as connection:
                return words("cli-check-database", tables=tables_in(connection))
        finally:
            engine.dispose()


def check_place(file: Path) -> None:
    """The first folder above a file that is there."""
    folder = next(each for each in file.absolute().parents if each.exists())
    if not (folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)):
        raise OptionError(words("cli-check-no-folder", file=str(file), folder=str(folder)))


def tables_in(connection: Connection) -> int:
    """How many tables there are; something is written, and taken back."""
    if connection.engine.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        connection.rollback()
        return 0
    if revision not in {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}:
        raise OptionError(words("cli-database-newer"))
    connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
    found = int(connection.execute(sa.select(sa.func.count()).select_from(schema.tables)).scalar_one())
    connection.rollback()
    return found
