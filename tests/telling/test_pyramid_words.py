"""Places and tiles of the pyramid are told as one sees them, never by a number."""

from __future__ import annotations

import re

import pytest

import tonalli
from tonalli.locale import text
from tonalli.locale.catalogue import READ
from tonalli.telling import telling_of
from tonalli.telling.teotihuacan.cards import cards
from tonalli.telling.teotihuacan.wording import at_place, decoration_space, turned
from tonalli.teotihuacan.pyramid import PLACE_NAMES, SPACE_NAMES


@pytest.mark.parametrize("language", sorted(READ))
def test_every_place_has_words_of_its_own_without_a_figure(language: str) -> None:
    for told in (
        [text(at_place(place)["spot"], language) for place in PLACE_NAMES],
        [text(decoration_space(space), language) for space in SPACE_NAMES],
        [text(card.title, language) for card in cards() if card.thing.startswith("place:")],
    ):
        assert len(set(told)) == len(told) > 0
        assert not [words for words in told if re.search(r"\d|[{}\[\]]", words)]


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("100", "ground level, top row, on the left"),
        ("123", "ground level, third row from the top, on the right"),
        ("112", "ground level, second row from the top, third from the left"),
        ("211", "second level, middle row, in the middle"),
        ("310", "third level, bottom row, on the left"),
        ("400", "top level"),
    ],
)
def test_a_place_is_told_by_level_row_and_where_in_it(place: str, words: str) -> None:
    assert text(at_place(place)["spot"], "en") == words


@pytest.mark.parametrize("language", sorted(READ))
def test_two_tiles_that_look_the_same_are_told_apart(language: str) -> None:
    """Without a number: the other one is called the other one."""
    match = tonalli.new("teotihuacan", players=2, seed=3)
    dealer = tonalli.Dealer(1)
    while match.state.top.kind != "choose-tile":
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
    shown = [turned(tile, 0) for tile in match.view(None)["pyramid"]["display"]]
    assert len(set(shown)) == len(shown) - 1, "two of them look the same"
    choices = telling_of("teotihuacan").choices(match.state)
    told = [text(choice.words, language) for choice in choices if choice.kind == "tile"]
    assert len(set(told)) == len(shown)
    assert not [words for words in told if re.search(r"\d", words)]
