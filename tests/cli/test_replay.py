"""Recorded games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.runner import Terminal
from cli.scripted import typed_game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    _, match = typed_game(4, "Ana=random,Ben=random")
    file = tmp_path / "game.tonalli"
    file.write_text(match.record().write(), encoding="utf-8")
    return file


def test_a_sound_record(terminal: Terminal, record: Path) -> None:
    result = terminal("replay", str(record), "--check")
    assert result.status == 0
    assert result.out.startswith("ok: ")
    assert "final scores" in result.out
    steps = terminal("replay", str(record), typed="help\nquit\n").out
    assert f"decision 0 of {result.out.split()[1]} >" in steps
    assert steps.count("Enter or next") == 2


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text.replace("Tonalli record 1", "A letter"),
        lambda text: text.replace(" collect", " main", 1),
        lambda text: text.replace("collect", "collekt", 1),
        lambda text: text.replace("rules: ", "rules: 9"),
        lambda text: text.replace("players: 2", "players: 7"),
        lambda text: text.replace("winners: [", "winners: [3, "),
        lambda text: "",
    ],
)
@pytest.mark.parametrize("option", ["--check", "--log", "--json"])
def test_a_broken_record_is_refused_in_one_line(terminal: Terminal, record: Path, damage: object, option: str) -> None:
    assert callable(damage)
    record.write_text(damage(record.read_text(encoding="utf-8")), encoding="utf-8")
    result = terminal("replay", str(record), option)
    assert result.status == 2
    assert result.out == ""
    assert result.err.count("\n") == 1
    assert "game.tonalli" in result.err


def test_the_log(terminal: Terminal, record: Path) -> None:
    result = terminal("replay", str(record), "--log")
    assert result.status == 0
    assert "Turn 1 " in result.out
    assert "Eclipse 3:" in result.out
    assert "The game is over" in result.out
    assert "[teotihuacan-" not in result.out


def test_the_data(terminal: Terminal, record: Path) -> None:
    data = json.loads(terminal("replay", str(record), "--json").out)
    assert data["over"] is True
    assert data["seats"] == ["Ana", "Ben"]
    assert [side["points"] for side in data["position"]["players"]] == data["scores"]


def test_stepping(terminal: Terminal, record: Path) -> None:
    script = [
        "",
        "next",
        "back",
        "turn 10",
        "board",
        "log",
        "turn x",
        f"turn {'9' * 5000}",
        "9" * 5000,
        "nonsense",
        "end",
        "next",
        "turn 0",
        "back",
        "quit",
    ]
    result = terminal("replay", str(record), typed="".join(f"{line}\n" for line in script))
    assert result.status == 0
    assert result.err == ""
    assert "Turn 10 " in result.out
    assert result.out.count("turn needs a number") == 2
    assert f'"{"9" * 40}…" is no command here' in result.out
    assert '"nonsense" is no command here' in result.out
    assert "The game is over" in result.out
    assert "This is the end of the record." in result.out
    assert "This is the beginning of the record." in result.out
