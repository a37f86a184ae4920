"""A test kit for plain data: what it says, where its parts are, and states that agree in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import tonalli
from tonalli import State


def same(one: State, other: State) -> None:
    """Equal in everything a program can ask of a state."""
    assert one.to_dict() == other.to_dict()
    assert (one.actor, one.over, one.turn) == (other.actor, other.over, other.turn)
    assert one.legal() == other.legal()
    assert one.chance() == other.chance()
    assert one.scores() == other.scores()
    assert one.winners() == other.winners()


def goes_on_alike(one: State, other: State, seed: int) -> None:
    """Played to their ends with the same chances, both come to the same position."""
    assert tonalli.playout(one, seed) == tonalli.playout(other, seed)
    assert one.over
    assert one.to_dict() == other.to_dict()


def strings(data: Any) -> set[str]:
    """Every string in plain data, keys included."""
    if isinstance(data, dict):
        return {key for key in data if isinstance(key, str)}.union(*(strings(value) for value in data.values()))
    if isinstance(data, list):
        return set[str]().union(*(strings(value) for value in data))
    return {data} if isinstance(data, str) else set()


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every part of plain data but the whole."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from places(value, (*path, key))


def emptied(data: Any) -> None:
    """Take everything out of plain data, from the innermost parts outwards."""
    for value in data.values() if isinstance(data, dict) else data:
        if isinstance(value, dict | list):
            emptied(value)
    data.clear()
