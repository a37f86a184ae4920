# interpreted
"""Pending steps as plain data: every kind of step of a game with its fields, so that any position can be written."""

from __future__ import annotations

from typing import Any, Final

from tonalli.core.errors import PositionError
from tonalli.core.step import Step

TEXTS: Final = ("why", "where")
"""Fields that hold the clause or the place an event will name."""


class StepTable:
    """The steps of a game by name; fields whose numbers have names are written by name."""

    def __init__(
        self,
        steps: list[tuple[Any, str]],
        words: dict[str, tuple[str, ...]],
        seats: tuple[str, ...],
        lower: dict[str, int],
        upper: dict[str, int],
    ) -> None:
        self.fields = {kind.__name__: fields.split() for kind, fields in steps}
        self.kinds: dict[str, Any] = {kind.__name__: kind for kind, fields in steps}
        self.words = words
        self.seats = seats
        """Fields that hold a seat."""
        self.lower = lower
        """What is counted down is no longer pending at 0."""
        self.upper = upper

    def write(self, step: Step[Any]) -> dict[str, Any]:
        """A step as its name and fields."""
        name = type(step).__name__
        data: dict[str, Any] = {"step": name}
        for field in self.fields[name]:
            value = getattr(step, field)
            if field in self.words:
                value = self.words[field][value] if value >= 0 else None
            data[field] = value
        return data

    def read(self, data: Any, path: str, players: int) -> Step[Any]:
        """The way back; a wrong field is named."""
        if not isinstance(data, dict) or not isinstance(data.get("step"), str) or data["step"] not in self.fields:
            raise PositionError(f"{path}.step: {data!r} is no pending step")
        name = data["step"]
        fields = self.fields[name]
        if set(data) != {"step", *fields}:
            raise PositionError(f"{path}: a {name} has the fields {', '.join(fields) or 'none'}")
        values = [self.field(data[field], field, f"{path}.{field}", players) for field in fields]
        step: Step[Any] = self.kinds[name](*values)
        return step

    def field(self, value: Any, field: str, path: str, players: int) -> Any:
        if field in TEXTS:
            if isinstance(value, str):
                return value
            raise PositionError(f"{path}: {value!r} is no text")
        if field in self.words:
            if value is None and self.lower.get(field, 0) < 0:
                return -1
            if value in self.words[field]:
                return self.words[field].index(value)
            raise PositionError(f"{path}: {value!r} is none of {', '.join(self.words[field])}")
        if isinstance(value, bool) or not isinstance(value, int):
            raise PositionError(f"{path}: {value!r} is no whole number")
        lowest, highest = self.lower.get(field, 0), self.upper.get(field, 9)
        if field in self.seats:
            highest = players - 1
        if not lowest <= value <= highest:
            raise PositionError(f"{path}: {value} is not within {lowest} to {highest}")
        return value
