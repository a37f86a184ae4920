"""One server a file: whoever serves an SQLite database holds a lock beside it, which ends with the process."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from errno import EACCES, EAGAIN
from pathlib import Path

from tonalli.server.database import PRIVATE, file_of

try:
    from fcntl import LOCK_EX, LOCK_NB, lockf
except ImportError:  # pragma: no cover - systems without such locks
    lockf = None  # type: ignore[assignment]

TAKEN = (EACCES, EAGAIN)
"""What a system says of a lock that somebody else holds; anything else is wrong with the place where the file is."""
ENDING = 1.0
"""Seconds for which a server that is just ending is waited for."""
AGAIN = 0.05


class InUse(Exception):
    """Another server has the database: both would think that its tables are theirs."""

    def __init__(self, database: Path, process: str) -> None:
        super().__init__(f"{database} is served by another process ({process})")
        self.database = database
        self.process = process


def lock_of(database: Path) -> Path:
    """Where the lock of a database is, by whatever name it is called."""
    real = database.resolve()
    return real.with_name(real.name + ".lock")


def hold(url: str) -> Callable[[], None]:
    """Be the only server of a database; what is returned gives it free. Processes of PostgreSQL know each other."""
    file = file_of(url)
    if file is None or lockf is None:
        return lambda: None
    held = locked(file.file)
    os.ftruncate(held, 0)
    os.write(held, f"{os.getpid()}\n".encode())
    return lambda: os.close(held)


def locked(database: Path) -> int:
    """The lock of a database, which is held as long as it is open."""
    lock = lock_of(database)
    lock.parent.mkdir(parents=True, exist_ok=True)
    held = os.open(lock, os.O_CREAT | os.O_RDWR, PRIVATE)
    deadline = time.monotonic() + ENDING
    while True:
        try:
            lockf(held, LOCK_EX | LOCK_NB)
            return held
        except OSError as error:
            if error.errno not in TAKEN:
                os.close(held)
                raise
            if time.monotonic() > deadline:
                process = os.read(held, 32).decode(errors="replace").strip()
                os.close(held)
                raise InUse(database, process) from None
        time.sleep(AGAIN)


def look_whether_free(url: str) -> None:
    """The same without holding it, or making or changing anything."""
    file = file_of(url)
    if file is not None and lockf is not None and lock_of(file.file).exists():
        os.close(locked(file.file))
