"""The new Forest, Quarry and Gold Deposits (X-4.11, X-4.12, X-11.1), cell by cell against the facts."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.expansion_laws import EXPANSION
from teotihuacan.facts import FACTS
from teotihuacan.table import events, options, play, player, side, table, workers
from tonalli import State

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")
BOARDS = {board["id"]: board for board in EXPANSION["action_board"] if board["id"] in ("forest", "quarry", "gold")}
BEFORE = {"forest": "palace", "quarry": "forest", "gold": "quarry"}
GOOD = {"forest": "wood", "quarry": "stone", "gold": "gold"}
HOLDS = ("cocoa", "wood", "stone", "gold", "obsidian", "points")
CELLS = [
    pytest.param(board, row, power, id=f"{board}-{row + 1}-{power}")
    for board in BOARDS
    for row in range(3)
    for power in range(1, 6)
]


def cell_of(board: str, row: int, power: int) -> dict[str, int]:
    """What the facts give for a row and the weakest power."""
    column = next(number for number, powers in enumerate(BOARDS[board]["power_columns"]) if power in powers)
    cell: dict[str, int] = BOARDS[board]["rows"][row][column]
    return cell


def arrived(board: str, row: int, power: int, **fields: Any) -> State:
    """The main action of a board with ``row + 1`` workers there, the weakest of that power."""
    there = " ".join([f"{board}5"] * row)
    rest = "nobles1 " * (2 - row)
    own = side(f"{BEFORE[board]}{power} {there} {rest}", cocoa=min(row, 1), **fields)
    s = table(own, AWAY, modules="obsidian")
    return play(s, f"move:{BEFORE[board]}.{power} to:{board} main")


def held(s: State) -> dict[str, int]:
    return {good: player(s)[good] for good in HOLDS if player(s)[good]}


@clause("X-4.11/1", "X-11.1/3", "X-11.1/5", "X-4.2/2")
@pytest.mark.parametrize(("board", "row", "power"), CELLS)
def test_row_by_workers_and_column_by_the_weakest_give_the_whole_cell(board: str, row: int, power: int) -> None:
    s = arrived(board, row, power)
    cell = dict(cell_of(board, row, power))
    steps = cell.pop("temple_any", 0)
    cell["points"] = cell.pop("vp", 0)
    assert held(s) == {good: amount for good, amount in cell.items() if amount}
    if steps:
        assert options(s) == ["temple:blue", "temple:red", "temple:green"]
        play(s, "temple:green")
        assert sum(player(s)["temples"].values()) == steps == 1
    assert options(s)[0].startswith("power-up:")


@clause("X-4.11/1")
@pytest.mark.parametrize(("row", "power_ups"), [(0, 1), (1, 1), (2, 2)])
@pytest.mark.parametrize("board", BOARDS)
def test_one_one_or_two_power_ups_follow(board: str, row: int, power_ups: int) -> None:
    assert BOARDS[board]["power_ups"][row] == power_ups
    s = arrived(board, row, 1)
    while s.actor == 0:
        word = next(word for word in options(s) if word.startswith(("power-up", "ascend")))
        play(s, word)
    assert len(events(s, "power")) == power_ups


@clause("X-4.11/1", "T-10.6")
def test_the_weakest_unlocked_worker_counts_and_a_locked_one_does_not() -> None:
    s = table(side("palace4 forest2 forest!1", cocoa=1), AWAY, modules="obsidian")
    play(s, "move:palace.4 to:forest main")
    assert held(s) == {"wood": 1, "obsidian": 1}


@clause("X-4.11/2", "X-11.1/4")
@pytest.mark.parametrize("board", BOARDS)
def test_worship_beside_a_new_board_advances_the_temple_of_the_old_one(board: str) -> None:
    old = next(each for each in FACTS["boards"] if each["id"] == board)
    temple = BOARDS[board]["worship_temple"]
    assert f"temple_{temple}" == old["worship_ability"]
    assert EXPANSION["layout"]["sidebar_temple"][board] == temple
    s = table(side(f"{BEFORE[board]}1 nobles1 nobles1"), AWAY, modules="obsidian")
    play(s, f"move:{BEFORE[board]}.1 to:{board} worship:{board}.ability")
    assert {temple for temple, step in player(s)["temples"].items() if step} == {temple}


@clause("X-4.12")
@pytest.mark.parametrize("board", BOARDS)
def test_technology_05_gives_the_good_of_the_board_and_no_obsidian(board: str) -> None:
    s = arrived(board, 0, 4, technologies=["05"])
    assert held(s) == {GOOD[board]: 2, "obsidian": 1}


@clause("X-11.1/2")
@pytest.mark.parametrize("board", BOARDS)
def test_a_new_cell_has_as_many_goods_as_the_old_one_some_of_them_obsidian(board: str) -> None:
    """A cell of 2 or 3 goods has one obsidian, of 4 two; cocoa and points shrink by one each, by two in the best."""
    good = GOOD[board]
    for row in range(3):
        for column in range(3):
            new = BOARDS[board]["rows"][row][column]
            old = EXPANSION["base_tables"][board][row][column]
            goods = old.get(good, 0)
            obsidian = {0: 0, 1: 0, 2: 1, 3: 1, 4: 2}[goods]
            assert (new.get(good, 0), new.get("obsidian", 0)) == (goods - obsidian, obsidian)
            for side_reward in ("cocoa", "vp"):
                less = obsidian if side_reward in old else 0
                assert new.get(side_reward, 0) == old.get(side_reward, 0) - less
            assert new.get("temple_any", 0) == min(1, old.get("temple_any", 0))


@clause("X-4.10")
def test_the_supply_of_obsidian_is_never_empty() -> None:
    """The box has 20 tokens; they are only a means."""
    assert EXPANSION["obsidian"]["supply_unlimited"]
    assert EXPANSION["obsidian"]["tokens_in_box"] == 20
    s = table(
        side("palace4 nobles1 nobles1", obsidian=19), side("palace1 palace1 palace1", obsidian=19), modules="obsidian"
    )
    play(s, "move:palace.4 to:forest main")
    assert player(s)["obsidian"] == 20
    assert player(s, 1)["obsidian"] == 19
    assert s.problems() == []


@clause("X-1.2", "X-4.2/2")
def test_the_new_board_holds_where_the_base_game_has_another() -> None:
    plain = table(side("palace4 nobles1 nobles1"), AWAY)
    play(plain, "move:palace.4 to:forest main")
    assert player(plain)["wood"] == 2
    s = arrived("forest", 0, 4)
    assert (player(s)["wood"], player(s)["obsidian"]) == (1, 1)
    assert "forest4" in workers(s)
