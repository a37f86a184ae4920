"""Cards: what a thing of the table is called and does."""

from __future__ import annotations

from typing import Any

from tonalli.telling.phrase import Phrase
from tonalli.telling.sign import Sign, written


class Card:
    """A thing, written ``group:name``, its title, in a few lines what it does, and what is printed on it."""

    def __init__(
        self, thing: str, title: Phrase, lines: list[Phrase], icon: str | None = None, sign: Sign | None = None
    ) -> None:
        self.thing = thing
        self.title = title
        self.lines = lines
        self.icon = icon
        self.sign: Sign = sign or []

    def to_dict(self) -> dict[str, Any]:
        lines = [line.to_dict() for line in self.lines]
        return {
            "thing": self.thing,
            "title": self.title.to_dict(),
            "lines": lines,
            "icon": self.icon,
            "sign": written(self.sign),
        }
