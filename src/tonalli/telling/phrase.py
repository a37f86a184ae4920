"""Phrases: a message's key with its arguments, still in no language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Argument = "int | float | str | Phrase | Listing | Number"


class Number:
    """A figure that may be below 0, or is shown with its sign; a bare number is for plurals, this is for reading."""

    def __init__(self, number: float, signed: bool = False) -> None:
        self.number = number
        self.signed = signed

    def to_dict(self) -> dict[str, Any]:
        return {"number": self.number, "signed": self.signed}


class Phrase:
    """The key of a message (or ``key.attribute``) and its arguments by name.

    What a thing is called is an argument, a phrase itself; its id stands beside it under ``<name>_id``, since a
    language may have to know which thing it is.
    """

    def __init__(self, key: str, **arguments: Any) -> None:
        self.key = key
        self.arguments: dict[str, Any] = arguments

    def to_dict(self) -> dict[str, Any]:
        if not self.arguments:
            return {"key": self.key}
        return {"key": self.key, "args": {name: plain(value) for name, value in self.arguments.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Phrase({self.to_dict()})"


class Listing:
    """Phrases one after the other, joined as the language joins them: ``unit``, ``and`` or ``or``."""

    def __init__(self, items: Iterable[Any], style: str = "unit") -> None:
        self.items = list(items)
        self.style = style

    def to_dict(self) -> dict[str, Any]:
        return {"list": [plain(item) for item in self.items], "style": self.style}


def with_names(value: Any, names: Mapping[str, Any]) -> Any:
    """The same with other words for arguments: ``names`` has them by the key they stand for."""
    if isinstance(value, Listing):
        return Listing([with_names(item, names) for item in value.items], value.style)
    if not isinstance(value, Phrase):
        return value
    if value.key in names:
        return names[value.key]
    return Phrase(value.key, **{name: with_names(each, names) for name, each in value.arguments.items()})


class Figure:
    """An amount with its icon, for a glance; ``words`` says the same without the icon. None: it has no number.

    A ``tile`` with such an icon is not yet what is printed on it.
    """

    def __init__(self, icon: str, amount: float | None, words: Phrase, tile: bool = False) -> None:
        self.icon = icon
        self.amount = amount
        self.words = words
        self.tile = tile

    def to_dict(self) -> dict[str, Any]:
        return {"icon": self.icon, "amount": self.amount, "words": self.words.to_dict(), "tile": self.tile}


def plain(value: Any) -> Any:
    """A value in plain data."""
    return value.to_dict() if isinstance(value, Phrase | Listing | Number) else value
