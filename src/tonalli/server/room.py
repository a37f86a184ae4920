"""The room around a game: who is host, who may sit where before it begins, and how it begins."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from tonalli.bots.registry import BOTS
from tonalli.core.errors import OptionError
from tonalli.core.game import Game, game_named
from tonalli.core.match import Match
from tonalli.server.clock import Clock, clock_values
from tonalli.server.colours import check_colours, kept_as_shown, told_in_colours
from tonalli.server.logs import note
from tonalli.server.plan import Plan
from tonalli.server.refusals import Refusal
from tonalli.server.requests import PlanRequest, RoomRequest, SeatRequest
from tonalli.server.stored import StoredSeat, StoredTable, as_rows

if TYPE_CHECKING:
    from tonalli.server.table import LiveTable

PERSON = "person"
OPEN = "open"
FEWEST = 2
"""Seats that must be filled before a game begins."""


@dataclass(frozen=True)
class Room:
    """What is arranged at a table besides its game."""

    host: int | None = None
    """The seat of whoever opened it."""
    waiting: bool = False
    """Whether the game is still to begin."""
    drawn: bool = True
    """Whether chance says who sits where when it begins."""
    words: bool = True
    """Whether people may say something to each other."""
    watched: bool = True
    """Whether others than those who sit there may look on."""
    hints: bool = False
    """Whether whoever is to decide may ask what a computer would do."""

    @staticmethod
    def of(stored: StoredTable) -> Room:
        """What is kept; at a table of old whoever sits first is host."""
        if stored.room is not None:
            return Room(**stored.room)
        return Room(first_person(stored.seats), drawn=False)

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


def first_person(seats: list[StoredSeat]) -> int | None:
    return next((number for number, seat in enumerate(seats) if seat.kind == PERSON), None)


def filled(seats: list[StoredSeat]) -> list[StoredSeat]:
    return [seat for seat in seats if seat.kind != OPEN]


def counts_of(game: Game) -> list[int]:
    """The numbers of seats a game can be played with by several."""
    players = next(option for option in game.options if option.name == "players")
    return [count for count in players.allowed if count >= FEWEST]


def options_for(game: Game, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """The same options for another number of seats."""
    try:
        return game.check({**options, "players": seats})
    except OptionError as error:
        raise Refusal.of(422, "option", error) from None


def plan_of(
    game: str, options: dict[str, Any], seats: list[StoredSeat], module: str | None = None, on: bool = True
) -> Plan:
    """What is to be played at a table that waits, made to go together, with a module switched or none."""
    kinds = [SeatRequest(kind=seat.kind, name=seat.name, colour=seat.colour) for seat in seats]
    return Plan(PlanRequest(game=game, options=options, seats=kinds, module=module, on=on))


class Arrangement:
    """A table as it would be after what somebody wishes; nothing is changed before it is kept."""

    def __init__(self, table: LiveTable, held: list[int]) -> None:
        self.table = table
        self.held = held
        self.game = game_named(table.stored.game)
        self.seats = list(table.seats)
        self.room = table.room
        self.options = dict(table.stored.options)
        self.listed = table.stored.listed

    def seat(self, number: int | None, *kinds: str) -> StoredSeat:
        """A seat of one of these kinds."""
        if number is None or not 0 <= number < len(self.seats):
            raise Refusal(404, "no-such-seat")
        if kinds and self.seats[number].kind not in kinds:
            raise Refusal(409, "seat-taken")
        return self.seats[number]

    def mine(self, number: int | None) -> int:
        if number not in self.held:
            raise Refusal(403, "not-at-the-table")
        return number

    def resize(self) -> None:
        if len(self.seats) not in counts_of(self.game):
            raise Refusal(409, "no-such-seat")
        self.options = options_for(self.game, self.options, len(self.seats))

    # ---- for everybody at the table ------------------------------------------------------------

    def name(self, wish: RoomRequest) -> None:
        number = self.mine(wish.seat)
        self.seats[number] = replace(self.seats[number], name=wish.name)

    def colour(self, wish: RoomRequest) -> None:
        """Somebody chooses the colour of their own seat; nobody else's changes by that."""
        number = self.mine(wish.seat)
        self.keep_colours()
        self.seats[number] = replace(self.seats[number], colour=wish.colour)
        check_colours(self.game, [seat.colour for seat in self.seats])

    def keep_colours(self) -> None:
        """Everybody has the colour that all see now."""
        table = self.table
        sides = table.telling.seats(table.match.view(), table.names)
        self.seats = kept_as_shown(self.seats, sides, OPEN)

    def move(self, wish: RoomRequest) -> None:
        """Somebody changes to a free seat; a chosen colour goes along."""
        number = self.mine(wish.seat)
        self.seat(wish.to, OPEN)
        assert wish.to is not None
        self.seats[number], self.seats[wish.to] = self.seats[wish.to], self.seats[number]
        if self.room.host == number:
            self.room = replace(self.room, host=wish.to)

    def leave(self, wish: RoomRequest) -> None:
        """Somebody gives a seat up; a host's place goes to whoever sits next."""
        number = self.mine(wish.seat)
        self.seats[number] = StoredSeat(OPEN, "")
        if self.room.host == number:
            self.room = replace(self.room, host=first_person(self.seats))

    def host(self, wish: RoomRequest) -> None:
        """Somebody becomes host in place of one who has been gone for long, so that the others are not left waiting."""
        number = self.mine(wish.seat)
        if self.room.host is not None and not self.table.presence.is_long_gone(self.room.host):
            raise Refusal(409, "host-kept")
        self.room = replace(self.room, host=number)

    # ---- for the host ----------------------------------------------------------------------------

    def computer(self, wish: RoomRequest) -> None:
        self.seat(wish.seat, OPEN, *BOTS)
        if wish.kind not in BOTS:
            raise Refusal(422, "unknown-seat", repr(wish.kind))
        assert wish.seat is not None
        self.seats[wish.seat] = StoredSeat(
            wish.kind, wish.name or self.seats[wish.seat].name, colour=self.seats[wish.seat].colour
        )

    def free(self, wish: RoomRequest) -> None:
        """A computer leaves its seat, or somebody who went away and did not come back in time."""
        seat = self.seat(wish.seat, PERSON, *BOTS)
        assert wish.seat is not None
        if seat.kind == PERSON and (wish.seat in self.held or not self.table.presence.is_long_gone(wish.seat)):
            raise Refusal(409, "seat-kept")
        self.seats[wish.seat] = StoredSeat(OPEN, "")

    def drop(self, wish: RoomRequest) -> None:
        """A free seat is left out."""
        self.seat(wish.seat, OPEN)
        assert wish.seat is not None
        del self.seats[wish.seat]
        self.resize()
        if self.room.host is not None and self.room.host > wish.seat:
            self.room = replace(self.room, host=self.room.host - 1)

    def add(self, wish: RoomRequest) -> None:
        self.seats.append(StoredSeat(OPEN, ""))
        self.resize()

    def play(self, wish: RoomRequest) -> None:
        """Other modules, another setup: what was switched last holds, and the rest is made to go with it."""
        options = {**self.options, **wish.options}
        self.options = plan_of(self.game.name, options, self.seats, wish.module, wish.on).options
        self.resize()

    def watch(self, wish: RoomRequest) -> None:
        """Whether others may look on; whoever does and may not any more has to leave."""
        self.room = replace(self.room, watched=wish.on)

    def show(self, wish: RoomRequest) -> None:
        """Whether strangers see it in the lobby."""
        self.listed = wish.on

    def draw(self, wish: RoomRequest) -> None:
        self.room = replace(self.room, drawn=wish.on)

    def words(self, wish: RoomRequest) -> None:
        self.room = replace(self.room, words=wish.on)

    def hints(self, wish: RoomRequest) -> None:
        """Whether there are hints; whoever else plays sits down at a table that has them, and so agrees."""
        kinds = (PERSON,) if self.room.waiting else (PERSON, OPEN)
        others = [number for number, seat in enumerate(self.seats) if seat.kind in kinds]
        if wish.on and not set(others) <= set(self.held):
            raise Refusal(403, "hints-agreed")
        self.room = replace(self.room, hints=wish.on)


