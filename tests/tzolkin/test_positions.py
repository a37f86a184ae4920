"""Every position of Tzolk'in is written and read back: setup, turns, Food Days, reveals and the end."""

from __future__ import annotations

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tonalli
from core.varieties import seeds
from tonalli import State
from tonalli.tzolkin.position.steps import STEPS
from tzolkin.table import position, side
from tzolkin.walking import PLAYERS, games, rich_games

pytestmark = pytest.mark.pure

NEVER_WAIT = {"Climb", "Gain", "TakeMonument"}
"""Steps that run as soon as they are pushed, and nothing above them asks anybody."""


def same(one: State, other: State) -> None:
    """Equal in everything a program can ask of a state."""
    assert one.to_dict() == other.to_dict()
    assert (one.actor, one.over, one.turn) == (other.actor, other.over, other.turn)
    assert one.legal() == other.legal()
    assert one.chance() == other.chance()
    assert one.scores() == other.scores()
    assert one.winners() == other.winners()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_game_reads_back(players: int, seed: int) -> None:
    for state in games(players, seed):
        same(state, tonalli.from_dict("tzolkin", state.to_dict()))


@pytest.mark.parametrize("seed", range(20))
def test_every_position_of_a_rich_table_reads_back(seed: int) -> None:
    for state in rich_games(seed):
        same(state, tonalli.from_dict("tzolkin", state.to_dict()))


def test_every_kind_of_step_is_met() -> None:
    """What the tests above read back is all there is."""
    met = {step["step"] for state in games(2, 1) for step in state.to_dict()["pending"]}
    for seed in range(40):
        met |= {step["step"] for state in rich_games(seed) for step in state.to_dict()["pending"]}
    assert met == set(STEPS.fields) - NEVER_WAIT


@settings(max_examples=6)
@given(st.sampled_from(PLAYERS), seeds)
def test_a_position_survives_json(players: int, seed: int) -> None:
    for number, state in enumerate(games(players, seed)):
        if number % 19 == 0 or state.over:
            data = state.to_dict()
            assert json.loads(json.dumps(data)) == data
            same(state, tonalli.from_dict("tzolkin", json.loads(json.dumps(data))))


@settings(max_examples=6)
@given(seeds)
def test_a_game_goes_on_from_a_position_as_it_would_have(seed: int) -> None:
    for number, state in enumerate(rich_games(seed)):
        if number % 29 == 0 and not state.over:
            one, other = state.copy(), tonalli.from_dict("tzolkin", state.to_dict())
            assert tonalli.playout(one, number) == tonalli.playout(other, number)
            assert one.to_dict() == other.to_dict()


def test_reading_leaves_the_data_as_it_was_and_keeps_no_part_of_it() -> None:
    data = tonalli.new("tzolkin", players=3, seed=3).state.to_dict()
    before = copy.deepcopy(data)
    state = tonalli.from_dict("tzolkin", data)
    tonalli.playout(state, 1)
    assert data == before


def test_changing_written_data_changes_nothing_in_the_state() -> None:
    state = tonalli.new("tzolkin", players=3, seed=3).state
    before = copy.deepcopy(state.to_dict())
    for value in state.to_dict().values():
        if isinstance(value, dict | list):
            value.clear()
    assert state.to_dict() == before


def test_what_is_left_out_is_empty_or_at_its_start() -> None:
    data = tonalli.from_dict("tzolkin", position(side(), side())).to_dict()
    assert data["calendar"]["starting_player_space"] is None
    assert (data["calendar"]["food_days"], data["calendar"]["age"], data["calendar"]["corn"]) == (0, 1, 0)
    assert data["skulls"] == {"bank": 13, "chichen_itza": []}
    assert data["players"][0]["corn"] == 0
    assert data["players"][0]["double_advance"] is True
    assert sum(data["unseen"]["buildings"].values()) == 8 + 18
    assert len(data["unseen"]["monuments"]) == 7
    assert [step["step"] for step in data["pending"]] == ["EndTurn", "Turn"]
