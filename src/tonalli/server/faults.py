"""What can be wrong with a database, in one word, and whether what was asked of it is kept."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from tonalli.server.refusals import Refusal

SQLITE = {
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CORRUPT": "corrupt",
    "SQLITE_NOTADB": "corrupt",
    "SQLITE_CANTOPEN": "missing",
}
"""What SQLite calls it, without what follows a second underscore."""
POSTGRESQL = {"25006": "read-only", "53100": "full", "XX001": "corrupt", "XX002": "corrupt"}
"""What PostgreSQL calls it; it says so before it keeps anything."""
TAKEN_BACK = {"SQLITE_IOERR_WRITE"}
"""Failures whose transaction is not in the file either: its last page was not written. One that was written and not
synchronized, or not noted, may be there after the machine stops.
"""
OF_ALL = {"locked", "read-only", "corrupt", "missing", "unreachable"}
"""What is wrong with the database, and so with every change alike."""


TRY_AGAIN = "40"
"""How PostgreSQL begins what it calls a change that was in the way of another; it is there all the same."""


class Fault(Refusal):
    """The database failed: nothing of it was kept, or nobody knows."""

    def __init__(self, kind: str, known: bool) -> None:
        super().__init__(503, "not-kept" if known else "unknown", kind)
        self.known = known


def kind_of(error: BaseException) -> str:
    """What is wrong, in one word."""
    cause = getattr(error, "orig", None) or error
    name = getattr(cause, "sqlite_errorname", None)
    if name is not None:
        return SQLITE.get("_".join(name.split("_")[:2]), "failing")
    state = getattr(cause, "sqlstate", None) or ""
    if state in POSTGRESQL:
        return POSTGRESQL[state]
    if state.startswith(TRY_AGAIN):
        return "failing"
    return "unreachable" if isinstance(error, sa.exc.OperationalError | sa.exc.InterfaceError) else "failing"


def fault_of(error: BaseException, committing: bool) -> Fault:
    """A transaction that failed before its end is not kept. SQLite takes it back at its end too, unless it cannot say
    what is wrong; of a server that went away in that moment nobody knows.
    """
    kind = kind_of(error)
    name = getattr(getattr(error, "orig", None), "sqlite_errorname", None)
    return Fault(kind, known=not committing or kind in SQLITE.values() or name in TAKEN_BACK)


Identity = tuple[int, int]


def identity(file: Path) -> Identity | None:
    """Which file lies there."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def beside(file: Path) -> list[Identity | None]:
    """Which files SQLite writes ahead in; they are there as long as anybody is connected."""
    real = file.resolve()
    return [identity(real.with_name(real.name + end)) for end in ("-wal", "-shm")]


class SameFile:
    """Whether a database file is still the one that was opened: a file that was removed can be written to, and all of
    it is lost.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.opened: Identity | None = None

    def now(self) -> Identity | None:
        return identity(self.file)

    def is_gone(self) -> bool:
        return self.now() is None

    def is_another(self) -> bool:
        """Whether another one lies there than before, which is the one to be used from now on."""
        now = self.now()
        before, self.opened = self.opened, now
        return before is not None and before != now
