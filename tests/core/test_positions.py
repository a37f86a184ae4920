"""Positions as plain data: every position can be written and read back."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings

import tonalli
from core.varieties import VARIETIES, before_setup, begin, name_of, play_on, seeds, varieties, walk
from teotihuacan.table import position, side
from tonalli import State

pytestmark = pytest.mark.pure


def same(one: State, other: State) -> None:
    """Equal in everything a program can ask of a state."""
    assert one.to_dict() == other.to_dict()
    assert (one.actor, one.over, one.turn) == (other.actor, other.over, other.turn)
    assert one.legal() == other.legal()
    assert one.chance() == other.chance()
    assert one.scores() == other.scores()
    assert one.winners() == other.winners()


@pytest.mark.parametrize("variety", VARIETIES, ids=name_of)
def test_every_position_of_a_game_reads_back_reveals_and_setup_included(variety: dict[str, Any]) -> None:
    for number, state in enumerate(walk(before_setup(**variety), 17)):
        if state.turn < 3 or number % 4 == 0 or state.over:
            same(state, tonalli.from_dict("teotihuacan", state.to_dict()))


@settings(max_examples=8)
@given(varieties, seeds)
def test_a_position_survives_json(variety: dict[str, Any], seed: int) -> None:
    for number, state in enumerate(walk(before_setup(**variety), seed)):
        if number % 23 == 0 or state.over:
            data = state.to_dict()
            assert json.loads(json.dumps(data)) == data
            same(state, tonalli.from_dict("teotihuacan", json.loads(json.dumps(data))))


@settings(max_examples=8)
@given(varieties, seeds)
def test_a_game_goes_on_from_a_position_as_it_would_have(variety: dict[str, Any], seed: int) -> None:
    for number, state in enumerate(walk(before_setup(**variety), seed)):
        if number % 67 == 0 and not state.over:
            one, other = state.copy(), tonalli.from_dict("teotihuacan", state.to_dict())
            assert tonalli.playout(one, number) == tonalli.playout(other, number)
            assert one.to_dict() == other.to_dict()


def test_reading_leaves_the_data_as_it_was_and_keeps_no_part_of_it() -> None:
    data = play_on(begin(3), 3, 60).state.to_dict()
    before = copy.deepcopy(data)
    state = tonalli.from_dict("teotihuacan", data)
    tonalli.playout(state, 1)
    assert data == before


def test_changing_written_data_changes_nothing_in_the_state() -> None:
    state = play_on(begin(3), 3, 60).state
    before = copy.deepcopy(state.to_dict())
    data = state.to_dict()
    for value in data.values():
        if isinstance(value, dict | list):
            value.clear()
    assert state.to_dict() == before


def test_what_is_left_out_is_empty_or_at_its_start() -> None:
    state = tonalli.from_dict("teotihuacan", position(side(), side()))
    data = state.to_dict()
    assert data["calendar"] == {"light": 0, "dark": 10, "eclipses": 0, "turns_left": None, "pyramid_complete": False}
    assert (data["buildings"], data["nobles"]) == (11, {"top": [], "middle": [], "bottom": []})
    assert data["players"][0]["cocoa"] == 0
    assert sum(data["unseen"]["discovery"].values()) == 54
    assert len(data["unseen"]["pyramid"]) == 29
    assert state.actor == 0


def test_the_dark_disc_follows_the_number_of_eclipses() -> None:
    for eclipses, dark in enumerate((12, 11, 10)):
        data = position(side(), side(), side(), side(), calendar={"eclipses": eclipses})
        assert tonalli.from_dict("teotihuacan", data).to_dict()["calendar"]["dark"] == dark
