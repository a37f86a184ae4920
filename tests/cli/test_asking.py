"""How a person is asked: what stands first, what stands above the question, how to see it again."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tonalli
from cli.runner import Terminal
from cli.scripted import typed_game
from tonalli.cli.face import face_of, kinds_of
from tonalli.cli.story import Told
from tonalli.cli.teotihuacan.story import TELLER
from tonalli.core.events import Event
from tonalli.core.match import Match

PASS = 0
OF_OTHERS = re.compile(r"^Turn \d+ \w (Ben|Cid):", re.MULTILINE)


def decisions(game: str, games: int) -> Iterator[Match]:
    """Matches in the middle of random games."""
    for seed in range(games):
        match = tonalli.new(game, players=2, seed=seed)
        choose = random.Random(seed).choice
        while not match.over:
            yield match
            match.play(choose(match.legal()))


# ---- order ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_doing_nothing_is_the_last_option(game: str) -> None:
    face = face_of(game)
    passes = 0
    for match in decisions(game, 3):
        listed = face.listed(match)
        assert sorted(listed) == match.legal()
        if PASS in listed:
            passes += 1
            assert listed[-1] == PASS
    assert passes > 20


def test_the_highest_wages_are_the_first_option() -> None:
    seen = 0
    for match in decisions("teotihuacan", 3):
        listed = face_of("teotihuacan").listed(match)
        if "wages" in kinds_of(match.game, listed):
            paid = [int(str(match.describe(action).get("cocoa", -1))) for action in listed]
            due = [amount for amount in paid if amount >= 0]
            assert due == sorted(due, reverse=True)
            seen += 1
    assert seen


def test_the_action_a_worker_has_reached_is_the_first_option() -> None:
    seen = 0
    for match in decisions("tzolkin", 4):
        decision = match.view(None)["decision"]
        if decision["step"] != "choose-action":
            continue
        listed = [match.write(action) for action in face_of("tzolkin").listed(match)]
        own = f"act:{decision['gear']}_{decision['space']}"
        if own in listed and decision["gear"] != "chichen_itza":
            assert listed[0] == own
            assert listed[-1] == "pass"
            seen += len(listed) > 2
    assert seen


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
    for seed in range(12, 30):
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
    assert result.err == "tonalli: bot: the Teotibot belongs to teotihuacan, and this is tzolkin\n"


# ---- why -----------------------------------------------------------------------------------------


def test_a_resource_in_setup_says_where_it_comes_from() -> None:
    """A blue step is taken before the resources a tile lets one choose."""
    face = face_of("teotihuacan")
    causes = set()
    for seed in range(60):
        match = tonalli.new("teotihuacan", players=2, seed=seed, watch=True)
        choose = random.Random(seed).choice
        while match.turn == 0:
            view = match.view(match.actor)
            if view["decision"]["step"] == "take-resources":
                question = face.question(match, view)
                from_temple = question.startswith("Your step on the blue temple brings")
                assert from_temple or question.startswith("Your starting tile brings")
                tiles = [event.what for event in match.watch() if event.kind == "keep" and event.player == match.actor]
                if not any(tile.endswith("any2") for tile in tiles):
                    assert from_temple
                if not any("blue" in tile or "temples" in tile or "technology" in tile for tile in tiles):
                    assert not from_temple
                causes.add(from_temple)
            match.play(choose(match.legal()))
    assert causes == {True, False}


# ---- what is added up ----------------------------------------------------------------------------


def test_points_are_not_added_up_past_another_event() -> None:
    points = [Event("score", 0, "", amount, "", "T-15.3") for amount in (3, 1, 5)]
    built = [Event("build", 0, tile, 0, "100", "T-15.2") for tile in ("19", "02")]
    told = TELLER.merged([built[0], points[0], points[1], built[1], points[2]])
    assert [(each.event.kind, each.amount) for each in told if isinstance(each, Told)] == [
        ("build", 0),
        ("score", 4),
        ("build", 0),
        ("score", 5),
    ]
