"""Positions that only a solo game can have."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from teotihuacan.table import position, side
from teotihuacan.teotibot.solo import act, human_turn, solo

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


REPLACE = {"step": "ReplaceAreaTile", "board": "forest"}


def in_the_middle(*steps: dict[str, object]) -> dict[str, object]:
    """The bot's turn with more to be done before the exchange, the last of it first."""
    data = solo(discovery_tiles={"worship": {"quarry": "mask_4"}}).to_dict()
    data["pending"] = [step for step in data["pending"] if step["step"] != "RollDie"] + list(steps)
    return data


@clause("B-8.6.4")
def test_a_discovery_tile_still_to_be_replaced_is_read() -> None:
    data = in_the_middle({**REPLACE, "board": "quarry"}, {"step": "DrawAreaTile", "board": "forest"})
    s = tonalli.from_dict("teotihuacan", data)
    assert s.to_dict() == data
    s.play(s.legal()[0])
    assert s.to_dict()["teotibot"]["discarded_tiles"] == ["mask_4"]
    assert s.to_dict()["pending"][-1] == {"step": "DrawAreaTile", "board": "quarry"}


@clause("B-8.6.4")
@pytest.mark.parametrize(
    "steps",
    [
        ({**REPLACE, "board": "palace"},),
        ({**REPLACE, "board": "nobles"},),
        ({"step": "DrawAreaTile", "board": "forest"}, REPLACE),
    ],
    ids=["palace", "no worship space", "drawn twice"],
)
def test_only_the_tile_of_a_sidebar_is_replaced_and_only_once(steps: tuple[dict[str, object], ...]) -> None:
    with pytest.raises(tonalli.PositionError, match=r"pending\[\d\]: ReplaceAreaTile"):
        tonalli.from_dict("teotihuacan", in_the_middle(*steps))


@clause("B-8.6.4")
def test_the_human_replaces_no_tile() -> None:
    data = human_turn().to_dict()
    data["pending"].append(REPLACE)
    with pytest.raises(tonalli.PositionError, match=r"pending\[2\]: it belongs to a turn of the solo opponent"):
        tonalli.from_dict("teotihuacan", data)
