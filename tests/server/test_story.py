"""A story that grows and is taken back says the same as one that is told from the beginning."""

from __future__ import annotations

import random

import orjson
import pytest

from tonalli.core.game import game_named
from tonalli.core.match import Match
from tonalli.server.colours import told_in_colours
from tonalli.server.messages import as_json
from tonalli.server.story import Story

TABLES = [
    ("teotihuacan", {"players": 2}),
    ("teotihuacan", {"players": 1}),
    ("teotihuacan", {"players": 3, "modules": ["obsidian", "court", "altars", "empire"]}),
    ("tzolkin", {"players": 2}),
    ("tzolkin", {"players": 4, "modules": ["tribes", "prophecies", "quick_actions"]}),
]


@pytest.mark.parametrize(("game", "options"), TABLES, ids=lambda value: str(value))
@pytest.mark.parametrize("seed", range(2))
def test_a_story_that_grows_tells_what_a_whole_one_tells(game: str, options: dict[str, object], seed: int) -> None:
    played = game_named(game)
    match = Match(played, played.check(options), seed, [])
    match.deal()
    events = match.watch()
    telling = told_in_colours(played, match.view(), [])
    story, dice = Story(telling), random.Random(seed)
    decisions = 0
    while not match.over:
        if match.can_undo and dice.random() < 0.1:
            match.undo()
        else:
            match.play(dice.choice(list(match.state.legal())))
        decisions += 1
        story.take_back(len(events))
        story.go_on(events)
        moments = story.moments(match.state, events)
        if decisions % 9 == 0 or match.over:
            assert orjson.loads(as_json(story.paragraphs)) == orjson.loads(as_json(telling.story(events)))
            assert orjson.loads(as_json(moments)) == orjson.loads(as_json(telling.moments(match.state, events)))
    assert story.past or moments


def test_what_was_paid_otherwise_after_undo_is_told_as_it_was_paid() -> None:
    """The same events in number and kind, the first of them the same one, but other amounts."""
    played = game_named("tzolkin")
    match = Match(played, played.check({"players": 2}), 7, [])
    events = match.watch()
    match.deal()
    story, dice = Story(told_in_colours(played, match.view(), [])), random.Random(7)
    tried = 0

    def told() -> None:
        story.take_back(len(events))
        story.go_on(events)
        assert orjson.loads(as_json(story.paragraphs)) == orjson.loads(as_json(story.telling.story(events)))

    while match.turn < 12:
        for action in reversed(match.legal()):
            match.play(action)
            told()
            if not match.can_undo:
                break
            tried += 1
            match.undo()
            told()
        else:
            match.play(dice.choice(match.legal()))
            told()
    assert tried > 50
