"""Phrases become the same text here and in the browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from telling.reading import read
from tonalli.locale import catalogues, has_words, listed, text
from tonalli.telling.phrase import Listing, Number, Phrase

VECTORS = json.loads(Path(__file__).with_name("phrases.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["text"][:40])
def test_text_of_phrases(vector: dict[str, Any]) -> None:
    phrase = read(vector["phrase"])
    assert text(phrase) == vector["text"]
    assert phrase.to_dict() == vector["phrase"]


def test_a_listing_is_joined_as_the_language_joins() -> None:
    assert listed(["a", "b", "c"], "unit", "en") == "a, b, c"
    assert listed(["a", "b", "c"], "and", "pl") == "a, b i\u00a0c"
    assert listed(["a", "b", "c"], "unit", "es") == "a, b y c"
    assert listed(["a", "b", "c"], "or", "el") == "a, b ή c"


def test_phrases_are_compared_by_what_they_say() -> None:
    one = Phrase("key", amount=Number(1, True), things=Listing([Phrase("a")]))
    assert one == Phrase("key", amount=Number(1, True), things=Listing([Phrase("a")]))
    assert one != Phrase("key", amount=Number(1), things=Listing([Phrase("a")]))


def test_a_missing_argument_is_seen() -> None:
    assert text(Phrase("teotihuacan-amount", amount=1)).startswith("[teotihuacan-amount: ")


def test_words_of_modules_are_collected() -> None:
    assert has_words("teotihuacan-solo-fallback")
    assert catalogues("xx") is None
    assert catalogues("../en") is None
