"""What would help where something is not possible: told for every reason and every good that has words for it."""

from __future__ import annotations

from typing import Any

import pytest

from telling.test_choices_tell_the_truth import SETS, decisions
from tonalli.locale import has_words, text
from tonalli.telling import telling_of
from tonalli.telling.closed import Closed
from tonalli.telling.phrase import Phrase

GOODS = {
    "teotihuacan": ("cocoa", "wood", "stone", "gold", "obsidian", "worker"),
    "tzolkin": ("corn", "wood", "stone", "gold", "skull", "block"),
}


def helped(closed: Closed) -> list[str]:
    return [text(each.words) for each in closed.helps]


@pytest.mark.parametrize("game", GOODS)
def test_every_good_says_where_it_comes_from(game: str) -> None:
    for good in GOODS[game]:
        assert has_words(f"{game}-from-{good}"), good
        assert good in telling_of(game).found_at


@pytest.mark.parametrize("game", GOODS)
def test_whatever_is_closed_has_a_few_words_in_place_of_figures(game: str) -> None:
    """Goods that are missing are such words too."""
    counted = ("no-cocoa", "no-wood", "no-stone", "no-gold", "no-obsidian", "too-little-corn", "too-few-blocks")
    for reason in telling_of(game).lacking:
        assert reason in counted or has_words(f"{game}-why-{reason}.short"), reason


HELPED = {
    "teotihuacan": ("no-place", "no-space", "other-row", "row-full", "rows-full", "occupied-by-own", "cannot-pay-both"),
    "tzolkin": ("at-the-bottom", "cannot-pay-tax", "closed", "duty", "level-0", "one-quick-action", "taken"),
}
"""Reasons that are no matter of goods, and yet something helps."""


@pytest.mark.parametrize(("game", "reason"), [(game, reason) for game in HELPED for reason in HELPED[game]])
def test_what_is_no_matter_of_goods_says_what_helps(game: str, reason: str) -> None:
    assert reason in telling_of(game).lacking
    assert has_words(f"{game}-why-{reason}.help")


@pytest.mark.parametrize(("game", "options"), SETS)
def test_what_is_missing_says_what_helps(game: str, options: dict[str, Any]) -> None:
    seen = 0
    for telling, state in decisions(game, options):
        for closed in telling.closed(state):
            said = helped(closed)
            assert len(set(said)) == len(said)
            assert not any("[" in each or "{" in each for each in said), said
            missing = [need.icon.partition("-")[2] for need in closed.needs if need.missing]
            for good in missing:
                if good in GOODS[game]:
                    seen += 1
                    assert text(Phrase(f"{game}-from-{good}")) in said
            if has_words(f"{game}-why-{closed.reason}.help"):
                seen += 1
                assert said
    assert seen
