"""What a person typed: an option by number, notation or beginning of it, or a command."""

from __future__ import annotations

import re

from tonalli.core.match import Match
from tonalli.locale import words
from tonalli.telling.phrase import Listing

COMMANDS = ("options", "undo", "help", "log", "board", "tile", "explain", "save", "quit")
SHORT = {"?": "help", "h": "help", "u": "undo", "q": "quit", "exit": "quit"}


LONGEST_NUMBER = 9
"""Digits; nothing that can be counted here needs more."""
LONGEST_ECHO = 40
SHORTEST_PART = 3
"""Letters that a part of the table can be called by."""
SOME = 4
"""So many notations are said back of all that begin alike."""
ESCAPE = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|O.|.)?")


def number_in(text: str) -> int | None:
    """A whole number as it was typed; None if it is none, or larger than anything here."""
    if not text.isdecimal():
        return None
    digits = text.lstrip("0") or "0"
    return int(digits) if len(digits) <= LONGEST_NUMBER else None


def shortened(text: str) -> str:
    """What was typed, short enough to be said back in a line, without the codes of keys that are no letters."""
    text = "".join(sign for sign in ESCAPE.sub("", text) if sign.isprintable())
    return text if len(text) <= LONGEST_ECHO else f"{text[:LONGEST_ECHO]}…"


class Answer:
    """One of: an action to play, a command with its argument, or why the text is neither."""

    def __init__(self, action: int | None = None, command: str = "", argument: str = "", wrong: str = "") -> None:
        self.action = action
        self.command = command
        self.argument = argument
        self.wrong = wrong


def part_in(text: str, sections: tuple[str, ...]) -> str:
    """The part of the table that is meant: by its name, one of it, or a beginning that no other part has."""
    text = text.lower()
    if text in sections or len(text) < SHORTEST_PART:
        return text if text in sections else ""
    found = [name for name in sections if any(each.startswith(text) for each in (name, one_of(name)))]
    return found[0] if len(found) == 1 else ""


def one_of(name: str) -> str:
    """The part by one of what it shows: a prophecy, a technology."""
    return f"{name.removesuffix('ies')}y" if name.endswith("ies") else name


def understood(text: str, match: Match, legal: list[int], sections: tuple[str, ...]) -> Answer:
    """The meaning of a line; notations of legal options, numbered as they are given, come before commands."""
    notations = [match.write(action) for action in legal]
    if text in notations:
        return Answer(action=legal[notations.index(text)])
    if text.isdecimal():
        number = number_in(text)
        if number is not None and 1 <= number <= len(legal):
            return Answer(action=legal[number - 1])
        return Answer(wrong=words("cli-play-range", number=shortened(text), count=len(legal)))
    command, _, argument = text.partition(" ")
    command = SHORT.get(command.lower(), command.lower())
    if command in COMMANDS or command in sections:
        return Answer(command=command, argument=argument.strip())
    matches = [notation for notation in notations if notation.startswith(text.lower())] if text else []
    if len(matches) == 1:
        return Answer(action=legal[notations.index(matches[0])])
    if matches:
        listed = Listing([*matches[:SOME], *(["…"] if len(matches) > SOME else [])])
        return Answer(wrong=words("cli-play-ambiguous", text=shortened(text), matches=listed))
    if part_in(command, sections):
        return Answer(command=part_in(command, sections), argument=argument.strip())
    return Answer(wrong=words("cli-play-wrong", text=shortened(text), count=len(legal)))
