"""What is wrong with an option, a record or a file, as a phrase, so that everybody reads it in their own language."""

from __future__ import annotations

import errno
from typing import Final

from tonalli.core.errors import TonalliError
from tonalli.telling.phrase import Phrase

OF_SYSTEM: Final = {
    errno.ENOENT: "telling-wrong-system-missing",
    errno.EACCES: "telling-wrong-system-forbidden",
    errno.EPERM: "telling-wrong-system-forbidden",
    errno.ENOSPC: "telling-wrong-system-full",
    errno.EDQUOT: "telling-wrong-system-full",
    errno.EISDIR: "telling-wrong-system-folder",
    errno.ENOTDIR: "telling-wrong-system-no-folder",
    errno.EROFS: "telling-wrong-system-read-only",
    errno.ENAMETOOLONG: "telling-wrong-system-name",
    errno.EADDRINUSE: "telling-wrong-system-address",
    errno.EADDRNOTAVAIL: "telling-wrong-system-no-address",
}
"""What the system refuses most often; it has only its own words for the rest."""


def of_system(error: OSError) -> Phrase | str:
    """Why the system refused something."""
    key = OF_SYSTEM.get(error.errno or 0)
    return Phrase(key) if key else error.strerror or str(error)


def wrong(error: TonalliError) -> Phrase | str:
    """The words of an error; one without a kind has only its message."""
    if not error.kind:
        return str(error)
    return Phrase(f"telling-wrong-{error.kind}", **{name: said(value) for name, value in error.given.items()})


def said(value: object) -> Phrase | str | int:
    if isinstance(value, TonalliError):
        return wrong(value)
    if isinstance(value, OSError):
        return of_system(value)
    return value if isinstance(value, int) else str(value)
