"""Whatever is played with: options are called by short names without codes, stand in a fixed order with keys of their
own, and their figures are what changes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import tonalli
from tonalli.locale import called, text
from tonalli.telling import telling_of
from tonalli.telling.choice import Choice
from tonalli.telling.sign import written
from tonalli.telling.telling import Telling
from tonalli.teotihuacan.names import TEMPLES
from tonalli.tzolkin.tiles import QUARTERS

SETS: list[tuple[str, dict[str, Any]]] = [
    ("teotihuacan", {"players": 2}),
    ("teotihuacan", {"players": 4, "setup": "draft", "eclipse": "dark"}),
    ("teotihuacan", {"players": 1}),
    ("teotihuacan", {"players": 3, "modules": ["obsidian"]}),
    ("teotihuacan", {"players": 2, "modules": ["obsidian", "court"]}),
    ("teotihuacan", {"players": 2, "modules": ["obsidian", "altars"]}),
    ("teotihuacan", {"players": 2, "modules": ["obsidian", "empire"]}),
    ("teotihuacan", {"players": 4, "modules": ["obsidian", "court", "altars", "empire"]}),
    ("teotihuacan", {"players": 1, "modules": ["obsidian", "court", "altars", "empire", "swift_bot"]}),
    ("tzolkin", {"players": 2}),
    ("tzolkin", {"players": 4, "modules": ["tribes"]}),
    ("tzolkin", {"players": 3, "modules": ["prophecies"]}),
    ("tzolkin", {"players": 2, "modules": ["buildings"]}),
    ("tzolkin", {"players": 4, "modules": ["quick_actions"]}),
    ("tzolkin", {"players": 5, "modules": ["tribes", "prophecies", "buildings", "quick_actions"]}),
]
EVERY = 4
"""Of so many decisions one is looked at, and every one of a kind that was not seen."""
WORDS = 3
CODE = re.compile(r"\b0\d|\b\d{3}\b|½|_|\[")
TECHNOLOGIES = "technologies"
ROLES = ["answer", "offer", "no"]
ON_THE_TABLE = {"place", "tile"}
"""Kinds whose options are told apart by where they lie: two pyramid tiles may be alike."""
LATER = {"wages", "keep"}
"""Kinds whose figures say what comes later: unpaid wages cost points, starting tiles bring goods once all are kept."""


def decisions(game: str, options: dict[str, Any]) -> Iterator[tuple[Telling, Any]]:
    """Decisions of a game played at random."""
    match = tonalli.new(game, seed=11, **options)
    telling = telling_of(game)
    dealer = tonalli.Dealer(5)
    seen: set[str] = set()
    number = 0
    while not match.over:
        kind = match.state.top.kind
        if number % EVERY == 0 or kind not in seen:
            seen.add(kind)
            with called(telling.called(match.options)):
                yield telling, match.state
        number += 1
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])


def held(state: Any, seat: int, goods: tuple[str, ...]) -> dict[str, float]:
    """Goods and points of a seat."""
    side = state.players[seat]
    points = side.points if hasattr(side, "points") else side.quarters / QUARTERS
    return {**{good: int(amount) for good, amount in zip(goods, side.stock, strict=False)}, "points": points}


def standing(state: Any, seat: int) -> dict[str, float]:
    """Where markers of a seat stand that go a step at a time, how many technologies and tiles it has."""
    side = state.players[seat]
    if not hasattr(side, "avenue"):
        return {}
    temples = {f"temple-{temple}": int(at) for temple, at in zip(TEMPLES, side.temples, strict=True)}
    owned = {TECHNOLOGIES: int(side.technologies_owned())}
    return {**temples, **owned, "avenue": int(side.avenue), "pyramid": int(side.pyramid)}


def shown(choice: Choice) -> tuple[str, ...]:
    """All that is seen of an option, besides its key."""
    figures = [figure.words for figure in (*choice.gains, *choice.costs)]
    follows = [follow.words for follow in choice.follows if follow.words]
    seen = [choice.name, *([choice.group] if choice.group else []), *figures, *follows]
    return (*map(text, seen), *choice.picture, str(choice.icon), choice.short, str(written(choice.sign)))


def told(choice: Choice, name: str) -> float:
    """What figures of an option say of a good or a marker."""
    if name == TECHNOLOGIES:
        return sum(figure.icon.startswith("t-tech-") for figure in choice.gains)
    icons = (f"t-{name}", f"z-{name}")
    gains = sum(figure.amount or 0 for figure in choice.gains if figure.icon in icons)
    return gains - sum(figure.amount or 0 for figure in choice.costs if figure.icon in icons)


@pytest.mark.parametrize(("game", "options"), SETS)
def test_choices_tell_the_truth(game: str, options: dict[str, Any]) -> None:
    goods = tuple(import_module(f"tonalli.{game}.names").GOODS)
    compared = 0
    for telling, state in decisions(game, options):
        choices = telling.choices(state)
        order = [ROLES.index(choice.role) for choice in choices]
        assert order == sorted(order)
        assert [choice.rank for choice in choices] == list(range(len(choices)))
        keys = [choice.key for choice in choices if choice.key]
        assert len(set(keys)) == len(keys)
        assert all(choice.key for choice in choices[:10])
        assert any(choice.role != "offer" for choice in choices)
        assert all(choice.key.isalpha() == (choice.role == "offer") for choice in choices if choice.key)
        looks = [shown(choice) for choice in choices if choice.kind not in ON_THE_TABLE]
        assert len(set(looks)) == len(looks), state.top.kind
        before = held(state, state.actor, goods) | standing(state, state.actor)
        for choice in choices:
            name = text(choice.name)
            assert len(re.findall(r"[^\W\d_][\w'-]*", name)) <= WORDS, name
            assert not CODE.search(name), name
            assert not name.isdigit(), choice.notation
            if choice.trial is None or choice.kind in LATER or choice.concludes:
                continue
            after = getattr(choice.trial, "state", choice.trial)
            now = held(after, state.actor, goods) | standing(after, state.actor)
            for good, amount in before.items():
                assert now[good] - amount == told(choice, good), (choice.notation, good, state.top.kind)
            compared += 1
        for closed in telling.closed(state):
            assert not CODE.search(text(closed.name)), text(closed.name)
            assert closed.clauses
            assert "[" not in text(closed.words)
            assert closed.rank <= len(choices)
            assert all(need.needed > 0 for need in closed.needs)
        question = telling.question(state)
        for part in ("title", "ask", "words", "hint"):
            assert question[part] is None or "[" not in text(question[part])
        assert question["title"], state.top.kind
        assert question["ask"], state.top.kind
    assert compared > 40
