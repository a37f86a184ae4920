"""A table being played: its match, who sits there, who watches, and how it changes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import tonalli
from tonalli.core.errors import IllegalAction, RecordError
from tonalli.core.match import Match
from tonalli.core.record import Move, Record
from tonalli.server.edition import EDITION
from tonalli.server.messages import NO_DECISION, decision, lately, position, score_sheet, seat_name
from tonalli.server.refusals import Refusal
from tonalli.server.storage import Conflict, Storage, StoredSeat, StoredTable, as_rows
from tonalli.server.story import Story
from tonalli.server.tokens import is_token_of
from tonalli.telling import telling_of
from tonalli.telling.telling import Name

PERSON = "person"
OPEN = "open"


class Watcher:
    """Somebody at the table or looking on: which seats they hold, and how much of the story they were told."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats
        self.told = 0
        self.changed = asyncio.Event()
        self.news: list[dict[str, Any]] = []

    def perspective(self, actor: int) -> int | None:
        """Through whose eyes: the one who decides, if that is them; their only seat; otherwise nobody's."""
        if actor in self.seats:
            return actor
        return self.seats[0] if len(self.seats) == 1 else None


def match_of(stored: StoredTable) -> Match:
    """Replay what is kept."""
    game = tonalli.GAMES.get(stored.game)
    if game is None:
        raise Refusal(410, "unknown-game", stored.game)
    names = [seat.name for seat in stored.seats]
    try:
        moves = [Move(turn, seat, game.space.read(word), game.space) for turn, seat, word in stored.moves]
        text = Record(stored.game, stored.rules, stored.options, names, moves, None, None).write()
        return tonalli.load(text, stored.seed, watch=True)
    except (RecordError, IllegalAction) as error:
        raise Refusal(410, "old-record", str(error)) from None


