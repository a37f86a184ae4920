"""Everything a person reads of Teotihuacan has words, and the words fit their figures."""

from __future__ import annotations

import ast
import pkgutil
import re
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from clauses import clause
from telling.told import decisions, finished, story
from tonalli.core.events import Event
from tonalli.locale import has_words, text, words
from tonalli.server.vocabulary import vocabulary
from tonalli.telling import telling_of
from tonalli.telling.story import Told
from tonalli.telling.teotihuacan.sources import IN_THE_LOG, SOURCES
from tonalli.telling.teotihuacan.story import SILENT_KINDS, TELLER
from tonalli.teotihuacan import modules, names
from tonalli.teotihuacan.events import Log
from tonalli.teotihuacan.modules.teotibot import names as solo
from tonalli.teotihuacan.modules.teotibot.knobs import KNOBS
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

SOURCE = Path(modules.__file__ or "").parents[2]
Groups = dict[str, tuple[tuple[str, ...], tuple[str, ...]]]
"""Names of the engine by group, and the attributes their words must have; an empty one is the word itself."""


def in_the_base_game(all_names: tuple[str, ...], bits: int) -> tuple[str, ...]:
    """Tiles of modules get their words with the module."""
    return tuple(name for number, name in enumerate(all_names) if (bits >> number) & 1)


