"""The four goods, and which discovery tiles are replaced."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.table import options, play, player, position, side, table

pytestmark = pytest.mark.pure

AREAS = {"palace": "mask_4", "forest": "resources_2", "quarry": "mask_5", "gold": "mask_6", "decorations": "mask_7"}


@clause("T-1.3/1")
def test_a_player_holds_cocoa_wood_stone_and_gold_and_no_other_good() -> None:
    goods: dict[str, Any] = {"cocoa": 1, "wood": 2, "stone": 3, "gold": 4}
    held = player(table(side(**goods), side()))
    assert {good: held[good] for good in goods} == goods
    with pytest.raises(tonalli.PositionError, match="corn"):
        tonalli.from_dict("teotihuacan", position(side(corn=1), side()))


@clause("T-8.23/1")
def test_a_tile_claimed_at_a_worship_area_is_replaced_there_and_nowhere_else() -> None:
    s = table(side("palace1 gold1 gold1"), side(), discovery_tiles={"worship": AREAS})
    play(s, "move:palace.1 to:forest worship:forest.tile claim:resources_2 pass")
    assert s.actor == tonalli.CHANCE
    play(s, "~discovery:vp_4")
    assert s.to_dict()["discovery_tiles"]["worship"] == {**AREAS, "forest": "vp_4"}
    assert s.actor == 0


@clause("T-8.23/1")
@pytest.mark.parametrize(
    ("tile", "fields"),
    [
        ("avenue_step", {"avenue": 2}),
        ("temple_blue", {"temples": {"blue": 3}}),
        ("temple_red", {"temples": {"red": 4}}),
    ],
)
def test_after_a_claim_elsewhere_nothing_is_revealed(tile: str, fields: dict[str, object]) -> None:
    heaps = {"avenue_3": ["move_two"], "blue_4": ["move_two"], "red_5": ["move_two"]}
    s = table(side("palace1 gold1 gold1", discovery_tiles=[tile], **fields), side(), discovery_tiles=heaps)
    play(s, f"use:{tile} claim:move_two")
    assert s.actor == 0
    play(s, "move:palace.1 to:forest collect")
    assert s.actor == 1
    assert options(s)[0].startswith("move:")
