"""How a person is asked: what stands first, what stands above the question, how to see it again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tonalli
from cli.runner import Terminal
from cli.scripted import typed_game
from telling.told import decisions
from tonalli.cli.answers import shortened
from tonalli.cli.explaining import described, option_explained
from tonalli.cli.teotihuacan.tracks import calendar
from tonalli.locale import speaking, words
from tonalli.telling import telling_of

OF_OTHERS = re.compile(r"^Turn \d+ \w (Ben|Cid):", re.MULTILINE)


# ---- the question again --------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
@pytest.mark.parametrize("line", ["", "options"])
def test_the_options_can_be_seen_again(terminal: Terminal, game: str, line: str) -> None:
    once = terminal("play", game, "--seed", "3", typed="quit\n").out
    twice = terminal("play", game, "--seed", "3", typed=f"{line}\nquit\n").out
    options = [text for text in once.splitlines() if text.startswith(("1  ", "2  "))]
    assert options
    for text in options:
        assert twice.splitlines().count(text) == 2 * once.splitlines().count(text)


@pytest.mark.parametrize(
    "line", ["board players", "players", "tile mask", "help", "log", "nonsense", "explain 1", "77"]
)
def test_the_question_is_repeated_after_anything_else(terminal: Terminal, line: str) -> None:
    lines = terminal("play", "--setup", "first", "--seed", "3", typed=f"{line}\nquit\n").out.splitlines()
    again = [text for text in lines if text.endswith("(Enter shows the options again)")]
    assert again == ["Your turn. Which worker do you move? (Enter shows the options again)"]
    assert lines[lines.index(again[0]) + 1].startswith("You > quit")


# ---- what the others did -------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_what_the_others_did_stands_between_the_table_and_the_question(terminal: Terminal, game: str) -> None:
    seats = ("--seats", "Ben=greedy,Cid=greedy,Ana=human")
    out = terminal("play", game, "--seed", "4", *seats, typed="1\n" * 25 + "quit\n").out
    parts = out.split("Your turn. ")
    assert len(parts) > 2
    for before in parts[1:-1]:
        if "Players in order" in before:
            above, _, below = before.rpartition("Ana > ")[2].partition("Players in order")
            assert not OF_OTHERS.search(above)
            assert OF_OTHERS.search(below)


def test_what_there_was_no_choice_about_is_told_below_the_table(terminal: Terminal) -> None:
    for seed in range(40, 50):
        typed = "".join(f"{line}\n" for line in typed_game(seed, "human,random")[0])
        out = terminal("play", "--seed", str(seed), "--seats", "human,random", typed=typed).out
        for part in out.split("You > ")[1:]:
            if "nothing else is possible: Move" in part and "Boards, clockwise" in part:
                assert part.index("Boards, clockwise") < part.index("nothing else is possible: Move")
                return
    raise AssertionError("nobody was forced to move")


# ---- saving --------------------------------------------------------------------------------------


def test_where_a_game_is_kept_from_now_on_is_said(terminal: Terminal, tmp_path: Path) -> None:
    first, second = tmp_path / "a", tmp_path / "b"
    result = terminal("play", "--seed", "3", "--save", str(first), typed=f"save {second}\nsave {second}\nquit\n")
    told = " ".join(result.out.split())
    assert f"Saved in {second}; from now on every decision is written there, and no longer into {first}." in told
    assert f"Saved in {second}; from now on every decision is written there. " in told
    assert "keep writing it there" in " ".join(terminal("play", "--seed", "3", typed="help\nquit\n").out.split())


def test_a_refused_file_is_refused_before_anything_is_said(terminal: Terminal, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Ana", encoding="utf-8")
    result = terminal("play", "--seed", "3", "--save", str(letter))
    assert (result.status, result.out) == (2, "")
    assert "is no Tonalli record" in result.err


# ---- games and options that do not belong together -----------------------------------------------


@pytest.mark.parametrize(("kept", "other"), [("teotihuacan", "tzolkin"), ("tzolkin", "teotihuacan")])
def test_a_record_of_another_game_is_refused(terminal: Terminal, tmp_path: Path, kept: str, other: str) -> None:
    file = tmp_path / "game"
    assert terminal("play", kept, "--seed", "3", "--save", str(file), typed="quit\n").status == 0
    result = terminal("play", other, "--load", str(file), typed="quit\n")
    assert (result.status, result.out) == (2, "")
    assert f"is a game of {kept}, not of {other}" in result.err
    assert terminal("play", kept, "--load", str(file), typed="quit\n").status == 0
    assert terminal("play", "--load", str(file), typed="quit\n").status == 0


def test_the_teotibot_belongs_to_one_game(terminal: Terminal) -> None:
    result = terminal("play", "tzolkin", "--bot", "easiest")
    assert result.status == 2
    assert result.err == "tonalli: bot: belongs to teotihuacan, and this is tzolkin\n"


# ---- looking around ---------------------------------------------------------------------------------


def test_forced_options_are_taken_and_told(terminal: Terminal, tmp_path: Path) -> None:
    lines, match = typed_game(5, "human,random")
    file = tmp_path / "game"
    arguments = ("play", "--seats", "human,random", "--seed", "5", "--save", str(file))
    result = terminal(*arguments, typed="".join(f"{line}\n" for line in lines))
    assert "You: nothing else is possible: " in result.out
    assert file.read_text(encoding="utf-8") == match.record().write()
    asking = terminal(*arguments, "--ask-all", "--force", typed="1\n" * 12)
    assert "nothing else is possible" not in asking.out


def test_keys_that_are_no_letters_are_not_said_back() -> None:
    assert shortened("\x1b[A\x1b[1;5Cabc\x1bOP\x07\x1b") == "abc"


def test_looking_at_parts(terminal: Terminal) -> None:
    arguments = ("play", "--seats", "human,random", "--setup", "first", "--seed", "7")
    lines, _ = typed_game(7, "human,random", setup="first", decisions=12)
    result = terminal(*arguments, typed="".join(f"{line}\n" for line in [*lines, "board x", "", "quit"]))
    assert 'The table has no part "x", only ring, temples' in result.out
    assert "is no option here" not in result.out
    for count in (1, 3):
        told = terminal(*arguments, typed="".join(f"{line}\n" for line in [*lines, f"log {count}", "quit"])).out
        log = told.partition(f"log {count}\n")[2].splitlines()
        assert len([line for line in log if line.startswith("Turn ")]) <= count


@pytest.mark.parametrize("eclipse", ["standard", "dark"])
def test_the_calendar_says_what_is_going_on(eclipse: str) -> None:
    told = set()
    for match in decisions("teotihuacan", 3, eclipse=eclipse):
        view = match.view(None)
        text = "\n".join(str(line) for line in calendar(view))
        assert "4 of 3" not in text
        assert ("Dark Eclipse" in text) == (eclipse == "dark")
        if view["decision"]["step"] == "pay-wages":
            assert "wages are paid" in text
            assert "follows" not in text
            assert "due" not in text
            told.add(view["calendar"]["eclipses"])
    assert told == {0, 1, 2}


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("decoration 07", "decoration: "),
        ("pyramid tile 10", "pyramid tile: "),
        ("10", "pyramid tile: "),
        ("idol", "idol: "),
        ("worship", "worship: "),
        ("mask", "sun mask: "),
        ("Extra Worker", "extra worker: "),
        ("palace", "Palace: "),
        ("A04", "Royal tile (technologies): "),
        ("avenue", "Avenue of the Dead: "),
        ("bonus tile", "bonus tile: "),
    ],
)
def test_names_on_the_screen_are_found(name: str, line: str) -> None:
    match = tonalli.new("teotihuacan", players=2, seed=7)
    found = [each.plain for each in described(match.game, match.state, 0, name)]
    assert [each for each in found if each.startswith(line)]
    assert not [each for each in found if "[teotihuacan" in each or "_" in each]
    assert len([each for each in found if "Royal tile: " in each]) == (name == "palace")


@pytest.mark.parametrize(
    ("language", "name", "title"),
    [
        ("cs", "maska jaguara", "maska jaguára"),
        ("el", "ΜΑΣΚΑ ΙΑΓΟΥΑΡΟΥ", "μάσκα ιαγουάρου"),
        ("pl", "zloza zlota", "Złoża"),
    ],
)
def test_names_are_found_without_their_accents(language: str, name: str, title: str) -> None:
    match = tonalli.new("teotihuacan", players=2, seed=7)
    with speaking(language):
        found = [each.plain for each in described(match.game, match.state, 0, name)]
    assert [each for each in found if each.startswith(title)], found


@pytest.mark.parametrize("name", ["01h", "A10", "obsidian", "obsidian_cocoa", "no such thing"])
def test_what_has_no_words_is_not_explained(name: str) -> None:
    match = tonalli.new("teotihuacan", players=2, seed=7)
    assert [line.plain for line in described(match.game, match.state, 0, name)] == [f'Nothing here is called "{name}".']


def test_a_move_is_explained_by_the_boards_it_reaches() -> None:
    match = tonalli.new("teotihuacan", players=2, seed=7, setup="first")
    move = next(choice for choice in telling_of(match.game).choices(match.state) if choice.kind == "move")
    ring = match.view(None)["ring"]
    start = ring.index(move.about["board"])
    reached = [words(f"teotihuacan-board-{ring[(start + distance) % 8]}") for distance in (1, 2, 3)]
    titles = [line.plain.partition(":")[0] for line in option_explained(match.game, match.state, move)]
    assert [title for title in titles if title in reached] == reached
