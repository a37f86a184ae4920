"""Who sits where: people and bots, with or without a name."""

from __future__ import annotations

from tonalli.bots.bot import Bot
from tonalli.bots.registry import BOTS, bot_named, own_name
from tonalli.core.dealer import mix
from tonalli.core.errors import OptionError
from tonalli.core.game import Game
from tonalli.locale import words
from tonalli.telling.phrase import Listing

HUMAN = "human"


class Seat:
    """A chair at the table: what kind of player sits there, and how it is called."""

    def __init__(self, kind: str, name: str) -> None:
        self.kind = kind
        self.name = name

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    def __str__(self) -> str:
        return f"{self.name}={self.kind}"

    def bot(self, seed: int, number: int) -> Bot:
        """The bot of this seat; every seat draws its own ties."""
        return bot_named(self.kind, mix(seed & 0x3FFFFFFFFFFFFFFF) ^ number)


def split(text: str, people: bool) -> tuple[str, str]:
    """Name and kind of ``Ana=human`` or ``greedy``."""
    name, equals, kind = text.strip().rpartition("=")
    allowed = [HUMAN, *BOTS] if people else list(BOTS)
    own = own_name(kind)
    if own and name.strip() == name and (name or not equals):
        bot_named(kind, 0)
        return name or own, kind
    if kind not in allowed or (equals and not name.strip()):
        raise OptionError(words("cli-seat-wrong", seat=text.strip(), allowed=Listing(allowed)))
    return name.strip(), kind


def as_asked(seat: str) -> str:
    """A seat of a record as ``--seats`` would name it; records of other programs name people only, or nobody."""
    if "=" in seat:
        return seat
    return f"{seat}={HUMAN}" if seat else HUMAN


def seats_of(specs: list[str], people: bool = True) -> list[Seat]:
    """Seats by what was asked for; those without a name get one."""
    pairs = [split(spec, people) for spec in specs]
    humans = sum(kind == HUMAN for name, kind in pairs)
    seats: list[Seat] = []
    for number, (name, kind) in enumerate(pairs):
        if not name:
            alike = sum(other == kind for given, other in pairs)
            only = humans == 1 if kind == HUMAN else alike == 1
            key = f"cli-seat-{kind}" if only else f"cli-seat-{kind}-number"
            name = words(key, number=number + 1)
        seats.append(Seat(kind, name))
    refuse_twice([seat.name for seat in seats])
    return seats


def refuse_twice(names: list[str]) -> None:
    """Nobody can tell two sides of one name apart."""
    for name in names:
        if names.count(name) > 1:
            raise OptionError(words("cli-seat-twice", name=name))


def asked_seats(
    game: Game, players: int | None, seats: str | None, default: list[str], people: bool = True
) -> list[Seat]:
    """Seats out of ``--players`` and ``--seats``; the first fits the second or either stands alone."""
    if seats is None:
        count = players if players is not None else len(default)
        specs = (default + [default[-1]] * count)[:count]
        allowed = next(option for option in game.options if option.name == "players")
        allowed.check(count)
        return seats_of(specs, people)
    specs = seats.split(",")
    if players is not None and players != len(specs):
        raise OptionError(words("cli-seats-count", players=players, seats=len(specs)))
    return seats_of(specs, people)
