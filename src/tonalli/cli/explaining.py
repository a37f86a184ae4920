"""What a person wants explained: cards found by the engine's name, their title, or a part of it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from tonalli.cli.answers import shortened
from tonalli.core.game import Game
from tonalli.core.state import State
from tonalli.locale import text, words
from tonalli.telling import telling_of
from tonalli.telling.card import Card
from tonalli.telling.choice import Choice

SHORTEST_PART = 3


def described(game: Game, state: State, seat: int | None, name: str) -> list[Text]:
    """What a name means; or what to type, or that nothing is called so."""
    if not name:
        return [Text(words("cli-play-tile-what", examples=words(f"{game.name}-typed-tiles")))]
    telling = telling_of(game)
    found = meant(telling.cards(state.options).values(), " ".join(name.lower().split()))
    notes = telling.notes(state, seat)
    lines = [explained(card, [text(note) for note in notes.get(card.thing, [])]) for card in found]
    return lines or [Text(words("cli-play-unknown-tile", name=shortened(name)))]


def meant(cards: Iterable[Card], wanted: str) -> list[Card]:
    """Cards of exactly that name or title; if there are none, those whose title has all its words."""
    titles = {card: text(card.title).lower() for card in cards}
    exact = [card for card, title in titles.items() if wanted in (card.thing.partition(":")[2].lower(), title)]
    if exact or len(wanted) < SHORTEST_PART:
        return exact
    asked = set(wanted.split())
    return [card for card, title in titles.items() if wanted in title or asked <= set(title.split())]


def explained(card: Card, notes: Iterable[str]) -> Text:
    """One thing: its title, what it does, its figures as they are now."""
    lines = "\n  ".join([*(text(line) for line in card.lines), *notes])
    return Text(text(card.title), "bold").append(f": {lines}", "not bold")


def option_explained(game: Game, state: State, choice: Choice) -> list[Text]:
    """The things an option is about."""
    telling = telling_of(game)
    cards = telling.cards(state.options)
    notes = telling.notes(state, state.actor)
    things = [thing for thing in telling.things(state, choice) if thing in cards]
    return [explained(cards[thing], [text(note) for note in notes.get(thing, [])]) for thing in things]
