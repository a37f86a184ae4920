"""The language of the terminal: the one that is asked for, else that of the environment, else English."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from tonalli.core.errors import OptionError
from tonalli.locale import ENGLISH, languages, words
from tonalli.telling.phrase import Listing

OPTION = "--language"
OWN = "TONALLI_LANGUAGE"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language its user reads, the first that is set."""
PREFERRED = "LANGUAGE"
"""Which languages somebody reads, the dearest first, ``el:en``; as GNU's programs do, we ask it before the system's."""
NEUTRAL = ("C", "POSIX")
"""A system that speaks no language, whatever somebody would rather read: scripts set it."""


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


def without_region(name: str) -> str:
    """The language alone of ``cs``, ``cs-CZ`` or ``cs_CZ.UTF-8``."""
    return re.split(r"[-_.@]", name, maxsplit=1)[0].lower()


def checked(name: str) -> str:
    """The language, if there are words in it."""
    language = without_region(name)
    if language not in languages():
        raise OptionError(words("cli-error-language", language=name, allowed=Listing(languages())))
    return language


def of_environment(environment: Mapping[str, str]) -> str:
    """The language somebody chose for Tonalli, or what the system speaks if Tonalli speaks it too."""
    return checked(environment[OWN]) if environment.get(OWN) else of_system(environment)


def at_first(environment: Mapping[str, str]) -> str:
    """What is spoken while it is not yet known whether there is the language that is asked for."""
    own = without_region(environment.get(OWN, ""))
    return own if own in languages() else of_system(environment)


def of_system(environment: Mapping[str, str]) -> str:
    system = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    preferred = "" if system in NEUTRAL else environment.get(PREFERRED, "")
    read = map(without_region, preferred.split(":") if preferred else [system])
    return next((language for language in read if language in languages()), ENGLISH)