def named_things() -> list[str]:
    telling_of("teotihuacan")
    causes = {*SOURCES.exact.values(), *SOURCES.by_chapter.values(), *IN_THE_LOG.values(), "other"}
    groups: Groups = {
        "board": (names.BOARDS, ("", ".main")),
        "good": ((*names.GOODS,), ("",)),
        "temple": (names.TEMPLES, ("", ".name", ".reward")),
        "colour": (names.COLOURS, ("", ".letter")),
        "discovery": (names.DISCOVERIES, ("", ".effect")),
        "technology": (in_the_base_game(names.TECHNOLOGIES, BASE_TECHNOLOGIES), ("", ".effect")),
        "royal": (in_the_base_game(names.ROYALS, sum(BASE_ROYALS)), ("", ".effect", ".short")),
        "bonus": (names.BONUSES, ("", ".effect")),
        "starting": (in_the_base_game(names.STARTING, BASE_STARTING), ("",)),
        "space": (names.SPACES, ("",)),
        "heap": (names.HEAPS, ("",)),
        "ascension": (names.ASCENSION_REWARDS, ("",)),
        "side": (tuple(sorted({name.split("_")[0] for name in SPACE_NAMES})), ("",)),
        "source": (tuple(SOURCES.order), ("",)),
        "cause": (tuple(sorted(causes)), ("",)),
        "action_tile": (solo.ACTION_TILES, ("", ".title", ".effect")),
        "slot": (solo.SLOTS, ("",)),
        "direction": (solo.FACES, ("", ".from")),
        "solo": (("won", "lost", "tied"), ("",)),
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


@pytest.mark.parametrize("kind", sorted({block.kind for block in SPACE_OF_ACTIONS.blocks if block.kind[0] != "~"}))
def test_every_kind_of_action_has_words(kind: str) -> None:
    assert has_words(f"teotihuacan-action-{kind}")


@pytest.mark.parametrize("name", sorted(name for name, kind in STEPS.kinds.items() if issubclass(kind, Decision)))
def test_every_decision_has_a_question(name: str) -> None:
    assert has_words(f"teotihuacan-ask-{name}")


KINDS = {kind.name: kind for kind in vocabulary("teotihuacan")}


def teller(kind: str) -> Callable[..., None]:
    """What tells a kind of event: a method of the log, of a module a function that is given the log."""
    if hasattr(Log, kind):
        method: Callable[..., None] = getattr(Log, kind)
        return method
    for entry in pkgutil.iter_modules(modules.__path__):
        name = f"{modules.__name__}.{entry.name}.events"
        if find_spec(name) is not None and hasattr(import_module(name), kind):
            function: Callable[..., None] = getattr(import_module(name), kind)
            return function
    raise KeyError(kind)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_event_has_words_or_is_silent(kind: str) -> None:
    """With every argument the engine gives, made up, its phrase is complete."""
    part = "heading" if kind in TELLER.headings else "event"
    silent = SILENT_KINDS | TELLER.silent
    assert has_words(f"teotihuacan-{part}-{kind}") == (kind not in silent)
    if part == "heading" or kind in silent:
        return
    told: list[Event] = []
    samples = {"space": "top_1" if kind == "decorate" else "forest", "place": "100" if kind == "build" else "forest"}
    samples |= {"board": "forest", "discovery": "mask_1", "tile": "07", "temple": "blue", "row": "top"}
    samples |= {"starting": "three_temples", "colour": "red", "decoration": "03", "good": "wood", "technology": "05"}
    samples |= {"lacking": "wood", "slot": "T", "face": "left", "bonus": "masks", "item": "", "track": "blue"}
    samples |= {"altar": "a12", "field": "rear", "cause": "placed"}
    if kind == "reveal":
        samples["tile"] = "pyramid_07"
    arguments = [samples[name] if plain == "string" else 1 for name, plain in KINDS[kind].details.items()]
    teller(kind)(Log(told), 0, *arguments, "T-7.4")
    (line,) = story("teotihuacan", told)[1:]
    assert line.startswith("0: ") == (kind not in TELLER.below)
    assert "[" not in line


def test_every_setting_has_words() -> None:
    assert [name for name in KNOBS if not has_words(f"cli-bot-{name}")] == []


@pytest.mark.parametrize("lacking", solo.LACKING)
def test_every_reason_to_fail_has_words(lacking: str) -> None:
    told: list[Event] = []
    teller("fails")(Log(told), 1, lacking, "construction", "B-8.1")
    line = story("teotihuacan", told)[1]
    assert "[" not in line
    assert line.startswith("1: failed: nothing") == (lacking == "")


@pytest.mark.parametrize("players", [1, 2])
def test_no_cause_is_only_a_clause(players: int) -> None:
    for seed in range(4):
        match = finished("teotihuacan", seed, players)
        told = "\n".join(story("teotihuacan", match.watch()))
        assert "rule " not in told
        assert not [row for row in SOURCES.by_source(match.watch(), 2) if row["source"] == "other"]


def test_events_suit_any_name() -> None:
    """After "You:" no verb stands in the third person."""
    wrong = r"(?::|·) (is|keeps|puts|moves|worships|claims|uses|owns|builds|gives|lifts|rolls|gains)\b"
    for players in (1, 3):
        told = story("teotihuacan", finished("teotihuacan", 1, players).watch())
        assert not [line for line in told if re.search(wrong, line)]
        assert any("first in player order" in line for line in told)


def test_figures_in_words_are_those_of_the_tables() -> None:
    for board, table in (("forest", FOREST_TABLE), ("quarry", QUARRY_TABLE), ("gold", DEPOSITS_TABLE)):
        shown = words(f"teotihuacan-board-{board}.table")
        for good, column in (("cocoa", 0), ("wood", 1), ("stone", 2), ("gold", 3), ("VP", 4)):
            told = sorted(int(figure) for figure in re.findall(rf"(\d) {good}\b", shown))
            assert told == sorted(cell[column] for cell in table if cell[column]), (board, good)


# ---- what is told together -----------------------------------------------------------------------


def lines_of(tell: str, *arguments: tuple[object, ...]) -> list[str]:
    """The story of events of one kind, without its heading."""
    told: list[Event] = []
    for each in arguments:
        getattr(Log(told), tell)(*each)
    return story("teotihuacan", told)[1:]


def test_events_alike_are_told_together() -> None:
    unlocked = lines_of("unlock", (0, 1, "palace", "T-4.4"), (0, 3, "forest", "T-4.4"))
    assert unlocked == ["0: unlocked the workers on Palace and Forest for free"]
    both = lines_of("unlock", (0, 1, "palace", "T-4.4"), (0, 3, "palace", "T-4.4"))
    assert both == ["0: unlocked the workers on Palace for free"]
    assert lines_of("gain", (0, "wood", 1, "T-1.3"), (0, "wood", 2, "T-1.3")) == ["0: +3 wood (own choice)"]
    neutral = lines_of("neutral", (-2, "red", "palace", "T-21.2"), (-2, "red", "quarry", "T-21.2"))
    assert neutral == ["neutral red workers put on Palace and Stone Quarry"]
    placed = lines_of("place", (0, 1, "palace", "T-3.17"), (0, 2, "forest", "T-3.17"))
    assert placed == ["0: put a worker of power 1 on Palace · put a worker of power 2 on Forest"]


@clause("T-3.21")
def test_tiles_shuffled_back_are_told_together() -> None:
    lines = lines_of("shuffle_back", (-2, "mask_1", "T-3.21"), (-2, "temple_blue", "T-3.21"))
    assert lines == ["unclaimed tiles shuffled back: sun mask and blue step"]


def test_changes_of_one_cause_are_told_together() -> None:
    told: list[Event] = []
    for _ in range(2):
        Log(told).pay(0, "cocoa", 1, "T-7.17")
        Log(told).gain(0, "gold", 1, "T-7.17")
    assert story("teotihuacan", told)[1:] == ["0: −2 cocoa, +2 gold (worship)"]


def test_points_are_not_added_up_past_another_event() -> None:
    told: list[Event] = []
    Log(told).build(0, "19", 0, "100", "T-15.2")
    Log(told).score(0, "", 3, "T-15.3")
    Log(told).score(0, "", 1, "T-15.3")
    Log(told).build(0, "02", 0, "101", "T-15.2")
    Log(told).score(0, "", 5, "T-15.3")
    merged = TELLER.merged(list(enumerate(told)))
    assert all(isinstance(each, Told) for each in merged)
    assert [(each.event.kind, each.amount, each.numbers) for each in merged] == [
        ("build", 0, [0]),
        ("score", 4, [1, 2]),
        ("build", 0, [3]),
        ("score", 5, [4]),
    ]


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("", 'claimed the tile "sun mask"'),
        ("forest", 'claimed the tile "sun mask" (Forest)'),
        ("avenue_3", 'claimed the tile "sun mask" (Avenue step 3)'),
        (
            "discovery_stone3_gold1",
            'claimed the tile "sun mask" (starting tile "discovery tile, 3 stone, 1 gold")',
        ),
    ],
)
def test_where_a_tile_was_claimed(place: str, said: str) -> None:
    assert lines_of("claim", (0, "mask_1", place, "T-8.4")) == [f"0: {said}"]


