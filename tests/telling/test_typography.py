"""Signs and spaces: percent as CLDR writes it, and no line that ends after a word of one letter."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import tonalli
from tonalli.locale import languages, percent, text
from tonalli.locale.catalogue import catalogue, written
from tonalli.telling import telling_of

ONE_LETTER = {"cs": "[ksvzouaiKVZOAI]", "pl": "[wziouaWZIOA]"}
COUNTED = {
    "cs": "VB|kaka[oa]|dřev[oa]?|kámen|kamen[yůe]|zlat[oa]|surovin[auy]?|obsidián[yůu]?|kukuřic[eei]?|tah[yů]?",
    "es": "PV|cacaos?|maderas?|piedras?|oros?|recursos?|obsidianas?|maíz|cubos?|turnos?|tecnologías?|losetas?",
    "el": "ΠΝ|κακάο|ξύλ[οα]|πέτρες?|πέτρα|χρυσ[όά]|πόρο[ιυς]*|οψιδιανο[ίύς]*|καλαμπόκια?|κύβο[ιυς]*|γύροι|πλακίδια",
    "pl": "PZ|kakao|drewn[oa]|kamie(?:ń|nie|ni)|złot[oa]|zasob(?:y|ów)|zasób|obsydian|kukurydz[aęy]?|tur[ay]?",
}
"""Points, goods and other things that are counted, as they are written after a number."""
FIGURE = re.compile(r"[\d}]([ \u00a0]?%)(?! interval)")
"""Czech writes a percentage that describes something without a space."""


def said(language: str) -> Iterator[tuple[str, str]]:
    """Everything that is written, by key."""
    for name, parts in catalogue(language).entries.items():
        for part, source in parts.items():
            yield f"{name}.{part}" if part else name, source.partition("=")[2]


@pytest.mark.parametrize("language", written())
def test_percent_is_written_as_the_language_does(language: str) -> None:
    sign = percent(5, language).removeprefix("5")
    assert [key for key, text in said(language) if set(FIGURE.findall(text)) - {sign}] == []


def test_percent_of_cldr() -> None:
    assert [ascii(percent(50, language)) for language in ("en", "cs", "es", "el", "pl")] == [
        "'50%'",
        "'50\\xa0%'",
        "'50\\xa0%'",
        "'50%'",
        "'50%'",
    ]


@pytest.mark.parametrize("language", languages())
def test_titles_of_boards_have_a_capital(language: str) -> None:
    """They stand beside each other as headings, whichever module a board is of."""
    options = {"players": 4, "modules": list(tonalli.GAMES["teotihuacan"].modules)}
    titles = {
        name: text(card.title, language)
        for name, card in telling_of("teotihuacan").cards(options).items()
        if name.startswith("board:")
    }
    assert len(titles) >= 8
    assert {name: title for name, title in titles.items() if not title[0].isupper()} == {}


@pytest.mark.parametrize("language", COUNTED)
def test_no_line_ends_between_a_number_and_what_it_counts(language: str) -> None:
    counted = re.compile(rf"(?:\d|\$(?:amount|count|points|turns) \}}) (?:{COUNTED[language]})\b")
    assert [(key, text) for key, text in said(language) if counted.search(text)] == []


@pytest.mark.parametrize("language", ONE_LETTER)
def test_no_line_ends_after_a_word_of_one_letter(language: str) -> None:
    """But for a letter that is a sign or a unit: after a placeable, or the only thing said."""
    letter = re.compile(rf"(?:^|[\s(„,;:])(?<!\}} )({ONE_LETTER[language]}) (?=[^\s=])")
    assert [(key, text) for key, text in said(language) if letter.search(text)] == []
