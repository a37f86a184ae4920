"""A position as one row of bytes for learners: named columns, and the row that a position writes itself into.

What a row says is said from a seat's point of view: the seat itself first, then the others clockwise. Nothing
enters it that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final, final

from tonalli.core.native import i64, u8, vec
from tonalli.core.pending import step_classes
from tonalli.core.state import State
from tonalli.core.step import Effect, Reveal, Step

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
class Row:
    """One row of bytes for games of the same options; each run of columns is entered before it is written."""

    def __init__(self, cells: vec[u8], first: i64, slots: i64) -> None:
        self.cells = cells
        self.first = first
        """Where the row begins among the cells."""
        self.held = vec[i64]([0] * slots)
        """What each slot said last: one more than a column, or the members of a set."""
        self.at: i64 = first
        """Where the run begins that is being written."""
        self.slot: i64 = 0
        self.seat: i64 = 0
        self.players: i64 = 0
        self.asked: Decision | None = None
        """The decision it said last."""
        self.opening = False
        """Whether it said last how a game opens."""
        self.remembers = False
        """Whether it said last what is only rarely kept of a turn."""

    def look(self, seat: i64, players: i64) -> None:
        """From now on a seat of so many looks."""
        self.seat = seat
        self.players = players

    def side(self, seat: i64) -> i64:
        """A seat as the one that looks counts it: 0 for itself."""
        side = seat - self.seat
        return side if side >= 0 else side + self.players

    def enter(self, run: Columns) -> None:
        """Write this run from now on."""
        self.at = self.first + run.first
        self.slot = run.first_slot

    def enter_side(self, run: Columns, seat: i64) -> None:
        """Write this run from now on, which there is for every seat."""
        side = self.side(seat)
        self.at = self.first + run.first + side * len(run.declared)
        self.slot = run.first_slot + side * run.slots

    def put(self, column: i64, value: i64) -> None:
        """A figure."""
        self.cells[self.at + column] = u8(min(max(value, 0), HIGHEST))

    def put_four(self, column: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        """Four figures, one after the other."""
        cells = self.cells
        at = self.at + column
        cells[at] = u8(min(max(first, 0), HIGHEST))
        cells[at + 1] = u8(min(max(second, 0), HIGHEST))
        cells[at + 2] = u8(min(max(third, 0), HIGHEST))
        cells[at + 3] = u8(min(max(fourth, 0), HIGHEST))

    def put_some(self, said: Said, some: i64, values: vec[i64]) -> None:
        """Figures, one after the other; ``some`` has a bit for every one that may be above 0."""
        slot = self.slot + said.slot
        bits = self.held[slot] | some
        if bits == 0:
            return
        self.held[slot] = some
        cells = self.cells
        at = self.at + said.column
        number: i64 = 0
        while bits != 0:
            if bits & 15 == 0:
                bits >>= 4
                number += 4
                continue
            if bits & 1 != 0:
                cells[at + number] = u8(min(max(values[number], 0), HIGHEST))
            bits >>= 1
            number += 1

    def knows(self, said: Said, edition: i64) -> bool:
        """Whether this edition was said last, from now on at least; of 0 nothing is known."""
        slot = self.slot + said.slot
        if self.held[slot] == edition:
            return edition != 0
        self.held[slot] = edition
        return False

    def put_each(self, column: i64, values: vec[i64]) -> None:
        """Figures, one after the other."""
        cells = self.cells
        at = self.at + column
        for i in range(len(values)):
            cells[at + i] = u8(min(max(values[i], 0), HIGHEST))

    def add(self, column: i64, value: i64) -> None:
        """So much more than was put."""
        self.put(column, i64(self.cells[self.at + column]) + value)

    def members(self, said: Said, bits: i64) -> None:
        """Every member of a set."""
        slot = self.slot + said.slot
        changed = self.held[slot] ^ bits
        if changed == 0:
            return
        self.held[slot] = bits
        cells = self.cells
        at = self.at + said.column
        while changed != 0:
            if changed & 1 != 0:
                cells[at] = 1 - cells[at]
            changed >>= 1
            at += 1

    def choose(self, said: Said, number: i64) -> None:
        """Which of several; none if the number is negative."""
        slot = self.slot + said.slot
        before = self.held[slot] - 1
        if before != number:
            self.change(slot, self.at + said.column, before, number)

    def choose_at(self, said: Said, place: i64, number: i64) -> None:
        """Which of several at a place; none if the number is negative."""
        slot = self.slot + said.slot + place
        before = self.held[slot] - 1
        if before != number:
            self.change(slot, self.at + said.column + place * said.width, before, number)

    def choose_each(self, said: Said, numbers: vec[i64]) -> None:
        """Which of several at every place, from the first."""
        held = self.held
        slot = self.slot + said.slot
        for place in range(len(numbers)):
            before = held[slot + place] - 1
            number = numbers[place]
            if before != number:
                self.change(slot + place, self.at + said.column + place * said.width, before, number)

    def choose_sides(self, said: Said, seats: vec[i64], nobody: i64) -> None:
        """Whose it is at every place, as the seat that looks counts them; what is no seat is said as it is."""
        held = self.held
        slot = self.slot + said.slot
        for place in range(len(seats)):
            seat = seats[place]
            before = held[slot + place] - 1
            if seat < 0 and before < 0:
                continue
            number = self.side(seat) if 0 <= seat < nobody else seat
            if before != number:
                self.change(slot + place, self.at + said.column + place * said.width, before, number)

    def change(self, slot: i64, first: i64, before: i64, number: i64) -> None:
        """From the column of one value to that of another."""
        if before >= 0:
            self.cells[first + before] = 0
        if number >= 0:
            self.cells[first + number] = 1
        self.held[slot] = max(number, -1) + 1

    def count(self, said: Said, piece: i64, place: i64, number: i64) -> None:
        """A piece at a place with a value; nowhere if the place is negative."""
        slot = self.slot + said.slot + piece
        column = place * said.width + number + 1 if place >= 0 else 0
        if self.held[slot] != column:
            self.move(slot, said.column, column)

    def move(self, slot: i64, first: i64, column: i64) -> None:
        """A piece leaves the column it was counted in for another one, counted from 1; 0 for none."""
        at = self.at + first - 1
        before = self.held[slot]
        if before != 0:
            self.cells[at + before] -= 1
        if column != 0:
            self.cells[at + column] += 1
        self.held[slot] = column

    def count_each(self, said: Said, numbers: vec[i64], pieces: i64) -> None:
        """What lies at every place, so many pieces at each; negative numbers for none."""
        held = self.held
        slot = self.slot + said.slot
        first: i64 = 1
        piece: i64 = 0
        while piece < len(numbers):
            for each in range(pieces):
                number = numbers[piece]
                column = first + number if number >= 0 else 0
                if held[slot + piece] != column:
                    self.move(slot + piece, said.column, column)
                piece += 1
            first += said.width

    def count_pieces(self, said: Said, places: vec[i64], values: vec[i64]) -> None:
        """Each piece at its place, which is never negative, with its value counted from 1."""
        held = self.held
        width = said.width
        slot = self.slot + said.slot
        for piece in range(len(places)):
            column = places[piece] * width + values[piece]
            if held[slot + piece] != column:
                self.move(slot + piece, said.column, column)


class OptionColumns:
    """What a game is played with: a column for each value of each option."""

    def __init__(self, options: Sequence[Any]) -> None:
        self.columns = Columns()
        self.said = self.columns.edition()
        self.of: dict[tuple[str, str], int] = {}
        self.defaults: dict[str, Any] = {}
        for option in options:
            settings: dict[str, Any] = getattr(option, "settings", {option.name: option})
            for name, setting in settings.items():
                for value in setting.allowed:
                    self.of[name, repr(value)] = self.columns.number(f"{name}.{value}", 1)
                if settings is getattr(option, "settings", None):
                    self.defaults[name] = setting.default

    def of_options(self, options: dict[str, Any]) -> vec[i64]:
        """The columns that say the checked options of a game; a module of somebody's own has none."""
        chosen: dict[str, Any] = dict(self.defaults) if options["players"] == 1 else {}
        for name, value in options.items():
            if isinstance(value, dict):
                chosen.update(value)
            else:
                chosen[name] = value
        found: list[int] = []
        for name, value in chosen.items():
            for each in value if isinstance(value, list) else [value]:
                if (name, repr(each)) in self.of:
                    found.append(self.of[name, repr(each)])
        return vec[i64](found)

    def write(self, row: Row, columns: vec[i64]) -> None:
        """All games of a row have the same ones."""
        row.enter(self.columns)
        if not row.knows(self.said, 1):
            for i in range(len(columns)):
                row.put(columns[i], 1)


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


