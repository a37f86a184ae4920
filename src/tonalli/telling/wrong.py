"""What is wrong with an option or a record, as a phrase, so that everybody reads it in their own language."""

from __future__ import annotations

from tonalli.core.errors import TonalliError
from tonalli.telling.phrase import Phrase


def wrong(error: TonalliError) -> Phrase | str:
    """The words of an error; one without a kind has only its message."""
    if not error.kind:
        return str(error)
    return Phrase(f"telling-wrong-{error.kind}", **{name: said(value) for name, value in error.given.items()})


def said(value: object) -> Phrase | str | int:
    if isinstance(value, TonalliError):
        return wrong(value)
    return value if isinstance(value, int) else str(value)
