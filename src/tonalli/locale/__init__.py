"""Words by key: everything a person reads is a message of the Fluent files beside this one, or of a module's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Protocol, runtime_checkable

from babel.core import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

LANGUAGE = "en"
CALLED: ContextVar[Mapping[str, str]] = ContextVar("CALLED", default=MappingProxyType({}))
"""Messages that others stand for at the table that is spoken of: a module may put another board in a board's place."""
LISTS = {"unit": ("standard", "unit", "unit-short"), "and": ("standard",), "or": ("standard", "or")}
"""Patterns by which a style joins; what the later ones lack the earlier ones have."""


@runtime_checkable
class Plain(Protocol):
    """What can be written as plain data: phrases, lists of them, figures."""

    def to_dict(self) -> dict[str, Any]: ...


@contextmanager
def called(names: Mapping[str, str]) -> Iterator[None]:
    """What is said meanwhile calls things as they are called at a table."""
    before = CALLED.set(names)
    try:
        yield
    finally:
        CALLED.reset(before)


@cache
def languages() -> list[str]:
    """Every language with a folder of words."""
    return sorted(entry.name for entry in files(__package__).iterdir() if entry.is_dir() and entry.name.isalpha())


TERMINAL = "cli"
"""What the names of files begin with whose words only the terminal says."""
LESSONS = "-lesson.ftl"
"""What the names of files end with whose words only lessons and the sheet of rules say."""


def word_files(language: str, game: str | None = None) -> Iterator[Traversable]:
    """The files of a language: those beside this one, then those of every module of every game; or what a table of one
    game says in the browser."""
    games = [entry for entry in files("tonalli").iterdir() if entry.is_dir() and entry.joinpath("modules").is_dir()]
    unsaid = (TERMINAL, *(each.name for each in games if each.name != game)) if game else ()
    folder = files(__package__).joinpath(language)
    own = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl") and not entry.name.startswith(unsaid)]
    yield from sorted((each for each in own if not (game and each.name.endswith(LESSONS))), key=lambda file: file.name)
    for each in sorted(games, key=lambda entry: entry.name):
        if each.name not in unsaid:
            for module in sorted(each.joinpath("modules").iterdir(), key=lambda entry: entry.name):
                found = module.joinpath("words", f"{language}.ftl")
                if found.is_file():
                    yield found


@cache
def catalogues(language: str, game: str | None = None) -> str | None:
    """All messages of a language as one Fluent text, or those of a table; None if there is no such language."""
    if not language.isalpha() or not files(__package__).joinpath(language).is_dir():
        return None
    lines = (line for file in word_files(language, game) for line in file.read_text(encoding="utf-8").splitlines())
    return "\n".join(line for line in lines if not line.startswith("#"))


@cache
def bundle(language: str = LANGUAGE) -> Any:
    """All messages of a language, whatever file they stand in."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(catalogues(language) or ""))
    return found


@cache
def has_words(key: str, language: str = LANGUAGE) -> bool:
    """Whether there is a message, or with ``key.attribute`` an attribute of one."""
    name, dot, attribute = key.partition(".")
    if not bundle(language).has_message(name):
        return False
    message = bundle(language).get_message(name)
    return attribute in message.attributes if dot else message.value is not None


def text(phrase: Plain | Mapping[str, Any] | str, language: str = LANGUAGE) -> str:
    """A phrase in a language; a missing message shows its key in brackets. A person's name stays as it is."""
    if isinstance(phrase, str):
        return phrase
    data = phrase if isinstance(phrase, Mapping) else phrase.to_dict()
    key: str = data["key"]
    if not has_words(key, language):
        return f"[{key}]"
    name, dot, attribute = key.partition(".")
    other = CALLED.get().get(name)
    if other is not None and has_words(other + dot + attribute, language):
        name = other
    message = bundle(language).get_message(name)
    arguments = {name: shown(value, language) for name, value in data.get("args", {}).items()}
    found, errors = bundle(language).format_pattern(message.attributes[attribute] if dot else message.value, arguments)
    return f"[{key}: {errors[0]}]" if errors else str(found)


def shown(value: Any, language: str = LANGUAGE) -> Any:
    """An argument as Fluent takes it: numbers stay numbers, everything else becomes text."""
    if isinstance(value, Plain):
        value = value.to_dict()
    if not isinstance(value, Mapping):
        return value
    if "key" in value:
        return text(value, language)
    if "list" in value:
        items = [shown(item, language) for item in value["list"]]
        texts = [item if isinstance(item, str) else format_decimal(item, locale=language) for item in items]
        return listed(texts, value["style"], language)
    number = value["number"]
    sign = "−" if number < 0 else "+" if value["signed"] else ""
    return sign + format_decimal(abs(number), locale=language)


def listed(items: list[str], style: str, language: str) -> str:
    """Items joined as CLDR says for a language."""
    if len(items) < 2:
        return "".join(items)
    known = Locale.parse(language).list_patterns
    patterns: dict[str, str] = {}
    for name in LISTS[style]:
        patterns.update(known.get(name, {}))
    if len(items) == 2:
        return patterns["2"].format(*items)
    joined = patterns["start"].format(items[0], items[1])
    for item in items[2:-1]:
        joined = patterns["middle"].format(joined, item)
    return patterns["end"].format(joined, items[-1])


def words(key: str, **arguments: object) -> str:
    """The message of a key (or ``key.attribute``) with its arguments, in the program's own language."""
    return text({"key": key, "args": arguments})
