"""Phrases: a message's key with its arguments, still in no language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Argument = "int | float | str | Phrase | Listing | Number"


class Number(dict[str, Any]):
    """A figure that may be below 0, or is shown with its sign; a bare number is for plurals, this is for reading."""

    def __init__(self, number: float, signed: bool = False) -> None:
        super().__init__(number=number, signed=signed)

    @property
    def number(self) -> float:
        found: float = self["number"]
        return found

    def to_dict(self) -> dict[str, Any]:
        return self


class Phrase(dict[str, Any]):
    """The key of a message (or ``key.attribute``) and its arguments by name; plain data as it is, since most of what a
    server sends is phrases.

    What a thing is called is an argument, a phrase itself; its id stands beside it under ``<name>_id``, since a
    language may have to know which thing it is.
    """

    def __init__(self, key: str, **arguments: Any) -> None:
        self["key"] = key
        if arguments:
            self["args"] = arguments

    @property
    def key(self) -> str:
        found: str = self["key"]
        return found

    @key.setter
    def key(self, key: str) -> None:
        self["key"] = key

    @property
    def arguments(self) -> dict[str, Any]:
        """Its arguments, to read and to add to."""
        found: dict[str, Any] = self.setdefault("args", {})
        return found

    def to_dict(self) -> dict[str, Any]:
        return self

    def __eq__(self, other: object) -> bool:
        """No arguments and an empty list of them are the same."""
        if not isinstance(other, dict):
            return False
        return self["key"] == other.get("key") and (self.get("args") or None) == (other.get("args") or None)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(self["key"])

    def __repr__(self) -> str:
        return f"Phrase({super().__repr__()})"


class Listing(dict[str, Any]):
    """Phrases one after the other, joined as the language joins them: ``unit``, ``and`` or ``or``."""

    def __init__(self, items: Iterable[Any], style: str = "unit") -> None:
        super().__init__(list=list(items), style=style)

    def to_dict(self) -> dict[str, Any]:
        return self


def with_names(value: Any, names: Mapping[str, Any]) -> Any:
    """The same with other words for arguments: ``names`` has them by the key they stand for. What names nobody stays
    what it is.
    """
    if isinstance(value, Phrase):
        key = value["key"]
        if key in names:
            return names[key]
        given: dict[str, Any] = value.get("args", {})
        named = {}
        for name, each in given.items():
            if isinstance(each, dict) and (other := with_names(each, names)) is not each:
                named[name] = other
        return Phrase(key, **{**given, **named}) if named else value
    if isinstance(value, Listing):
        items = [with_names(item, names) for item in value["list"]]
        same = all(each is item for each, item in zip(items, value["list"], strict=True))
        return value if same else Listing(items, value["style"])
    return value


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
