"""Positions that only a solo game can have."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from teotihuacan.table import position, side
from teotihuacan.teotibot.solo import act, human_turn

pytestmark = pytest.mark.pure


@clause("B-8.4.2")
def test_a_gap_that_the_bot_left_between_buildings_is_read_back() -> None:
    data = act("nobles", nobles={"top": [1, 2, 3, 4, 5]}).to_dict()
    assert data["nobles"]["middle"] == [3]
    assert tonalli.from_dict("teotihuacan", data).to_dict() == data


@clause("B-8.4.2")
def test_no_space_holds_two_buildings() -> None:
    with pytest.raises(tonalli.PositionError, match=r"nobles\.middle"):
        human_turn(nobles={"middle": [3, 3]})


@clause("T-13.1")
def test_without_the_bot_there_are_no_gaps() -> None:
    with pytest.raises(tonalli.PositionError, match=r"nobles\.middle"):
        tonalli.from_dict("teotihuacan", position(side(), side(), nobles={"middle": [3]}))
