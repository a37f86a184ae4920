"""Positions with the Court: written, read and judged."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.court.courtyard import court, owner, worship
from teotihuacan.table import options, play, position, side
from tonalli import PositionError

pytestmark = pytest.mark.pure


def damaged(**changes: Any) -> dict[str, Any]:
    """The position in which the temple option is open, with some fields changed."""
    s = court(side("nobles3 gold1 gold1", cocoa=2, **owner("left")), side(), markers={"left": 0})
    worship(s, "palace1.ability")
    data = play(s, "power-up:gold.1").to_dict()
    for path, value in changes.items():
        *way, last = path.split("__")
        inner: Any = data
        for key in way:
            inner = inner[int(key) if key.isdigit() else key]
        inner[last] = value
    return data


@clause("X-1.9")
def test_markers_and_the_open_option_are_written_and_read() -> None:
    data = damaged()
    assert data["court"] == {"markers": {"left": 0, "middle": None, "right": None}, "temple_option": "left"}
    assert data["discovery_tiles"]["worship"]["palace"] == "great_obsidian_3"
    s = tonalli.from_dict("teotihuacan", data)
    assert s.to_dict() == data
    assert "court-step" in options(s)


def test_the_holders_decision_out_of_turn_is_written_and_read() -> None:
    s = court(side("nobles3 gold1 gold1"), side("forest5 gold1 gold1", **owner("left")), markers={"left": 1})
    worship(s, "palace1.ability")
    again = tonalli.from_dict("teotihuacan", s.to_dict())
    assert again == s
    play(s, "power-up:forest.5")
    again = tonalli.from_dict("teotihuacan", s.to_dict())
    assert again == s
    assert again.actor == 1
    assert again.copy().key() == s.key()


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"court__markers__left": None}, "court.markers.left"),
        ({"court__markers__left": 1}, "court.markers.left"),
        ({"court__markers__right": 0}, "court.markers.right"),
        ({"court__markers__left": 2}, "court.markers.left"),
        ({"court__markers__left": "red"}, "court.markers.left"),
        ({"court__markers__centre": 0}, "court.markers.centre"),
        ({"court__temple_option": "middle"}, "court.temple_option"),
        ({"court__temple_option": "blue"}, "court.temple_option"),
        ({"court__extra": 1}, "court.extra"),
        ({"royal_tiles": ["A04", "A10", "C01"]}, "royal_tiles"),
    ],
)
def test_what_cannot_be_is_refused(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(PositionError) as raised:
        tonalli.from_dict("teotihuacan", damaged(**changes))
    assert field in str(raised.value)


@pytest.mark.parametrize(("board", "tile"), [("palace", "vp_4"), ("forest", "great_mask")])
def test_a_tile_lies_beside_the_worship_spaces_that_its_stack_belongs_to(board: str, tile: str) -> None:
    with pytest.raises(PositionError, match=f"discovery_tiles.worship.{board}"):
        court(side(), side(), discovery_tiles={"worship": {board: tile}})


@pytest.mark.parametrize("slot", ["middle", "right"])
def test_a_marker_is_used_where_the_worship_is(slot: str) -> None:
    s = court(
        side("nobles3 gold1 gold1"),
        side("forest5 gold1 gold1", **owner("left", "right")),
        markers={"left": 1, "right": 1},
    )
    data = worship(s, "palace1.ability").to_dict()
    [used] = [step for step in data["pending"] if step["step"] == "marker-used"]
    used["slot"] = slot
    with pytest.raises(PositionError, match="marker-used"):
        tonalli.from_dict("teotihuacan", data)


def test_a_step_of_the_court_fits_no_game_without_it() -> None:
    data = position(side(), side())
    used = {"step": "marker-used", "seat": 0, "slot": "left"}
    data["pending"] = [{"step": "end-turn", "seat": 0}, used, {"step": "turn", "seat": 0}]
    with pytest.raises(PositionError, match="marker-used"):
        tonalli.from_dict("teotihuacan", data)
