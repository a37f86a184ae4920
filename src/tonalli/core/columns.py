"""The named columns in which a position is said to learners, and where each thing is said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from tonalli.core.native import i64

HIGHEST: Final = 255
"""What a byte can say; more than that is said as that."""

SIDES: Final[tuple[str, ...]] = ("own", "next", "second", "third", "fourth")
"""Seats as the one that looks sees them, clockwise."""


class Column:
    """One byte of a row: what it is called, and the highest that it says."""

    def __init__(self, name: str, highest: int) -> None:
        self.name = name
        self.highest = highest

    def __repr__(self) -> str:
        return f"<Column {self.name}: 0 to {self.highest}>"


class Columns:
    """A run of columns in the order in which they were declared.

    Figures are written each time and are known by their column alone. Everything else has slots too, in which a row
    remembers what it said last: what has not changed is not written again.
    """

    def __init__(self) -> None:
        self.declared: list[Column] = []
        self.slots = 0
        self.first: i64 = 0
        """Where the run begins in a row."""
        self.first_slot: i64 = 0

    def number(self, name: str, highest: int = HIGHEST) -> int:
        """A figure; answers with its column."""
        self.declared.append(Column(name, highest))
        return len(self.declared) - 1

    def numbers(self, name: str, values: Sequence[str], highest: int = HIGHEST) -> int:
        """A figure for each of some values; answers with the first of their columns."""
        first = len(self.declared)
        for value in values:
            self.number(f"{name}.{value}", highest)
        return first

    def some(self, name: str, values: Sequence[str]) -> Said:
        """A figure for each of some values, most of which are 0."""
        return self.said(self.numbers(name, values), len(values), 1)

    def edition(self) -> Said:
        """No column, but a slot that tells whether an edition of something was said last."""
        return self.said(len(self.declared), 0, 1)

    def members(self, name: str, values: Sequence[str]) -> Said:
        """Which of some values belong to a set."""
        return self.said(self.numbers(name, values, 1), len(values), 1)

    def choice(self, name: str, values: Sequence[str]) -> Said:
        """Which one of some values, or none."""
        return self.said(self.numbers(name, values, 1), len(values), 1)

    def choices(self, name: str, places: Sequence[str], values: Sequence[str]) -> Said:
        """The same for each of some places."""
        first = len(self.declared)
        for place in places:
            self.numbers(f"{name}.{place}", values, 1)
        return self.said(first, len(values), len(places))

    def tally(self, name: str, places: Sequence[str], values: Sequence[str], pieces: int) -> Said:
        """How many of some pieces are at which place with which value."""
        first = len(self.declared)
        for place in places:
            self.numbers(f"{name}.{place}", values, pieces)
        return self.said(first, len(values), pieces)

    def said(self, column: int, width: int, slots: int) -> Said:
        said = Said(column, self.slots, width)
        self.slots += slots
        return said

    def append_sides(self, names: Sequence[str], side: Columns) -> None:
        """Let a run follow once for every seat."""
        first, slots = len(self.declared), self.slots
        for name in names:
            self.append(name, side)
        side.first = first
        side.first_slot = slots

    def append(self, name: str, other: Columns) -> None:
        """Let another run follow, its names behind ``name``."""
        other.first = len(self.declared)
        other.first_slot = self.slots
        for column in other.declared:
            self.number(f"{name}.{column.name}", column.highest)
        self.slots += other.slots


@final
class Said:
    """Where something is said: its first column, its first slot, and how many values a place has."""

    def __init__(self, column: i64, slot: i64, width: i64) -> None:
        self.column = column
        self.slot = slot
        self.width = width


@final
class Asked:
    """Where a field of a pending decision is said: a word by its columns, a figure by its column."""

    def __init__(self, attribute: str, word: Said | None, column: i64) -> None:
        self.attribute = attribute
        self.word = word
        self.column = column


@final
class Decision:
    """One kind of decision: its number among the kinds, and its fields."""

    def __init__(self, number: i64) -> None:
        self.number = number
        self.fields: list[Asked] = []
