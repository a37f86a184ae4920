"""Beside every word for a thing stands its id, by which a language can choose case, gender and number."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import tonalli
from tonalli.server.messages import as_json
from tonalli.telling import telling_of

WHOLE = {"effect", "question", "reason", "cost", "item", "boards", "icons", "covered", "missing"}
WHOLE |= {"one", "two", "three", "warriors"}
"""Arguments that are no thing but a sentence, an amount, a few icons in a row."""
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("teotihuacan", 1, {}),
    ("teotihuacan", 3, {"setup": "draft"}),
    ("teotihuacan", 1, {"modules": ["obsidian", "court", "altars", "empire", "swift_bot"]}),
    ("teotihuacan", 2, {"modules": ["obsidian", "court", "altars", "empire"]}),
    ("tzolkin", 3, {}),
]


def without_ids(told: Any) -> Iterator[tuple[str, str]]:
    """Phrases that name a thing and do not say which, with the argument."""
    if isinstance(told, list):
        for each in told:
            yield from without_ids(each)
    elif isinstance(told, dict):
        arguments = told.get("args", {}) if "key" in told else {}
        for name, value in arguments.items():
            if isinstance(value, dict) and "key" in value and f"{name}_id" not in arguments and name not in WHOLE:
                yield told["key"], name
        for each in told.values():
            yield from without_ids(each)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_word_for_a_thing_has_its_id_beside_it(game: str, players: int, options: dict[str, Any]) -> None:
    telling = telling_of(game)
    match = tonalli.new(game, players=players, seed=3, watch=True, **options)
    choose = random.Random(3).choice
    told: list[Any] = [telling.cards(match.options)]
    while not match.over:
        told += [telling.question(match.state), telling.choices(match.state, hinted=True)]
        if match.turn % 5 == 0:
            told.append(telling.notes(match.state, match.actor))
        match.play(choose(match.legal()))
    names = telling.side_names(match.options, ["Ana", "Ben", "Cid"][:players])
    told += [telling.story(match.watch()), telling.sources(match.watch(), len(names)), telling.goal(match.options)]
    told += [telling.stock(match.view(None), 0), telling.verdict(match.state, names)]
    assert not set(without_ids(json.loads(as_json(told))))