FOR_ALL: dict[str, Callable[[Arrangement, RoomRequest], None]] = {
    "name": Arrangement.name,
    "colour": Arrangement.colour,
    "move": Arrangement.move,
    "leave": Arrangement.leave,
    "host": Arrangement.host,
}
FOR_HOST: dict[str, Callable[[Arrangement, RoomRequest], None]] = {
    "computer": Arrangement.computer,
    "free": Arrangement.free,
    "drop": Arrangement.drop,
    "add": Arrangement.add,
    "play": Arrangement.play,
    "watch": Arrangement.watch,
    "show": Arrangement.show,
    "draw": Arrangement.draw,
    "words": Arrangement.words,
    "hints": Arrangement.hints,
}
LATER = {"words", "watch", "hints"}
"""What can be arranged once the game has begun, too."""


async def arrange(table: LiveTable, held: list[int], wish: RoomRequest) -> None:
    """Carry out a wish about the room of a table; only a host may do more than change their own place."""
    async with table.still():
        if not table.room.waiting and wish.do not in LATER:
            raise Refusal(409, "begun")
        if wish.do not in FOR_ALL and (table.room.host is None or table.room.host not in held):
            raise Refusal(403, "not-the-host")
        arrangement = Arrangement(table, held)
        if wish.do == "start":
            await begin(table, arrangement)
            return
        found = FOR_ALL.get(wish.do) or FOR_HOST[wish.do]
        found(arrangement, wish)
        room = arrangement.room
        values: dict[str, Any] = {"options": arrangement.options, "listed": arrangement.listed, "room": room.to_dict()}
        await table.commit(table.storage.arrange(table.id, table.revision, arrangement.seats, **values))
        table.stored.options, table.stored.listed = arrangement.options, arrangement.listed
        table.stored.seats[:] = arrangement.seats
        table.room = room
        table.stored.room = room.to_dict()
        if room.waiting:
            table.match = waiting_match(table.stored)
            table.telling = told_in_colours(table.match.game, table.match.view(), table.stored.colours)
        table.seated_anew()


