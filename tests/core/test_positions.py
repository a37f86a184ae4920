"""Positions as plain data: every position can be written and read back."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings

import tonalli
from core.plain_data import emptied, goes_on_alike, same
from core.varieties import TABLES, TZOLKIN, before_setup, begin, each_game, name_of, play_on, seeds, tables, walk

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("variety", TABLES, ids=name_of)
def test_every_position_of_a_game_reads_back_reveals_and_setup_included(variety: dict[str, Any]) -> None:
    for number, state in enumerate(walk(before_setup(**variety), 17)):
        if state.turn < 3 or number % 4 == 0 or state.over:
            same(state, tonalli.from_dict(variety["game"], state.to_dict()))


@pytest.mark.parametrize("variety", TZOLKIN, ids=name_of)
@pytest.mark.parametrize("seed", range(4))
def test_every_single_position_of_a_short_game_reads_back(variety: dict[str, Any], seed: int) -> None:
    for state in walk(before_setup(**variety), seed):
        same(state, tonalli.from_dict(variety["game"], state.to_dict()))


@settings(max_examples=14)
@given(tables, seeds)
def test_a_position_survives_json(variety: dict[str, Any], seed: int) -> None:
    for number, state in enumerate(walk(before_setup(**variety), seed)):
        if number % 23 == 0 or state.over:
            data = state.to_dict()
            assert json.loads(json.dumps(data)) == data
            same(state, tonalli.from_dict(variety["game"], json.loads(json.dumps(data))))


@settings(max_examples=14)
@given(tables, seeds)
def test_a_game_goes_on_from_a_position_as_it_would_have(variety: dict[str, Any], seed: int) -> None:
    for number, state in enumerate(walk(before_setup(**variety), seed)):
        if number % 67 == 0 and not state.over:
            goes_on_alike(state.copy(), tonalli.from_dict(variety["game"], state.to_dict()), number)


@pytest.mark.parametrize("decisions", [0, 3, 60])
@each_game
def test_reading_leaves_the_data_as_it_was_and_keeps_no_part_of_it(game: str, decisions: int) -> None:
    data = play_on(begin(3, game), 3, decisions).state.to_dict()
    before = copy.deepcopy(data)
    state = tonalli.from_dict(game, data)
    tonalli.playout(state.copy(), 1)
    assert data == before
    emptied(data)
    assert state.to_dict() == before


@pytest.mark.parametrize("decisions", [0, 3, 60])
@each_game
def test_changing_written_data_changes_nothing_in_the_state(game: str, decisions: int) -> None:
    state = play_on(begin(3, game), 3, decisions).state
    before = copy.deepcopy(state.to_dict())
    emptied(state.to_dict())
    assert state.to_dict() == before
