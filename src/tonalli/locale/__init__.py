"""Words by key: everything a person reads is a message of the Fluent files beside this one, or of a module's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from types import MappingProxyType
from typing import Any, Protocol, runtime_checkable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentType

from tonalli.locale import cldr
from tonalli.locale.catalogue import ENGLISH, catalogues, languages, word_files

__all__ = [
    "CALLED", "ENGLISH", "SPOKEN", "bundle", "called", "catalogues", "has_words", "languages", "listed", "percent",
    "rounded", "shown", "speaking", "text", "word_files", "words",
]  # fmt: skip

CALLED: ContextVar[Mapping[str, str]] = ContextVar("CALLED", default=MappingProxyType({}))
"""Messages that others stand for at the table that is spoken of: a module may put another board in a board's place."""
SPOKEN: ContextVar[str] = ContextVar("SPOKEN", default=ENGLISH)
"""The language of whoever reads what is said now."""


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


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """What is said meanwhile is said in a language."""
    before = SPOKEN.set(language)
    try:
        yield
    finally:
        SPOKEN.reset(before)


class Said(FluentType):
    """An argument that becomes words where a message asks for them, in the form it asks for."""

    def __init__(self, value: Mapping[str, Any], language: str) -> None:
        self.value = value
        self.language = language

    def format(self, locale: object) -> str:
        return self.form("")

    def form(self, form: str) -> str:
        """A phrase in one of its forms, a listing with every item in it."""
        if "key" in self.value:
            return text(self.value, self.language, form)
        items = [as_text(argument(item, self.language), form) for item in self.value["list"]]
        return cldr.listed(items, self.value["style"], self.language)


class Figure(FluentFloat):
    """A number, which plurals are chosen by, and how it is written."""

    written: str

    def format(self, locale: object) -> str:
        return self.written


def argument(value: Any, language: str) -> Any:
    """An argument as Fluent takes it: a name as it is, a number as a figure, anything else to be said."""
    if isinstance(value, str):
        return value
    if isinstance(value, Plain):
        value = value.to_dict()
    if isinstance(value, Mapping) and "number" not in value:
        return Said(value, language)
    number, signed = (value["number"], value["signed"]) if isinstance(value, Mapping) else (value, False)
    found = Figure(number)
    found.written = cldr.figure(number, language, signed)
    return found


def as_text(value: Any, form: str) -> str:
    """An argument as words: a name and a number have one form only."""
    if isinstance(value, Said):
        return value.form(form)
    return value.written if isinstance(value, Figure) else str(value)


def form_of(value: Any, form: str) -> str:
    """``FORM($thing, "acc")`` in a message: what the argument says, in a form of it where the language has one."""
    return as_text(value, form)


@cache
def bundle(language: str = ENGLISH) -> Any:
    """All messages of a language, whatever file they stand in."""
    functions: dict[str, Any] = {"FORM": form_of}
    found = FluentBundle([language], functions=functions, use_isolating=False)
    found.add_resource(FluentResource(catalogues(language) or ""))
    return found


@cache
def has_words(key: str, language: str = ENGLISH) -> bool:
    """Whether there is a message, or with ``key.attribute`` an attribute of one."""
    name, dot, attribute = key.partition(".")
    if not bundle(language).has_message(name):
        return False
    message = bundle(language).get_message(name)
    return attribute in message.attributes if dot else message.value is not None


def text(phrase: Plain | Mapping[str, Any] | str, language: str | None = None, form: str = "") -> str:
    """A phrase in a language, else in the one that is spoken; a missing message shows its key in brackets. A person's
    name stays as it is. A form that the language does not have is the word itself."""
    if isinstance(phrase, str):
        return phrase
    spoken = SPOKEN.get() if language is None else language
    data = phrase if isinstance(phrase, Mapping) else phrase.to_dict()
    key: str = data["key"]
    if not has_words(key, spoken):
        return f"[{key}]"
    name, dot, attribute = key.partition(".")
    other = CALLED.get().get(name)
    if other is not None and has_words(other + dot + attribute, spoken):
        name = other
    message = bundle(spoken).get_message(name)
    formed = message.attributes.get(f"{attribute}-{form}" if dot else form) if form else None
    pattern = formed or (message.attributes[attribute] if dot else message.value)
    arguments = {name: argument(value, spoken) for name, value in data.get("args", {}).items()}
    # Fluent's own format_pattern would make plain numbers of figures.
    scope = ResolverEnvironment(context=bundle(spoken), current=CurrentEnvironment(args=arguments), errors=[])
    found = pattern(scope)
    return f"[{key}: {scope.errors[0]}]" if scope.errors else str(found)


def shown(value: Any, language: str | None = None) -> str:
    """Any argument of a phrase by itself, as text."""
    return as_text(argument(value, SPOKEN.get() if language is None else language), "")


def percent(number: float, language: str | None = None) -> str:
    """A whole number of hundredths."""
    return cldr.percent(number, SPOKEN.get() if language is None else language)


def rounded(number: float, places: int = 1, language: str | None = None) -> str:
    """A number with so many decimals, for a column of them."""
    return cldr.rounded(number, places, SPOKEN.get() if language is None else language)


def listed(items: list[str], style: str, language: str | None = None) -> str:
    """Items joined as CLDR says for a language."""
    return cldr.listed(items, style, SPOKEN.get() if language is None else language)


def words(key: str, **arguments: object) -> str:
    """The message of a key (or ``key.attribute``) with its arguments, in the language that is spoken."""
    return text({"key": key, "args": arguments})
