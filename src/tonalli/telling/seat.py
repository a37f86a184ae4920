"""Sides of a table, as they are named and told apart."""

from __future__ import annotations

from typing import Any

from tonalli.telling.phrase import Phrase

Name = str | Phrase


class Seat:
    """A side of the table: its name, its colour, and a mark for whoever does not tell colours apart."""

    def __init__(self, name: Name, colour: str, mark: str, given: str = "") -> None:
        self.name = name
        self.colour = colour
        self.mark = mark
        self.given = given or colour
        """The colour the game gives it, by which the engine names it; its owner may have chosen another."""

    def to_dict(self) -> dict[str, Any]:
        name = self.name.to_dict() if isinstance(self.name, Phrase) else self.name
        return {"name": name, "colour": self.colour, "mark": self.mark}
