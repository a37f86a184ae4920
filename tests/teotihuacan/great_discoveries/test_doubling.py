"""Doubling the goods of a cell (X-3.8, X-3.14)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.great_discoveries.in_hand import holding, uses
from teotihuacan.table import RING, options, play, player
from tonalli import State

pytestmark = pytest.mark.pure


def at_forest(*tiles: str, there: str = "palace2 forest3 forest2", **fields: Any) -> State:
    s = holding(*tiles, there=there, cocoa=1, **fields)
    return play(s, "move:palace.2 to:forest main")


@clause("X-3.14/2", "X-3.8/3", "X-3.7/2")
def test_computed_example_forest_with_three_workers() -> None:
    """The cell "2 W 1 O 2 cocoa": 4 wood, 2 obsidian and 2 cocoa."""
    s = play(at_forest("great_double_resources"), "use:great_double_resources")
    assert (player(s)["wood"], player(s)["obsidian"], player(s)["cocoa"]) == (4, 2, 2)


@clause("X-3.8/3", "X-3.7/2")
@pytest.mark.parametrize(("board", "good", "start"), [("quarry", "stone", "forest"), ("gold", "gold", "quarry")])
def test_points_and_temple_steps_are_not_doubled(board: str, good: str, start: str) -> None:
    s = holding("great_double_resources", there=f"{start}4 {board}5 {board}4", cocoa=1)
    play(s, f"move:{start}.4 to:{board} main use:great_double_resources")
    assert (player(s)[good], player(s)["obsidian"]) == (4, 4)
    assert player(s)["points"] == (3 if board == "quarry" else 0)
    if board == "gold":
        play(s, "temple:green")
        assert player(s)["temples"] == {"blue": 0, "red": 0, "green": 1}
        assert options(s)[0].startswith("power-up")


@clause("X-3.8/3")
def test_goods_from_technologies_are_not_doubled() -> None:
    s = play(at_forest("great_double_resources", technologies=["05", "07"]), "use:great_double_resources")
    assert (player(s)["wood"], player(s)["cocoa"], player(s)["points"]) == (4 + 1, 2 + 1, 1)


@clause("X-3.8/1", "X-3.8/2")
def test_it_is_used_once_and_does_not_stay_in_force() -> None:
    s = play(at_forest("great_double_resources"), "use:great_double_resources")
    assert player(s)["used_tiles"] == ["great_double_resources"]
    play(s, "power-up:forest.3 pass")
    assert "doubled" not in s.to_dict()["great_discoveries"]
    play(s, "move:palace.1 to:gold collect move:forest.4 to:quarry main")
    assert (player(s)["stone"], player(s)["obsidian"]) == (1, 2 + 1)


@clause("X-3.14/1")
def test_at_most_one_is_used_in_an_action() -> None:
    s = at_forest("great_double_resources", "great_double_resources", "vp_4")
    assert "use:great_double_resources" in options(s)
    play(s, "use:great_double_resources")
    assert s.to_dict()["great_discoveries"]["doubled"] is True
    assert options(s) == ["pass", "use:vp_4"]
    play(s, "pass")
    assert player(s)["wood"] == 4


@clause("X-3.13", "X-3.7/2")
@pytest.mark.parametrize("board", ["alchemy", "nobles", "decorations", "construction"])
def test_on_other_boards_it_is_of_no_use(board: str) -> None:
    start = RING[RING.index(board) - 1]
    s = holding("great_double_resources", there=f"{start}1 palace1 palace1", gold=3, wood=2, stone=2)
    play(s, f"move:{start}.1 to:{board} main")
    assert uses(s) == []


@clause("X-3.13")
def test_it_is_used_before_the_cell_is_taken_and_not_after() -> None:
    s = at_forest("great_double_resources")
    assert player(s)["wood"] == 0
    play(s, "pass")
    assert player(s)["wood"] == 2
    assert uses(s) == []


@clause("X-3.13")
def test_it_is_of_no_use_outside_a_main_action() -> None:
    s = holding("great_double_resources", there="palace2 gold1 gold1")
    assert uses(s) == []
    play(s, "move:palace.2 to:forest")
    assert uses(s) == []


@clause("X-3.14/1")
def test_a_doubled_cell_is_written_and_read_back() -> None:
    s = at_forest("great_double_resources", "vp_4")
    play(s, "use:great_double_resources")
    other = tonalli.from_dict("teotihuacan", s.to_dict())
    assert other.to_dict() == s.to_dict()
    play(other, "pass")
    assert player(other)["wood"] == 4
