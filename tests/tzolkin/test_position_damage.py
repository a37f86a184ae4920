"""Damaged positions of Tzolk'in: refused with a PositionError, or a position that can be played to its end."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import tonalli
from tonalli.tzolkin.names import BUILDINGS, GEARS, GOODS, MONUMENTS, TEMPLES, TRACKS, WEALTH
from tonalli.tzolkin.position.steps import STEPS
from tzolkin.walking import PLAYERS, games, rich_games

pytestmark = pytest.mark.pure

POSITIONS = [
    copy.deepcopy(state.to_dict())
    for players in PLAYERS
    for index, state in enumerate(games(players, players))
    if index % 17 == 0 or (state.turn == 0 and index % 3 == 0) or state.over
]
POSITIONS += [
    copy.deepcopy(state.to_dict())
    for seed in range(12)
    for index, state in enumerate(rich_games(seed))
    if index % 11 == 0 and index < 120
]
KINDS = sorted(STEPS.fields)
WORDS = [*GEARS, *GOODS, *TEMPLES, *TRACKS, *BUILDINGS, *MONUMENTS, *WEALTH[:5], *KINDS, "dummy", "start", "Z-8.1"]
VALUES = st.one_of(
    st.sampled_from([None, True, False, [], {}, "", [None], {"step": "Turn", "player": 0}]),
    st.integers(-2, 14),
    st.sampled_from(WORDS),
    st.sampled_from(WORDS).map(lambda word: [word]),
    st.sampled_from(KINDS).map(lambda name: {"step": name}),
    st.integers(),
    st.floats(),
    st.text(max_size=3),
)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every part of plain data but the whole."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from places(value, (*path, key))


PLACES = [list(places(data)) for data in POSITIONS]
TELLING = [
    [path for path in paths if path[0] in ("pending", "this_turn", "calendar", "opening", "active")] for paths in PLACES
]
"""What holds a position together."""


def read_or_refuse(data: dict[str, Any]) -> None:
    """Everything but a PositionError of one line or a playable position fails the test."""
    try:
        state = tonalli.from_dict("tzolkin", data)
    except tonalli.PositionError as error:
        if "\n" in str(error):
            raise
        return
    written = state.to_dict()
    again = tonalli.from_dict("tzolkin", written)
    assert (again.to_dict(), again.legal()) == (written, state.legal())
    assert bool(state.legal()) != state.over
    dealer = tonalli.Dealer(1)
    while not state.over:
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            legal = state.legal()
            state.play(legal[dealer.number(len(legal))])
    accounted_for(state.to_dict())
    assert tonalli.from_dict("tzolkin", state.to_dict()) == state


def accounted_for(data: dict[str, Any]) -> None:
    """Nothing was lost, doubled or paid without being there."""
    sides = data["players"]
    for side in sides:
        assert min(side[good] for good in GOODS) >= 0
    skulls = data["skulls"]["bank"] + len(data["skulls"]["chichen_itza"]) + sum(side["skull"] for side in sides)
    assert skulls == 13
    assert data["calendar"]["day"] in (28, 29)


@settings(max_examples=400)
@given(st.data())
def test_one_damaged_field(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(POSITIONS) - 1), label="position")
    damage(number, data.draw(st.sampled_from(PLACES[number]), label="path"), data)


@settings(max_examples=400)
@given(st.data())
def test_one_damaged_field_of_what_is_going_on(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(POSITIONS) - 1), label="position")
    damage(number, data.draw(st.sampled_from(TELLING[number]), label="path"), data)


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
        damaged["skulls"] = {"chichen_itza": [1]} if path[0] == "skulls" else {**damaged["skulls"], "bank": None}
    read_or_refuse(damaged)


@settings(max_examples=200)
@given(st.integers(0, len(POSITIONS) - 1), st.integers(0, len(POSITIONS) - 1), st.data())
def test_a_part_of_another_position(number: int, other: int, data: st.DataObject) -> None:
    damaged = copy.deepcopy(POSITIONS[number])
    field = data.draw(st.sampled_from(sorted(POSITIONS[other])), label="field")
    damaged[field] = copy.deepcopy(POSITIONS[other][field])
    damaged.pop("unseen", None)
    read_or_refuse(damaged)


@settings(max_examples=200)
@given(st.integers(0, len(POSITIONS) - 1), st.data())
def test_the_same_turn_at_another_table(number: int, data: st.DataObject) -> None:
    """What is pending in one position lies upon the table of another with as many players."""
    players = POSITIONS[number]["options"]
    others = [other for other, one in enumerate(POSITIONS) if one["options"] == players]
    other = POSITIONS[data.draw(st.sampled_from(others), label="other")]
    damaged = copy.deepcopy(POSITIONS[number])
    for field in ("pending", "active", "this_turn", "turn", "calendar"):
        damaged[field] = copy.deepcopy(other[field])
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
