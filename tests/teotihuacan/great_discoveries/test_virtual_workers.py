"""Workers that count although no die stands for them (X-9.1, X-9.2, X-9.3, X-3.13)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.expansion_laws import GREAT
from teotihuacan.table import RING, events, options, play, player, side, table, workers
from tonalli import State

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")
RICH = {"gold": 9, "wood": 9, "stone": 9, "cocoa": 9}
WITH_15 = ["01", "03", "05", "07", "09", "15"]
LAID = {"display": ["12", "13", "07"], "places": {}}


def arrive(board: str, *tiles: str, there: int = 0, power: int = 2, **fields: Any) -> State:
    """A main action with one worker that arrives and others there, these tiles in hand."""
    start = RING[RING.index(board) - 1]
    rest = "palace1 " * (2 - there)
    laid = {"technologies": fields.pop("laid")} if "laid" in fields else {}
    own = side(f"{start}{power} {f'{board}{power} ' * there}{rest}", discovery_tiles=list(tiles), **{**RICH, **fields})
    s = table(own, AWAY, modules="obsidian", **laid)
    return play(s, f"move:{start}.{power} to:{board} main")


def uses(s: State) -> list[str]:
    return [word for word in options(s) if word.startswith("use:")]


@clause("X-3.7/2", "X-9.1/1", "X-9.3", "X-3.13")
@pytest.mark.parametrize("board", ["forest", "quarry", "gold", "alchemy", "nobles", "decorations", "construction"])
def test_a_great_extra_worker_is_offered_in_a_main_action_on_every_board(board: str) -> None:
    assert GREAT["great_extra_worker"]["effect"]["boards"] == [2, 3, 4, 5, 6, 7, 8]
    assert "use:great_extra_worker" in options(arrive(board, "great_extra_worker"))


@clause("X-9.1/1")
@pytest.mark.parametrize("board", ["forest", "quarry", "gold", "decorations"])
def test_the_extra_worker_of_the_base_game_counts_on_three_boards_alone(board: str) -> None:
    assert uses(arrive(board, "extra_worker")) == []
    assert uses(arrive("nobles", "extra_worker")) == ["use:extra_worker"]


@clause("X-9.1/6", "X-9.1/4")
@pytest.mark.parametrize(("board", "good"), [("forest", "wood"), ("quarry", "stone"), ("gold", "gold")])
def test_on_a_resource_board_it_is_one_row_further(board: str, good: str) -> None:
    """One worker of power 2 and a virtual one: row 2, the column of power 2."""
    s = play(arrive(board, "great_extra_worker"), "use:great_extra_worker")
    assert (player(s)[good] - 9, player(s)["obsidian"]) == (1, 1)
    s = play(arrive(board, "great_extra_worker"), "pass")
    assert (player(s)[good] - 9, player(s)["obsidian"]) == (1, 0)


@clause("X-9.1/4")
@pytest.mark.parametrize(("power", "wood", "obsidian"), [(1, 1, 0), (3, 1, 1), (5, 2, 1)])
def test_it_neither_lowers_nor_raises_the_weakest_power(power: int, wood: int, obsidian: int) -> None:
    s = play(arrive("forest", "great_extra_worker", power=power), "use:great_extra_worker")
    assert (player(s)["wood"] - 9, player(s)["obsidian"]) == (wood, obsidian)


@clause("X-9.1/6", "T-12.3")
@pytest.mark.parametrize("power", [1, 4])
def test_on_alchemy_both_rows_are_open_and_the_power_up_stays(power: int) -> None:
    s = arrive("alchemy", "great_extra_worker", power=power)
    assert ("technology:11" in options(s)) == (power >= 4)
    play(s, "use:great_extra_worker technology:11")
    while "power-up" not in options(s)[0]:
        play(s, options(s)[0])
    assert options(s) == [f"power-up:alchemy.{power}"]


@clause("X-9.1/6")
def test_on_nobles_it_is_one_row_lower() -> None:
    s = arrive("nobles", "great_extra_worker")
    assert [word for word in options(s) if word.startswith("row")] == ["row:top"]
    play(s, "use:great_extra_worker")
    assert [word for word in options(s) if word.startswith("row")] == ["row:middle"]


@clause("X-9.1/6")
@pytest.mark.parametrize(("there", "tiles", "price"), [(0, 0, 3), (0, 1, 2), (1, 1, 1), (0, 2, 1), (2, 0, 1)])
def test_on_decorations_it_is_one_gold_less_and_at_least_one(there: int, tiles: int, price: int) -> None:
    s = arrive("decorations", *["great_extra_worker"] * 2, there=there)
    for _ in range(tiles):
        play(s, "use:great_extra_worker")
    play(s, "decoration:00 space:left_1")
    assert player(s)["gold"] == 9 - price


@clause("X-9.1/6")
@pytest.mark.parametrize("tiles", [0, 1, 2])
def test_on_construction_it_is_one_more_tile(tiles: int) -> None:
    s = arrive("construction", *["great_extra_worker"] * 2)
    for _ in range(tiles):
        play(s, "use:great_extra_worker")
    built = 0
    for tile, place in (("12", "100"), ("07", "101"), ("13", "133")):
        if f"tile:{tile}" in options(s):
            play(s, f"tile:{tile} place:{place} turn:0")
            built += 1
    assert built == tiles + 1


@clause("X-9.1/2", "X-9.1/1")
def test_virtual_workers_of_both_tiles_and_of_technology_15_add_up() -> None:
    """One real worker, technology 15 and either tile: three."""
    for tile in ("extra_worker", "great_extra_worker"):
        s = arrive("construction", tile, technologies=["15"], laid=WITH_15)
        play(s, f"use:{tile}")
        for number, (name, place) in enumerate((("12", "100"), ("07", "101"), ("13", "133"))):
            assert f"tile:{name}" in options(s), number
            play(s, f"tile:{name} place:{place} turn:0")
            if "price:none" in options(s):
                play(s, "price:none")
    s = arrive("nobles", "extra_worker", "great_extra_worker")
    play(s, "use:extra_worker use:great_extra_worker")
    assert [word for word in options(s) if word.startswith("row")] == ["row:bottom"]


@clause("X-9.1/3", "X-3.13", "T-8.20")
@pytest.mark.parametrize("board", ["forest", "nobles", "decorations", "construction"])
def test_at_a_count_of_three_no_further_one_is_used(board: str) -> None:
    assert uses(arrive(board, "great_extra_worker", there=2)) == []
    s = arrive(board, "great_extra_worker", "great_extra_worker", there=1)
    play(s, "use:great_extra_worker")
    assert uses(s) == []


@clause("X-9.1/3")
def test_three_real_workers_and_technology_15_still_count_three() -> None:
    s = arrive("construction", there=2, technologies=["15"], laid=WITH_15)
    for tile, place in (("12", "100"), ("07", "101"), ("13", "133")):
        play(s, f"tile:{tile} place:{place} turn:0 price:none")
    assert options(s)[0].startswith("power-up")


@clause("X-3.13", "T-8.27")
@pytest.mark.parametrize("there", [1, 2])
def test_on_alchemy_not_when_the_count_is_two(there: int) -> None:
    assert uses(arrive("alchemy", "great_extra_worker", there=there)) == []
    s = arrive("alchemy", "great_extra_worker", "great_extra_worker")
    assert uses(play(s, "use:great_extra_worker")) == []


@clause("X-9.1/5")
def test_the_power_ups_follow_the_count_and_go_to_real_workers() -> None:
    """One real worker and two virtual ones: two power-ups, both for it."""
    s = arrive("forest", "great_extra_worker", "great_extra_worker")
    play(s, "use:great_extra_worker use:great_extra_worker")
    assert options(s) == ["power-up:forest.2"]
    play(s, "power-up:forest.2")
    assert options(s) == ["pass", "power-up:forest.3"]
    play(s, "power-up:forest.3")
    assert "forest4" in workers(s)
    assert len(events(s, "power")) == 2


@clause("X-9.2", "T-12.13")
def test_technology_15_gives_its_discount_though_the_count_is_three() -> None:
    s = arrive("construction", there=2, technologies=["15"], laid=WITH_15)
    play(s, "tile:12 place:100 turn:0")
    assert "price:stone" in options(s)
    play(s, "price:stone")
    assert player(s)["stone"] == 8


@clause("X-9.3")
@pytest.mark.parametrize("board", ["forest", "quarry", "gold", "decorations"])
def test_it_is_not_used_for_a_worship(board: str) -> None:
    start = RING[RING.index(board) - 1]
    own = side(f"{start}2 alchemy1 alchemy1", discovery_tiles=["great_extra_worker", "extra_worker"])
    s = table(own, AWAY, modules="obsidian")
    play(s, f"move:{start}.2 to:{board}")
    assert uses(s) == []
    play(s, f"worship:{board}.ability")
    while s.actor == 0:
        assert uses(s) == []
        play(s, options(s)[0])


@clause("X-9.3")
def test_it_is_not_used_at_a_royal_tile() -> None:
    own = side("nobles2 alchemy1 alchemy1", discovery_tiles=["great_extra_worker"], cocoa=3)
    s = table(own, AWAY, modules="obsidian")
    play(s, "move:nobles.2 to:palace worship:palace2.ability")
    while s.actor == 0:
        assert uses(s) == []
        play(s, options(s)[0])


@clause("X-3.13")
def test_it_is_used_before_the_choice_and_on_construction_before_placing_ends() -> None:
    s = arrive("decorations", "great_extra_worker")
    play(s, "decoration:00")
    assert uses(s) == []
    s = arrive("nobles", "great_extra_worker")
    play(s, "row:top")
    assert uses(s) == []
    s = arrive("alchemy", "great_extra_worker")
    play(s, "technology:03")
    assert uses(s) == []
    s = arrive("construction", "great_extra_worker")
    play(s, "tile:12 place:100 turn:0")
    assert uses(s) == ["use:great_extra_worker"]
    play(s, "use:great_extra_worker")
    assert "tile:07" in options(s)


@clause("X-3.7/2", "T-10.10")
def test_it_makes_a_main_action_possible_that_one_worker_could_not_pay() -> None:
    """A decoration costs one worker 3 gold: with a tile 2 are enough."""
    for tiles, possible in (([], False), (["great_extra_worker"], True)):
        s = table(side("nobles2 palace1 palace1", gold=2, discovery_tiles=tiles), AWAY, modules="obsidian")
        play(s, "move:nobles.2 to:decorations")
        assert ("main" in options(s)) == possible


@clause("X-9.8/1")
@pytest.mark.parametrize("modules", ["", "obsidian"])
def test_move_tiles_work_as_in_the_base_game(modules: str) -> None:
    own = side("palace1 palace3 gold1", discovery_tiles=["move_two", "move_anywhere"])
    s = table(own, AWAY, modules=modules)
    play(s, "use:move_anywhere use:move_two move:palace.1 with:3 to:nobles collect")
    assert workers(s) == ["gold1", "nobles1", "nobles3", "reserve3"]


@clause("X-9.8/1")
@pytest.mark.parametrize("modules", ["", "obsidian"])
def test_the_fourth_worker_comes_as_in_the_base_game(modules: str) -> None:
    s = table(side("palace5 gold1 gold1", cocoa=3), side(), modules=modules)
    play(s, "move:palace.5 to:forest main power-up:forest.5 ascend:worker")
    assert workers(s) == ["gold1", "gold1", "palace1", "palace3"]
