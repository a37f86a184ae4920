"""Everything a person reads has words, and the words fit their figures."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import tonalli
from clauses import clause
from cli.vocabulary import Groups, assert_in_words, assert_told_in_words, keys_of, kinds_chosen, play_in_words
from tonalli.bots.registry import BOTS
from tonalli.cli.face import face_of
from tonalli.cli.files import new_match
from tonalli.cli.story import Told
from tonalli.cli.teotihuacan import explaining
from tonalli.cli.teotihuacan.sources import BY_CHAPTER, EXACT, IN_THE_LOG, SOURCES
from tonalli.cli.teotihuacan.story import phrase, story
from tonalli.core.events import Event
from tonalli.locale import bundle, has_words, words
from tonalli.teotihuacan import names
from tonalli.teotihuacan.moments import Decision
from tonalli.teotihuacan.notation import SPACE_OF_ACTIONS
from tonalli.teotihuacan.position.steps import STEPS
from tonalli.teotihuacan.pyramid import SPACE_NAMES
from tonalli.teotihuacan.tiles import (
    BASE_ROYALS,
    BASE_STARTING,
    BASE_TECHNOLOGIES,
    DEPOSITS_TABLE,
    FOREST_TABLE,
    QUARRY_TABLE,
)

SOURCE = Path(tonalli.__file__).parent


def in_the_base_game(all_names: tuple[str, ...], bits: int) -> tuple[str, ...]:
    """Tiles of modules get their words with the module."""
    return tuple(name for number, name in enumerate(all_names) if (bits >> number) & 1)


def named_things() -> list[str]:
    groups: Groups = {
        "board": (names.BOARDS, ("", ".short", ".main")),
        "good": (names.GOODS, ("", ".short")),
        "temple": (names.TEMPLES, ("", ".name", ".reward")),
        "colour": (names.COLOURS, ("", ".letter")),
        "discovery": (names.DISCOVERIES, ("", ".effect")),
        "technology": (in_the_base_game(names.TECHNOLOGIES, BASE_TECHNOLOGIES), ("", ".effect")),
        "royal": (in_the_base_game(names.ROYALS, sum(BASE_ROYALS)), ("", ".effect", ".short")),
        "bonus": (names.BONUSES, ("", ".effect")),
        "starting": (in_the_base_game(names.STARTING, BASE_STARTING), ("",)),
        "space": (names.SPACES, ("", ".effect")),
        "heap": (names.HEAPS, ("",)),
        "ascension": (names.ASCENSION_REWARDS, ("",)),
        "side": (tuple(sorted({name.split("_")[0] for name in SPACE_NAMES})), ("",)),
        "source": (SOURCES, ("",)),
        "cause": (tuple(sorted({*EXACT.values(), *BY_CHAPTER.values(), *IN_THE_LOG.values(), "other"})), ("",)),
    }
    return keys_of("teotihuacan", groups)


@pytest.mark.parametrize("key", named_things())
def test_every_thing_has_its_words(key: str) -> None:
    assert has_words(key)


@pytest.mark.parametrize("kind", kinds_chosen(SPACE_OF_ACTIONS))
def test_every_kind_of_action_has_words(kind: str) -> None:
    assert has_words(f"teotihuacan-action-{kind}")


@pytest.mark.parametrize("name", sorted(name for name, kind in STEPS.kinds.items() if issubclass(kind, Decision)))
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
        play_in_words(match, face, seed)
        assert_told_in_words(match, face)
        assert_in_words(*[phrase(Told(event)) for event in match.watch()])


def lines_of(*events: Event) -> list[str]:
    match = new_match("teotihuacan", ["You", "Ben"], 1, {"setup": "first"})
    return [line.plain for line in story(list(events), match.view(None), match.seats)]


def without_name(line: str) -> str:
    return line.partition(": ")[2]


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("sow_maize", 0, "red_maize", 3, "forest", "T-99.1"), "sow maize: red maize, 3, Forest (rule T-99.1)"),
        (Event("sow_maize", 0, "", 0, "", ""), "sow maize"),
        (Event("sow_maize", 0, "", 0, "", "T-7.1"), "sow maize (worship)"),
        (Event("sow_maize", 0, "", 2, "the_river", ""), "sow maize: 2, the river"),
        (Event("gain", 0, "obsidian", 2, "", "T-11.1"), "+2 obsidian (main action)"),
        (Event("temple", 0, "orange", 2, "", "T-7.8"), "orange step 2 (worship)"),
        (Event("claim", 0, "new_tile", 1, "", "T-7.4"), 'claimed the tile "new tile"'),
        (Event("claim", 0, "mask_1", 1, "forest", "T-7.4"), 'claimed the tile "mask 1" (Forest)'),
        (Event("claim", 0, "mask_1", 1, "avenue_3", "T-8.2"), 'claimed the tile "mask 1" (Avenue step 3)'),
        (Event("claim", 0, "mask_1", 1, "the_river", "T-8.2"), 'claimed the tile "mask 1" (the river)'),
        (
            Event("claim", 0, "mask_1", 1, "discovery_stone3_gold1", "T-3.19"),
            'claimed the tile "mask 1" (starting tile "discovery tile, 3 stone, 1 gold")',
        ),
        (Event("decorate", 0, "03", 1, "somewhere", "T-14.2"), "placed decoration 03 (somewhere)"),
        (Event("bonus", 0, "new_bonus", 7, "", "T-19.11"), "+7 VP (bonus tile: new bonus)"),
    ],
)
def test_what_the_words_do_not_know_is_told_plainly(event: Event, line: str) -> None:
    assert [without_name(told) for told in lines_of(event)] == [line]


def test_unknown_events_of_nobody() -> None:
    assert lines_of(
        Event("reveal", -2, "season_rain", 1, "the_river", "T-99.2"),
        Event("neutral", -2, "worker", 9, "palace", "T-21.2"),
    ) == ["turned up for the river: season rain · neutral 9 worker put on Palace"]


def test_events_suit_any_name() -> None:
    """After "You:" no verb stands in the third person."""
    match = new_match("teotihuacan", ["You", "Ben"], 1, {})
    events = match.watch()
    dealer = tonalli.Dealer(1)
    while not match.over:
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
    wrong = r"(?::|·) (is|keeps|puts|moves|worships|claims|uses|owns|builds|gives|lifts)\b"
    assert not [line for line in lines_of(*events) if re.search(wrong, line)]
    told = story(events, match.view(None), match.seats)
    assert any("first in player order" in line.plain for line in told)
    assert "Winner: { $name }" in SOURCE.joinpath("locale/en/cli.ftl").read_text(encoding="utf-8")


def test_events_alike_are_told_together() -> None:
    assert lines_of(
        Event("unlock", 0, "worker", 1, "palace", "T-4.4"),
        Event("unlock", 0, "worker", 3, "forest", "T-4.4"),
        Event("gain", 0, "wood", 1, "", "T-1.3"),
        Event("gain", 0, "wood", 2, "", "T-1.3"),
        Event("neutral", -2, "worker", 3, "palace", "T-21.2"),
        Event("neutral", -2, "worker", 3, "quarry", "T-21.2"),
    ) == [
        f"{letter_of_first()} You: unlocked the workers on Palace, Forest for free · +3 wood (own choice)",
        "  neutral red workers put on Palace, Stone Quarry",
    ]


def letter_of_first() -> str:
    match = new_match("teotihuacan", ["You", "Ben"], 1, {"setup": "first"})
    return words(f"teotihuacan-colour-{match.view(None)['players'][0]['colour']}.letter")


@pytest.mark.parametrize("name", ["mask_1", "Extra Worker", "forest", "A04", "05", "01", "temple", "decoration_03"])
def test_things_are_explained_by_name(name: str) -> None:
    assert explaining.explain(name)
    assert not [line for line in explaining.explain(name) if "[teotihuacan" in line]


@pytest.mark.parametrize("part", ["royal", "technology", "tile", "01", "01h", "A10", "obsidian", "obsidian_cocoa"])
def test_what_has_no_words_is_not_explained(part: str) -> None:
    assert not [line for line in explaining.explain(part) if "[teotihuacan" in line]


@clause("T-3.21")
def test_tiles_shuffled_back_are_told_together() -> None:
    tiles = [Event("shuffle_back", -2, tile, 1, "", "T-3.21") for tile in ("mask_1", "temple_blue")]
    assert lines_of(*tiles) == ["unclaimed discovery tiles shuffled back: mask 1, blue step"]


def test_figures_in_words_are_those_of_the_tables() -> None:
    for board, table in (("forest", FOREST_TABLE), ("quarry", QUARRY_TABLE), ("gold", DEPOSITS_TABLE)):
        text = words(f"teotihuacan-board-{board}.table")
        for good, column in (("cocoa", 0), ("wood", 1), ("stone", 2), ("gold", 3), ("VP", 4)):
            told = sorted(int(figure) for figure in re.findall(rf"(\d) {good}\b", text))
            assert told == sorted(cell[column] for cell in table if cell[column]), (board, good)


def test_changes_of_one_cause_are_told_together() -> None:
    changes = [Event(kind, 0, what, 1, "", "T-7.17") for kind, what in 2 * [("pay", "cocoa"), ("gain", "gold")]]
    assert lines_of(*changes) == [f"{letter_of_first()} You: −2 cocoa, +2 gold (worship)"]


def test_a_heading_does_not_stand_alone() -> None:
    assert lines_of(Event("turn", 0, "", 5, "", "T-4.1")) == []
