"""Everything a person reads has words, and the words fit their figures."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import tonalli
from tonalli.bots.registry import BOTS
from tonalli.cli.face import face_of
from tonalli.cli.files import new_match
from tonalli.cli.teotihuacan import options
from tonalli.cli.teotihuacan.sources import BY_CHAPTER, EXACT, SOURCES
from tonalli.cli.teotihuacan.story import phrase
from tonalli.locale import bundle, has_words, words
from tonalli.teotihuacan import names
from tonalli.teotihuacan.moments import Decision
from tonalli.teotihuacan.notation import SPACE_OF_ACTIONS
from tonalli.teotihuacan.position.steps import KINDS
from tonalli.teotihuacan.pyramid import SPACE_NAMES
from tonalli.teotihuacan.tiles import DEPOSITS_TABLE, FOREST_TABLE, QUARRY_TABLE

SOURCE = Path(tonalli.__file__).parent


def named_things() -> list[str]:
    groups = {
        "board": (names.BOARDS, ("", ".short", ".main")),
        "good": (names.GOODS, ("", ".short")),
        "temple": (names.TEMPLES, ("", ".name", ".reward")),
        "colour": (names.COLOURS, ("", ".letter")),
        "discovery": (names.DISCOVERIES, ("", ".effect")),
        "technology": (names.TECHNOLOGIES, ("", ".effect")),
        "royal": (names.ROYALS, ("", ".effect", ".short")),
        "bonus": (names.BONUSES, ("", ".effect")),
        "starting": (names.STARTING, ("",)),
        "space": (names.SPACES, ("", ".effect")),
        "heap": (names.HEAPS, ("",)),
        "ascension": (names.ASCENSION_REWARDS, ("",)),
        "side": (tuple(sorted({name.split("_")[0] for name in SPACE_NAMES})), ("",)),
        "source": (SOURCES, ("",)),
        "cause": (tuple(sorted({*EXACT.values(), *BY_CHAPTER.values(), "other"})), ("",)),
    }
    return [
        f"teotihuacan-{group}-{name}{part}"
        for group, (all_names, parts) in groups.items()
        for name in all_names
        for part in parts
    ]


@pytest.mark.parametrize("key", named_things())
def test_every_thing_has_its_words(key: str) -> None:
    assert has_words(key)


@pytest.mark.parametrize("kind", sorted({b.kind for b in SPACE_OF_ACTIONS.blocks if not b.kind.startswith("~")}))
def test_every_kind_of_action_has_words(kind: str) -> None:
    assert has_words(f"teotihuacan-action-{kind}")


@pytest.mark.parametrize("name", sorted(name for name, kind in KINDS.items() if issubclass(kind, Decision)))
def test_every_decision_has_a_question(name: str) -> None:
    assert has_words(f"teotihuacan-ask-{name}")


def test_every_key_in_the_code_has_words() -> None:
    found: set[str] = set()
    for file in SOURCE.joinpath("cli").rglob("*.py"):
        found |= set(re.findall(r'words\(\s*"([\w.-]+)"', file.read_text(encoding="utf-8")))
    found |= {f"cli-seat-{bot}" for bot in BOTS} | {f"cli-seat-{bot}-number" for bot in BOTS}
    assert len(found) > 50
    assert [key for key in sorted(found) if not has_words(key)] == []


def test_no_line_of_the_files_is_lost() -> None:
    for file in files("tonalli.locale").joinpath("en").iterdir():
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], file.name


def test_a_missing_key_shows_itself() -> None:
    assert words("no-such-key") == "[no-such-key]"
    assert words("teotihuacan-board-forest.nothing") == "[teotihuacan-board-forest.nothing]"
    assert words("cli-version").startswith("[cli-version")
    assert bundle() is bundle()


@pytest.mark.parametrize("setup", names.SETUPS)
def test_random_games_are_told_and_asked_in_words(setup: str) -> None:
    face = face_of("teotihuacan")
    for seed, players in ((1, 2), (2, 3), (3, 4)):
        match = new_match("teotihuacan", ["a", "b", "c", "d"][:players], seed, {"setup": setup})
        events = match.watch()
        dealer = tonalli.Dealer(seed)
        while not match.over:
            view = match.view(match.actor)
            legal = match.legal()
            texts = [options.question(view)]
            texts += [options.option(match, action, view) for action in legal]
            if dealer.number(6) == 0:
                texts += [face.gains(match, action) for action in legal]
                texts += [line for action in legal for line in face.explain_action(match, action)]
            assert not [text for text in texts if "[teotihuacan" in text]
            match.play(legal[dealer.number(len(legal))])
        assert not [text for text in map(phrase, events) if "[teotihuacan" in text]
        assert sum(sum(row) for _, row in face.sources(events, players)) == sum(match.scores())


@pytest.mark.parametrize("name", ["mask_1", "Extra Worker", "forest", "A04", "05", "01", "temple", "decoration_03"])
def test_things_are_explained_by_name(name: str) -> None:
    assert options.explain(name)
    assert not [line for line in options.explain(name) if "[teotihuacan" in line]


def test_figures_in_words_are_those_of_the_tables() -> None:
    for board, table in (("forest", FOREST_TABLE), ("quarry", QUARRY_TABLE), ("gold", DEPOSITS_TABLE)):
        text = words(f"teotihuacan-board-{board}.table")
        for good, column in (("cocoa", 0), ("wood", 1), ("stone", 2), ("gold", 3), ("VP", 4)):
            told = sorted(int(figure) for figure in re.findall(rf"(\d) {good}\b", text))
            assert told == sorted(cell[column] for cell in table if cell[column]), (board, good)
