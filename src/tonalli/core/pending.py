# interpreted
"""Pending steps as plain data: steps declare their fields, so that any position can be written."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from tonalli.core.errors import PositionError
from tonalli.core.field import Field
from tonalli.core.fields import no_number, none_of, not_within
from tonalli.core.step import Step


def step_classes(package: str, base: type[Step[Any]] = Step) -> Iterator[type[Step[Any]]]:
    """Every class of steps with a kind that some file of a package declares."""
    for found in base.__subclasses__():
        if found.__module__.startswith(f"{package}.") and found.__dict__.get("kind"):
            yield found
        yield from step_classes(package, found)


class StepTable:
    """The steps of a game by kind; values that have names are written by name."""

    def __init__(self, package: str) -> None:
        self.package = package

    @cached_property
    def kinds(self) -> dict[str, type[Step[Any]]]:
        """Looked up at the first question, when every file of the game is known."""
        kinds: dict[str, type[Step[Any]]] = {}
        for found in step_classes(self.package):
            if found.kind in kinds:
                raise ValueError(f"{found.__name__} and {kinds[found.kind].__name__} are both {found.kind!r}")
            kinds[found.kind] = found
        return kinds

    def write(self, step: Step[Any]) -> dict[str, Any]:
        """A step as its kind and fields."""
        data: dict[str, Any] = {"step": step.kind}
        for field in step.fields:
            value = getattr(step, field.attribute)
            data[field.name] = value if not field.names else field.names[value] if value >= 0 else None
        return data

    def read(self, data: Any, path: str, players: int) -> Step[Any]:
        """The way back; a wrong field is named."""
        if not isinstance(data, dict) or not isinstance(data.get("step"), str) or data["step"] not in self.kinds:
            told = f"{path}.step: {data!r} is no pending step"
            raise PositionError(told, "position-step", field=f"{path}.step", value=repr(data))
        found: Any = self.kinds[data["step"]]
        data = {**{field.name: field.default for field in found.fields if field.default is not None}, **data}
        if set(data) != {"step", *[field.name for field in found.fields]}:
            names = ", ".join(field.name for field in found.fields)
            told = f"{path}: a {found.kind} has the fields {names or 'none'}"
            raise PositionError(told, "position-step-fields", field=path, step=found.kind, known=names or "–")
        step: Step[Any] = found(
            *[read_field(data[field.name], field, f"{path}.{field.name}", players) for field in found.fields]
        )
        return step


def read_field(value: Any, field: Field, path: str, players: int) -> Any:
    """One value, or an error that names it."""
    if field.is_text:
        if isinstance(value, str):
            return value
        raise PositionError(f"{path}: {value!r} is no text", "position-text", field=path, value=repr(value))
    if field.names:
        if value is None and field.lowest < 0:
            return -1
        if value in field.names:
            return field.names.index(value)
        raise none_of(value, field.names, path)
    if isinstance(value, bool) or not isinstance(value, int):
        raise no_number(value, path)
    highest = players - 1 if field.is_seat else field.highest
    if not field.lowest <= value <= highest:
        raise not_within(value, field.lowest, highest, path)
    return value
