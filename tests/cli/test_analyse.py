"""Reviews at the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tonalli
from cli.runner import Terminal
from cli.scripted import typed_game


@pytest.fixture(params=["teotihuacan", "tzolkin"])
def record(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    _, match = typed_game(4, "Ana=random,Ben=greedy", game=request.param)
    file = tmp_path / "game.tonalli"
    file.write_text(match.record().write(), encoding="utf-8")
    return file


def test_a_review_is_printed_with_its_curve(terminal: Terminal, record: Path) -> None:
    result = terminal("analyse", str(record), "--simulations", "4", "--seat", "1")
    assert (result.status, result.err) == (0, "")
    assert "Chances to win" in result.out
    assert " 100% " in result.out
    assert "lost most in these 3 of" in result.out
    assert result.out.count("played: ") == result.out.count("better: ") == 3
    assert result.out.count("The chance to win") == 3
    assert "4 lines followed" in result.out
    assert "Ben" in result.out


def test_a_program_can_read_it_and_gets_the_same_for_a_seed(terminal: Terminal, record: Path) -> None:
    arguments = ("analyse", str(record), "--simulations", "2", "--seat", "2", "--seed", "3", "--json")
    first, second = (terminal(*arguments) for _ in range(2))
    assert first.out == second.out
    data = json.loads(first.out)
    match = tonalli.load(record.read_text(encoding="utf-8"), seed=0)
    assert data["scores"] == match.scores()
    assert {turn["seat"] for turn in data["turns"]} == {1}
    assert len(data["curve"]) == match.turn + 1
    told = [step for turn in data["turns"] for step in turn["better"]]
    assert all(set(step) == {"notation", "words"} for step in told)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--seat", "3"), "seat=3: allowed is 1 to 2"),
        (("--simulations", "0"), "simulations=0"),
    ],
)
def test_wrong_wishes_end_with_a_line(
    terminal: Terminal, record: Path, arguments: tuple[str, ...], message: str
) -> None:
    result = terminal("analyse", str(record), *arguments)
    assert result.status == 2
    assert message in result.err
    assert len(result.err.splitlines()) == 1


def test_a_record_without_turns_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.tonalli"
    file.write_text(tonalli.new("tzolkin", players=2, seed=1).record().write(), encoding="utf-8")
    result = terminal("analyse", str(file))
    assert result.status == 2
    assert "no turn to judge" in result.err
