"""Positions of Teotihuacan in a few words: what is left out."""

from __future__ import annotations

import pickle

import pytest

import tonalli
from teotihuacan.table import options, position, side, table
from tonalli.teotihuacan.state import State as Table

pytestmark = pytest.mark.pure


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


def test_all_problems_are_told_each_with_its_field() -> None:
    data = position(side(temples={"red": 11}), side(temples={"red": 11}), buildings=3, calendar={"dark": 8})
    state = tonalli.from_dict("teotihuacan", data, trusted=True)
    assert [problem.partition(":")[0] for problem in state.problems()] == ["calendar.dark", "buildings", "players"]
    with pytest.raises(tonalli.PositionError, match=r"calendar\.dark"):
        tonalli.from_dict("teotihuacan", data)


def test_a_trusted_position_can_be_played_on() -> None:
    data = position(side("forest1 palace1 palace1"), side())
    trusted = tonalli.from_dict("teotihuacan", data, trusted=True)
    assert trusted == tonalli.from_dict("teotihuacan", data)
    assert "move:forest.1" in options(trusted)


def test_what_cannot_be_read_is_refused_even_if_trusted() -> None:
    with pytest.raises(tonalli.PositionError, match="first_player"):
        tonalli.from_dict("teotihuacan", position(side(), side(), first_player=7), trusted=True)


def test_a_broken_state_has_problems() -> None:
    state = table(side(), side())
    assert state.problems() == []
    assert isinstance(state, Table)
    state.light = 3
    state.dark = 3
    assert any(problem.startswith("calendar") for problem in state.problems())


@pytest.mark.parametrize("version", [1, 2])
def test_a_position_keeps_the_version_of_its_rules(version: int) -> None:
    state = table(side(), side(), rules=version)
    assert state.game.rules_version == version
    assert state.to_dict().get("rules", 2) == version
    assert pickle.loads(pickle.dumps(state)) == state
    assert state.copy().game is state.game
    with pytest.raises(tonalli.PositionError, match="rules"):
        table(side(), side(), rules=3)
