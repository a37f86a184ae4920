"""Terms of clauses that are read in English, in the reader's words."""

from __future__ import annotations

import pytest

import tonalli
from tonalli.learning.reference import reference
from tonalli.learning.terms import known, pattern, terms_in
from tonalli.locale import ENGLISH, languages
from tonalli.locale.catalogue import LANGUAGES

GAMES = list(tonalli.GAMES)
OTHERS = [language for language in languages() if language != ENGLISH]
"""Languages that are offered; one that is being written may have its words already."""

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_a_word_in_every_language(game: str) -> None:
    for term, about in known(game).items():
        assert set(OTHERS) <= set(about) - {"also"} <= set(LANGUAGES), term
        assert all(about[language].strip() for language in OTHERS), term


@pytest.mark.parametrize("game", GAMES)
def test_every_term_comes_up_in_the_rules(game: str) -> None:
    """A term that no clause has would be a word nobody reads."""
    told = {
        each["term"]
        for language in OTHERS
        for chapter in reference(game, language)["chapters"]
        for clause in chapter["clauses"]
        for each in clause["terms"]
    }
    assert told == set(known(game))


def test_a_clause_has_its_terms_in_the_order_they_come() -> None:
    said = terms_in("teotihuacan", "Claim the discovery tile of a worship space; each Discovery Tile is a tile.", "cs")
    assert [each["term"] for each in said] == ["discovery tile", "worship space", "tile"]
    assert said[0]["word"] == known("teotihuacan")["discovery tile"]["cs"]
    assert terms_in("tzolkin", "nothing to say", "pl") == []


def test_the_longest_term_is_meant_and_parts_of_words_are_none() -> None:
    assert pattern("teotihuacan").findall("pyramid tiles, unmasked, masks") == ["pyramid tiles", "masks"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_read_in_its_own_language_needs_none(game: str) -> None:
    assert not [
        each for chapter in reference(game)["chapters"] for clause in chapter["clauses"] for each in clause["terms"]
    ]