class LiveTable:
    """A table in memory. Whoever reads or changes it holds its lock; nobody sees what is not committed."""

    def __init__(self, stored: StoredTable, storage: Storage) -> None:
        self.id = stored.id
        self.stored = stored
        self.storage = storage
        self.match = match_of(stored)
        self.telling = telling_of(self.match.game)
        self.story = Story(self.telling)
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.used = time.monotonic()
        self.lost = False
        """Whether a change could not be kept: the table must be read again."""

    @property
    def seats(self) -> list[StoredSeat]:
        return self.stored.seats

    @property
    def names(self) -> list[Name]:
        return [seat_name(chair.kind, chair.name, number) for number, chair in enumerate(self.seats)]

    @property
    def revision(self) -> int:
        return self.stored.revision

    def held_by(self, tokens: list[str]) -> list[int]:
        """The seats that these tokens hold."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == PERSON and any(is_token_of(token, seat.token) for token in tokens)
        ]

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Hold the table; one that could not keep a change is of no use to whoever waited for it."""
        async with self.lock:
            if self.lost:
                raise Refusal(409, "changed")
            yield

    # ---- changes ---------------------------------------------------------------------------

    def check(self, held: list[int], revision: int) -> None:
        """Only whoever is to decide may change anything, and only what they see."""
        if self.match.over:
            raise Refusal(409, "over")
        if self.match.actor not in held:
            raise Refusal(403, "not-your-decision")
        if revision != self.revision:
            raise Refusal(409, "changed")

    def check_undo(self, held: list[int], revision: int) -> None:
        """Only whoever decided last may take that back, also while somebody else is asked because of it."""
        undo_seat = self.match.undo_seat
        if undo_seat is None or undo_seat not in held:
            self.check(held, revision)
            raise Refusal(409, "nothing-to-undo")
        if revision != self.revision:
            raise Refusal(409, "changed")

    async def play(self, held: list[int], revision: int, action: int | str) -> None:
        """Play an action for the seat that is to decide."""
        async with self.still():
            self.check(held, revision)
            first = len(self.match.moves)
            try:
                self.match.play(action)
            except IllegalAction as error:
                raise Refusal(422, "illegal", str(error)) from None
            await self.keep(first)

    async def undo(self, held: list[int], revision: int, whole_turn: bool) -> None:
        """Take back a decision, or all of this turn that can be taken back; whom it asked is asked no longer."""
        async with self.still():
            self.check_undo(held, revision)
            self.match.undo()
            while whole_turn and self.match.can_undo:
                self.match.undo()
            await self.keep(len(self.match.moves))

    async def keep(self, first: int) -> None:
        """Commit everything from a move on, then let everybody know."""
        match = self.match
        rows = as_rows(match.moves[first:])
        result = {"scores": match.scores(), "winners": match.winners()} if match.over else None
        await self.commit(self.storage.keep(self.id, self.revision, first, rows, result))
        self.stored.revision += 1
        self.stored.changed = time.time()
        self.stored.over = match.over
        self.stored.result = result
        self.tell_all()

    async def commit(self, change: Coroutine[Any, Any, None]) -> None:
        """Wait until a change is kept; a table that could not keep it is given up."""
        try:
            await change
        except Conflict:
            self.give_up()
            raise Refusal(409, "changed") from None
        except BaseException:
            self.give_up()
            raise

    def give_up(self) -> None:
        """Memory and storage may differ now: whoever watches has to come to the table as it is kept."""
        self.lost = True
        self.tell_all()

    async def sit(self, number: int, name: str, token_digest: str) -> None:
        """Somebody takes a free seat."""
        async with self.still():
            if not 0 <= number < len(self.seats):
                raise Refusal(404, "no-such-seat")
            if self.seats[number].kind != OPEN:
                raise Refusal(409, "seat-taken")
            seat = StoredSeat(PERSON, name or self.seats[number].name, token_digest)
            await self.commit(self.storage.sit(self.id, self.revision, number, seat))
            self.seats[number] = seat
            self.match.seats = [seat.name for seat in self.seats]
            self.stored.revision += 1
            self.tell_all()

    # ---- watching --------------------------------------------------------------------------

    def tell_all(self) -> None:
        told = len(self.match.watch())
        self.story.take_back(told)
        for watcher in self.watchers:
            watcher.told = min(watcher.told, told)
            watcher.changed.set()

    def arrive(self, watcher: Watcher) -> None:
        self.watchers.append(watcher)
        self.tell_all()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.remove(watcher)
        self.used = time.monotonic()
        self.tell_all()

    def is_online(self, number: int) -> bool:
        return any(number in watcher.seats for watcher in self.watchers)

    def message(self, held: list[int], seat: int | None, told: int) -> dict[str, Any]:
        """The table as it is shown to somebody: what they may know, and what happened since they were told."""
        match = self.match
        events = match.watch()
        mine = match.actor in held
        self.story.go_on(events)
        return {
            "type": "table",
            "edition": EDITION,
            "id": self.id,
            "game": self.stored.game,
            "options": self.stored.options,
            "revision": self.revision,
            "seats": [
                {"kind": chair.kind, "name": chair.name, "mine": number in held, "online": self.is_online(number)}
                for number, chair in enumerate(self.seats)
            ],
            "seat": seat,
            "actor": match.actor if match.actor >= 0 else None,
            "turn": match.turn,
            "moves": len(match.moves),
            "next": (self.stored.result or {}).get("next"),
            "secret": match.game.hides(match.state),
            **position(match.game, self.telling, match.state, seat, self.names),
            **(
                decision(self.telling, match.state, self.names, events) if mine and seat == match.actor else NO_DECISION
            ),
            **score_sheet(self.telling, events, match.state),
            "can_undo": match.undo_seat in held,
            "story": self.story.since(told),
            "moments": lately(self.telling, match.state, events, told),
            "events_from": told,
            "events": events[told:],
        }

    async def news(self, watcher: Watcher) -> dict[str, Any]:
        """The message for a watcher, who is told then."""
        async with self.still():
            message = self.message(watcher.seats, watcher.perspective(self.match.actor), watcher.told)
            watcher.told = len(self.match.watch())
            return message


def new_seed() -> int:
    return secrets.randbits(62)
