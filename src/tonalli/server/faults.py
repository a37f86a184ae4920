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
    return "unreachable" if isinstance(error, sa.exc.OperationalError | sa.exc.InterfaceError) else "failing"


def fault_of(error: BaseException, committing: bool) -> Fault:
    """A transaction that failed before its end is not kept. SQLite takes it back at its end too, unless it cannot say
    what is wrong; of a server that went away in that moment nobody knows.
    """
    kind = kind_of(error)
    return Fault(kind, known=not committing or kind in SQLITE.values())


class SameFile:
    """Whether a database file is still the one that was opened: a file that was removed can be written to, and all of
    it is lost.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.opened: tuple[int, int] | None = None

    def now(self) -> tuple[int, int] | None:
        try:
            found = self.file.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def is_gone(self) -> bool:
        return self.now() is None

    def is_another(self) -> bool:
        """Whether another one lies there than before, which is the one to be used from now on."""
        now = self.now()
        before, self.opened = self.opened, now
        return before is not None and before != now
