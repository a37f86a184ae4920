"""Damaged positions: refused with a PositionError, or a position that can be played to its end."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import tonalli
from core.varieties import VARIETIES, before_setup, walk
from tonalli.teotihuacan.names import BOARDS, DISCOVERIES, SPACES, STARTING, TECHNOLOGIES
from tonalli.teotihuacan.position.steps import STEPS
from tonalli.teotihuacan.teotibot.knobs import KNOBS
from tonalli.teotihuacan.teotibot.names import ACTION_TILES, FACES, SLOTS

pytestmark = pytest.mark.pure

POSITIONS = [
    copy.deepcopy(state.to_dict())
    for number, variety in enumerate(VARIETIES)
    for index, state in enumerate(walk(before_setup(**variety), number))
    if index % 29 == number % 29
]
WORDS = [*BOARDS, *SPACES, *STARTING[:4], *TECHNOLOGIES, *DISCOVERIES, *STEPS.fields, "00", "31", "100", "400", "top_1"]
WORDS += [*ACTION_TILES, *SLOTS, *FACES, *KNOBS]
VALUES = st.one_of(
    st.sampled_from([None, True, False, [], {}, "", [None], {"step": "Turn", "player": 0}]),
    st.integers(-2, 12),
    st.sampled_from(WORDS),
    st.sampled_from(WORDS).map(lambda word: [word]),
    st.sampled_from(sorted(STEPS.fields)).map(lambda name: {"step": name}),
    st.integers(),
    st.floats(allow_nan=False),
    st.text(max_size=3),
)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every part of plain data but the whole."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from places(value, (*path, key))


PLACES = [list(places(data)) for data in POSITIONS]


def read_or_refuse(data: dict[str, Any]) -> None:
    """Everything but a PositionError of one line or a playable position fails the test."""
    try:
        state = tonalli.from_dict("teotihuacan", data)
    except tonalli.PositionError as error:
        if "\n" in str(error):
            raise
        return
    written = state.to_dict()
    again = tonalli.from_dict("teotihuacan", written)
    assert (again.to_dict(), again.legal()) == (written, state.legal())
    assert bool(state.legal()) != state.over
    tonalli.playout(state, 1)
    assert state.over
    for side in state.to_dict()["players"]:
        assert min(side["points"], side["cocoa"], side["wood"], side["stone"], side["gold"]) >= 0
    assert sum(state.to_dict()["unseen"]["discovery"].values()) <= 54


SOLO_POSITIONS = [number for number, data in enumerate(POSITIONS) if "teotibot" in data]
SOLO_PLACES = {
    number: [
        path for path in PLACES[number] if path[0] in ("teotibot", "pending", "options") or path[:2] == ("players", 1)
    ]
    for number in SOLO_POSITIONS
}


@settings(max_examples=600)
@given(st.data())
def test_one_damaged_field(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(POSITIONS) - 1), label="position")
    damage(number, data.draw(st.sampled_from(PLACES[number]), label="path"), data)


@settings(max_examples=6000)
@given(st.data())
def test_one_damaged_field_of_the_solo_opponent(data: st.DataObject) -> None:
    number = data.draw(st.sampled_from(SOLO_POSITIONS), label="position")
    damage(number, data.draw(st.sampled_from(SOLO_PLACES[number]), label="path"), data)


def damage(number: int, path: tuple[Any, ...], data: st.DataObject) -> None:
    """Change or take away the part of a position at a path."""
    damaged = copy.deepcopy(POSITIONS[number])
    target: Any = damaged
    for key in path[:-1]:
        target = target[key]
    if data.draw(st.booleans(), label="taken away"):
        del target[path[-1]]
    else:
        target[path[-1]] = data.draw(VALUES, label="value")
    if data.draw(st.booleans(), label="unseen follows"):
        damaged.pop("unseen", None)
    read_or_refuse(damaged)


@settings(max_examples=200)
@given(st.integers(0, len(POSITIONS) - 1), st.integers(0, len(POSITIONS) - 1), st.data())
def test_a_part_of_another_position(number: int, other: int, data: st.DataObject) -> None:
    damaged = copy.deepcopy(POSITIONS[number])
    field = data.draw(st.sampled_from(sorted(POSITIONS[other])), label="field")
    damaged[field] = copy.deepcopy(POSITIONS[other][field])
    damaged.pop("unseen", None)
    read_or_refuse(damaged)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=100)
@given(st.dictionaries(st.sampled_from(sorted(POSITIONS[0])), PLAIN))
@example({})
def test_anything_at_all(data: dict[str, Any]) -> None:
    read_or_refuse(data)
    read_or_refuse({**POSITIONS[-1], **data})
