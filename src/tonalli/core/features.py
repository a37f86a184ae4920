"""A position as one row of bytes for learners: named columns, and the row that a position writes itself into.

What a row says is said from a seat's point of view: the seat itself first, then the others clockwise. Nothing
enters it that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, final

from tonalli.core.native import i64, u8, vec
from tonalli.core.pending import step_classes
from tonalli.core.state import State
from tonalli.core.step import Effect, Reveal, Step

HIGHEST: Final = 255
"""What a byte can say; more than that is said as that."""
MOST_MARKS: Final = 1024
"""Columns that a row may have besides those that are written each time."""

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
    """A run of columns in the order in which they were declared; each declaration answers with its first one."""

    def __init__(self) -> None:
        self.declared: list[Column] = []
        self.first: i64 = 0
        """Where the run begins in a row."""

    def number(self, name: str, highest: int = HIGHEST) -> int:
        """A figure."""
        self.declared.append(Column(name, highest))
        return len(self.declared) - 1

    def numbers(self, name: str, values: Sequence[str], highest: int = HIGHEST) -> int:
        """A figure for each of some values."""
        first = len(self.declared)
        for value in values:
            self.number(f"{name}.{value}", highest)
        return first

    def flags(self, name: str, values: Sequence[str]) -> int:
        """Whether something holds, for each of some values."""
        return self.numbers(name, values, 1)

    def grid(self, name: str, rows: Sequence[str], values: Sequence[str], highest: int = 1) -> int:
        """The same for every pair; the value varies fastest."""
        first = len(self.declared)
        for row in rows:
            self.numbers(f"{name}.{row}", values, highest)
        return first

    def append(self, name: str, other: Columns) -> None:
        """Let another run follow, its names behind ``name``."""
        other.first = len(self.declared)
        for column in other.declared:
            self.number(f"{name}.{column.name}", column.highest)


@final
class Row:
    """One row of bytes. What is put is written each time; what is marked is forgotten before the next time."""

    def __init__(self, cells: vec[u8], first: i64) -> None:
        self.cells = cells
        self.first = first
        """Where the row begins among the cells."""
        self.marks = vec[i64]([0] * MOST_MARKS)
        self.marked: i64 = 0
        self.seat: i64 = 0
        self.players: i64 = 0

    def begin(self, seat: i64, players: i64) -> None:
        """Forget what was marked; from now on a seat of so many looks."""
        cells = self.cells
        marks = self.marks
        for i in range(self.marked):
            cells[marks[i]] = 0
        self.marked = 0
        self.seat = seat
        self.players = players

    def side(self, seat: i64) -> i64:
        """A seat as the one that looks counts it: 0 for itself."""
        side = seat - self.seat
        return side if side >= 0 else side + self.players

    def put(self, column: i64, value: i64) -> None:
        """A figure that every row of this game says."""
        self.cells[self.first + column] = u8(min(max(value, 0), HIGHEST))

    def mark(self, column: i64) -> None:
        """Something that holds."""
        self.note(column, 1)

    def note(self, column: i64, value: i64) -> None:
        """A figure that not every row says."""
        at = self.first + column
        self.cells[at] = u8(min(max(value, 0), HIGHEST))
        self.marks[self.marked] = at
        self.marked += 1

    def raise_by_one(self, column: i64) -> None:
        """One more of something that not every row says."""
        self.note(column, i64(self.cells[self.first + column]) + 1)

    def members(self, column: i64, bits: i64) -> None:
        """Every member of a set."""
        number = column
        while bits != 0:
            if bits & 1 != 0:
                self.note(number, 1)
            bits >>= 1
            number += 1

    def one_of(self, column: i64, number: i64) -> None:
        """Which of several; none if the number is negative."""
        if number >= 0:
            self.note(column + number, 1)


class OptionColumns:
    """What a game is played with: a column for each value of each option."""

    def __init__(self, options: Sequence[Any]) -> None:
        self.columns = Columns()
        self.of: dict[tuple[str, object], int] = {}
        for option in options:
            settings: dict[str, Any] = getattr(option, "settings", {option.name: option})
            for name, setting in settings.items():
                for value in setting.allowed:
                    self.of[name, repr(value)] = self.columns.number(f"{name}.{value}", 1)
        self.defaults = {
            name: setting.default for option in options for name, setting in getattr(option, "settings", {}).items()
        }

    def of_options(self, options: dict[str, Any]) -> list[int]:
        """The columns that the checked options of a game mark."""
        chosen: dict[str, Any] = {}
        for name, value in options.items():
            if isinstance(value, dict):
                chosen.update(value)
            else:
                chosen[name] = value
        if options["players"] == 1:
            chosen = {**self.defaults, **chosen}
        marked: list[int] = []
        for name, value in chosen.items():
            for each in value if isinstance(value, list) else [value]:
                marked.append(self.columns.first + self.of[name, repr(each)])
        return marked


class Said:
    """Where a field of a pending decision is said: its attribute, its first column, and from where it counts."""

    def __init__(self, attribute: str, column: i64, lowest: i64, is_word: bool) -> None:
        self.attribute = attribute
        self.column = column
        self.lowest = lowest
        self.is_word = is_word


class Decision:
    """Where one kind of decision is said."""

    def __init__(self, column: i64) -> None:
        self.column = column
        self.fields: list[Said] = []


class Decisions:
    """What is to be decided: its kind and its fields; a field of the same name is said in the same columns."""

    def __init__(self, package: str) -> None:
        self.columns = Columns()
        self.by_class: dict[object, Decision] = {}
        found = sorted(step_classes(package), key=kind_of)
        decisions = [each for each in found if not issubclass(each, (Effect, Reveal))]
        first = self.columns.flags("kind", [each.kind for each in decisions])
        known: dict[str, int] = {}
        for number, each in enumerate(decisions):
            decision = Decision(first + number)
            self.by_class[each] = decision
            for field in each.fields:
                if field.is_seat or field.is_text:
                    continue
                name = f"{field.name}.{len(field.names)}" if field.names else field.name
                if name not in known:
                    known[name] = (
                        self.columns.flags(field.name, field.names)
                        if field.names
                        else self.columns.number(field.name, HIGHEST)
                    )
                decision.fields.append(Said(field.attribute, known[name], min(field.lowest, 0), len(field.names) > 0))

    def write(self, step: Step[Any], row: Row, told: bool) -> None:
        """The decision on top; its fields only if they are told to whoever looks."""
        decision = self.by_class[type(step)]
        row.mark(self.columns.first + decision.column)
        if told:
            for field in decision.fields:
                value: i64 = getattr(step, field.attribute)
                if field.is_word:
                    row.one_of(self.columns.first + field.column, value)
                else:
                    row.note(self.columns.first + field.column, value - field.lowest)


def kind_of(step: type[Step[Any]]) -> str:
    return step.kind


class Features:
    """All columns of a game, whatever its options, and what a position writes into them."""

    version: ClassVar[int] = 1
    """Changes whenever a column changes what it says or where it stands."""

    def __init__(self, columns: Columns) -> None:
        self.columns: list[Column] = columns.declared
        self.size: i64 = len(columns.declared)

    def write(self, state: State, seat: i64, row: Row) -> None:
        """Say a position as a seat sees it."""
        raise NotImplementedError

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Any:
        return iter(self.columns)

    def row(self, state: State, seat: int) -> bytes:
        """A position as a seat sees it, as bytes."""
        cells = vec[u8]([0] * self.size)
        self.write(state, seat, Row(cells, 0))
        return bytes(cells)
