"""Forest, Stone Quarry and Gold Deposits (T-11)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import events, options, play, player, side, table, workers

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")
Cell = dict[str, int]

FOREST: list[list[Cell]] = [
    [{"cocoa": 1}, {"wood": 1}, {"wood": 2}],
    [{"wood": 1}, {"wood": 2}, {"wood": 3, "cocoa": 2}],
    [{"wood": 2, "cocoa": 1}, {"wood": 3, "cocoa": 3}, {"wood": 4, "cocoa": 5}],
]
QUARRY: list[list[Cell]] = [
    [{"points": 1}, {"stone": 1}, {"stone": 2}],
    [{"stone": 1}, {"stone": 2}, {"stone": 3, "points": 2}],
    [{"stone": 2, "points": 1}, {"stone": 3, "points": 3}, {"stone": 4, "points": 5}],
]
GOLD: list[list[Cell]] = [
    [{"points": 1}, {"gold": 1}, {"gold": 2}],
    [{"gold": 1}, {"gold": 2}, {"gold": 3, "points": 2}],
    [{"gold": 2, "cocoa": 1}, {"gold": 3}, {"gold": 4}],
]
COLUMN = {1: 0, 2: 1, 3: 1, 4: 2, 5: 2}
CELLS = [(count, power) for count in (1, 2, 3) for power in (1, 2, 3, 4, 5)]


def gathered(board: str, count: int, power: int) -> Cell:
    """What the main action brings with so many workers, the one that moves being the weakest."""
    others = [f"{board}5"] * (count - 1) + ["nobles1"] * (3 - count)
    s = table(side(" ".join([f"palace{power}", *others]), cocoa=min(count - 1, 1)), AWAY)
    play(s, f"move:palace.{power} to:{board} main")
    after = player(s)
    return {good: after[good] for good in ("cocoa", "wood", "stone", "gold", "points") if after[good]}


@clause("T-11.1/1", "T-11.1/2", "T-11.1/3", "T-11.2/1", "T-11.2/2", "T-11.2/3")
@pytest.mark.parametrize(("count", "power"), CELLS)
def test_the_forest_gives_the_cell_of_workers_and_weakest_power(count: int, power: int) -> None:
    assert gathered("forest", count, power) == FOREST[count - 1][COLUMN[power]]


@clause("T-11.1/1", "T-11.1/2", "T-11.1/3", "T-11.3/1", "T-11.3/2", "T-11.3/3")
@pytest.mark.parametrize(("count", "power"), CELLS)
def test_the_quarry_gives_the_cell_of_workers_and_weakest_power(count: int, power: int) -> None:
    assert gathered("quarry", count, power) == QUARRY[count - 1][COLUMN[power]]


@clause("T-11.1/1", "T-11.1/2", "T-11.1/3", "T-11.4/1", "T-11.4/2", "T-11.4/3")
@pytest.mark.parametrize(("count", "power"), CELLS)
def test_the_gold_deposits_give_the_cell_of_workers_and_weakest_power(count: int, power: int) -> None:
    assert gathered("gold", count, power) == GOLD[count - 1][COLUMN[power]]


@clause("T-11.1/2", "T-10.6")
def test_the_weakest_worker_may_be_one_that_was_there() -> None:
    s = table(side("palace5 forest1 nobles1", cocoa=1), AWAY)
    play(s, "move:palace.5 to:forest main")
    assert (player(s)["wood"], player(s)["cocoa"]) == (1, 0)


@clause("T-11.4/3", "T-11.5")
@pytest.mark.parametrize(("power", "advances"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_three_workers_on_gold_advance_temples_of_choice_before_the_power_ups(power: int, advances: int) -> None:
    s = table(side(f"palace{power} gold5 gold5", cocoa=1), AWAY)
    play(s, f"move:palace.{power} to:gold main")
    for temple in ("red", "green")[:advances]:
        assert options(s) == ["temple:blue", "temple:red", "temple:green"]
        play(s, f"temple:{temple}")
    assert all(word.startswith("power-up:gold") for word in options(s))
    assert player(s)["temples"] == {"blue": 0, "red": int(advances > 0), "green": int(advances > 1)}


@clause("T-11.5")
def test_both_advances_of_gold_may_go_to_one_temple() -> None:
    s = table(side("palace4 gold4 gold4", cocoa=1), AWAY)
    play(s, "move:palace.4 to:gold main temple:red temple:red")
    assert player(s)["temples"]["red"] == 2
    assert player(s)["points"] == 2


@clause("T-11.5", "T-9.5", "T-9.8")
def test_each_advance_of_gold_is_chosen_among_the_temples_possible_by_then() -> None:
    s = table(side("palace4 gold4 gold4", cocoa=1, temples={"red": 10, "green": 11}), AWAY)
    play(s, "move:palace.4 to:gold main")
    assert options(s) == ["temple:blue", "temple:red"]
    play(s, "temple:red")
    assert options(s) == ["temple:blue"]


@clause("T-11.5", "T-9.8")
def test_an_advance_of_gold_that_nobody_can_make_is_lost() -> None:
    s = table(side("palace4 gold4 gold4", cocoa=1, temples={"blue": 11, "red": 10, "green": 11}), AWAY)
    play(s, "move:palace.4 to:gold main temple:red")
    assert options(s) == ["power-up:gold.4"]
    assert player(s)["gold"] == 4


@clause("T-11.6")
@pytest.mark.parametrize("board", ["forest", "quarry", "gold"])
@pytest.mark.parametrize("count", [1, 2])
def test_one_or_two_workers_make_one_power_up(board: str, count: int) -> None:
    others = [f"{board}1"] * (count - 1) + ["nobles1"] * (3 - count)
    s = table(side(" ".join(["palace1", *others]), cocoa=count - 1), AWAY)
    play(s, f"move:palace.1 to:{board} main")
    assert options(s) == [f"power-up:{board}.1"]
    play(s, f"power-up:{board}.1")
    assert s.actor == 1
    assert f"{board}2" in workers(s)


@clause("T-11.6", "T-16.3/1", "T-16.3/2", "T-16.4")
@pytest.mark.parametrize("board", ["forest", "quarry", "gold"])
def test_three_workers_may_make_a_second_power_up_but_must_make_the_first(board: str) -> None:
    s = table(side(f"palace1 {board}1 {board}1", cocoa=1), AWAY)
    play(s, f"move:palace.1 to:{board} main")
    assert options(s) == [f"power-up:{board}.1"]
    play(s, f"power-up:{board}.1")
    assert options(s) == ["pass", f"power-up:{board}.1", f"power-up:{board}.2"]
    play(s, f"power-up:{board}.2")
    assert s.actor == 1
    assert workers(s) == [f"{board}1", f"{board}1", f"{board}3", "reserve3"]


@clause("T-11.7")
def test_rulebook_example_powers_two_and_five_on_the_forest() -> None:
    s = table(side("palace2 forest5 nobles1", cocoa=1), AWAY)
    play(s, "move:palace.2 to:forest main")
    assert player(s)["wood"] == 2
    assert options(s) == ["power-up:forest.2", "power-up:forest.5"]


@clause("T-11.8", "T-10.5/2")
def test_computed_example_four_workers_on_gold() -> None:
    s = table(side("palace2 gold3 gold3 gold5", cocoa=1), AWAY)
    play(s, "move:palace.2 to:gold main")
    assert (player(s)["gold"], player(s)["cocoa"]) == (3, 0)
    play(s, "temple:red")
    assert player(s)["points"] == 1
    assert options(s) == ["power-up:gold.2", "power-up:gold.3", "power-up:gold.5"]
    play(s, "power-up:gold.3 power-up:gold.2")
    assert s.actor == 1
    assert workers(s) == ["gold3", "gold3", "gold4", "gold5"]
    assert len(events(s, "power")) == 2


@clause("T-11.1/2", "T-8.8/4")
def test_a_tile_used_before_the_effect_changes_what_is_counted() -> None:
    s = table(side("palace4 forest3 nobles1", cocoa=1, discovery_tiles=["power_up_2"]), AWAY)
    play(s, "move:palace.4 to:forest main use:power_up_2")
    assert options(s) == ["power-up:forest.3", "power-up:nobles.1"]  # not the worker just moved
    play(s, "power-up:forest.3 power-up:nobles.1")
    assert (player(s)["wood"], player(s)["cocoa"]) == (3, 2)
