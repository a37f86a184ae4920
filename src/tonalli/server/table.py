"""A table being played: its match, who sits there, who watches, and how it changes."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import orjson

from tonalli.core.errors import IllegalAction
from tonalli.core.match import Mark
from tonalli.server.clock import Clock, clock_values
from tonalli.server.colours import told_in_colours
from tonalli.server.commits import Conflict
from tonalli.server.faults import Fault
from tonalli.server.logs import note
from tonalli.server.messages import as_json, score_sheet, seat_name
from tonalli.server.position import Position
from tonalli.server.presence import Presence
from tonalli.server.reading import match_of
from tonalli.server.refusals import Refusal
from tonalli.server.room import OPEN, PERSON, Room
from tonalli.server.seen import message, presence_news
from tonalli.server.storage import Storage
from tonalli.server.stored import StoredSeat, StoredTable, as_rows
from tonalli.server.story import Story
from tonalli.server.watcher import Watcher
from tonalli.server.words import Words
from tonalli.telling.seat import Name

log = logging.getLogger("tonalli.server")

STAGE = 1000
"""Revisions begin at a multiple of this with every seat that chooses in secret, however many decisions it took."""


class LiveTable:
    """A table in memory. Whoever reads or changes it holds its lock; nobody sees what is not committed."""

    def __init__(self, stored: StoredTable, storage: Storage, address: str = "") -> None:
        self.id = stored.id
        self.address = address
        """Where whoever opened it came from: its computer seats think on their account."""
        self.stored = stored
        self.storage = storage
        self.match = match_of(stored)
        self.telling = told_in_colours(self.match.game, self.match.view(), stored.colours)
        self.story = Story(self.telling)
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.presence = Presence(self.watchers)
        self.room = Room.of(stored)
        self.words = Words(stored.id, storage)
        self.clock = Clock.read(stored.clock)
        self.asked: Callable[[LiveTable, int], None] | None = None
        """Who is told that a person is to decide."""
        self.to_decide = self.match.actor
        self.used = time.monotonic()
        self.glanced = -math.inf
        """When somebody last asked for it without staying."""
        self.lost = False
        """Whether a change could not be kept: the table must be read again."""
        self.told: Position | None = None

    @property
    def position(self) -> Position:
        """What can be said of the table as it is now."""
        if self.told is None:
            self.told = Position(self)
        return self.told

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
        return self.stored.held_by(tokens)

    def played_by(self, tokens: list[str]) -> list[int]:
        """Of the seats that these tokens hold those no computer plays for."""
        return [number for number in self.held_by(tokens) if self.seats[number].stand_in is None]

    def bot_of(self, number: int) -> str | None:
        """The bot that plays a seat, its own or standing in for somebody."""
        seat = self.seats[number]
        return seat.stand_in if seat.kind == PERSON else None if seat.kind == OPEN else seat.kind

    def may_look(self, held: list[int]) -> bool:
        """Whether somebody who holds these seats may see the table: who could still sit down may, too."""
        return bool(held) or self.room.watched or any(seat.kind == OPEN for seat in self.seats)

    def let_look(self, held: list[int]) -> None:
        if not self.may_look(held):
            raise Refusal(403, "no-onlookers")

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Hold the table; one that could not keep a change is of no use to whoever waited for it."""
        async with self.lock:
            if self.lost:
                raise Refusal(409, "changed")
            yield

    # ---- secrets ---------------------------------------------------------------------------

    @property
    def secret_chooser(self) -> int | None:
        """The seat that is choosing something in secret."""
        match = self.match
        return match.actor if match.actor >= 0 and match.game.hides(match.state) else None

    def shown_revision(self, held: list[int]) -> int:
        """The revision for whoever holds some seats: to others a secret choice is one change, made when it is done."""
        chooser = self.secret_chooser
        return self.revision if chooser is None or chooser in held else self.revision // STAGE * STAGE

    def is_choosing_on(self) -> bool:
        """Whether somebody has begun to choose in secret; how many choices they make must not be counted by pauses."""
        return self.secret_chooser is not None and self.revision % STAGE > 0

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
            first, chooser, before = len(self.match.moves), self.secret_chooser, self.match.mark()
            try:
                self.match.play(action)
            except IllegalAction as error:
                raise Refusal(422, "illegal", str(error)) from None
            await self.keep(first, chooser, before)

    async def undo(self, held: list[int], revision: int, whole_turn: bool) -> None:
        """Take back a decision, or all of this turn that can be taken back; whom it asked is asked no longer."""
        async with self.still():
            self.check_undo(held, revision)
            chooser, before = self.secret_chooser, self.match.mark()
            self.match.undo()
            while whole_turn and self.match.can_undo:
                self.match.undo()
            await self.keep(len(self.match.moves), chooser, before)

    async def keep(self, first: int, chooser: int | None, before: Mark) -> None:
        """Commit everything from a move on, then let everybody know; what somebody goes on choosing in secret, and how
        long they do, is told to them alone.
        """
        match = self.match
        rows = as_rows(match.moves[first:])
        taken_back = len(before.moves) > first
        result = self.result() if match.over else None
        goes_on = chooser is not None and chooser == self.secret_chooser
        raised = self.revision + 1
        if chooser is not None and not goes_on:
            raised = (self.revision // STAGE + 1) * STAGE
        secret = self.secret_chooser is not None
        clock = self.clock_now()
        try:
            changed = (self.id, self.revision, raised, first, rows, result, taken_back, secret)
            await self.commit(self.storage.keep(*changed, **clock_values(clock)))
        except Fault as fault:
            if fault.known:
                match.back_to(before)
            raise
        self.stored.revision = raised
        if not secret:
            self.stored.changed = time.time()
        self.stored.over = match.over
        self.stored.result = result
        self.set_clock(clock)
        if match.over:
            note("game over", table=self.id, game=self.stored.game, moves=len(match.moves))
        self.tell_all(chooser if goes_on else None)
        self.ask()

    def result(self) -> dict[str, Any]:
        """What is kept of a finished game besides its moves: all one wants to know when nobody can replay it."""
        match = self.match
        names = [side.name for side in self.telling.seats(match.view(), self.names)]
        sheet = {**score_sheet(self.telling, match.watch(), match.state), "sides": names}
        sheet["verdict"] = self.telling.verdict(match.state, names)
        plain: dict[str, Any] = orjson.loads(as_json(sheet))
        return {"scores": match.scores(), "winners": match.winners(), "sheet": plain}

    async def commit(self, change: Coroutine[Any, Any, None]) -> None:
        """Wait until a change is kept. Where the database says it is not, the table stays as it was; where nobody
        knows, or somebody else changed it, the table is given up and read again.
        """
        try:
            await change
        except Conflict:
            self.give_up()
            raise Refusal(409, "changed") from None
        except Fault as fault:
            log.error("table %s: a change was %s: the database is %s", self.id, told_of(fault), fault.detail)
            if not fault.known:
                self.give_up()
            raise
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
            await self.change_seat(
                number,
                replace(self.seats[number], kind=PERSON, name=name or self.seats[number].name, token=token_digest),
            )

    async def note(self, seat: int, name: str, what: str) -> None:
        """A line of the room's own among the words, for everybody at the table; what it tells of is kept, and whoever
        did it hears of that though there is no room for the line.
        """
        if not name:
            return
        try:
            said = await self.words.note(seat, name, what)
        except Fault as fault:
            log.warning("table %s: a line of its room was %s", self.id, told_of(fault))
            return
        for watcher in self.watchers:
            watcher.hear({"type": "words", "words": [said]})

    async def change_seat(self, number: int, seat: StoredSeat) -> None:
        """Keep who sits on a seat or plays for it, and let everybody know."""
        before, room = self.seats[number], self.room
        self.seats[number] = seat
        if room.host is None and seat.kind == PERSON:
            room = replace(room, host=number)
        clock = self.clock_now()
        values = {"room": room.to_dict(), **clock_values(clock)}
        try:
            await self.commit(self.storage.sit(self.id, self.revision, number, seat, **values))
        except BaseException:
            self.seats[number] = before
            raise
        self.room = room
        self.stored.room = room.to_dict()
        self.set_clock(clock)
        self.seated_anew(forget=False)

    # ---- the room --------------------------------------------------------------------------

    def begin_match(self) -> None:
        """The game begins with what is kept of it now."""
        self.match = match_of(self.stored)
        self.telling = told_in_colours(self.match.game, self.match.view(), self.stored.colours)
        self.story = Story(self.telling)
        self.told = None
        self.room = Room.of(self.stored)
        self.clock = Clock.read(self.stored.clock)
        self.to_decide = -1

    def seated_anew(self, forget: bool = True) -> None:
        """Whoever watches holds other seats than before, perhaps, and the table has changed."""
        self.stored.revision += 1
        self.match.seats = [seat.name for seat in self.seats]
        if forget:
            self.presence.forget()
        for watcher in self.watchers:
            if watcher.tokens:
                watcher.seats = self.held_by(watcher.tokens)
        self.tell_all()
        self.ask()

    def clock_now(self) -> Clock | None:
        """The clock as it runs after what has just been decided; only people have one."""
        if self.clock is None or self.room.waiting:
            return self.clock
        clock = replace(self.clock, left=list(self.clock.left))
        actor = self.match.actor
        runs = actor >= 0 and self.seats[actor].kind == PERSON and self.seats[actor].stand_in is None
        clock.run(self.match.turn, actor if runs else None, time.time())
        return clock

    def set_clock(self, clock: Clock | None) -> None:
        self.clock = clock
        self.stored.clock = clock.to_dict() if clock is not None else None

    def ask(self) -> None:
        """Tell whoever is to decide and is not at the table."""
        actor = self.match.actor
        before, self.to_decide = self.to_decide, actor
        if self.asked is None or self.room.waiting or actor < 0 or actor == before:
            return
        if self.seats[actor].kind == PERSON and self.seats[actor].stand_in is None and not self.is_online(actor):
            self.asked(self, actor)

    # ---- watching --------------------------------------------------------------------------

    def tell_all(self, only: int | None = None) -> None:
        """Let everybody know of a change, or those alone who hold one seat."""
        told = len(self.match.watch())
        self.told = None
        self.story.take_back(told)
        for watcher in self.watchers:
            if only is not None and only not in watcher.seats:
                continue
            watcher.told = min(watcher.told, told)
            watcher.show()

    def arrive(self, watcher: Watcher) -> None:
        self.watchers.append(watcher)
        self.tell_presence(watcher)
        watcher.show()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.remove(watcher)
        self.used = time.monotonic()
        self.tell_presence(watcher)

    def look_away(self, watcher: Watcher, away: bool) -> None:
        """Somebody's page goes into the background, or comes back."""
        if watcher.away != away:
            watcher.away = away
            self.tell_presence(watcher)

    def tell_presence(self, whose: Watcher) -> None:
        """Somebody came, went or looks elsewhere: the others are told so much and no more, and of onlookers only those
        who wait in the room.
        """
        if not whose.seats and not self.room.waiting:
            return
        self.presence.note(whose.seats)
        self.position.looks_different()
        news = presence_news(self)
        for watcher in self.watchers:
            if watcher is not whose:
                watcher.hear(news)

    def is_online(self, number: int) -> bool:
        return any(number in watcher.seats for watcher in self.watchers)

    async def news(self, watcher: Watcher) -> bytes:
        """The message for a watcher, who is told then; all who hold the same seats and were told the same get the
        same one.
        """
        async with self.still():
            held, told = watcher.seats, watcher.told
            second = int(time.time()) if self.clock is not None else 0
            seat = watcher.perspective(self.match.actor)
            now = self.position
            shown = now.as_shown(held, told, second, lambda: message(self, held, seat, told))
            sent = now.as_sent(shown, watcher.shown)
            watcher.shown = shown if watcher.takes_changes else None
            watcher.told = len(self.match.watch())
            watcher.stale = False
            return sent


def told_of(fault: Fault) -> str:
    return "not kept" if fault.known else "perhaps not kept"
