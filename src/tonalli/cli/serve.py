"""The web table from the command line: a server with its own database, and the lobby in the browser."""

from __future__ import annotations

import contextlib
import dataclasses
import difflib
import socket
import threading
import time
import webbrowser
from collections.abc import Iterable, Iterator
from importlib.util import find_spec

import sqlalchemy as sa
import uvicorn
from rich.console import Console

from tonalli.cli.upkeep import tables_of, told_in_a_line
from tonalli.core.errors import OptionError
from tonalli.locale import words
from tonalli.server.database import as_told, file_of, look_whether_ours
from tonalli.server.edition import PAGES
from tonalli.server.logs import set_up_logs
from tonalli.server.settings import LAST_PORT, PREFIX, Settings, answering_to
from tonalli.server.sole import InUse, hold, look_whether_free
from tonalli.server.workers import Workers, configured
from tonalli.telling.wrong import of_system

DRIVERS = ("sqlite", "sqlite+pysqlite", "postgresql+psycopg")
OTHERS = {"LANGUAGE", "WRITING", "DEBUG", "FUSED", "PURE", "BUILD", "PYTHON", "QUICK"}
"""Variables that are no settings of a server, but somebody's."""
TALKATIVE = ("debug", "info")
PATIENCE = 15.0
"""Seconds to wait for the server before the browser is opened anyway."""


def server_settings(database: str | None, processes: int | None, ray: str | None = None) -> Settings:
    """What the environment says, and what was asked for instead."""
    settings = Settings.from_environment()
    if database is not None:
        settings = dataclasses.replace(settings, database=database)
    check_database(settings.database)
    if processes is not None:
        settings = dataclasses.replace(settings, bot_processes=processes)
    if ray is not None:
        settings = dataclasses.replace(settings, ray=ray)
    if settings.ray and find_spec("ray") is None:
        raise OptionError(words("cli-serve-no-ray"))
    return settings


def looked_after(database: str | None) -> Settings:
    """The settings for whoever looks after a server, whose doings are in its log where there is one."""
    settings = server_settings(database, None)
    if settings.log_level in TALKATIVE:
        set_up_logs(settings.logs, settings.log_level)
    return settings


def unknown_settings(environment: Iterable[str]) -> list[str]:
    """A line for each variable that looks like a setting and is none."""
    known = {*map(str.upper, Settings.__annotations__), *OTHERS}
    told = []
    for name in sorted(each.removeprefix(PREFIX) for each in environment if each.startswith(PREFIX)):
        if name not in known:
            close = [PREFIX + each for each in difflib.get_close_matches(name, sorted(known), 1)]
            told.append(words("cli-serve-unknown", name=PREFIX + name, close=close[0] if close else "no"))
    return told


def check_database(database: str) -> None:
    """Of all databases there are, those that tables are kept in."""
    try:
        url = sa.make_url(database)
    except sa.exc.ArgumentError:
        raise OptionError(words("cli-serve-database", database=database)) from None
    if url.drivername not in DRIVERS:
        raise OptionError(words("cli-serve-database", database=as_told(database)))
    if url.get_backend_name() == "postgresql" and find_spec("psycopg") is None:
        raise OptionError(words("cli-serve-no-postgres"))


def check_address(host: str, port: int) -> None:
    """Nobody else may be listening there."""
    if not 1 <= port <= LAST_PORT:
        raise OptionError(words("cli-serve-port", port=str(port), last=str(LAST_PORT)))
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        raise OptionError(words("cli-serve-taken", host=host, port=str(port), reason=of_system(error))) from None


def check_only(database: str) -> None:
    """No other server may have the database."""
    with told_of_another(database):
        look_whether_free(database)


@contextlib.contextmanager
def told_of_another(database: str) -> Iterator[None]:
    try:
        with told_in_a_line(database):
            yield
    except InUse as another:
        served, process = str(another.database), another.process
        raise OptionError(words("cli-serve-second", database=served, process=process)) from None


def check_workers(database: str, workers: int) -> None:
    """Several processes need a database that tells them of each other."""
    if workers > 1 and sa.make_url(database).get_backend_name() != "postgresql":
        raise OptionError(words("cli-serve-workers", workers=str(workers)))


def open_when_ready(host: str, port: int, url: str) -> None:
    """Open the browser as soon as somebody would answer."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            socket.create_connection((host, port), timeout=1).close()
            break
        except OSError:
            time.sleep(0.05)
    webbrowser.open(url)


def serve(host: str, port: int, settings: Settings, browser: bool, console: Console, workers: int = 1) -> None:
    """Serve until somebody stops it."""
    settings = answering_to(settings, host)
    check_address(host, port)
    file = file_of(settings.database)
    if file is not None:
        look_whether_ours(file.file)
    with told_of_another(settings.database):
        free = hold(settings.database)
    tables_of(settings.database)
    set_up_logs(settings.logs, settings.log_level)
    url = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::1', '::') else host}:{port}/"
    console.print(words("cli-serve-at", url=url), soft_wrap=True)
    console.print(words("cli-serve-keeps", database=as_told(settings.database)), soft_wrap=True)
    if not (PAGES / "index.html").exists():
        console.print(words("cli-serve-no-pages"), soft_wrap=True)
    elif browser:
        own = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
        threading.Thread(target=open_when_ready, args=(own, port, url), daemon=True).start()
    if workers > 1:
        Workers(settings, host, port, workers).run()
    else:
        uvicorn.Server(configured(settings, host=host, port=port)).run()
    free()
