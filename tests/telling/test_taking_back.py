"""What cannot be taken back says so beforehand, in both games with all modules: the page has it confirmed by that."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tonalli
from tonalli.telling import telling_of

TRIBES = ["tribes", "prophecies", "buildings", "quick_actions"]
PERIOD = ["obsidian", "court", "altars", "empire"]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("teotihuacan", 1, {}),
    ("teotihuacan", 1, {"modules": [*PERIOD, "swift_bot"]}),
    ("teotihuacan", 2, {"setup": "first"}),
    ("teotihuacan", 3, {"setup": "draft"}),
    ("teotihuacan", 4, {"modules": PERIOD}),
    ("tzolkin", 2, {}),
    ("tzolkin", 4, {"modules": TRIBES}),
    ("tzolkin", 5, {"modules": ["quick_actions"]}),
]
EXPECTED = {
    "teotihuacan": {"keep-tile", "end-turn", "before-reveal", "pay-wages"},
    "tzolkin": {"keep-wealth", "choose-tribe", "place-more", "pick-more"},
}
"""Decisions of each game that certainly end in something that nobody takes back."""


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_cannot_be_taken_back_is_said_before(game: str, players: int, options: dict[str, Any]) -> None:
    telling = telling_of(game)
    final: set[str] = set()
    for seed in range(2):
        match = tonalli.new(game, players=players, seed=seed, **options)
        choose = random.Random(seed).choice
        while not match.over:
            actor, step = match.actor, match.state.top.kind
            choice = telling.choice(match.state, choose(match.legal()))
            match.play(choice.action)
            if match.undo_seat != actor:
                final.add(step)
                assert choice.hands_over or choice.reveals, (step, choice.notation)
    assert final & EXPECTED[game], final
