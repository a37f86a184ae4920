"""The fields of a step: declared beside what it does, so that any pending decision can be written and read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SEAT_OF: Final = "seat"


class Field:
    """One value of a step: its name in plain data, the attribute that holds it, and what it may be."""

    def __init__(
        self,
        name: str,
        attribute: str,
        lowest: int,
        highest: int,
        names: Sequence[str] = (),
        is_text: bool = False,
        is_seat: bool = False,
        default: str | None = None,
    ) -> None:
        self.name = name
        self.attribute = attribute
        self.lowest = lowest
        self.highest = highest
        self.names = names
        """Words for the numbers, if they have any."""
        self.is_text = is_text
        self.is_seat = is_seat
        """A seat: the highest is that of the table."""
        self.default = default
        """What it is where a position says nothing of it; None if it has to."""


FieldList = tuple[Field, ...]


def a_number(name: str, lowest: int, highest: int) -> Field:
    """A figure within limits."""
    return Field(name, name, lowest, highest)


def a_word(name: str, names: Sequence[str], optional: bool = False) -> Field:
    """A number written by name; null for -1, if that is possible."""
    return Field(name, name, -1 if optional else 0, len(names) - 1, names)


def a_seat(attribute: str, nobody: bool = False) -> Field:
    """A seat, written ``seat`` whatever the step calls it; with ``nobody`` also -2."""
    return Field(SEAT_OF, attribute, -2 if nobody else 0, 0, is_seat=True)


def add_name(names: list[str], name: str) -> int:
    """Put a module's word behind those of a list; returns its number."""
    if name in names:
        raise ValueError(f"two things are called {name}")
    names.append(name)
    return len(names) - 1


def seat_in(step: object, fields: FieldList) -> int | None:
    """The seat a step is about; None if it is about the table."""
    for field in fields:
        if field.is_seat:
            seat: int = getattr(step, field.attribute)
            return seat
    return None


def a_text(name: str, default: str | None = None) -> Field:
    """The clause or the place an event will name."""
    return Field(name, name, 0, 0, is_text=True, default=default)


PLAYER: Final = a_seat("player")
"""Who decides."""
WHY: Final = a_text("why")