async def begin(table: LiveTable, arrangement: Arrangement) -> None:
    """The game begins with the seats that are filled; what is dealt was not there before."""
    stored, room = table.stored, table.room
    arrangement.keep_colours()
    seats = filled(arrangement.seats)
    if len(seats) < FEWEST:
        raise Refusal(409, "too-few")
    host = arrangement.seats[room.host] if room.host is not None else None
    if room.drawn:
        secrets.SystemRandom().shuffle(seats)
    options = options_for(arrangement.game, stored.options, len(seats))
    match = Match(arrangement.game, options, stored.seed, [seat.name for seat in seats])
    match.deal()
    moves = as_rows(match.moves)
    place = next((number for number, seat in enumerate(seats) if seat is host), None)
    begun = replace(room, waiting=False, host=place)
    rules = arrangement.game.rules_version
    clock = Clock.read(stored.clock)
    if clock is not None:
        clock.begin(len(seats))
        clock.run(match.turn, match.actor if seats[match.actor].kind == PERSON else None, time.time())
    values: dict[str, Any] = {"options": options, "rules": rules, "room": begun.to_dict(), **clock_values(clock)}
    await table.commit(table.storage.arrange(table.id, table.revision, seats, moves, **values))
    stored.seats[:], stored.options, stored.rules, stored.moves = seats, options, rules, moves
    stored.clock = clock.to_dict() if clock is not None else None
    stored.room = begun.to_dict()
    table.begin_match()
    note("game begun", table=table.id, game=stored.game, seats=",".join(seat.kind for seat in seats))
    table.seated_anew()


def waiting_match(stored: StoredTable) -> Match:
    """A match of which nothing is dealt yet."""
    game = game_named(stored.game)
    match = Match(game, dict(stored.options), stored.seed, [seat.name for seat in stored.seats])
    match.watch()
    return match
