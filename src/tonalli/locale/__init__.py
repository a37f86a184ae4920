"""Words by key: everything a person reads is a message of the Fluent files beside this one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGE = "en"


@cache
def bundle(language: str = LANGUAGE) -> Any:
    """All messages of a language, whatever file they stand in."""
    found = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
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