# ---- why something is not possible ---------------------------------------------------------------


def test_every_reason_of_the_engine_has_words() -> None:
    """Rare ones too: read off the code."""
    reasons: set[str] = set()
    for file in (SOURCE / "teotihuacan").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                worded = node.args[0]
                either = [worded.body, worded.orelse] if isinstance(worded, ast.IfExp) else [worded]
                reasons |= {str(each.value) for each in either if isinstance(each, ast.Constant)}
    reasons |= {f"no-{good}" for good in names.GOODS}
    assert len(reasons) > 30
    assert [reason for reason in sorted(reasons) if not has_words(f"teotihuacan-why-{reason}")] == []


def test_why_nothing_can_be_done_with_a_thing_is_said() -> None:
    seen, general = set(), 0
    telling = telling_of("teotihuacan")
    for match in decisions("teotihuacan", 2):
        if match.turn % 5 == 0 and match.turn:
            possible = {choice.thing for choice in telling.choices(match.state)}
            for thing in ("board:forest", "technology:01", "row:top", "place:100", "space:forest", "temple:blue"):
                reasons = telling.why_not(match.state, thing)
                assert (reasons == []) == (thing in possible)
                if [each.reason for each in reasons] == ["other-decision"]:
                    # The general reason names what is decided instead.
                    asked = telling.question(match.state)["ask"]
                    assert text(reasons[0].words) == f"Something else is decided now: {text(asked)}"
                    general += 1
                for reason in reasons:
                    said = text(reason.words)
                    assert "[" not in said
                    assert all(clause.startswith("T-") for clause in reason.clauses)
                    seen.add(said)
    assert len(seen) > 3
    assert general
