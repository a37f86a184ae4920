"""What can go wrong when someone asks for something impossible: one clear line each."""

from __future__ import annotations

from typing import Any


class TonalliError(ValueError):
    """Base of all errors caused by input; its message is one line for people.

    ``kind`` names the same in every language, with what is ``given``; without a kind there is only the message.
    """

    def __init__(self, message: str, kind: str = "", **given: object) -> None:
        super().__init__(message)
        self.kind = kind
        self.given = given

    def __reduce__(self) -> tuple[Any, ...]:
        # An exception is rebuilt from its message alone, and a compiled one keeps nothing else beside it.
        return again, (type(self), str(self), self.kind, self.given)


class OptionError(TonalliError):
    """A game was asked for with an option, value or combination that does not exist."""


class IllegalAction(TonalliError):
    """The action is unknown or not legal now; nothing was changed."""


class RecordError(TonalliError):
    """The text is not a record, or the record cannot be replayed."""


class PositionError(TonalliError):
    """The described position is impossible; the message names the field."""

    def __init__(self, message: str, kind: str = "", **given: object) -> None:
        field, colon, detail = message.partition(": ")
        if kind or not colon:
            super().__init__(message, kind, **given)
        else:
            super().__init__(message, "position-field", field=field, detail=detail)


def again(error: type[TonalliError], message: str, kind: str, given: dict[str, object]) -> TonalliError:
    """The error that another process raised."""
    return error(message, kind, **given)
