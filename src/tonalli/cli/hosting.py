"""The commands of whoever hosts tables: the server, and what it keeps."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from tonalli.cli.figures import at_least, whole
from tonalli.cli.helping import Command, named
from tonalli.cli.terminal import AsJson, printing
from tonalli.core.errors import OptionError
from tonalli.locale import words

hosting = typer.Typer()

Database = Annotated[str | None, typer.Option(metavar="URL", help=words("cli-option-database"))]


@contextlib.contextmanager
def of_the_server() -> Iterator[None]:
    """Only there: the other commands start faster without a web server, and work where none is installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("tonalli"):
            raise
        raise OptionError(words("cli-serve-not-installed", missing=str(missing.name))) from None


@hosting.command(cls=Command, help=words("cli-serve-help"))
def serve(
    host: Annotated[str, typer.Option(metavar=named("address"), help=words("cli-option-host"))] = "127.0.0.1",
    port: Annotated[int, whole("port")] = 8000,
    database: Database = None,
    processes: Annotated[int | None, whole("processes")] = None,
    workers: Annotated[int, whole("workers")] = 1,
    ray: Annotated[str | None, typer.Option(metavar=named("address"), help=words("cli-option-serve-ray"))] = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help=words("cli-option-browser"))] = True,
    check: Annotated[bool, typer.Option("--check", help=words("cli-option-serve-check"))] = False,
) -> None:
    with of_the_server():
        from tonalli.cli import trying
        from tonalli.cli.serve import check_workers, serve, server_settings, unknown_settings

    if processes is not None:
        at_least("processes", processes, 1)
    at_least("workers", workers, 1)
    settings = server_settings(database, processes, ray)
    check_workers(settings.database, workers)
    for line in unknown_settings(os.environ):
        typer.echo(line, err=True)
    if check:
        for line in trying.check(host, port, settings):
            typer.echo(line)
        return
    serve(host, port, settings, browser, printing(), workers)


@hosting.command(cls=Command, help=words("cli-prune-help"))
def prune(
    database: Database = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help=words("cli-option-dry-run"))] = False,
) -> None:
    with of_the_server():
        from tonalli.cli import upkeep
        from tonalli.cli.serve import looked_after

    tables, replays = upkeep.prune_database(looked_after(database), dry_run)
    typer.echo(words("cli-prune-done", tables=tables, replays=replays, dry="yes" if dry_run else "no"))


@hosting.command(cls=Command, help=words("cli-tables-help"))
def tables(
    what: Annotated[str, typer.Argument(metavar="list|export|remove", help=words("cli-option-tables-what"))] = "list",
    ids: Annotated[list[str] | None, typer.Argument(metavar=named("ids"), help=words("cli-option-table-ids"))] = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    with of_the_server():
        from tonalli.cli import upkeep
        from tonalli.cli.serve import looked_after

    kept = looked_after(database).database
    named = ids or []
    if what == "list" and not named:
        found = upkeep.kept_tables(kept)
        typer.echo(json.dumps(found) if as_json else "\n".join(upkeep.as_lines(found)))
    elif what == "export" and len(named) == 1:
        typer.echo(upkeep.export_table(kept, named[0]), nl=False)
    elif what == "remove" and named:
        typer.echo(words("cli-tables-removed", tables=upkeep.remove_tables(kept, named)))
    else:
        raise OptionError(words("cli-tables-what"))


@hosting.command(cls=Command, help=words("cli-backup-help"))
def backup(
    file: Annotated[Path, typer.Argument(metavar=named("file"), help=words("cli-option-backup"))],
    database: Database = None,
) -> None:
    with of_the_server():
        from tonalli.cli import upkeep
        from tonalli.cli.serve import looked_after

    found = upkeep.write_backup(looked_after(database).database, file)
    typer.echo(words("cli-backup-done", tables=found, file=str(file)))


@hosting.command(cls=Command, help=words("cli-restore-help"))
def restore(
    file: Annotated[Path, typer.Argument(metavar=named("file"), help=words("cli-option-backup"))],
    database: Database = None,
) -> None:
    with of_the_server():
        from tonalli.cli import upkeep
        from tonalli.cli.serve import looked_after

    target = looked_after(database).database
    found = upkeep.read_backup(target, file)
    typer.echo(words("cli-restore-done", tables=found, database=upkeep.name_of(target)))
