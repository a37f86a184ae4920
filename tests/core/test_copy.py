"""A copy of a state is independent of its original."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings

import tonalli
from core.varieties import TABLES, before_setup, each_game, name_of, seeds, tables, walk

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("variety", TABLES, ids=name_of)
def test_a_copy_is_equal_at_every_position(variety: dict[str, Any]) -> None:
    for state in walk(before_setup(**variety), 29):
        other = state.copy()
        assert (other.actor, other.over, other.turn) == (state.actor, state.over, state.turn)
        assert other.legal() == state.legal()
        assert other.chance() == state.chance()
        if len(state.legal()) % 5 == 0:
            assert other.to_dict() == state.to_dict()


@settings(max_examples=15)
@given(tables, seeds)
def test_playing_a_copy_leaves_the_original_as_it_was(variety: dict[str, Any], seed: int) -> None:
    for number, state in enumerate(walk(before_setup(**variety), seed)):
        if number % 41 == 0:
            before, legal, chance = copy.deepcopy(state.to_dict()), state.legal(), state.chance()
            tonalli.playout(state.copy(), number)
            assert state.to_dict() == before
            assert (state.legal(), state.chance()) == (legal, chance)


@settings(max_examples=15)
@given(tables, seeds)
def test_playing_the_original_leaves_its_copies_as_they_were(variety: dict[str, Any], seed: int) -> None:
    kept = []
    for number, state in enumerate(walk(before_setup(**variety), seed)):
        if number % 41 == 0:
            kept.append((state.copy(), copy.deepcopy(state.to_dict()), state.legal()))
    for other, data, legal in kept:
        assert other.to_dict() == data
        assert other.legal() == legal


@each_game
def test_a_copy_leaves_the_log_behind(game: str) -> None:
    state = before_setup(game, players=2)
    state.listen([])
    other = state.copy()
    assert other.told == []
    tonalli.playout(other, 1)
    assert state.told == []
