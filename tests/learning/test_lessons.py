"""Every lesson is played: its moves are legal, what it lights is there, its sums are what really happens."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from tonalli.bots.registry import BOTS
from tonalli.core.match import Match
from tonalli.learning.lesson import LEARNER, Lesson, Step, lesson_of, moves_told, prepared_reply, replies
from tonalli.locale import has_words, text
from tonalli.telling import telling_of
from tonalli.telling.phrase import Phrase

LONGEST = 200
"""Three lines of a card."""


def lessons() -> list[Lesson]:
    return [lesson for lesson in map(lesson_of, tonalli.GAMES) if lesson is not None]


@pytest.fixture(params=lessons(), ids=lambda lesson: lesson.game)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    found: Lesson = request.param
    return found


def things(match: Match) -> set[str]:
    """Everything on the table that has a card or that an action can be about."""
    about = {match.game.describe(match.state, action).get("thing") for action in range(len(match.space))}
    return {*telling_of(match.game).cards(match.options), *(str(thing) for thing in about if thing)}


def held(match: Match) -> dict[str, float]:
    """What the learner has, by icon."""
    stock = telling_of(match.game).stock(match.view(LEARNER), LEARNER)
    points = f"{match.game.name[0]}-points"
    return {**{figure.icon: figure.amount or 0 for figure in stock}, points: match.scores()[LEARNER]}


def test_every_game_has_a_lesson() -> None:
    assert [lesson.game for lesson in lessons()] == list(tonalli.GAMES)


def test_every_step_can_be_played_and_its_sum_is_the_change(lesson: Lesson) -> None:
    match = lesson.begin()
    assert match.actor == LEARNER
    for step in lesson.steps:
        assert match.actor == LEARNER, step.name
        assert set(step.lit) <= things(match), step.name
        before = held(match)
        for notation in step.do:
            assert match.actor == LEARNER, step.name
            match.play(notation)
        if step.sum is not None:
            change = held(match).get(step.sum["icon"], 0) - before.get(step.sum["icon"], 0)
            assert sum(step.sum["figures"]) == change, step.name
        for notation in step.then:
            assert match.actor not in (LEARNER, -2), step.name
            match.play(notation)
    assert match.actor == LEARNER
    assert not match.over


def test_every_thing_to_be_clicked_is_a_thing_of_the_table_or_an_option(lesson: Lesson) -> None:
    match = lesson.begin()
    telling = telling_of(match.game)
    for step in lesson.steps:
        for notation in step.do:
            assert notation in [choice.notation for choice in telling.choices(match.state)], step.name
            match.play(notation)
        for notation in step.then:
            match.play(notation)


def test_a_task_names_the_button_as_it_is_labelled(lesson: Lesson) -> None:
    """Where a turn ends by passing, the button says what that is called; else it says Confirm."""
    match = lesson.begin()
    telling = telling_of(match.game)
    for step in lesson.steps:
        for notation in step.do:
            choice = next(each for each in telling.choices(match.state) if each.notation == notation)
            if choice.concludes:
                assert text(Phrase(step.button)) == text(choice.name), step.name
            match.play(notation)
        for notation in step.then:
            match.play(notation)
    assert {step.button for step in lesson.steps if step.do[-1:] != ["pass"]} == {"web-confirm"}


def test_every_step_has_its_words(lesson: Lesson) -> None:
    told = lesson.to_dict()
    for chapter in told["chapters"]:
        assert has_words(chapter["words"].key)
        assert has_words(chapter["hint"].key)
        assert chapter["steps"] > 0
    assert sum(chapter["steps"] for chapter in told["chapters"]) == len(told["steps"])
    for step in told["steps"]:
        for phrase in filter(None, [step["title"], step["text"], step["task"]]):
            assert not text(phrase).startswith("["), text(phrase)
        assert len(text(step["text"])) <= LONGEST + 14 * text(step["text"]).count("⟦"), text(step["text"])
        for part in (step["sum"] or {"parts": []})["parts"]:
            assert has_words(part["words"].key), part["words"].key


def test_steps_are_told_with_the_number_of_moves_before_them(lesson: Lesson) -> None:
    ats = [step["at"] for step in lesson.to_dict()["steps"]]
    assert ats == sorted(ats)
    match = lesson.begin()
    for place in range(len(lesson.steps)):
        again = lesson.begin()
        for notation in lesson.moves(place)[len(lesson.opening) :]:
            again.play(notation)
        assert moves_told(again) == ats[place]
    assert moves_told(match) == ats[0]


def test_the_other_seat_answers_as_written_and_nowhere_else(lesson: Lesson) -> None:
    match = lesson.begin()
    answered = 0
    for step in lesson.steps:
        for notation in step.do:
            match.play(notation)
        for notation in step.then:
            assert prepared_reply(lesson.game, lesson.seed, match.state) == match.read(notation)
            assert prepared_reply(lesson.game, lesson.seed + 1, match.state) is None
            match.play(notation)
            answered += 1
    assert answered == len(replies(lesson.game))
    assert prepared_reply(lesson.game, lesson.seed, match.state) is None
    assert prepared_reply(lesson.game, b"0" * 16, lesson.begin().state) is None


def test_the_opponent_is_a_computer_seat(lesson: Lesson) -> None:
    assert lesson.opponent in BOTS


def test_a_wrong_sum_is_found() -> None:
    data: dict[str, Any] = {"name": "x", "chapter": "y", "icon": "z", "sum": {"figures": [2, -1], "icon": "t-cocoa"}}
    told = Step("teotihuacan", data).added_up()
    assert told is not None
    assert told["total"].number == 1
