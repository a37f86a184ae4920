"""Terms of the rules in the reader's words, for clauses that nobody has written in their language."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def known(game: str) -> dict[str, dict[str, Any]]:
    """The file ``terms.toml`` of a game: terms with their words by language, and other English forms (``also``)."""
    data: dict[str, dict[str, Any]] = tomllib.loads(files(__package__).joinpath(game, "terms.toml").read_text("utf-8"))
    return data


@cache
def forms(game: str) -> dict[str, str]:
    """The term of every English form of it, in small letters."""
    return {form.lower(): term for term, about in known(game).items() for form in (term, *about.get("also", ()))}


@cache
def pattern(game: str) -> re.Pattern[str]:
    """Any form; of those that begin alike the longest."""
    longest_first = sorted(forms(game), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b", re.IGNORECASE)


def terms_in(game: str, text: str, language: str) -> list[dict[str, str]]:
    """The terms of an English text in the order they come, each once, with the reader's word; one that is the same in
    both languages says nothing.
    """
    found = dict.fromkeys(forms(game)[form.lower()] for form in pattern(game).findall(text))
    told = [{"term": term, "word": str(known(game)[term].get(language, term))} for term in found]
    return [each for each in told if each["word"].lower() != each["term"].lower()]