class Decisions:
    """What is to be decided: its kind and its fields; a field of the same name is said in the same columns."""

    def __init__(self, package: str) -> None:
        self.columns = Columns()
        self.by_class: dict[object, Decision] = {}
        found = sorted(step_classes(package), key=kind_of)
        decisions = [each for each in found if not issubclass(each, (Effect, Reveal))]
        self.kind = self.columns.choice("kind", [each.kind for each in decisions])
        known: dict[str, Asked] = {}
        for number, each in enumerate(decisions):
            decision = Decision(number)
            self.by_class[each] = decision
            for field in each.fields:
                if field.is_seat or field.is_text:
                    continue
                name = f"{field.name}.{len(field.names)}" if field.names else field.name
                if name not in known:
                    if field.names:
                        known[name] = Asked(field.attribute, self.columns.choice(field.name, field.names), 0)
                    else:
                        known[name] = Asked(field.attribute, None, self.columns.number(field.name))
                decision.fields.append(known[name])

    def write(self, step: Step[Any] | None, row: Row, told: bool) -> None:
        """The decision on top, None if there is none; its fields only if they are told to whoever looks."""
        row.enter(self.columns)
        decision = self.by_class[type(step)] if step is not None else None
        if row.asked is not None and (row.asked is not decision or not told):
            for field in row.asked.fields:
                if field.word is not None:
                    row.choose(field.word, -1)
                else:
                    row.put(field.column, 0)
            row.asked = None
        if decision is None:
            row.choose(self.kind, -1)
            return
        row.choose(self.kind, decision.number)
        if told:
            row.asked = decision
            for field in decision.fields:
                value: i64 = getattr(step, field.attribute)
                if field.word is not None:
                    row.choose(field.word, value)
                else:
                    row.put(field.column, value)


