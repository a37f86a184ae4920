"""A test kit for what is refused: a position with one field changed, and the message."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import tonalli

GONE = "gone"
"""In place of a value: the field is taken away."""
Path = tuple[str | int, ...]


def changed(data: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """A copy with one field set, or taken away; mappings on the way there are made."""
    data = copy.deepcopy(data)
    target: Any = data
    for key in path[:-1]:
        target = target.setdefault(key, {}) if isinstance(target, dict) else target[key]
    if value is GONE:
        del target[path[-1]]
    elif isinstance(target, list) and path[-1] == len(target):
        target.append(value)
    else:
        target[path[-1]] = value
    return data


def refusal(data: Any, game: str = "teotihuacan") -> str:
    with pytest.raises(tonalli.PositionError) as error:
        tonalli.from_dict(game, data)
    assert "\n" not in str(error.value)
    return str(error.value)


def table_of(named: str, *rows: tuple[Path, Any]) -> list[Any]:
    """Rows of the tables below: the field the message must name, the path, the value."""
    return [pytest.param(named, path, value, id=f"{'.'.join(map(str, path))}={value!r:.40}") for path, value in rows]


def many(path: Path, *values: Any) -> list[tuple[Path, Any]]:
    return [(path, value) for value in values]
