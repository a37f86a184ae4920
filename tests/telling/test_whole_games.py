"""Whole games of every kind: everything told has words, and no two options of a decision read the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import tonalli
from telling import marked
from telling.languages import check_everywhere
from telling.reading import read
from telling.told import WITHOUT_WORDS, finished
from tonalli import Match
from tonalli.locale import text
from tonalli.telling import telling_of
from tonalli.telling.choice import Choice
from tonalli.telling.phrase import Phrase

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("teotihuacan", 1, {}),
    ("teotihuacan", 1, {"setup": "draft", "eclipse": "dark"}),
    ("teotihuacan", 2, {}),
    ("teotihuacan", 3, {"setup": "draft", "eclipse": "dark"}),
    ("teotihuacan", 4, {"setup": "first"}),
    ("teotihuacan", 1, {"modules": ["obsidian", "altars"]}),
    ("teotihuacan", 3, {"modules": ["obsidian", "altars"]}),
    ("teotihuacan", 1, {"modules": ["obsidian", "court", "altars", "empire"], "bot": {"priest_s07": True}}),
    ("teotihuacan", 2, {"modules": ["obsidian", "court", "altars", "empire"]}),
    ("tzolkin", 2, {}),
    ("tzolkin", 4, {}),
    ("tzolkin", 2, {"modules": ["prophecies"]}),
    ("tzolkin", 4, {"modules": ["prophecies"]}),
    ("tzolkin", 3, {"modules": ["tribes"]}),
    ("tzolkin", 4, {"modules": ["tribes"]}),
    ("tzolkin", 3, {"modules": ["buildings"]}),
    ("tzolkin", 2, {"modules": ["quick_actions"]}),
    ("tzolkin", 3, {"modules": ["tribes", "prophecies", "buildings", "quick_actions"]}),
    ("tzolkin", 5, {"modules": ["tribes", "prophecies", "buildings"]}),
]
EVERY = 7
"""Hints and notes are asked for once in so many decisions."""


NAMES = [f"Seat {number}" for number in range(5)]


@pytest.fixture(autouse=True)
def with_forms() -> Iterator[None]:
    with marked.spoken():
        yield


def checked(phrase: Phrase) -> str:
    """The text of a phrase, which survives the way to a client and is said in every language."""
    check_everywhere(phrase, set(NAMES))
    shown = text(phrase)
    assert shown
    assert not WITHOUT_WORDS.search(shown), shown
    assert text(read(json.loads(json.dumps(phrase.to_dict())))) == shown
    return shown


def check_choice(choice: Choice) -> str:
    checked(choice.name)
    for figure in [*choice.gains, *choice.costs]:
        checked(figure.words)
        assert figure.amount is None or figure.amount > 0
    for following in choice.then:
        check_choice(following)
    json.dumps(choice.to_dict())
    return checked(choice.words)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_everything_is_told_in_words(game: str, players: int, options: dict[str, Any]) -> None:
    telling = telling_of(game)
    match = tonalli.new(game, players=players, seed=players, watch=True, **options)
    dealer = tonalli.Dealer(players)
    decided = 0
    while not match.over:
        checked(telling.question(match.state)["words"])
        choices = telling.choices(match.state)
        assert sorted(choice.action for choice in choices) == match.legal()
        assert [choice.rank for choice in choices] == list(range(len(choices)))
        read_as = [check_choice(choice) for choice in choices]
        assert len(set(read_as)) == len(read_as), read_as
        decided += 1
        if decided % EVERY == 0:
            look_around(match, choices)
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
    check_end(match)


@pytest.mark.parametrize(("game", "players"), [("teotihuacan", 3), ("tzolkin", 3)])
def test_an_option_of_a_state_that_is_played_on_is_told_as_it_is_now(game: str, players: int) -> None:
    telling = telling_of(game)
    match = tonalli.new(game, players=players, seed=4)
    dealer = tonalli.Dealer(4)
    while not match.over:
        legal = match.legal()
        action = legal[dealer.number(len(legal))]
        told, afresh = (telling.choice(state, action) for state in (match.state, match.state.copy()))
        assert told.to_dict() == afresh.to_dict()
        assert telling.things(match.state, told) == telling.things(match.state.copy(), afresh)
        match.play(action)


def look_around(match: Match, choices: list[Choice]) -> None:
    telling = telling_of(match.game)
    cards = telling.cards(match.options)
    for choice in choices:
        for hint in telling.hints(match.state, choice):
            checked(hint)
    for thing, lines in telling.notes(match.state, match.actor).items():
        assert thing in cards
        for line in lines:
            checked(line)
    view = match.view(match.actor)
    checked(telling.status(view))
    for seat in range(len(match.scores())):
        for figure in telling.stock(view, seat):
            checked(figure.words)


def check_end(match: Match) -> None:
    telling = telling_of(match.game)
    events = match.watch()
    seats = len(match.scores())
    names = NAMES[: match.options["players"]]
    sides = telling.seats(match.view(None), names)
    assert len(sides) == seats
    assert len({side.mark for side in sides}) == seats
    for paragraph in telling.story(events):
        checked(paragraph.heading)
        for line in paragraph.lines:
            for phrase, numbers in line.phrases:
                shown = checked(phrase)
                assert "()" not in shown
                assert "none" not in shown
                assert numbers == sorted(set(numbers))
                assert all(0 <= number < len(events) for number in numbers)
        json.dumps(paragraph.to_dict())
    sources = telling.sources(events, seats)
    for row in sources:
        checked(row["words"])
    assert [sum(row["points"][seat] for row in sources) for seat in range(seats)] == match.scores()
    stages = telling.stages(events, seats)
    assert [sum(stage[seat] for stage in stages) for seat in range(seats)] == match.scores()
    for phrase in telling.verdict(match.state, [side.name for side in sides]).values():
        checked(phrase)
    checked(telling.goal(match.options))
    for card in telling.cards(match.options).values():
        for said in [card.title, *card.lines]:
            checked(said)


@pytest.mark.parametrize(("game", "players"), [("teotihuacan", 1), ("teotihuacan", 3), ("tzolkin", 3)])
def test_what_is_new_goes_on_from_what_was_told(game: str, players: int) -> None:
    """Telling from any event on and replacing what is known from there gives the whole story."""
    telling = telling_of(game)
    events = finished(game, 5, players).watch()
    known: list[dict[str, Any]] = []
    heard = 0
    for end in [*range(60, len(events), 23), len(events)]:
        fresh = [paragraph.to_dict() for paragraph in telling.story(events[:end], heard)]
        if fresh:
            known = [each for each in known if each["first"] < fresh[0]["first"]] + fresh
        assert known == [paragraph.to_dict() for paragraph in telling.story(events[:end])]
        heard = end


def test_results_are_plain_data() -> None:
    match = finished("teotihuacan", 3)
    telling = telling_of(match.game)
    question = tonalli.new("teotihuacan", players=2, seed=1).state
    assert json.dumps(telling.question(question))
    assert json.dumps(telling.sources(match.watch(), 2))
