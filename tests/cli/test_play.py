"""Playing at the terminal."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import tonalli
from clauses import clause
from cli.runner import Terminal
from cli.scripted import typed_game
from teotihuacan.empire.conquering import conquering
from tonalli.cli import files
from tonalli.core.errors import RecordError
from tonalli.core.match import Match


def typed(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize(
    ("seats", "setup", "eclipse"),
    [
        ("human,random", "standard", "standard"),
        ("human,random,random", "first", "dark"),
        ("human,random", "draft", "standard"),
    ],
)
def test_a_whole_game(terminal: Terminal, tmp_path: Path, seats: str, setup: str, eclipse: str) -> None:
    lines, match = typed_game(5, seats, setup=setup, eclipse=eclipse)
    file = tmp_path / "game.tonalli"
    chosen = ["--seats", seats, "--setup", setup, "--eclipse", eclipse]
    result = terminal("play", *chosen, "--seed", "5", "--save", str(file), typed=typed(lines))
    assert result.status == 0
    assert result.err == ""
    assert "The game is over" in result.out
    winner = match.winners()[0]
    assert f"Winner: {match.seats[winner].partition('=')[0]} with {match.scores()[winner]} VP" in result.out
    assert "[teotihuacan-" not in result.out
    assert "[cli-" not in result.out
    assert tonalli.load(file.read_text(encoding="utf-8")).state.to_dict() == match.state.to_dict()


def test_the_sources_add_up(terminal: Terminal) -> None:
    lines, match = typed_game(3, "human,greedy")
    result = terminal("play", "--seats", "human,greedy", "--seed", "3", typed=typed(lines))
    table = result.out[result.out.index("The game is over") :].splitlines()[2:]
    plain = [line.replace("·", "0").replace("−", "-") for line in table if ":" not in line]
    rows = [line.split()[-2:] for line in plain if line.strip()]
    sums = [sum(int(row[seat]) for row in rows[:-1]) for seat in (0, 1)]
    assert sums == match.scores() == [int(figure) for figure in rows[-1]]


def test_several_people_hide_their_starting_tiles(terminal: Terminal) -> None:
    lines, match = typed_game(2, "Ana=human,Ben=human")
    secret = [lines[0], lines[1]], [lines[2], lines[3]]
    script = ["", *secret[0], "", *secret[1], *lines[4:]]
    result = terminal("play", "--seats", "Ana=human,Ben=human", "--seed", "2", typed=typed(script))
    assert result.status == 0
    assert result.out.count("press Enter when only you look") == 2
    assert "The game is over" in result.out
    assert str(match.scores()[0]) in result.out


@clause("T-1.13")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_screen_of_a_secret_choice_shows_nothing_of_the_other_one(terminal: Terminal, seed: int) -> None:
    """Whatever the first person keeps, the second sees the same, at both choices."""
    screens = set()
    for first in "1234":
        for second in "123":
            lines = ["", first, second, "", "explain 1", "1", "log", "explain 1", "undo", "quit"]
            result = terminal("play", "--seats", "Ana=human,Ben=human", "--seed", str(seed), typed=typed(lines))
            assert result.status == 0
            screens.add(result.out.split("press Enter when only you look")[2])
    assert len(screens) == 1


def test_wrong_input_changes_nothing(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.tonalli"
    arguments = ("play", "--seed", "7", "--save", str(file))
    result = terminal(*arguments, typed="99\nnonsense\nkeep\nsave\nexplain x\ntile\ntile nothing such\n\nundo\nquit\n")
    assert result.status == 0
    assert "There is no option 99" in result.out
    assert '"nonsense" is no option here' in result.out
    assert '"keep" could mean keep:' in result.out
    assert "save needs a file" in result.out
    assert "explain needs the number" in result.out
    assert "tile needs a name" in result.out
    assert 'Nothing here is called "nothing such"' in result.out
    assert "Nothing to take back" in result.out
    fresh = terminal(*arguments, typed="")
    assert fresh.status == 0
    untouched = tonalli.load(file.read_text(encoding="utf-8"))
    assert not any(move.action < tonalli.GAMES["teotihuacan"].space.read("~first:0") for move in untouched.moves)


def test_undo(terminal: Terminal, tmp_path: Path) -> None:
    lines, match = typed_game(7, "human,random", setup="first", decisions=1)
    file = tmp_path / "game.tonalli"
    arguments = ("play", "--seats", "human,random", "--setup", "first", "--seed", "7", "--save", str(file))
    result = terminal(*arguments, typed=typed([*lines, "undo", "quit"]))
    assert "Taken back." in result.out
    saved = tonalli.load(file.read_text(encoding="utf-8"))
    assert len(saved.moves) == len(match.moves) - 1


@pytest.mark.parametrize(("seats", "taken_back"), [("human,human", True), ("random,human", False)])
def test_what_asks_a_person_is_taken_back_by_a_person_only(
    terminal: Terminal, tmp_path: Path, seats: str, taken_back: bool
) -> None:
    match = tonalli.match_from(conquering(regions={"0": 1, "5": 0}))
    match.play("warrior")
    assert match.actor == 1
    file = tmp_path / "game.tonalli"
    file.write_text(match.record().write(), encoding="utf-8")
    result = terminal("play", "--load", str(file), "--seats", seats, typed=typed(["undo", "quit"]))
    assert ("Taken back." if taken_back else "Nothing to take back") in result.out
    assert len(tonalli.load(file.read_text(encoding="utf-8")).moves) == (0 if taken_back else 1)


def test_a_saved_game_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    lines, match = typed_game(11, "Ana=human,random")
    file = tmp_path / "game.tonalli"
    first = terminal(
        "play", "--seats", "Ana=human,random", "--seed", "11", typed=typed([*lines[:9], f"save {file}", "quit"])
    )
    assert f"tonalli play --load {file}" in " ".join(first.out.split())
    result = terminal("play", "--load", str(file), "--save", str(file), "--seed", "11", typed=typed(["quit"]))
    assert "The game goes on" in result.out
    assert "Ana" in result.out
    assert len(tonalli.load(file.read_text(encoding="utf-8")).moves) <= len(match.moves)


def test_looking_around(terminal: Terminal) -> None:
    lines, _ = typed_game(7, "human,random", setup="first", decisions=4)
    looks = ["help", "board", "board pyramid", "temples", "log", "log all", "explain 1", "tile extra worker", "tile 05"]
    script = typed([*lines, *looks, "quit"])
    result = terminal("play", "--seats", "human,random", "--setup", "first", "--seed", "7", typed=script)
    assert result.status == 0
    assert "What you can type" in result.out
    assert "Pyramid from above" in result.out
    assert "extra worker: Use it during" in result.out
    assert "[teotihuacan-" not in result.out
    assert max(len(line.rstrip()) for line in result.out.splitlines()) <= 100


def test_a_unique_beginning_is_enough(terminal: Terminal, tmp_path: Path) -> None:
    match = tonalli.new("teotihuacan", players=2, seed=7, setup="first")
    assert match.actor in (0, 1)
    seats = "human,random" if match.actor == 0 else "random,human"
    wanted = match.write(match.legal()[0])
    file = tmp_path / "game.tonalli"
    arguments = ("play", "--seats", seats, "--setup", "first", "--seed", "7", "--save", str(file))
    terminal(*arguments, typed=f"{wanted[:-2]}\nquit\n")
    assert wanted in file.read_text(encoding="utf-8")


def test_a_resumed_game_ends_like_an_unbroken_one(terminal: Terminal, tmp_path: Path) -> None:
    seats = "Ana=human,Ben=human"
    lines, match = typed_game(11, seats, setup="draft")
    file = tmp_path / "game.tonalli"
    kept = ("--save", str(file), "--seed", "11")
    terminal("play", "--seats", seats, "--setup", "draft", *kept, typed=typed(lines[:60]))
    assert not tonalli.load(file.read_text(encoding="utf-8")).over
    result = terminal("play", "--load", str(file), *kept, typed=typed(lines[60:]))
    assert "The game is over" in result.out
    assert tonalli.load(file.read_text(encoding="utf-8")).state.to_dict() == match.state.to_dict()
    rows = result.out[result.out.index("The game is over") :].splitlines()
    total = next(row for row in rows if row.startswith("total"))
    assert [int(figure) for figure in total.split()[1:]] == match.scores()


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_game_with_bots_goes_on_as_if_it_had_never_been_left(terminal: Terminal, tmp_path: Path, bot: str) -> None:
    seats = f"Ana=human,{bot},random"
    lines, match = typed_game(12, seats)
    file = tmp_path / "game.tonalli"
    kept = ("--save", str(file), "--seed", "12")
    terminal("play", "--seats", seats, *kept, typed=typed(lines[:25]))
    terminal("play", "--load", str(file), *kept, typed=typed(lines[25:50]))
    result = terminal("play", "--load", str(file), *kept, typed=typed(lines[50:]))
    assert "The game is over" in result.out
    resumed = tonalli.load(file.read_text(encoding="utf-8"))
    assert [move.action for move in resumed.moves] == [move.action for move in match.moves]


@pytest.mark.parametrize("name", ["/", ".", "..", "no/such/folder/file", "a\0b"])
def test_a_bad_name_does_not_end_the_game(terminal: Terminal, name: str) -> None:
    result = terminal("play", "--seed", "7", typed=typed([f"save {name}", "1", "quit"]))
    assert result.status == 0
    assert result.err == ""
    assert result.out.count(" > ") == 3
    assert "It was not saved." in result.out


def test_numbers_of_any_length(terminal: Terminal) -> None:
    digits = "9" * 5000
    lines = [digits, f"explain {digits}", f"tile {digits}", "0" * 5000, "x" * 5000, f"{'0' * 5000}1", "quit"]
    result = terminal("play", "--seed", "7", typed=typed(lines))
    assert result.status == 0
    assert result.err == ""
    assert f"There is no option {'9' * 40}…: they run from 1 to 4." in " ".join(result.out.split())
    assert result.out.count("There is no option 999") == 2
    assert "(1 to choose)" in result.out or "Which starting tile do you keep?" in result.out


def test_a_file_that_can_no_longer_be_written(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game goes on, and does not claim to be saved."""
    written = 0

    def failing(file: Path, match: Match) -> None:
        nonlocal written
        written += 1
        if written > 1:
            raise RecordError("the disk is full")
        files.write_match(file, match)

    monkeypatch.setattr("tonalli.cli.keeping.write_match", failing)
    arguments = ("play", "--seed", "7", "--save", str(tmp_path / "game.tonalli"))
    result = terminal(*arguments, typed=typed(["1", "1", "quit"]))
    assert result.status == 0
    assert result.out.count("the disk is full") >= 2
    assert "It was not saved." in result.out


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a pipe with a name")
def test_only_files_are_replaced(terminal: Terminal, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    result = terminal("play", "--seed", "7", "--save", str(pipe))
    assert result.status == 2
    assert result.err == f"tonalli: {pipe}: is a folder or device, not a file for a record\n"
    assert pipe.is_fifo()


def test_nothing_is_left_beside_the_file(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.tonalli"
    assert terminal("play", "--seed", "7", "--save", str(file), typed=typed(["1", "quit"])).status == 0
    assert [each.name for each in tmp_path.iterdir()] == ["game.tonalli"]
