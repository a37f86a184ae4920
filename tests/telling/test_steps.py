"""Where what is told happened, and what it brought: for whoever tells it on the table."""

from __future__ import annotations

from typing import Any

import pytest

from telling.told import finished
from tonalli.telling import telling_of
from tonalli.telling.story import ADDED

PLACED = {
    "teotihuacan": {"move", "main_action", "lock", "temple", "build", "decorate", "technology", "avenue"},
    "tzolkin": {"place", "act", "temple", "technology", "build"},
}
"""Kinds that happen somewhere, of those that happen in every game."""


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("teotihuacan", 2, {"modules": ["obsidian", "court", "altars", "empire"]}),
        ("teotihuacan", 1, {}),
        ("tzolkin", 3, {"modules": ["tribes", "prophecies", "buildings", "quick_actions"]}),
    ],
)
def test_a_story_tells_where_things_happen_and_what_they_bring(
    game: str, players: int, options: dict[str, Any]
) -> None:
    match = finished(game, 3, players, **options)
    events = match.watch()
    seen: set[str] = set()
    gained: dict[int, float] = {}
    for paragraph in telling_of(match.game).story(events):
        for line in paragraph.lines:
            assert not line.steps[0].goes_on, "the first phrase of a seat is a step of its own"
            for (_, numbers), step in zip(line.phrases, line.steps, strict=True):
                kinds = {events[number].kind for number in numbers}
                assert not any("{" in thing for thing in step.things)
                if step.things:
                    seen |= kinds
                else:
                    assert not kinds & PLACED[game]
                if step.goes_on:
                    assert kinds <= set(ADDED)
                for figure in step.gains:
                    if figure.icon.endswith("-corn") or figure.icon.endswith("-cocoa"):
                        assert line.seat is not None
                        gained[line.seat] = gained.get(line.seat, 0) + (figure.amount or 0)
    assert seen >= PLACED[game] - {"build", "decorate"}
    for seat, amount in gained.items():
        happened = [event for event in events if event.kind == "gain" and event.seat == seat]
        assert amount <= sum(event.number("amount") for event in happened if event["good"] in ("corn", "cocoa"))
        assert amount > 0


def test_workers_that_are_placed_together_are_each_told_where_they_stand() -> None:
    match = finished("tzolkin", 3, 3)
    together = 0
    events = match.watch()
    for paragraph in telling_of(match.game).story(events):
        for line in paragraph.lines:
            for (_, numbers), step in zip(line.phrases, line.steps, strict=True):
                placed = [events[number] for number in numbers if events[number].kind == "place"]
                if not placed:
                    continue
                places = [step.things, *step.also]
                assert [names[-1] for names in places] == [f"gear:{event['target']}" for event in placed]
                together += len(placed) > 1
    assert together > 5
