"""What a person wants explained: cards found by the engine's name, their title, or a part of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from unicodedata import combining, normalize

from rich.text import Text

from tonalli.cli.answers import shortened
from tonalli.cli.face import Seats
from tonalli.core.game import Game
from tonalli.core.state import State
from tonalli.locale import has_words, text, words
from tonalli.telling import telling_of
from tonalli.telling.card import Card
from tonalli.telling.choice import Choice
from tonalli.telling.phrase import Phrase, with_names
from tonalli.telling.seat import Name

SHORTEST_PART = 3
JOINING = str.maketrans("–-_łς", "   lσ")
"""What joins words in names and titles; a space does as well. Letters that lose no accent have a plain one."""


def described(game: Game, state: State, seat: int | None, name: str, seats: Seats = ()) -> list[Text]:
    """What a name means; or what to type, or that nothing is called so."""
    if not name:
        return [Text(words("cli-play-tile-what", examples=words(f"{game.name}-typed-tiles")))]
    telling = telling_of(game)
    found = meant(telling.cards(state.options).values(), name)
    notes = telling.notes(state, seat)
    known = telling.by_name(seats)
    lines = [explained(card, notes.get(card.thing, []), known) for card in found]
    return lines or [Text(words("cli-play-unknown-tile", name=shortened(name)))]


def meant(cards: Iterable[Card], name: str) -> list[Card]:
    """Cards of exactly that name, title or print; if there are none, those whose title has its words or holds it."""
    wanted = plain(name)
    titles = {card: plain(text(card.title)) for card in cards}
    exact = [
        card for card, title in titles.items() if wanted in (plain(card.thing.partition(":")[2]), title, printed(card))
    ]
    if exact:
        return exact
    asked = set(wanted.split())
    is_part = len(wanted) >= SHORTEST_PART
    return [card for card, title in titles.items() if (is_part and wanted in title) or asked <= set(title.split())]


def printed(card: Card) -> str:
    """What is printed on a thing in place of its name, such as the number of a technology; empty if it has none."""
    short = f"{card.title.key}.short"
    return plain(text(Phrase(short, **card.title.arguments))) if has_words(short) else ""


def plain(name: str) -> str:
    """A name as people may type it, without accents and in capitals, too."""
    letters = (letter for letter in normalize("NFD", name.lower()) if not combining(letter))
    return " ".join("".join(letters).translate(JOINING).split())


def explained(card: Card, notes: Iterable[Phrase], names: Mapping[str, Name]) -> Text:
    """One thing: its title, what it does, its figures as they are now; colours on a card are those of tiles."""
    lines = "\n  ".join(text(line) for line in [*card.lines, *(with_names(note, names) for note in notes)])
    return Text(text(card.title), "bold").append(f": {lines}", "not bold")


def option_explained(game: Game, state: State, choice: Choice, seats: Seats = ()) -> list[Text]:
    """The things an option is about."""
    telling = telling_of(game)
    cards = telling.cards(state.options)
    notes = telling.notes(state, state.actor)
    known = telling.by_name(seats)
    things = [thing for thing in telling.things(state, choice) if thing in cards]
    return [explained(cards[thing], notes.get(thing, []), known) for thing in things]
