"""Computer seats: which tables they play at, in which order, and that they go on whatever happens to them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from hashlib import blake2b

from tonalli.bots.registry import BOTS
from tonalli.core.dealer import MASK, mix
from tonalli.learning.lesson import prepared_reply
from tonalli.server.metrics import COMPUTER, Metrics
from tonalli.server.neighbours import Elsewhere
from tonalli.server.reading import UNPLAYABLE
from tonalli.server.refusals import Refusal
from tonalli.server.room import PERSON
from tonalli.server.settings import Settings
from tonalli.server.table import LiveTable
from tonalli.server.thinking import Thinking, ThoughtFailed, pause_after

log = logging.getLogger("tonalli.server")

FAULTS = 6
"""After so many failed thoughts about one decision a seat plays any legal action: the others do not wait for ever."""
GLANCE = 30.0
"""Seconds for which somebody who asked for the table without staying counts as looking on."""
ROUNDS = 5
"""Rounds of the event loop after which everybody at a table was told of a change."""


class Places:
    """How many tables may think at once, in all and of one address; the others wait in line."""

    def __init__(self, most: int, most_of_address: int) -> None:
        self.most = most
        self.most_of_address = most_of_address
        self.taken: dict[str, str] = {}
        """The address of each table that has a place."""
        self.of_address: Counter[str] = Counter()
        self.waiting: dict[str, tuple[str, asyncio.Future[None]]] = {}

    def is_free(self, address: str) -> bool:
        return len(self.taken) < self.most and self.of_address[address] < self.most_of_address

    def give(self, table_id: str, address: str) -> None:
        self.taken[table_id] = address
        self.of_address[address] += 1

    async def take(self, table_id: str, address: str) -> None:
        """Wait for a place, behind everybody who waits already and could have it."""
        if self.is_free(address) and not any(other == address for other, _turn in self.waiting.values()):
            self.give(table_id, address)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting[table_id] = (address, turn)
        try:
            await turn
        except asyncio.CancelledError:
            self.waiting.pop(table_id, None)
            if table_id in self.taken:
                self.give_back(table_id)
            raise

    def give_back(self, table_id: str) -> None:
        address = self.taken.pop(table_id)
        self.of_address[address] -= 1
        if not self.of_address[address]:
            del self.of_address[address]
        for waiting, (whose, turn) in list(self.waiting.items()):
            if len(self.taken) >= self.most:
                break
            if self.is_free(whose):
                del self.waiting[waiting]
                self.give(waiting, whose)
                turn.set_result(None)


class ComputerSeats:
    """All computer seats of a server: one task for each table where it is theirs to decide."""

    def __init__(self, settings: Settings, find: Callable[[str], Awaitable[LiveTable]], metrics: Metrics) -> None:
        self.settings = settings
        self.find = find
        self.metrics = metrics
        self.thinking = Thinking(settings.bot_processes, settings.bot_patience, metrics, settings.ray)
        self.places = Places(settings.thinking_tables, settings.thinking_tables_of_address)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.pauses: dict[str, asyncio.Event] = {}
        """Tables where something failed, which wait before the next attempt or until somebody comes."""
        self.troubles: dict[str, int] = {}
        """How often in a row something failed, by table."""
        self.lane = asyncio.Lock()
        self.closing = False

    # ---- when ------------------------------------------------------------------------------

    def seat_to_decide(self, table: LiveTable) -> str | None:
        """The kind of the computer seat that is to decide."""
        actor = table.match.actor
        kind = table.bot_of(actor) if 0 <= actor < len(table.seats) else None
        return kind if kind in BOTS else None

    def is_wanted(self, table: LiveTable) -> bool:
        """Whether a computer seat is to decide and there is somebody to play for: at the table, or looking on."""
        if table.match.over or self.seat_to_decide(table) is None:
            return False
        held = any(seat.kind == PERSON for seat in table.seats)
        return held or bool(table.watchers) or time.monotonic() < table.glanced + GLANCE

    def go_on(self, table: LiveTable) -> None:
        """Let computer seats play as long as it is theirs to decide."""
        if self.closing or table.id in self.tasks or not self.is_wanted(table):
            return
        self.tasks[table.id] = asyncio.create_task(self.attend(table.id, table.address))

    def wake(self, table: LiveTable) -> None:
        """Somebody comes to a table: it goes on, also one that waits because something failed there."""
        if table.id in self.pauses:
            self.pauses[table.id].set()
        self.go_on(table)

    # ---- playing ---------------------------------------------------------------------------

    async def attend(self, table_id: str, address: str) -> None:
        """Decide as long as that is wanted; what fails is tried again after growing pauses."""
        faults = 0
        try:
            while True:
                await self.places.take(table_id, address)
                try:
                    more = await self.decide(table_id, faults >= FAULTS)
                except Elsewhere:
                    return
                except Refusal as refusal:
                    if refusal.code in GONE:
                        log.warning("table %s: its computer seats stop: %s", table_id, refusal)
                        return
                    failure: Exception | None = refusal
                except Exception as error:
                    failure = error
                else:
                    if not more:
                        return
                    failure = None
                finally:
                    self.places.give_back(table_id)
                if failure is None:
                    faults = 0
                    self.troubles.pop(table_id, None)
                else:
                    faults += isinstance(failure, ThoughtFailed)
                    await self.pause(table_id, failure)
        finally:
            self.tasks.pop(table_id, None)
            self.troubles.pop(table_id, None)

    async def pause(self, table_id: str, failure: Exception) -> None:
        failures = self.troubles[table_id] = self.troubles.get(table_id, 0) + 1
        known = isinstance(failure, Refusal | ThoughtFailed)
        told = "table %s: a computer seat could not play (%s), attempt %d"
        log.warning(told, table_id, failure, failures, exc_info=None if known else failure)
        woken = self.pauses[table_id] = asyncio.Event()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(pause_after(failures)):
                await woken.wait()
        self.pauses.pop(table_id, None)

    async def decide(self, table_id: str, anything: bool) -> bool:
        """One decision of a computer seat; False if none is wanted. ``anything``: whatever is legal will do."""
        table = await self.find(table_id)
        kind = self.seat_to_decide(table)
        if kind is None or not self.is_wanted(table):
            return False
        async with table.still():
            actor, revision = table.match.actor, table.revision
            legal = table.match.legal()
            position = table.match.state.copy()
        if self.seat_to_decide(table) != kind:
            return True
        if self.settings.bot_pause and not table.is_choosing_on():
            await asyncio.sleep(self.settings.bot_pause)
        prepared = prepared_reply(table.stored.game, table.stored.seed, position)
        if prepared is not None:
            action = prepared
        elif len(legal) == 1:
            action = legal[0]
        elif anything:
            log.error("table %s: seat %d plays any legal action, since its bot fails to choose", table_id, actor)
            action = secrets.choice(legal)
        else:
            seed = seed_of_seat(table.stored.seed, actor)
            action = await self.thinking.choose(table.address, position, kind, seed)
        await self.play(table, actor, revision, action)
        return True

    async def play(self, table: LiveTable, actor: int, revision: int, action: int) -> None:
        """One at a time, and then a rest as long as it took: half of the time belongs to people's tables alone."""
        async with self.lane:
            begun = time.perf_counter()
            try:
                with self.metrics.action(COMPUTER):
                    await table.play([actor], revision, action)
            except Refusal as refusal:
                # Somebody took back what had asked this seat, or took the table elsewhere.
                if refusal.code not in PASSED_BY or table.lost:
                    raise
            finally:
                for _round in range(ROUNDS):
                    await asyncio.sleep(0)
                await asyncio.sleep(time.perf_counter() - begun)

    async def close(self) -> None:
        self.closing = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinking.close()


def seed_of_seat(seed: int | bytes, seat: int) -> int:
    """The number by which a computer seat breaks its ties; from a key nothing else can be told by it."""
    if isinstance(seed, bytes):
        return int.from_bytes(blake2b(seat.to_bytes(), key=seed, digest_size=7, person=b"seat").digest(), "big")
    return mix((seed + seat + 1) & MASK)


GONE = {"no-such-table", *UNPLAYABLE}
"""Tables that cannot be played on, however often one tries."""
PASSED_BY = {"changed", "not-your-decision", "over"}
"""What a seat is told whose decision is not asked for any more."""
