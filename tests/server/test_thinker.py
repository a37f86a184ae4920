"""The process that thinks keeps the bots of its seats, and not more of them than it has room for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tonalli
from tonalli.server.thinker import CHOSEN, FAILED, MOST_SEATED, SEATED, answer, seated


@pytest.fixture(autouse=True)
def nobody_seated() -> Iterator[None]:
    SEATED.clear()
    yield
    SEATED.clear()


def test_a_seat_keeps_its_bot_from_one_decision_to_the_next() -> None:
    match = tonalli.new("tzolkin", players=2, seed=1)
    word, chosen = answer(match.state, "dusk", 4)
    assert (word, chosen in match.legal()) == (CHOSEN, True)
    bot = SEATED["dusk", 4]
    assert answer(match.state, "dusk", 4) == (CHOSEN, chosen)
    assert SEATED["dusk", 4] is bot
    assert seated("dusk", 5) is not bot


def test_those_that_decided_longest_ago_make_room() -> None:
    for seed in range(MOST_SEATED):
        seated("greedy", seed)
    first = seated("greedy", 0)
    seated("random", 0)
    assert len(SEATED) == MOST_SEATED
    assert ("greedy", 1) not in SEATED
    assert seated("greedy", 0) is first


def test_a_bot_that_failed_is_made_anew() -> None:
    word, why = answer(None, "greedy", 1)
    assert word == FAILED
    assert "Error" in why
    assert not SEATED
