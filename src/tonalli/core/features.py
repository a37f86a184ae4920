"""A position as one row of bytes for learners: all columns of a game, and what a position writes into them.

What a row says is said from a seat's point of view: the seat itself first, then the others clockwise. Nothing
enters it that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from tonalli.core.columns import SIDES, Asked, Column, Columns, Decision
from tonalli.core.native import i64, u8, vec
from tonalli.core.pending import step_classes
from tonalli.core.row import Row, bytes_of
from tonalli.core.state import State
from tonalli.core.step import Effect, Reveal, Step


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
        self.by_name: dict[str, int] = {column.name: number for number, column in enumerate(columns.declared)}
        self.size: i64 = len(columns.declared)
        self.slots: i64 = columns.slots

    def write(self, state: State, seat: i64, row: Row) -> None:
        """Say a position as a seat sees it."""
        raise NotImplementedError

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Column]:
        return iter(self.columns)

    def index(self, name: str) -> int:
        """Where in a row the column of a name stands."""
        if name not in self.by_name:
            raise KeyError(f"no column is called {name!r}")
        return self.by_name[name]

    def named(self, row: bytes) -> dict[str, int]:
        """What a row says by name, as far as it says anything."""
        return {column.name: value for column, value in zip(self.columns, row, strict=True) if value}

    def blank(self, cells: vec[u8], first: i64) -> Row:
        """A row among the cells, in which nothing is said yet."""
        return Row(cells, first, self.slots)

    def row(self, state: State, seat: int) -> bytes:
        """A position as a seat sees it, as bytes."""
        cells = bytes_of(self.size)
        self.write(state, seat, self.blank(cells, 0))
        return bytes(cells)