def kind_of(step: type[Step[Any]]) -> str:
    return step.kind


class Features:
    """All columns of a game, whatever its options, and what a position writes into them."""

    version: ClassVar[int] = 1
    """Changes whenever a column changes what it says or where it stands."""

    def __init__(
        self,
        package: str,
        table: Columns,
        side: Columns,
        seats: int,
        options: Sequence[Any],
        modules: Sequence[tuple[str, Columns]],
    ) -> None:
        """The table, each seat, the options, the decisions that some file of a package declares, each module."""
        columns = Columns()
        columns.append("table", table)
        columns.append_sides(SIDES[:seats], side)
        self.options = OptionColumns(options)
        columns.append("option", self.options.columns)
        self.decisions = Decisions(package)
        columns.append("decision", self.decisions.columns)
        for name, run in modules:
            columns.append(name, run)
        self.columns: list[Column] = columns.declared
        self.size: i64 = len(columns.declared)
        self.slots: i64 = columns.slots

    def write(self, state: State, seat: i64, row: Row) -> None:
        """Say a position as a seat sees it."""
        raise NotImplementedError

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Column]:
        return iter(self.columns)

    def blank(self, cells: vec[u8], first: i64) -> Row:
        """A row among the cells, in which nothing is said yet."""
        return Row(cells, first, self.slots)

    def row(self, state: State, seat: int) -> bytes:
        """A position as a seat sees it, as bytes."""
        cells = bytes_of(self.size)
        self.write(state, seat, self.blank(cells, 0))
        return bytes(cells)


def bytes_of(size: int) -> vec[u8]:
    """So many bytes, all 0, that a row can be written into."""
    return vec[u8]([0] * size)
