"""*Extra worker* (T-8.19, T-8.20, T-8.27): one more counted worker on Alchemy, Nobles and Construction."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.table import options, play, player, side, table, workers
from tonalli import State

pytestmark = pytest.mark.pure

USE = "use:extra_worker"


def holding(own: str, tiles: int = 1, **fields: Any) -> State:
    """The player holds so many *extra worker* tiles; nobody else is in the way."""
    tiles_held = {"discovery_tiles": ["extra_worker"] * tiles}
    fields = {"cocoa": 3, "wood": 9, "stone": 9, "gold": 9, **tiles_held, **fields}
    others = side("palace2 palace2 palace2")
    technologies = ["01", "03", "05", "09", "11", "15"]
    return table(side(own, **fields), others, technologies=technologies)


@clause("T-8.19/3")
@pytest.mark.parametrize("board", ["forest", "quarry", "gold"])
def test_it_may_not_be_used_on_the_resource_boards(board: str) -> None:
    s = holding("palace1 nobles1 nobles1")
    play(s, f"move:palace.1 to:{board}")
    assert USE not in options(s)
    play(s, "main")
    assert options(s) == [f"power-up:{board}.1"]  # no stop before the effect: nothing may be used


@clause("T-8.19/3", "T-14.1")
def test_it_may_not_be_used_on_decorations() -> None:
    s = holding("nobles1 gold1 gold1", gold=2)
    play(s, "move:nobles.1 to:decorations")
    assert "main" not in options(s)  # one worker needs 3 gold
    rich = holding("nobles1 gold1 gold1", gold=3)
    play(rich, "move:nobles.1 to:decorations main")
    assert USE not in options(rich)


@clause("T-8.19/1")
def test_it_is_used_only_while_the_main_action_is_resolved() -> None:
    s = holding("gold1 forest1 forest1")
    assert USE not in options(s)
    play(s, "move:gold.1 to:nobles")
    assert USE not in options(s)
    play(s, "main")
    assert USE in options(s)


@clause("T-8.19/2")
def test_it_does_not_change_the_cocoa_cost() -> None:
    s = holding("gold1 nobles1 forest1", cocoa=1)
    play(s, "move:gold.1 to:nobles main")
    assert player(s)["cocoa"] == 0
    play(s, USE)
    assert player(s)["cocoa"] == 0


# ---- Nobles --------------------------------------------------------------------------------------


@clause("T-8.19/2", "T-13.4")
def test_on_nobles_it_reaches_the_middle_row() -> None:
    s = holding("gold1 forest1 forest1")
    play(s, "move:gold.1 to:nobles main")
    assert options(s) == ["row:top", USE]
    play(s, USE)
    assert options(s) == ["row:middle"]
    play(s, "row:middle")
    assert player(s)["points"] == 5
    assert USE not in options(s)


@clause("T-8.19/2", "T-8.20", "T-13.9", "T-16.6")
def test_it_counts_for_the_power_ups_but_cannot_be_powered_up_itself() -> None:
    s = holding("gold1 nobles2 forest1")
    play(s, f"move:gold.1 to:nobles main {USE} row:bottom")
    assert player(s)["points"] == 7
    assert options(s) == ["power-up:nobles.1", "power-up:nobles.2"]
    play(s, "power-up:nobles.1")
    assert options(s) == ["pass", "power-up:nobles.2"]
    play(s, "power-up:nobles.2")
    assert workers(s) == ["forest1", "nobles2", "nobles3", "reserve3"]
    assert s.actor == 1


@clause("T-8.20/1")
def test_two_tiles_may_be_used_in_one_action() -> None:
    s = holding("gold1 forest1 forest1", tiles=3)
    play(s, f"move:gold.1 to:nobles main {USE}")
    assert options(s) == ["row:middle", USE]
    play(s, USE)
    assert options(s) == ["row:bottom"]  # the count is 3: no third tile
    play(s, "row:bottom power-up:nobles.1 power-up:nobles.2")
    assert workers(s) == ["forest1", "forest1", "nobles3", "reserve3"]
    assert player(s)["used_tiles"] == ["extra_worker"] * 2


@clause("T-8.20/1")
def test_it_may_not_be_used_when_three_are_counted_already() -> None:
    s = holding("gold1 nobles1 nobles1")
    play(s, "move:gold.1 to:nobles main")
    assert options(s) == ["row:bottom"]


@clause("T-8.20/2")
def test_it_may_not_be_used_after_the_row_is_chosen() -> None:
    s = holding("gold1 forest1 forest1")
    play(s, "move:gold.1 to:nobles main row:top")
    assert options(s) == ["power-up:nobles.1"]


@clause("T-8.20", "T-10.4", "T-10.10/1", "T-10.10/3", "T-13.3")
def test_a_full_top_row_is_no_obstacle_to_who_has_the_tile() -> None:
    full = {"top": [1, 2, 3, 4, 5]}
    own = {"cocoa": 1, "wood": 2}
    without = table(side("gold1 forest1 forest1", **own), side("palace1 palace1 palace1"), nobles=full)
    play(without, "move:gold.1 to:nobles")
    assert "main" not in options(without)
    s = table(
        side("gold1 forest1 forest1", **own, discovery_tiles=["extra_worker"]),
        side("palace1 palace1 palace1"),
        nobles=full,
    )
    play(s, "move:gold.1 to:nobles main")
    assert options(s) == [USE]
    play(s, f"{USE} row:middle")
    assert player(s)["points"] == 5


# ---- Alchemy -------------------------------------------------------------------------------------


@clause("T-8.19/2", "T-12.2", "T-12.3/2")
def test_on_alchemy_it_reaches_the_second_row_and_keeps_the_power_up() -> None:
    s = holding("gold1 forest1 forest1")
    play(s, "move:gold.1 to:alchemy main")
    assert options(s) == ["technology:01", "technology:03", "technology:05", USE]
    play(s, USE)
    assert options(s) == [f"technology:{number}" for number in ("01", "03", "05", "09", "11", "15")]
    play(s, "technology:09 take:wood")
    assert options(s) == ["power-up:alchemy.1"]


@clause("T-8.19/1", "T-12.3/1", "T-12.3/2")
@pytest.mark.parametrize(("tile", "power_up"), [("", False), (USE, True)])
def test_a_strong_lone_worker_keeps_its_power_up_only_with_the_tile(tile: str, power_up: bool) -> None:
    s = holding("gold4 forest1 forest1")
    play(s, f"move:gold.4 to:alchemy main {tile} technology:09 take:wood")
    assert (options(s) == ["power-up:alchemy.4"]) == power_up


@clause("T-8.27")
def test_on_alchemy_it_may_be_used_only_while_the_count_is_one() -> None:
    s = holding("gold1 alchemy1 forest1")
    play(s, "move:gold.1 to:alchemy main")
    assert USE not in options(s)
    twice = holding("gold1 forest1 forest1", tiles=2)
    play(twice, f"move:gold.1 to:alchemy main {USE}")
    assert USE not in options(twice)


@clause("T-8.20", "T-10.4", "T-10.10/1", "T-10.10/3")
def test_with_the_top_row_owned_the_tile_opens_alchemy() -> None:
    s = holding("gold1 forest1 forest1", technologies=["01", "03", "05"])
    play(s, "move:gold.1 to:alchemy main")
    assert options(s) == [USE]
    play(s, USE)
    assert options(s) == ["technology:09", "technology:11", "technology:15"]


# ---- Construction --------------------------------------------------------------------------------


@clause("T-8.19/2", "T-8.20/2", "T-15.1")
def test_on_construction_it_gives_one_more_tile_also_after_the_first() -> None:
    s = holding("gold1 forest1 forest1")
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0")
    assert options(s) == ["pass", USE]  # one worker, one tile
    play(s, USE)
    assert options(s) == ["pass", "tile:07", "tile:13"]
    play(s, "tile:13 place:101 turn:0")
    assert options(s) == ["power-up:construction.1"]
    assert player(s)["pyramid_track"] == 2


@clause("T-8.20/2", "T-15.1")
def test_on_construction_it_may_not_be_used_after_the_last_tile_was_declared() -> None:
    s = holding("gold1 forest1 forest1")
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0 pass")
    assert options(s) == ["power-up:construction.1"]


@clause("T-8.19/2", "T-10.11/2", "T-15.8")
def test_on_construction_it_counts_for_the_power_ups_even_if_no_further_tile_is_placed() -> None:
    s = holding("gold1 construction2 forest1", stone=2, cocoa=1)
    play(s, f"move:gold.1 to:construction main tile:12 place:100 turn:0 {USE}")
    assert options(s) == ["power-up:construction.1", "power-up:construction.2"]
    play(s, "power-up:construction.1")
    assert options(s) == ["pass", "power-up:construction.2"]


@clause("T-8.20/1", "T-12.13/1")
def test_with_technology_15_one_worker_and_one_tile_make_three() -> None:
    s = holding("gold1 forest1 forest1", tiles=2, technologies=["15"])
    play(s, f"move:gold.1 to:construction main {USE}")
    assert USE not in options(s)
    play(
        s, "tile:12 place:100 turn:0 price:none tile:13 place:101 turn:0 price:none tile:07 place:102 turn:0 price:none"
    )
    assert player(s)["pyramid_track"] == 3
    assert player(s)["discovery_tiles"] == ["extra_worker"]


@clause("T-8.20/1", "T-12.13/1")
def test_with_technology_15_two_workers_leave_no_use_for_it() -> None:
    s = holding("gold1 construction1 forest1", technologies=["15"])
    play(s, "move:gold.1 to:construction main")
    assert USE not in options(s)


@clause("T-8.10/2", "T-8.19/1", "T-10.11/2")
def test_a_worker_that_ascends_between_two_pyramid_tiles_is_made_up_for_by_the_tile() -> None:
    s = holding("gold1 construction5 forest1", discovery_tiles=["extra_worker", "power_up_2"])
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0")
    assert "tile:13" in options(s)
    play(s, "use:power_up_2 power-up:construction.5 ascend:vp power-up:palace.1")
    assert "tile:13" not in options(s)
    play(s, USE)
    assert "tile:13" in options(s)
