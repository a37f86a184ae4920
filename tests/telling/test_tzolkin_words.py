"""Everything a person reads of Tzolk'in has words, and the words fit their figures."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tonalli
from telling.tzolkin_table import TELLING
from telling.vocabulary import Groups, keys_of, kinds_chosen
from tonalli.core.events import Event
from tonalli.locale import has_words, text
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.tzolkin.cards import TERMS
from tonalli.telling.tzolkin.effects import printed_effect
from tonalli.telling.tzolkin.sources import BY_CHAPTER, EXACT, IN_THE_LOG, OF_CLAUSES, SOURCES
from tonalli.telling.tzolkin.wording import PRINTED, monument_effect
from tonalli.tzolkin import names, tiles
from tonalli.tzolkin.notation import SPACE_OF_ACTIONS
from tonalli.tzolkin.position.steps import STEPS

LEVELS = (".l1", ".l2", ".l3", ".l4")


# ---- words for everything ------------------------------------------------------------------------


def named_things() -> list[str]:
    groups: Groups = {
        "gear": ((*names.GEARS, "start"), ("", ".effect")),
        "gear_action": (names.ACTIONS, ("", ".cell", ".effect")),
        "good": ((*names.GOODS, "block"), ("",)),
        "temple": ((*names.TEMPLES, "any"), ("",)),
        "technology": ((*names.TRACKS, "any"), ("",)),
        "colour": (names.COLOURS, ("", ".letter")),
        "building": (tuple(PRINTED["buildings"]), ("", ".effect")),
        "monument": (names.MONUMENTS, ("", ".effect")),
        "wealth": (names.WEALTH, ("",)),
        "term": (TERMS, ("", ".effect")),
        "source": (SOURCES, ("",)),
        "cause": (tuple(sorted({*EXACT.values(), *BY_CHAPTER.values(), *IN_THE_LOG.values(), "other"})), ("",)),
    }
    return keys_of("tzolkin", groups) + keys_of("tzolkin", {"technology": (names.TRACKS, (".short", *LEVELS))})


@pytest.mark.parametrize("key", named_things())
def test_every_thing_has_its_words(key: str) -> None:
    assert has_words(key)


@pytest.mark.parametrize("kind", kinds_chosen(SPACE_OF_ACTIONS))
def test_every_kind_of_action_has_words(kind: str) -> None:
    assert has_words(f"tzolkin-action-{kind}")


@pytest.mark.parametrize(
    "kind", sorted(kind for kind, step in STEPS.kinds.items() if any(f.attribute == "player" for f in step.fields))
)
def test_every_decision_has_a_question(kind: str) -> None:
    assert has_words(f"tzolkin-ask-{kind}")


def engine() -> str:
    """The source of the engine."""
    folder = Path(tonalli.__file__).parent / "tzolkin"
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py")))


def test_every_event_and_cause_in_the_engine_has_words() -> None:
    """Rare ones too, which no random game shows."""
    kinds = set(re.findall(r'\.tell\(\s*"(\w+)"', engine()))
    assert {"turn", "gain", "monument_scores", "step_lost"} <= kinds
    headings = TELLING.teller.headings
    wordless = [kind for kind in kinds if not has_words(f"tzolkin-{'heading' if kind in headings else 'event'}-{kind}")]
    assert wordless == []
    told = re.sub(r"(Reason|Ending)\([^)]*\)", "", engine())
    clauses = set(re.findall(r'(?<!")"(Z-\d+\.\d+)"', told))
    assert {"Z-4.4", "Z-8.9", "Z-10.1"} <= clauses
    causes = {clause: OF_CLAUSES.cause_id(Event("gain", 0, clause, {})) for clause in clauses}
    causeless = {"Z-3.1", "Z-5.1", "Z-6.3", "Z-11.1", "Z-13.1"}
    assert sorted(clause for clause, cause in causes.items() if cause == "other") == sorted(causeless & clauses)


def test_every_reason_of_the_engine_has_words() -> None:
    reasons = set(re.findall(r'Reason\(\s*"([\w-]+)"', engine()))
    assert [reason for reason in sorted(reasons) if not has_words(f"tzolkin-why-{reason}")] == []


# ---- whole games ---------------------------------------------------------------------------------


def assert_in_words(*phrases: Phrase) -> None:
    """Every message is there with all its arguments."""
    for phrase in phrases:
        found = text(phrase)
        assert found
        assert not re.search(r"\[[a-z]|\(\)|_", found), (found, phrase)


def parts(value: Any) -> list[Phrase]:
    """A phrase and all phrases within it."""
    if isinstance(value, Listing):
        return [part for item in value["list"] for part in parts(item)]
    if isinstance(value, Phrase):
        return [value, *[part for argument in value.arguments.values() for part in parts(argument)]]
    return []


def assert_ids_beside_words(phrase: Phrase) -> None:
    """Whatever is named by an argument has its id beside it, for languages that have to know which it is."""
    things = re.compile(r"tzolkin-(gear|gear_action|good|temple|technology|building|monument|wealth|colour)-[^.]+$")
    for part in parts(phrase):
        for name, argument in part.arguments.items():
            if isinstance(argument, Phrase) and things.match(argument.key) and argument.key != "tzolkin-gear-space":
                assert argument.key.endswith(str(part.arguments[f"{name}_id"])), part


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 4), (4, 2), (5, 3), (6, 4)])
def test_random_games_are_asked_and_told_in_words(seed: int, players: int) -> None:
    match = tonalli.new("tzolkin", players=players, seed=seed, watch=True)
    dealer = tonalli.Dealer(seed)
    things = TELLING.cards({"players": players, "modules": []})
    while not match.over:
        question = TELLING.question(match.state)
        choices = TELLING.choices(match.state)
        assert [choice.action for choice in sorted(choices, key=lambda choice: choice.action)] == match.legal()
        assert_in_words(question["words"])
        for choice in choices:
            figures = [figure.words for figure in [*choice.gains, *choice.costs]]
            assert_in_words(choice.words, choice.name, *figures)
            for phrase in (choice.words, choice.name, *figures):
                assert_ids_beside_words(phrase)
            assert all(figure.amount is None or figure.amount > 0 for figure in [*choice.gains, *choice.costs])
            assert choice.thing is None or choice.thing in things
        # A name stands behind the word of its group.
        named = [(text(each.group) if each.group else "") + text(each.name) for each in choices]
        for read in ([text(choice.words) for choice in choices], named):
            assert max(Counter(read).values()) == 1, read
        if dealer.number(6) == 0:
            for thing, lines in TELLING.notes(match.state, match.actor).items():
                assert thing in things
                assert_in_words(*lines)
        match.play(match.legal()[dealer.number(len(match.legal()))])
    for paragraph in TELLING.story(match.watch()):
        assert_in_words(paragraph.heading)
        for line in paragraph.lines:
            for words, numbers in line.phrases:
                assert_in_words(words)
                assert_ids_beside_words(words)
                assert not re.search("rule Z-", text(words))
                assert numbers == sorted(numbers)
                assert numbers
    assert TELLING.status(match.view(None)).key == "tzolkin-status.over"
    for row in TELLING.sources(match.watch(), players):
        assert_in_words(row["words"])


# ---- cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_is_in_words(players: int) -> None:
    for thing, card in TELLING.cards({"players": players, "modules": []}).items():
        assert card.thing == thing
        assert card.lines
        assert_in_words(card.title, *card.lines)


@pytest.mark.parametrize(
    ("thing", "title", "told"),
    [
        ("building:a1_single_farm", "Single farm", "1 worker needs 2 corn less."),
        ("building:a2_mirror", "Mirror", "Building of Age 2, brown: 2 wood, 1 stone, 1 gold."),
        ("gear:palenque", "Palenque", "4: harvest 7 corn or 3 wood"),
        ("action:palenque_3", "Palenque 3", "harvest 5 corn or 2 wood."),
        ("space:palenque_3", "Space 3 of Palenque", "harvest 5 corn or 2 wood."),
        ("action:uxmal_2", "Uxmal 2", "Wood is worth 2 corn, stone 3, gold 4, both ways"),
        ("temple:chaac", "Chaac", "1: 2 VP and 1 stone"),
        ("temple:chaac", "Chaac", "−1: −1 VP"),
        ("technology:theology", "Theology", "Level 2 (2 blocks): per skull placed"),
        ("technology:theology", "Theology", "Each step beyond (1 block): 1 skull"),
        ("term:food_day", "Food Day", "days 8, 14, 21 and 27"),
        ("monument:mon_skulls", "Skulls", "3 VP per skull in Chichen Itza"),
        ("monument:mon_skulls", "Skulls", "Monument, blue: 4 gold, 1 skull."),
        ("gear:start", "Starting Player Space", "Costs 0"),
        ("good:stone", "stone", "Worth 3 corn"),
    ],
)
def test_cards_tell_what_is_printed(thing: str, title: str, told: str) -> None:
    card = TELLING.cards({"players": 2, "modules": []})[thing]
    assert text(card.title) == title
    assert any(told in text(line) for line in card.lines), [text(line) for line in card.lines]


def test_monuments_score_by_the_number_of_players() -> None:
    for players, points in ((2, 6), (3, 5), (4, 4)):
        assert text(monument_effect("mon_all_monuments", players)).startswith(f"{points} VP")


# ---- figures -------------------------------------------------------------------------------------


def figure(told: str, word: str) -> int:
    found = re.search(rf"(\d+) {word}", told)
    return int(found[1]) if found else 0


def test_figures_of_gear_actions_are_those_of_the_tables() -> None:
    def both(action: str) -> list[str]:
        return [text(Phrase(f"tzolkin-gear_action-{action}.cell")), text(printed_effect(action))]

    for group in range(4):
        for told in both(f"palenque_{group + 2}"):
            assert figure(told, "corn") == tiles.CORN_OF_GROUP[group]
            assert figure(told, "wood") == tiles.WOOD_OF_GROUP[group]
    for index in range(5):
        for told in both(f"yaxchilan_{index + 1}"):
            assert figure(told, "corn") == tiles.YAXCHILAN_CORN[index]
            assert figure(told, "wood") == tiles.YAXCHILAN_WOOD[index]
            assert figure(told, "stone") == tiles.YAXCHILAN_STONE[index]
            assert figure(told, "gold") == tiles.YAXCHILAN_GOLD[index]
    for index in range(tiles.SKULL_ACTIONS):
        for told in both(f"chichen_itza_{index + 1}"):
            assert figure(told, "VP") == tiles.SKULL_POINTS[index]
            temple = text(Phrase(f"tzolkin-temple-{names.TEMPLES[tiles.SKULL_TEMPLE[index]]}"))
            assert temple[:5] in told
            assert ("block" in told) == (tiles.SKULL_BLOCKS[index] > 0)
    for told in both("palenque_1"):
        assert figure(told, "corn") == tiles.FISH
    for told in both("uxmal_1"):
        assert figure(told, "corn") == tiles.TEMPLE_STEP_CORN
    for told in both("uxmal_5"):
        assert figure(told, "corn") == tiles.MIRROR_CORN


@pytest.mark.parametrize("tile", names.WEALTH)
def test_the_name_of_a_wealth_tile_tells_what_it_brings(tile: str) -> None:
    for seed in range(400):
        match = tonalli.new("tzolkin", players=4, seed=seed)
        if tile in match.view(match.actor)["opening"]["dealt"][match.actor]:
            break
    choice = next(choice for choice in TELLING.choices(match.state) if choice.about["wealth"] == tile)
    gains = {gain.icon.removeprefix("z-"): gain.amount for gain in choice.gains}
    told = text(Phrase(f"tzolkin-wealth-{tile}"))
    for good in names.GOODS:
        assert figure(told, f"{good}(?!: )") == gains.get(good, 0)
    for temple in names.TEMPLES:
        assert (f"{text(Phrase(f'tzolkin-temple-{temple}'))} step" in told) == (f"temple-{temple}" in gains)
    assert ("more worker" in told) == ("worker-plus" in gains)
    assert ("needs 2 corn less" in told) == ("farm" in gains)
