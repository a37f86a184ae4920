"""Where games are saved, and what saving never destroys."""

from __future__ import annotations

from pathlib import Path

import pytest

import tonalli
from cli.runner import Outcome, Terminal

NEW = ("play", "--seats", "human,random", "--setup", "first", "--seed", "7")


def moves_in(file: Path) -> int:
    return len(tonalli.load(file.read_text(encoding="utf-8")).moves)


def flat(result: Outcome) -> str:
    return " ".join(result.out.split())


@pytest.fixture
def evening(terminal: Terminal, tmp_path: Path) -> Path:
    file = tmp_path / "evening.tonalli"
    assert terminal(*NEW, "--save", str(file), typed="1\n1\nquit\n").status == 0
    return file


def test_a_loaded_game_is_kept_in_its_file(terminal: Terminal, evening: Path) -> None:
    before = moves_in(evening)
    result = terminal("play", "--load", str(evening), typed="1\n1\nquit\n")
    assert f"It is saved in {evening}" in flat(result)
    assert moves_in(evening) > before


def test_a_loaded_game_can_be_kept_elsewhere(terminal: Terminal, evening: Path, tmp_path: Path) -> None:
    before = evening.read_bytes()
    other = tmp_path / "other.tonalli"
    result = terminal("play", "--load", str(evening), "--save", str(other), typed="1\nquit\n")
    assert f"It is saved in {other}" in flat(result)
    assert evening.read_bytes() == before
    assert other.exists()


@pytest.mark.parametrize("force", [(), ("--force",)])
def test_what_is_no_record_is_never_overwritten(terminal: Terminal, tmp_path: Path, force: tuple[str, ...]) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_bytes(b"Dear \xff")
    result = terminal(*NEW, *force, "--save", str(letter))
    assert result.status == 2
    assert result.err == f"tonalli: {letter}: exists and is no Tonalli record, so it is not overwritten\n"
    inside = terminal(*NEW, *force, typed=f"save {letter}\nquit\n")
    assert inside.status == 0
    assert "is no Tonalli record" in flat(inside)
    assert letter.read_bytes() == b"Dear \xff"


def test_another_game_is_replaced_by_force_only(terminal: Terminal, evening: Path) -> None:
    before = evening.read_bytes()
    again = ("play", "--seed", "8", "--save", str(evening))
    result = terminal(*again)
    assert result.status == 2
    assert result.err == f"tonalli: {evening}: holds another game; --force replaces it\n"
    assert "holds another game" in flat(terminal("play", "--seed", "8", typed=f"save {evening}\nquit\n"))
    assert evening.read_bytes() == before
    assert terminal(*again, "--force").status == 0
    assert evening.read_bytes() != before


@pytest.mark.parametrize(("answer", "replaced"), [("yes", True), ("no", False), ("", False)])
def test_at_a_terminal_the_person_is_asked(terminal: Terminal, evening: Path, answer: str, replaced: bool) -> None:
    before = evening.read_bytes()
    result = terminal(*NEW[:-1], "9", "--save", str(evening), typed=f"{answer}\nquit\nquit\n", person=True)
    assert result.status == (0 if replaced else 2)
    assert "Replace it?" in result.out
    assert (evening.read_bytes() != before) == replaced


def test_the_same_game_further_on_is_no_other_game(terminal: Terminal, evening: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.tonalli"
    copy.write_bytes(evening.read_bytes())
    assert terminal("play", "--load", str(evening), "--save", str(copy)).status == 0
    empty = tmp_path / "empty"
    empty.touch()
    assert terminal(*NEW, "--save", str(empty)).status == 0


def test_leaving_an_unsaved_game_takes_two_words(terminal: Terminal, tmp_path: Path) -> None:
    twice = terminal(*NEW, typed="quit\nq\n", person=True)
    assert twice.out.count("type quit again") == 1
    assert "It was not saved." in twice.out
    file = tmp_path / "kept"
    kept = terminal(*NEW, typed=f"exit\nsave {file}\nquit\n", person=True)
    assert f"It is saved in {file}" in flat(kept)
    assert "type quit again" not in terminal(*NEW, typed="quit\n").out


@pytest.mark.parametrize("saved", [True, False])
def test_an_interruption_says_where_the_game_is(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, saved: bool
) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tonalli.cli.play.ask", interrupted)
    file = tmp_path / "game"
    result = terminal(*NEW, *(["--save", str(file)] if saved else []), person=True)
    assert result.status == 130
    assert (f"It is saved in {file}" if saved else "It was not saved.") in flat(result)


@pytest.mark.parametrize("option", ["--players 2", "--setup first", "--eclipse standard"])
def test_a_record_says_what_is_played(terminal: Terminal, evening: Path, option: str) -> None:
    result = terminal("play", "--load", str(evening), *option.split())
    assert result.status == 2
    assert result.err == f"tonalli: {option.split()[0]} cannot be given with --load: the record says it\n"
