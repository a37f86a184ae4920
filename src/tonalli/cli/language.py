"""The language of the terminal: the one that is asked for, else that of the environment, else English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tonalli.core.errors import OptionError
from tonalli.locale import ENGLISH, languages, words
from tonalli.telling.phrase import Listing

OPTION = "--language"
OWN = "TONALLI_LANGUAGE"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language its user reads, the first that is set."""


def asked_for(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language named among the arguments, wherever it stands, and the other arguments."""
    language, rest = None, list(arguments)
    end = rest.index("--") if "--" in rest else len(rest)
    for at, argument in enumerate(rest[:end]):
        name, equals, value = argument.partition("=")
        if name == OPTION and equals:
            language = value
            del rest[at]
            break
        if name == OPTION and at + 1 < end:
            language = rest[at + 1]
            del rest[at : at + 2]
            break
    return language, rest


def checked(language: str) -> str:
    """The language, if there are words in it."""
    if language not in languages():
        raise OptionError(words("cli-error-language", language=language, allowed=Listing(languages())))
    return language


def of_environment(environment: Mapping[str, str]) -> str:
    """The language somebody chose for Tonalli, or what the system speaks if Tonalli speaks it too."""
    return checked(environment[OWN]) if environment.get(OWN) else of_system(environment)


def at_first(environment: Mapping[str, str]) -> str:
    """What is spoken while it is not yet known whether there is the language that is asked for."""
    own = environment.get(OWN, "")
    return own if own in languages() else of_system(environment)


def of_system(environment: Mapping[str, str]) -> str:
    system = next((environment[name] for name in SYSTEM if environment.get(name)), ENGLISH)
    language = system.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language != ENGLISH and language in languages() else ENGLISH
