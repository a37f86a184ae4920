"""What is written in which language: the files, the messages in them, and what a language still lacks.

English says which messages there are. Another language has the same ones, may add forms of a word and terms of its own,
and is offered to readers once nothing is missing and it was read through; until then English fills the gaps, message by
message.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

ENGLISH = "en"
READ = {
    ENGLISH: "English",
    "cs": "Čeština",
    "es": "Español",
    "el": "Ελληνικά",
    "pl": "Polski",
}
"""Languages that somebody who speaks them has read through on the pages, in all sizes, with what they call them: no
test can do that."""
FOLDERS = sorted(entry.name for entry in files(__package__).iterdir() if entry.is_dir() and entry.name.isalpha())
LANGUAGES = {**READ, **{language: language for language in FOLDERS if language not in READ}}
"""Every language by its code, which is the name of its folder; one that is being written has no other name yet."""

WRITING = "TONALLI_WRITING"
"""The environment variable that names languages to be offered although they are not complete, for their writers."""

FORMS = (
    "gender", "gen", "dat", "acc", "loc", "ins", "at", "to",
    "pl", "pl_gen", "pl_dat", "pl_acc", "pl_loc", "pl_ins",
)  # fmt: skip
"""Forms that a word may have beside its own: attributes that only some languages need. ``at`` and ``to`` come with
their preposition, ``gender`` is there to be selected on."""

TERMINAL = "cli"
"""What the names of files begin with whose words only the terminal says."""
LESSONS = "-lesson.ftl"
"""What the names of files end with whose words only lessons and the sheet of rules say."""

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
ATTRIBUTE = re.compile(r"^[ \t]+\.([a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
VALUE = ""
"""Stands for the value of a message among its attributes."""


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


def split(pattern: re.Pattern[str], source: str) -> Iterator[tuple[str, str]]:
    """What begins with lines that match, by name; what comes before the first has none."""
    starts = list(pattern.finditer(source))
    yield VALUE, source[: starts[0].start() if starts else len(source)]
    for at, start in enumerate(starts):
        yield start[1], source[start.start() : starts[at + 1].start() if at + 1 < len(starts) else len(source)]


class Catalogue:
    """The messages and terms of one language as they are written, by name, each in parts: its value and attributes."""

    def __init__(self, source: str) -> None:
        lines = "\n".join(line for line in source.splitlines() if not line.startswith("#"))
        self.entries: dict[str, dict[str, str]] = {
            name: {part: text.rstrip() for part, text in split(ATTRIBUTE, entry)}
            for name, entry in split(ENTRY, lines)
            if name != VALUE
        }

    def keys(self) -> set[str]:
        """Everything that can be said: ``name`` and ``name.attribute`` of messages."""
        return {
            f"{name}.{part}" if part else name
            for name, parts in self.entries.items()
            for part, text in parts.items()
            if not name.startswith("-") and (part or text.partition("=")[2].strip())
        }

    def filled(self, english: Catalogue) -> str:
        """As one Fluent text, with what only English has put in."""
        whole = {name: dict(parts) for name, parts in self.entries.items()}
        for name, parts in english.entries.items():
            kept = whole.setdefault(name, dict(parts))
            if not kept[VALUE].partition("=")[2].strip():
                kept[VALUE] = parts[VALUE]
            for part, text in parts.items():
                kept.setdefault(part, text)
        return "\n".join(text for parts in whole.values() for text in parts.values())


def is_form(key: str, english: set[str]) -> bool:
    """Whether a key that English lacks is a form of a word: ``name.acc``, or of one of its attributes,
    ``name.place-acc``."""
    name, _, attribute = key.partition(".")
    of, dash, form = attribute.rpartition("-")
    return form in FORMS and (f"{name}.{of}" if dash else name) in english


@cache
def catalogue(language: str, game: str | None = None) -> Catalogue:
    """All messages of a language, or what a table of one game says in the browser."""
    return Catalogue("\n".join(file.read_text(encoding="utf-8") for file in word_files(language, game)))


@cache
def written() -> list[str]:
    """Every language of which there are words, English first."""
    return [language for language in LANGUAGES if language in FOLDERS]


@cache
def missing(language: str) -> list[str]:
    """The keys that a language still lacks."""
    return sorted(catalogue(ENGLISH).keys() - catalogue(language).keys()) if language in written() else []


@cache
def surplus(language: str) -> list[str]:
    """The keys that nobody asks for: English lacks them, and they are no form of a word."""
    english = catalogue(ENGLISH).keys()
    return sorted(key for key in catalogue(language).keys() - english if not is_form(key, english))


@cache
def languages() -> list[str]:
    """The languages offered to readers: those that are complete and read, and those that are being written here."""
    writing = os.environ.get(WRITING, "").replace(",", " ").split()
    return [each for each in written() if each in writing or (each in READ and not missing(each))]


@cache
def catalogues(language: str, game: str | None = None) -> str | None:
    """All messages of a language as one Fluent text, or those of a table; None if there is no such language."""
    if language not in written():
        return None
    return catalogue(language, game).filled(catalogue(ENGLISH, game))
