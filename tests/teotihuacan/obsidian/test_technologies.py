"""Technologies 1½ and 5½, and how the three new ones lie among the others (X-4.3, X-4.9, X-4.13, X-4.15)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.setting_up import fresh, until
from teotihuacan.table import events, in_order, options, play, player, position, side, table
from tonalli import State

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")
WITH = ["01", "01h", "03", "05", "05h", "07"]
ANY = ["take:wood", "take:stone", "take:gold", "take:obsidian"]


def seated(own: dict[str, Any], other: dict[str, Any] = AWAY, **fields: Any) -> State:
    return table(own, other, technologies=WITH, modules="obsidian", **fields)


# ---- on Alchemy --------------------------------------------------------------------------------------


@clause("X-4.3", "X-4.2/1", "T-2.7")
def test_technologies_lie_in_the_order_of_their_numbers() -> None:
    s = until(fresh(2, modules="obsidian"), "~technology")
    numbers = ["01", "03", "05", "07", "09", "11", "13", "15", "17", "01h", "03h", "05h"]
    assert options(s) == [f"~technology:{number}" for number in numbers]
    assert {weight for _, weight in s.chance()} == {1}
    play(s, "~technology:17 ~technology:05h ~technology:03 ~technology:01h ~technology:05 ~technology:03h")
    assert s.to_dict()["technologies"] == ["01h", "03", "03h", "05", "05h", "17"]


@clause("X-4.3")
def test_a_position_has_them_in_that_order() -> None:
    data = position(side(), side(), modules="obsidian", technologies=["01", "01h", "03", "05", "07", "05h"])
    with pytest.raises(tonalli.PositionError, match="technologies"):
        tonalli.from_dict("teotihuacan", data)


@clause("X-4.3")
@pytest.mark.parametrize(("technology", "temple"), [("01h", "red"), ("05h", "red")])
def test_each_costs_one_gold_and_advances_the_temple_of_its_column(technology: str, temple: str) -> None:
    s = seated(side("gold4 palace1 palace1", gold=1))
    play(s, f"move:gold.4 to:alchemy main technology:{technology}")
    assert player(s)["gold"] == 0
    assert player(s)["technologies"] == [technology]
    assert player(s)["temples"][temple] == 1
    s = seated(side("gold4 palace1 palace1"))
    assert "main" not in options(play(s, "move:gold.4 to:alchemy"))


# ---- 1½ ----------------------------------------------------------------------------------------------


@clause("X-4.13/1", "X-4.9")
def test_each_single_resource_is_decided_anew() -> None:
    own = side("palace1 gold2 gold2", technologies=["01h"], discovery_tiles=["resources_3"])
    s = seated(own)
    play(s, "use:resources_3")
    for word in ("take:obsidian", "take:gold", "take:obsidian"):
        assert options(s) == ANY
        play(s, word)
    assert (player(s)["obsidian"], player(s)["gold"]) == (2, 1)


@clause("X-4.9")
def test_a_blue_step_gives_obsidian_to_the_owner_alone() -> None:
    s = seated(side("palace1 gold2 gold2", technologies=["01h"], discovery_tiles=["temple_blue"]))
    play(s, "use:temple_blue take:obsidian")
    assert player(s)["obsidian"] == 1
    s = seated(
        side("palace1 gold2 gold2", discovery_tiles=["temple_blue"]), side("palace1 gold1 gold1", technologies=["01h"])
    )
    play(s, "use:temple_blue")
    assert options(s) == ANY[:3]


# ---- 5½ ----------------------------------------------------------------------------------------------


@clause("X-4.15/1")
@pytest.mark.parametrize("board", ["palace", "forest", "quarry", "gold", "construction", "alchemy", "nobles"])
def test_collecting_cocoa_on_any_board_brings_an_obsidian(board: str) -> None:
    ring = ["palace", "forest", "quarry", "gold", "construction", "alchemy", "nobles", "decorations"]
    start = ring[ring.index(board) - 1]
    other = next(name for name in ring if name not in (start, board))
    for owned, obsidian in (([], 0), (["05h"], 1)):
        s = seated(side(f"{start}1 {other}2 {other}2", technologies=owned))
        play(s, f"move:{start}.1 to:{board} collect")
        assert player(s)["obsidian"] == obsidian


@clause("X-4.15/1", "X-4.15/2")
def test_the_obsidian_comes_after_the_cocoa() -> None:
    s = seated(side("palace1 gold2 gold2", technologies=["05h"]))
    play(s, "move:palace.1 to:forest collect")
    told = [(kind, what) for kind, what in in_order(s) if kind == "gain"]
    assert told == [("gain", "cocoa"), ("gain", "obsidian")]
    assert events(s, "gain")[-1].why == "X-4.15"


@clause("X-4.15/1")
@pytest.mark.parametrize("space", ["palace1", "palace2", "palace3"])
def test_worship_at_a_royal_tile_brings_an_obsidian(space: str) -> None:
    s = seated(side("nobles1 gold1 gold1", technologies=["05h"]))
    play(s, f"move:nobles.1 to:palace worship:{space}.ability")
    while s.actor == 0 and options(s)[0] == "pass":
        play(s, "pass")
    assert player(s)["obsidian"] == 1


@clause("X-4.15/1")
@pytest.mark.parametrize("board", ["forest", "quarry", "gold", "decorations"])
def test_worship_elsewhere_brings_none(board: str) -> None:
    ring = ["palace", "forest", "quarry", "gold", "construction", "alchemy", "nobles", "decorations"]
    start = ring[ring.index(board) - 1]
    s = seated(side(f"{start}1 alchemy1 alchemy1", technologies=["05h"]))
    play(s, f"move:{start}.1 to:{board} worship:{board}.ability")
    while s.actor == 0:
        play(s, options(s)[0])
    assert player(s)["obsidian"] == 0


@clause("X-4.15/1")
def test_a_main_action_brings_none() -> None:
    s = seated(side("palace2 gold1 gold1", technologies=["05h"]))
    play(s, "move:palace.2 to:forest main power-up:forest.2")
    assert player(s)["obsidian"] == 0


@clause("X-4.15/2")
def test_it_cannot_pay_a_cost_of_the_worship_that_earned_it() -> None:
    """C03 sells resources: none is there before the worship is over."""
    s = seated(side("nobles3 gold1 gold1", technologies=["05h"]), royal_tiles=["A04", "B02", "C03"])
    play(s, "move:nobles.3 to:palace worship:palace3.ability")
    assert not [word for word in options(s) if word.startswith("give")]
    assert (player(s)["cocoa"], player(s)["obsidian"]) == (0, 1)


@clause("X-4.15/2")
def test_it_cannot_pay_for_the_tile_of_that_worship() -> None:
    tiles = {"worship": {"palace": "mask_4"}}
    own = side("nobles3 gold1 gold1", technologies=["05h"], cocoa=1)
    s = seated(own, royal_tiles=["A04", "B02", "C03"], discovery_tiles=tiles)
    play(s, "move:nobles.3 to:palace worship:palace3.both")
    while options(s)[0].startswith("first"):
        play(s, "first:ability")
    assert "claim:mask_4" not in options(s)
    assert player(s)["discovery_tiles"] == []


@clause("X-4.15/1", "T-12.9")
def test_the_technology_acquired_in_a_turn_does_not_work_backwards() -> None:
    s = seated(side("gold4 palace1 palace1", gold=1))
    play(s, "move:gold.4 to:alchemy main technology:05h")
    assert player(s)["obsidian"] == 0
