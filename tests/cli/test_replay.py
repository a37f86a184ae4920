"""Recorded games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tonalli
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


def test_several_decisions_at_once(terminal: Terminal, record: Path) -> None:
    result = terminal("replay", str(record), typed="next 3\nback 2\nback 99\nback\nnext 0\nback x\nnext 99999\nquit\n")
    moves = terminal("replay", str(record), "--check").out.split()[1]
    assert f"decision 3 of {moves} > " in result.out
    assert f"decision 1 of {moves} > " in result.out
    assert f"decision {moves} of {moves} > " in result.out
    assert result.out.count(f"decision 0 of {moves} > ") == 5
    assert result.out.count("This is the beginning of the record.") == 1
    assert result.out.count("needs a number of decisions, from 1") == 2


def test_what_was_chosen_is_said(terminal: Terminal, record: Path) -> None:
    """Of every decision, whether it has an event of its own or not; nobody who looks on is addressed."""
    match = tonalli.load(record.read_text(encoding="utf-8"))
    chosen = [word for move in match.moves if not (word := match.write(move.action)).startswith("~")]
    result = terminal("replay", str(record), typed="\n" * 40)
    told = " ".join(result.out.split())
    for word in chosen[:40]:
        assert f"({word})" in told
    assert "chose: Go to " in told
    assert 'is asked: "Your turn. Which worker do you move?' in told


@pytest.mark.parametrize("part", ["ring", "temples", "board pyramid", "players", "tile mask", "log 2", "log all"])
def test_looking_around(terminal: Terminal, record: Path, part: str) -> None:
    plain = terminal("replay", str(record), typed="turn 9\nquit\n").out
    result = terminal("replay", str(record), typed=f"turn 9\n{part}\nquit\n")
    assert len(result.out.splitlines()) > len(plain.splitlines()) + 1
    assert "is no command here" not in result.out
    assert 'The table has no part "x"' in terminal("replay", str(record), typed="board x\nquit\n").out
    assert "tile needs a name" in terminal("replay", str(record), typed="tile\nquit\n").out


def test_a_turn_nobody_decides_in(terminal: Terminal, tmp_path: Path) -> None:
    match = tonalli.new("teotihuacan", players=1, seed=3, seats=["Ana=human"])
    while match.turn < 8:
        match.play(match.legal()[0])
    file = tmp_path / "solo"
    file.write_text(match.record().write(), encoding="utf-8")
    result = terminal("replay", str(file), typed="turn 3\nturn 4\nquit\n")
    assert result.out.count("Nobody decides anything in turn") == 1
    assert "Nobody decides anything in turn 4: this is turn 5." in result.out


def test_a_game_that_began_at_a_position(terminal: Terminal, tmp_path: Path) -> None:
    _, whole = typed_game(4, "Ana=random,Ben=random")
    position = tonalli.load(whole.record().upto(90).write()).state
    match = tonalli.match_from(position, seed=1)
    for _ in range(3):
        match.play(match.legal()[0])
    file = tmp_path / "puzzle.txt"
    file.write_text(match.record().write(), encoding="utf-8")
    steps = terminal("replay", str(file), typed="next\nnext\nnext\nquit\n")
    assert steps.status == 0
    assert "decision 3 of 3 >" in steps.out
    assert terminal("replay", str(file), "--log").status == 0


def test_a_record_without_names_is_replayed_and_played_on(terminal: Terminal, tmp_path: Path) -> None:
    match = tonalli.new("teotihuacan", players=2, seed=1, seats=["", ""])
    file = tmp_path / "nameless.txt"
    file.write_text(match.record().write(), encoding="utf-8")
    assert "Player 1" in terminal("replay", str(file), "--log").out
    assert terminal("play", "--load", str(file), typed="quit\n").status == 0
