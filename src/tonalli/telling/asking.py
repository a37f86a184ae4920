"""Questions in parts, the turn they stand in, and keys for their answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile

from tonalli.core.events import Event
from tonalli.locale import has_words
from tonalli.telling.choice import ANSWER, NO, OFFER, Choice
from tonalli.telling.phrase import Phrase

ROLES = (ANSWER, OFFER, NO)
"""In the order they stand in: answers, what may be done beside them, every form of no."""
DIGITS = "1234567890"
LETTERS = "tgvwybjmqsaefiz"
"""Keys of offers that have none of their own, without those that the table uses itself."""
TURN = "turn"
"""The event that begins a turn, in every game."""


def part_of(asked: Phrase, part: str) -> Phrase | None:
    """What a question is about (``.title``), asks in short (``.ask``) or says besides (``.hint``), if its words have
    that; a case of its own as ``.ask-<case>``.
    """
    key, _, case = asked.key.partition(".")
    own = f"{key}.{part}-{case}"
    found = own if case and has_words(own) else f"{key}.{part}"
    return Phrase(found, **asked.arguments) if has_words(found) else None


def this_turn(events: Sequence[Event]) -> list[Event]:
    """What has happened since the turn began."""
    return list(takewhile(lambda event: event.kind != TURN, reversed(events)))[::-1]


def give_keys(choices: Sequence[Choice], letters: Mapping[str, str]) -> None:
    """Figures for answers as they stand, letters for offers; no two alike."""
    digits = iter(DIGITS)
    taken: set[str] = set()
    for choice in choices:
        if choice.role != OFFER:
            choice.key = next(digits, "")
            continue
        own = [letters[str(name)] for name in (*choice.about.values(), choice.kind) if str(name) in letters]
        choice.key = next((letter for letter in (*own, *LETTERS) if letter not in taken), "")
        taken.add(choice.key)
