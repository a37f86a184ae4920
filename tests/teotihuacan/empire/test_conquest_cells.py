"""Cells of Conquest with one reward only: X-11.2 has none, the printed board may."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clauses import clause
from teotihuacan.empire.conquering import AWAY, MODULES, conquering
from teotihuacan.empire.test_conquest import ALL_BUT_ONE, MINE, why
from teotihuacan.table import options, play, side, table
from tonalli.locale import text
from tonalli.teotihuacan.modules.empire.part import empire_of
from tonalli.teotihuacan.modules.empire.rules import Cell
from tonalli.teotihuacan.modules.empire.telling import cell_words
from tonalli.teotihuacan.state import State as Table

pytestmark = pytest.mark.pure


@pytest.fixture
def cells() -> Iterator[list[Cell]]:
    """Row by row, to be changed by a test; they are as they were afterwards."""
    state = table(side(AWAY), side(AWAY), modules=MODULES)
    assert isinstance(state, Table)
    found = empire_of(state).rules.cells
    before = list(found)
    yield found
    found[:] = before


@clause("X-7.12/2")
def test_a_cell_of_warriors_only_asks_for_a_warrior_in_supply(cells: list[Cell]) -> None:
    cells[0] = Cell(2, 0, False)
    assert options(conquering(regions=MINE)) == ["warrior"]
    assert why(conquering(regions=MINE), "settle:5") == ("one-reward", "X-7.24")
    data = {"regions": MINE, "settled": ALL_BUT_ONE, "supply": [0, 10]}
    s = table(side("alchemy1 palace1 palace1", wood=2), side(AWAY), modules=MODULES, empire=data)
    play(s, "move:alchemy.1 to:nobles")
    assert options(s) == ["collect"]
    assert why(s, "main") == ("no-warrior-left", "X-7.24")


@clause("X-7.12/2")
def test_a_cell_of_a_build_only_asks_for_a_possible_build(cells: list[Cell]) -> None:
    cells[0] = Cell(0, 1, False)
    assert options(conquering(regions=MINE)) == ["settle:5"]
    assert why(conquering(regions=MINE), "warrior") == ("one-reward", "X-7.24")
    s = table(side("alchemy1 palace1 palace1", wood=2), side(AWAY), modules=MODULES)
    play(s, "move:alchemy.1 to:nobles")
    assert options(s) == ["collect"]
    assert why(s, "main") == ("no-region", "X-7.13")


@clause("X-7.12/2")
def test_an_extra_worker_may_reach_a_cell_that_can_be_taken(cells: list[Cell]) -> None:
    cells[0] = Cell(0, 1, False)
    s = table(side("alchemy1 palace1 palace1", discovery_tiles=["extra_worker"]), side(AWAY), modules=MODULES)
    play(s, "move:alchemy.1 to:nobles main")
    assert options(s) == ["use:extra_worker"]
    play(s, "use:extra_worker")
    assert options(s) == ["warrior"]


@clause("X-7.12/2")
def test_a_cell_of_fewer_workers_may_be_the_one_that_can_be_taken(cells: list[Cell]) -> None:
    cells[3] = Cell(0, 1, False)
    s = table(side("alchemy1 palace1 palace1", discovery_tiles=["extra_worker"]), side(AWAY), modules=MODULES)
    play(s, "move:alchemy.1 to:nobles main")
    assert options(s) == ["use:extra_worker", "warrior"]


def test_the_card_says_what_each_cell_has() -> None:
    cells = [
        {"warriors": 2, "build": 0, "choice": False},
        {"warriors": 0, "build": 1, "choice": False},
        {"warriors": 1, "build": 1, "choice": True},
        {"warriors": 1, "build": 1, "choice": False},
    ]
    assert [text(cell_words("1", cell)) for cell in cells] == [
        "power 1: 2 Warriors",
        "power 1: a Building",
        "power 1: 1 Warrior or a Building",
        "power 1: 1 Warrior and a Building",
    ]
