"""What is told of a position or of events, as text."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import tonalli
from tonalli import Match, State
from tonalli.core.events import Event
from tonalli.locale import text
from tonalli.telling import telling_of
from tonalli.telling.choice import Choice
from tonalli.telling.telling import Telling

WITHOUT_WORDS = re.compile(r"\[[a-z]+-")


def of(state: State) -> Telling:
    return telling_of(state.to_dict()["game"])


def asked(state: State) -> str:
    return text(of(state).question(state)["words"])


def brought(choice: Choice) -> str:
    """What an option costs and brings."""
    return ", ".join(text(figure.words) for figure in [*choice.costs, *choice.gains])


def options(state: State) -> dict[str, Choice]:
    """Every option by notation, in the order shown."""
    return {choice.notation: choice for choice in of(state).choices(state)}


def hinted(state: State) -> dict[str, str]:
    """What may be expected of every option, by notation."""
    telling = of(state)
    return {
        choice.notation: ", ".join(text(hint) for hint in telling.hints(state, choice))
        for choice in telling.choices(state)
    }


def story(game: str, events: Sequence[Event]) -> list[str]:
    """Line by line: the heading of a paragraph, then what each seat did, by number."""
    lines = []
    for paragraph in telling_of(game).story(events):
        lines.append(f"# {text(paragraph.heading)}")
        for line in paragraph.lines:
            who = "" if line.seat is None else f"{line.seat}: "
            lines.append(who + " · ".join(text(phrase) for phrase, _ in line.phrases))
    return lines


def card(state: State, thing: str, seat: int | None = None) -> str:
    """Everything a card says, with the figures of a position."""
    telling = of(state)
    found = telling.cards(telling.game.view(state, None)["options"])[thing]
    return " ".join(text(line) for line in [found.title, *found.lines, *telling.notes(state, seat).get(thing, [])])


def decisions(game: str, games: int, players: int = 2, **chosen: Any) -> Iterator[Match]:
    """Matches in the middle of random games."""
    for seed in range(games):
        match = tonalli.new(game, players=players, seed=seed, watch=True, **chosen)
        choose = random.Random(seed).choice
        while not match.over:
            yield match
            match.play(choose(match.legal()))


def finished(game: str, seed: int, players: int = 2, **chosen: Any) -> Match:
    """A random game to its end, listened to."""
    match = tonalli.new(game, players=players, seed=seed, watch=True, **chosen)
    choose = random.Random(seed).choice
    while not match.over:
        match.play(choose(match.legal()))
    return match
