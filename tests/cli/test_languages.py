"""The terminal in every language: columns follow the longest word in them, and no line ends at a no-break space."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from itertools import pairwise
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

import tonalli
from tonalli.cli.face import face_of
from tonalli.cli.language import checked, of_environment
from tonalli.cli.result import show_result
from tonalli.cli.terminal import hanging, show
from tonalli.cli.train import line
from tonalli.core.errors import OptionError
from tonalli.core.game import Game
from tonalli.locale import languages, listed, speaking, text, words
from tonalli.locale.catalogue import written
from tonalli.telling import telling_of
from tonalli.telling.phrase import Phrase
from tonalli.telling.tzolkin.wording import PRINTED
from tonalli.teotihuacan.names import TEMPLES
from tonalli.tzolkin.names import TRACKS

WIDTH = 80


def printed(*parts: RenderableType, width: int = WIDTH) -> list[str]:
    console = Console(width=width, highlight=False, no_color=True)
    with console.capture() as capture:
        show(console, parts)
    return [line.rstrip() for line in capture.get().splitlines()]


def section(name: str, part: str, players: int) -> list[str]:
    match = tonalli.new(name, players=players, seed=5)
    game: Game = match.game
    view = match.view(0)
    seats = telling_of(game).seats(view, [f"Ana {number}" for number in range(players)])
    return printed(*face_of(game).section(part, view, seats))


@pytest.mark.parametrize("language", written())
def test_labels_of_tracks_stand_apart_from_the_cells(language: str) -> None:
    with speaking(language):
        rows = section("teotihuacan", "temples", 2) + section("teotihuacan", "avenue", 2)
        names = [text(Phrase(f"teotihuacan-temple-{temple}.name")) for temple in TEMPLES]
        names += [words(f"teotihuacan-track-{track}") for track in ("avenue", "pyramid")]
    for name in names:
        row = next(row for row in rows if re.match(rf"{re.escape(name)} +\S+(  +\S+)+$", row))
        assert row[len(name)] == " "


@pytest.mark.parametrize("language", written())
def test_names_of_technologies_are_whole(language: str) -> None:
    with speaking(language):
        rows = " ".join(section("tzolkin", "technologies", 2))
        names = [words(f"tzolkin-technology-{track}") for track in TRACKS]
    assert "…" not in rows
    assert [name for name in names if name.split()[0] not in rows] == []


ALL_MODULES = {
    "teotihuacan": ["obsidian", "court", "altars", "empire"],
    "tzolkin": ["tribes", "prophecies", "buildings", "quick_actions"],
}
AT_TABLE = [("teotihuacan", 4), ("teotihuacan", 1), ("tzolkin", 5), ("tzolkin", 2)]


@pytest.fixture(scope="module", params=AT_TABLE, ids=lambda table: "-".join(map(str, table)))
def played(request: pytest.FixtureRequest) -> tuple[Game, int, list[dict[str, Any]]]:
    """Views of a game that was played at random: early, with much on the table, and at its end."""
    name, players = request.param
    match = tonalli.new(name, players=players, seed=5, modules=ALL_MODULES[name])
    choose, views = random.Random(5).choice, []
    while not match.over:
        if len(match.record().moves) % 150 == 100:
            views.append(match.view(0))
        match.play(choose(match.legal()))
    return match.game, players, [*views, match.view(0)]


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", written())
def test_no_word_of_a_table_is_cut(played: tuple[Game, int, list[dict[str, Any]]], language: str, width: int) -> None:
    """What is printed into a narrow window is what is printed into a wide one, but for where lines end."""
    game, players, views = played
    face = face_of(game)
    for view in views:
        seats = telling_of(game).seats(view, [f"Ana {number}" for number in range(players)])
        with speaking(language):
            for part in face.parts(view):
                whole = {each for row in printed(*face.section(part, view, seats), width=600) for each in row.split()}
                rows = printed(*face.section(part, view, seats), width=width)
                assert [each for row in rows for each in row.split() if each not in whole or "…" in each] == [], part


@pytest.mark.parametrize("language", written())
def test_closed_actions_have_room(language: str) -> None:
    """Z-9: at most all of them are closed."""
    match = tonalli.new("tzolkin", players=2, seed=5)
    view = match.view(0)
    view["closed_actions"] = [action for action in PRINTED["gears"]["chichen_itza"]["spaces"] if action]
    with speaking(language):
        rows = printed(*face_of(match.game).section("gears", view, telling_of(match.game).seats(view, ["Ana", "Eva"])))
        first = words("tzolkin-gear-closed").split()[0]
    assert sum(row.count(first) for row in rows if "…" not in row) >= len(view["closed_actions"]) - 1


@pytest.mark.parametrize("language", written())
def test_the_action_pyramid_keeps_its_walls(language: str) -> None:
    with speaking(language):
        rows = [row for row in section("teotihuacan", "teotibot", 1) if re.search(r"[│┌└]", row)]
    assert len(rows) == 10
    for above, below in pairwise(rows):
        for at, sign in enumerate(below):
            if sign in "│┘└":
                assert above[at] in "│┌┬┐┴", (above, below)
    assert max(map(len, rows)) <= WIDTH


def test_lines_never_end_at_a_no_break_space() -> None:
    line = "aaa " * 19 + "3\u00a0točky " + "bbb " * 18 + "12\u00a0bodů a\u00a0dál"
    console = Console(width=WIDTH, highlight=False, no_color=True)
    with console.capture() as capture:
        console.print(line)
        hanging(console, Text(line))
    rows = capture.get().splitlines()
    assert sum("3\u00a0točky" in row for row in rows) == 2
    assert sum("12\u00a0bodů" in row for row in rows) == 2
    assert sum("a\u00a0dál" in row for row in rows) == 2


@pytest.mark.parametrize("language", languages())
def test_what_is_typed_is_explained_in_words_of_the_language(language: str) -> None:
    with speaking(language):
        typed = [words("cli-play-typed.tile"), words("cli-play-typed.save")]
    assert [each.split()[0] for each in typed] == ["tile", "save"]
    assert language == "en" or not {"NAME", "FILE"} & {each.split()[1] for each in typed}


PAGES = ("", "play", "train", "tables", "serve")
REFUSED = ("plai", "replay", "replay one two", "play --seats", "play --force=3", "play --nothing", "train teotihuacan")
OF_THE_LIBRARY = re.compile(
    r"\b(Usage|Options?|OPTIONS|Arguments|ARGS|Commands|COMMAND|FILE|Show|required|No such|Missing|Got)\b|default:"
)
"""What help pages and refusals would say in English, whoever reads them."""


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_help_and_refusals_have_no_word_of_the_library(language: str) -> None:
    lines = [f"{page} --help".split() for page in PAGES] + [line.split() for line in REFUSED]
    program = f"from tonalli.cli.main import run\nfor line in {lines}: run(line)"
    said = subprocess.run(
        [sys.executable, "-c", f"from tonalli.locale import SPOKEN\nSPOKEN.set({language!r})\n{program}"],
        capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    assert OF_THE_LIBRARY.findall(said.stdout + said.stderr) == []
    assert said.stdout.count(words_in(language, "cli-help-usage")) == len(PAGES)
    assert len(said.stderr.splitlines()) == len(REFUSED)


@pytest.mark.parametrize("name", ["cs", "cs-CZ", "cs_CZ", "cs_CZ.UTF-8", "CS"])
def test_a_language_is_named_with_or_without_its_region(name: str) -> None:
    assert checked(name) == "cs"
    assert of_environment({"TONALLI_LANGUAGE": name, "LC_ALL": "pl_PL.UTF-8"}) == "cs"


@pytest.mark.parametrize("name", ["xx", "xx-CZ", "english", ""])
def test_a_language_without_words_is_refused_as_it_was_named(name: str) -> None:
    with pytest.raises(OptionError, match=f"language={name}: "):
        checked(name)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "qaa_DE.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "pl_PL.UTF-8", "LANGUAGE": "el:en"}, "el"),
        ({"LANG": "cs_CZ.UTF-8", "LANGUAGE": "qaa:es_MX:cs"}, "es"),
        ({"LANG": "cs_CZ.UTF-8", "LANGUAGE": "en:cs"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LANGUAGE": "qaa"}, "en"),
        ({"LANGUAGE": "el:en"}, "el"),
        ({"LC_ALL": "C", "LANGUAGE": "el:en"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LANGUAGE": ""}, "cs"),
    ],
)
def test_the_system_says_what_its_user_reads(environment: dict[str, str], language: str) -> None:
    """As with gettext: the first of LANGUAGE that there is, unless the system speaks none."""
    assert of_environment(environment) == language


@pytest.mark.parametrize("language", languages())
def test_the_last_of_several_figures_has_a_conjunction(language: str) -> None:
    """Some of them have a decimal comma, so that a comma alone would not tell them apart."""
    match = tonalli.new("tzolkin", players=2, seed=5, watch=True)
    while not match.over:
        match.play(match.legal()[-1])
    seats = telling_of(match.game).seats(match.view(0), ["Ana", "Eva"])
    console = Console(width=WIDTH, highlight=False, no_color=True)
    with speaking(language), console.capture() as shown:
        show_result(console, match, seats)
    lines = [line for line in shown.get().splitlines() if re.search(r" Ana: .*\d$", line)]
    joined = listed(["1", "2"], "and", language)[1:-1].strip()
    assert [line for line in lines if not re.search(rf"[\d,] {joined}\s[−\d,.]+$", line)] == []
    assert len(lines) == 1


@pytest.mark.parametrize("language", languages())
def test_results_of_an_exam_are_joined_as_the_language_joins(language: str) -> None:
    result = {"won": 0.5, "low": 0.4, "high": 0.6, "score": 90.0}
    with speaking(language):
        said = line({"seconds": 60.0, "exam": {"greedy": result, "random": result}})
    assert "; " not in said
    assert listed(["", "random"], "and", language) in said


def words_in(language: str, key: str) -> str:
    with speaking(language):
        return words(key)
