"""Cards: what a thing of the table is called and does."""

from __future__ import annotations

from typing import Any

from tonalli.telling.phrase import Phrase


class Card:
    """A thing, written ``group:name``, its title, and in a few lines what it does."""

    def __init__(self, thing: str, title: Phrase, lines: list[Phrase], icon: str | None = None) -> None:
        self.thing = thing
        self.title = title
        self.lines = lines
        self.icon = icon

    def to_dict(self) -> dict[str, Any]:
        lines = [line.to_dict() for line in self.lines]
        return {"thing": self.thing, "title": self.title.to_dict(), "lines": lines, "icon": self.icon}
