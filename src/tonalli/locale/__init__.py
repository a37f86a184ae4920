"""Words by key: everything a person reads is a message of the Fluent files beside this one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGE = "en"


@cache
def languages() -> list[str]:
    """Every language with a folder of words."""
    return sorted(entry.name for entry in files(__package__).iterdir() if entry.is_dir() and entry.name.isalpha())


@cache
def catalogues(language: str) -> str | None:
    """All messages of a language as one Fluent text; None if there is no such language."""
    folder = files(__package__).joinpath(language)
    if not language.isalpha() or not folder.is_dir():
        return None
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return "\n".join(entry.read_text(encoding="utf-8") for entry in entries if entry.name.endswith(".ftl"))


@cache
def bundle(language: str = LANGUAGE) -> Any:
    """All messages of a language, whatever file they stand in."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(catalogues(language) or ""))
    return found


def has_words(key: str) -> bool:
    """Whether there is a message, or with ``key.attribute`` an attribute of one."""
    name, dot, attribute = key.partition(".")
    if not bundle().has_message(name):
        return False
    message = bundle().get_message(name)
    return attribute in message.attributes if dot else message.value is not None


def words(key: str, **arguments: object) -> str:
    """The message of a key (or ``key.attribute``) with its arguments; a missing one shows its key in brackets."""
    if not has_words(key):
        return f"[{key}]"
    name, dot, attribute = key.partition(".")
    message = bundle().get_message(name)
    text, errors = bundle().format_pattern(message.attributes[attribute] if dot else message.value, arguments)
    return f"[{key}: {errors[0]}]" if errors else str(text)
