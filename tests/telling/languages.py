"""What was said in a game, said in every language."""

from __future__ import annotations

import re
from typing import Any

from telling import marked
from tonalli.locale import ENGLISH, languages, text
from tonalli.locale.checking import read
from tonalli.telling.phrase import Phrase

WITHOUT_WORDS = re.compile(r"\[[a-z]+-")
NO_WORD = re.compile(r"[\W\d]*|[A-Z]|[TBXZP]-\d+(\.\d+)*")
"""Numbers, ranges, clauses and letters of slots are the same in every language."""
QUOTED_TWICE = re.compile("[„«]{2}|[“”»]{2}")
PROBE = "¤"
SEEN: set[str] = set()


def shape(value: Any) -> str:
    """What decides which words are chosen; numbers that every language counts alike are the same."""
    if isinstance(value, dict):
        if "list" in value:
            return f"[{' '.join(map(shape, value['list']))}]"
        if "number" in value:
            return f"{shape(value['number'])}{value['signed']}"
        key: str = value["key"]
        return key + "".join(f" {name}={shape(each)}" for name, each in value.get("args", {}).items())
    if isinstance(value, str):
        return value
    if value != int(value):
        return "fraction"
    return str(int(value)) if abs(value) < 6 else "many"


def is_number(value: Any) -> bool:
    """Whether an argument has one form only, so that no preposition comes with it."""
    return isinstance(value, int | float) or (isinstance(value, dict) and "number" in value)


def check_everywhere(phrase: Phrase, names: set[str]) -> None:
    """Every language says a phrase, if nothing alike was said before, and the language with forms reaches all of its
    words."""
    data = phrase.to_dict()
    found = shape(data)
    if found in SEEN:
        return
    SEEN.add(found)
    for language in languages():
        said = text(data, language)
        assert said.strip()
        assert not WITHOUT_WORDS.search(said), (language, said)
        assert not QUOTED_TWICE.search(said), (language, said)
        formed = [name for name in read(language).uses[data["key"]].formed if is_number(data["args"][name])]
        assert formed == [], f"{language}: {data['key']} asks for a form of a number: {formed}"
    said = text(data, marked.LANGUAGE)
    assert not WITHOUT_WORDS.search(said), said
    check_arguments(data, names)


def check_arguments(data: dict[str, Any], names: set[str]) -> None:
    """What a message places is a phrase, a number or a name; it never selects on words."""
    uses = read(ENGLISH).uses[data["key"]]
    arguments = data.get("args", {})
    for name, value in arguments.items():
        if isinstance(value, dict) and "number" not in value:
            assert name not in uses.selected, f"{data['key']} selects on the words of ${name}"
        inside = value["list"] if isinstance(value, dict) and "list" in value else [value]
        if name.endswith("_id"):
            continue
        if any(isinstance(each, str) and each not in names and not NO_WORD.fullmatch(each) for each in inside):
            probe = text({"key": data["key"], "args": {**arguments, name: PROBE}}, ENGLISH)
            assert PROBE not in probe, f"{data['key']}: ${name} is the text {value!r}"
