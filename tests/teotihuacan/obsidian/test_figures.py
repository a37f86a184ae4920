"""What M6 prints, and its stand-ins, against the facts."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.expansion_laws import EXPANSION
from teotihuacan.facts import BOARD_NAMES
from tonalli.teotihuacan.modules.obsidian.names import JOKER_COCOA

pytestmark = pytest.mark.pure

SHOWN = tonalli.GAMES["teotihuacan"].figures()
FOLDER = Path(tonalli.__file__).parent / "teotihuacan" / "modules" / "obsidian"
DESIGNED: dict[str, Any] = tomllib.loads((FOLDER / "designed.toml").read_text(encoding="utf-8"))
BOARDS = [board for board in EXPANSION["action_board"] if board["module"] == "M6"]


def in_points(cell: dict[str, int]) -> dict[str, int]:
    """The facts say ``vp`` for points."""
    return {("points" if what == "vp" else what): amount for what, amount in cell.items()}


@clause("X-11.1/5", "X-4.11/1")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: str(board["id"]))
def test_boards_are_designed_and_shown_as_the_facts_have_them(board: dict[str, Any]) -> None:
    rows = [[in_points(cell) for cell in row] for row in board["rows"]]
    assert DESIGNED[board["id"]]["rows"] == rows
    assert DESIGNED[board["id"]]["temple"] == board["worship_temple"]
    assert SHOWN["obsidian"]["tables"][board["id"]] == rows


def test_nothing_else_is_designed() -> None:
    assert set(DESIGNED) == {board["id"] for board in BOARDS} == set(SHOWN["obsidian"]["tables"])


@clause("X-4.3")
@pytest.mark.parametrize("fact", EXPANSION["technology"], ids=lambda fact: str(fact["label"]))
def test_technologies_have_their_printed_price(fact: dict[str, Any]) -> None:
    name = f"{int(fact['number']):02}h"
    assert {"gold": SHOWN["technologies"][name]["gold"]} == fact["cost"] == {"gold": 1}


@clause("X-4.4")
@pytest.mark.parametrize("fact", EXPANSION["starting_tile"], ids=lambda fact: str(fact["id"]))
def test_starting_tiles_show_their_boards_and_goods(fact: dict[str, Any]) -> None:
    shown = SHOWN["starting"][fact["id"]]
    assert shown["boards"] == [BOARD_NAMES[number] for number in fact["boards"]]
    gains = dict(fact["gains"])
    assert shown["gives"].get("power_up", 0) == gains.pop("power_up_starting_worker", 0)
    assert shown["gives"].get("great_discovery", 0) == gains.pop("may_claim_random_great_discovery", 0)
    assert {good: shown["gives"][good] for good in gains} == gains


@clause("X-4.14/1")
def test_one_obsidian_stands_for_up_to_three_cocoa() -> None:
    assert JOKER_COCOA == 3
    assert "1 to 3 cocoa" in next(fact["effect"] for fact in EXPANSION["technology"] if fact["number"] == 3.5)
