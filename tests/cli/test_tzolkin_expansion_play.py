"""Playing Tzolk'in with Tribes & Prophecies at the terminal."""

from __future__ import annotations

import json

import pytest

from clauses import clause
from cli.runner import Terminal
from tonalli.cli.answers import part_in

ALL = "tribes,prophecies,buildings,quick_actions"
PARTS = ("gears", "temples", "technologies", "buildings", "prophecies", "quick_actions", "tribes", "players")


@pytest.fixture
def begun(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> Beginning:
    monkeypatch.setenv("COLUMNS", "160")
    return Beginning(terminal)


class Beginning:
    """A game up to its first decision, in which something is typed."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def __call__(self, *lines: str, modules: str = ALL) -> str:
        seats = "human,random,random"
        typed = "".join(f"{line}\n" for line in [*lines, "quit", "quit"])
        command = ["play", "tzolkin", "--modules", modules, "--seats", seats, "--seed", "3"]
        return str(self.terminal(*command, typed=typed).out)


@clause("P-2.7")
def test_wealth_tiles_stand_beside_the_choice_of_a_tribe(begun: Beginning) -> None:
    shown = begun()
    assert 'Your wealth tiles, of which you choose next: "2 corn, 2 wood, Kukulkan step"' in shown
    assert 'You were dealt "2 corn, 2 wood, Kukulkan step"' in begun("tile wealth")


def test_parts_of_modules_are_named_below_the_table(begun: Beginning) -> None:
    shown = begun("1", "1", "1")
    assert "also: temples, technologies, buildings, monuments, prophecies, tribes, board, log, help" in shown
    assert "prophecies" not in begun("1", "1", modules="buildings").partition("also:")[2]


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("prophecy", "prophecies"),
        ("prophecies", "prophecies"),
        ("quick", "quick_actions"),
        ("Tribe", "tribes"),
        ("technology", "technologies"),
        ("te", ""),
        ("tem", "temples"),
        ("t", ""),
        ("monuments", ""),
        ("", ""),
    ],
)
def test_a_part_is_understood_by_a_beginning(text: str, part: str) -> None:
    assert part_in(text, PARTS) == part


def test_tribes_are_drawn_with_what_they_do(begun: Beginning) -> None:
    assert "not known yet" in begun("tribes")
    shown = begun("1", "1", "1", "tribes").rpartition("what each lets its owner do")[2]
    assert "not known yet" not in shown
    assert shown.index("R You") < shown.index("B Random 2") < shown.index("Y Random 3")


def test_a_log_of_no_number_is_no_log(begun: Beginning) -> None:
    assert 'log takes a number of turns or all, not "x": log 5' in begun("log x")


def test_cards_keep_the_colours_of_tiles(begun: Beginning) -> None:
    assert "Building of Age 1, blue: 1 gold." in begun("tile a1_architecture")


def test_modules_stand_in_line_in_the_help(terminal: Terminal) -> None:
    lines = terminal("play", "--help").out.splitlines()
    columns = {
        line.index(line.split(maxsplit=1)[1])
        for line in lines
        if line.startswith(("    tribes ", "    prophecies ", "    buildings ", "    quick_actions "))
    }
    assert len(columns) == 1


def test_bench_takes_modules(terminal: Terminal) -> None:
    command = ["bench", "tzolkin", "--modules", "tribes,buildings", "--seconds", "0.05", "--players", "2"]
    assert json.loads(terminal(*command, "--json").out)["modules"] == ["tribes", "buildings"]
    assert "tzolkin with tribes, buildings, 2 players" in " ".join(terminal(*command).out.split())
    assert terminal("bench", "--modules", "tribes").status == 2
