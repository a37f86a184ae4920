"""Looking after a server from the command line: what it keeps and forgets, copies of it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy import Connection

from tonalli.core.errors import OptionError
from tonalli.locale import shown, words
from tonalli.server import schema
from tonalli.server.backup import back_up, opened, restore
from tonalli.server.database import as_told, file_of, look_whether_ours
from tonalli.server.expiry import expired, expired_replays, prune, remove
from tonalli.server.logs import note
from tonalli.server.messages import seat_name
from tonalli.server.settings import Settings
from tonalli.server.sole import InUse, hold
from tonalli.server.stored import load_table, record_text
from tonalli.telling.wrong import of_system

COLUMNS = ("id", "changed", "game", "over", "seats")


def one_line(error: Exception) -> str:
    """What a database has against us, without the statement and its explanation."""
    reason = getattr(error, "orig", None) or error
    return " ".join(str(reason).split())


@contextlib.contextmanager
def told_in_a_line(database: str) -> Iterator[None]:
    """Whatever a database has against us ends the command with one line that names it."""
    try:
        yield
    except CommandError as error:
        newer = "locate revision" in str(error)
        told = words("cli-database-newer", database=name_of(database)) if newer else str(error)
        raise OptionError(told) from None
    except sa.exc.SQLAlchemyError as error:
        raise OptionError(words("cli-database-fails", database=name_of(database), reason=one_line(error))) from None
    except OSError as error:
        named, reason = name_of(database), of_system(error)
        if error.filename is None or str(error.filename) == named:
            raise OptionError(words("cli-database-fails", database=named, reason=reason)) from None
        file = str(error.filename)
        raise OptionError(words("cli-database-file", database=named, file=file, reason=reason)) from None


def name_of(database: str) -> str:
    """A database as people know it: its file, or its address without the password."""
    file = file_of(database)
    return str(file.file) if file is not None else as_told(database)


def at(database: str, work: Any) -> Any:
    """Something done with a database in one transaction."""
    with told_in_a_line(database), opened(database) as engine, engine.begin() as connection:
        return work(connection)


def look_for(database: str) -> None:
    """Whoever looks after a server means one that is there: a copy of nothing is no copy."""
    file = file_of(database)
    if file is not None and file.is_gone():
        raise OptionError(words("cli-database-none", file=str(file.file)))


def at_kept(database: str, work: Any) -> Any:
    """The same with a database that is there already."""
    look_for(database)
    return at(database, work)


# ---- tables --------------------------------------------------------------------------------------


def kept_tables(database: str) -> list[dict[str, Any]]:
    """Every table, the one that changed last first."""

    def work(connection: Connection) -> list[dict[str, Any]]:
        rows = connection.execute(sa.select(schema.tables).order_by(schema.tables.c.changed.desc())).all()
        seats: dict[str, list[dict[str, str]]] = {}
        for chair in connection.execute(sa.select(schema.seats).order_by(schema.seats.c.table_id, schema.seats.c.seat)):
            seats.setdefault(chair.table_id, []).append({"kind": chair.kind, "name": chair.name})
        return [
            {
                "id": row.id,
                "game": row.game,
                "rules": row.rules,
                "created": row.created,
                "changed": row.changed,
                "over": row.over,
                "seats": seats.get(row.id, []),
            }
            for row in rows
        ]

    found: list[dict[str, Any]] = at_kept(database, work)
    return found


def as_lines(tables: list[dict[str, Any]]) -> list[str]:
    """A list of tables under its headings."""
    rows = [[words(f"cli-tables-{column}") for column in COLUMNS]]
    for table in tables:
        day = time.strftime("%Y-%m-%d", time.localtime(table["changed"]))
        names = [shown(seat_name(seat["kind"], seat["name"], number)) for number, seat in enumerate(table["seats"])]
        rows.append([table["id"], day, table["game"], "x" if table["over"] else "", ", ".join(names)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]


def export_table(database: str, table_id: str) -> str:
    """The record of a table, of whatever version of the rules."""
    stored = at_kept(database, lambda connection: load_table(connection, table_id))
    if stored is None:
        raise OptionError(words("cli-tables-none", table=table_id))
    return record_text(stored)


def remove_tables(database: str, ids: list[str]) -> int:
    def work(connection: Connection) -> int:
        for table_id in ids:
            if load_table(connection, table_id) is None:
                raise OptionError(words("cli-tables-none", table=table_id))
        return remove(connection, ids)

    removed = int(at_kept(database, work))
    note("tables removed", count=removed, tables=",".join(ids))
    return removed


def prune_database(settings: Settings, only_look: bool) -> tuple[int, int]:
    """How many tables and replays were forgotten, or would be."""

    def work(connection: Connection) -> tuple[int, int]:
        now = time.time()
        old = sa.select(sa.func.count()).select_from(schema.replays).where(expired_replays(settings, now))
        replays = int(connection.execute(old).scalar_one())
        tables = expired(connection, settings, now) if only_look else prune(connection, settings, now)
        return len(tables), replays

    tables, replays = at_kept(settings.database, work)
    if not only_look:
        note("pruned", tables=tables, replays=replays)
    return tables, replays


# ---- copies --------------------------------------------------------------------------------------


def write_backup(database: str, file: Path) -> int:
    if file.exists():
        raise OptionError(words("cli-backup-there", file=str(file)))
    if not file.absolute().parent.is_dir():
        raise OptionError(words("cli-backup-no-folder", folder=str(file.parent)))
    look_for(database)
    with told_in_a_line(database):
        found = back_up(database, file)
    note("backup written", tables=found, file=file)
    return found


def read_backup(database: str, file: Path) -> int:
    if not file.is_file():
        raise OptionError(words("cli-backup-none", file=str(file)))
    look_whether_ours(file, empty_too=False)
    with told_in_a_line(f"sqlite:///{file}"), opened(f"sqlite:///{file}"):
        pass
    try:
        with told_in_a_line(database), contextlib.ExitStack() as held:
            held.callback(hold(database))
            found = restore(database, file)
    except InUse as server:
        served = words("cli-restore-served", database=str(server.database), process=server.process)
        raise OptionError(served) from None
    if found is None:
        raise OptionError(words("cli-restore-not-empty"))
    return found


def tables_of(database: str) -> int:
    """How many tables a database keeps; one that cannot be written is refused here, not in the middle of a game."""

    def write(connection: Connection) -> int:
        point = connection.begin_nested()
        connection.execute(schema.replays.insert().values(id="check", record="", created=0.0))
        point.rollback()
        return int(connection.execute(sa.select(sa.func.count()).select_from(schema.tables)).scalar_one())

    return int(at(database, write))
