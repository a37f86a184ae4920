"""Positions that only a solo game can have."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from core.varieties import before_setup, begin, walk
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


REPLACE = {"step": "replace-area-tile", "board": "forest"}


def in_the_middle(*steps: dict[str, object]) -> dict[str, object]:
    """The bot's turn with more to be done before the exchange, the last of it first."""
    data = solo(discovery_tiles={"worship": {"quarry": "mask_4"}}).to_dict()
    data["pending"] = [step for step in data["pending"] if step["step"] != "roll-die"] + list(steps)
    return data


@clause("B-8.6.4")
def test_a_discovery_tile_still_to_be_replaced_is_read() -> None:
    data = in_the_middle({**REPLACE, "board": "quarry"}, {"step": "draw-area-tile", "board": "forest"})
    s = tonalli.from_dict("teotihuacan", data)
    assert s.to_dict() == data
    s.play(s.legal()[0])
    assert s.to_dict()["teotibot"]["discarded_tiles"] == ["mask_4"]
    assert s.to_dict()["pending"][-1] == {"step": "draw-area-tile", "board": "quarry"}


@clause("B-8.6.4")
@pytest.mark.parametrize(
    "steps",
    [
        ({**REPLACE, "board": "palace"},),
        ({**REPLACE, "board": "nobles"},),
        ({"step": "draw-area-tile", "board": "forest"}, REPLACE),
    ],
    ids=["palace", "no worship space", "drawn twice"],
)
def test_only_the_tile_of_a_sidebar_is_replaced_and_only_once(steps: tuple[dict[str, object], ...]) -> None:
    with pytest.raises(tonalli.PositionError, match=r"pending\[\d\]: replace-area-tile"):
        tonalli.from_dict("teotihuacan", in_the_middle(*steps))


@clause("B-8.6.4")
def test_the_human_replaces_no_tile() -> None:
    data = human_turn().to_dict()
    data["pending"].append(REPLACE)
    with pytest.raises(tonalli.PositionError, match=r"pending\[2\]: replace-area-tile"):
        tonalli.from_dict("teotihuacan", data)


def setting_up() -> dict[str, Any]:
    """The bot in the middle of laying out its tiles: one action tile lies there."""
    for state in walk(before_setup(players=1), 3):
        data: dict[str, Any] = state.to_dict()
        if data["teotibot"]["actions"]["T"]:
            return data
    raise AssertionError("the bot laid out nothing")


@clause("B-2.10", "B-2.11")
@pytest.mark.parametrize(
    ("named", "step"), [("teotibot.actions", "draw-action-tile"), ("teotibot.directions", "draw-face")]
)
def test_in_setup_a_gap_is_one_that_is_still_to_be_filled(named: str, step: str) -> None:
    data = setting_up()
    tonalli.from_dict("teotihuacan", data)
    data["pending"].remove(next(one for one in data["pending"] if one["step"] == step))
    with pytest.raises(tonalli.PositionError, match=named):
        tonalli.from_dict("teotihuacan", data)


@clause("B-2.10/2", "B-2.11")
@pytest.mark.parametrize("named", ["actions", "directions"])
def test_the_bots_tiles_lie_there_before_its_first_turn(named: str) -> None:
    data = begin(1, players=1).state.to_dict()
    assert "opening" in data
    tonalli.from_dict("teotihuacan", data)
    del data["teotibot"][named]
    with pytest.raises(tonalli.PositionError, match=named):
        tonalli.from_dict("teotihuacan", data)


@clause("B-1.8")
@pytest.mark.parametrize(
    "step",
    [
        {"step": "roll-die", "rolled": 7},
        {"step": "refill-actions", "slot": 6},
        {"step": "bot-power-up", "die": 3},
        {"step": "advance", "die": 3},
        {"step": "draw-bot-turn", "place": "100", "tile": "00"},
        {"step": "take-resources", "seat": 1, "amount": 1},
        {"step": "unlock-all", "seat": 1},
        {"step": "technology-reward", "seat": 0, "technology": "05h", "board": "gold"},
        {"step": "solo-opening"},
    ],
    ids=lambda step: str(step["step"]),
)
def test_a_step_that_does_not_fit_the_bots_turn_is_refused(step: dict[str, object]) -> None:
    roll: dict[str, object] = {"step": "roll-die", "rolled": 0}
    tonalli.from_dict("teotihuacan", in_the_middle(roll))
    with pytest.raises(tonalli.PositionError, match=r"pending\[2\]"):
        tonalli.from_dict("teotihuacan", in_the_middle(step, roll))


@clause("B-4.1")
def test_no_turn_of_the_bot_is_played_in_an_opening() -> None:
    data = setting_up()
    data["pending"].insert(-1, {"step": "turn-directions"})
    with pytest.raises(tonalli.PositionError, match="turn-directions does not fit"):
        tonalli.from_dict("teotihuacan", data)


@clause("B-4.1")
def test_where_nothing_is_said_to_be_pending_the_bot_begins_with_its_roll() -> None:
    data = {**solo().to_dict(), "active": 1}
    del data["pending"]
    s = tonalli.from_dict("teotihuacan", data)
    assert s.actor == tonalli.CHANCE
    assert [step["step"] for step in s.to_dict()["pending"]] == ["end-bot-turn", "exchange-for-points", "roll-die"]
