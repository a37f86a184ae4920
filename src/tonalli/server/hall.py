"""All tables: opened, read from storage when somebody comes, and computer seats kept playing."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tonalli.bots.registry import BOTS
from tonalli.core.errors import OptionError
from tonalli.core.game import game_named
from tonalli.core.match import Match
from tonalli.server.clock import Clock
from tonalli.server.colours import check_colours
from tonalli.server.computer import ComputerSeats
from tonalli.server.faults import Fault
from tonalli.server.limits import HOUR, Allowance, Places, Rates
from tonalli.server.logs import Refused, note
from tonalli.server.metrics import Metrics
from tonalli.server.neighbours import Elsewhere, neighbours_of
from tonalli.server.opening import Doors
from tonalli.server.push import Push
from tonalli.server.reading import new_key
from tonalli.server.refusals import Refusal
from tonalli.server.room import FEWEST, OPEN, PERSON, Room, first_person
from tonalli.server.settings import Settings
from tonalli.server.storage import Storage
from tonalli.server.stored import StoredSeat, StoredTable, as_rows
from tonalli.server.table import LiveTable
from tonalli.server.timekeeping import Timekeeper
from tonalli.server.tokens import digest, new_id, new_token

log = logging.getLogger("tonalli.server")

GENTLY = 0.02
"""Seconds between the tables of a process that ended, which have to be read beside those that are played at."""
FEW = 20
"""Tables that a line of the log names."""
NOTICES = 20
"""Wishes for turn notices an address may have for each table it may open."""


class Hall:
    """The tables of a server."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.metrics = Metrics()
        self.neighbours = neighbours_of(settings, storage, self.take_on, self.give_up_all, self.forget)
        self.taking_on: set[asyncio.Task[None]] = set()
        self.computer = ComputerSeats(settings, self.table, self.metrics)
        self.tables: dict[str, LiveTable] = {}
        self.opening = Doors()
        self.rates = Rates(settings)
        self.refused = Refused()
        self.browsers = Places(settings.sockets_of_address)
        self.opened = Allowance(settings.tables_an_hour)
        self.handed_in = Allowance(settings.replays_an_hour)
        self.noticed = Allowance(settings.tables_an_hour * NOTICES)
        self.push = Push(settings, storage)
        self.time = Timekeeper(self)
        self.show_figures()

    # ---- opening ---------------------------------------------------------------------------

    async def create(
        self,
        game: str,
        options: dict[str, Any],
        seats: list[tuple[str, str]],
        listed: bool,
        seed: int | None,
        held: list[str | None] | None = None,
        address: str = "",
        waiting: bool = False,
        clock: Clock | None = None,
        played: Sequence[str] = (),
        like: Room | None = None,
        colours: Sequence[str | None] = (),
    ) -> tuple[LiveTable, list[str | None]]:
        """A new table; returns it with the tokens of the seats that are taken by people.

        ``held`` are digests of tokens that hold the seats already, ``address`` is where the wish came from;
        ``waiting``: nothing is dealt before the host begins. ``played`` is what was played before anybody comes;
        ``like``: who may talk and look on is as it was at another table; ``colours`` are those that were chosen.
        """
        if not self.opened.take(address):
            raise Refusal(429, "too-many-tables")
        if await self.storage.count() >= self.settings.most_tables:
            raise Refusal(503, "full")
        for kind, _name in seats:
            if kind not in (PERSON, OPEN, *BOTS):
                raise Refusal(422, "unknown-seat", repr(kind))
        if seed is not None and (listed or any(kind == OPEN for kind, _name in seats)):
            # Whoever knows the seed knows everything that is still hidden.
            raise Refusal(422, "seed-shared")
        dealt = new_key() if seed is None else seed
        try:
            chosen = game_named(game)
            match = Match(chosen, chosen.check(options), dealt, [name for _kind, name in seats])
        except OptionError as error:
            raise Refusal.of(422, "option", error) from None
        check_colours(chosen, colours)
        if not waiting:
            match.deal()
        elif match.options["players"] < FEWEST:
            raise Refusal(422, "too-few")
        for notation in played:
            match.play(notation)
        tokens = [new_token() if kind == PERSON and held is None else None for kind, _name in seats]
        digests = held or [digest(token) if token else None for token in tokens]
        now = time.time()
        chairs = [StoredSeat(kind, name, digested) for (kind, name), digested in zip(seats, digests, strict=True)]
        for chair, colour in zip(chairs, colours, strict=False):
            chair.colour = colour
        # Whoever plays alone, or around one screen, may ask; where others come, their host says so before they begin.
        alone = Room(hints=not waiting and not any(kind == OPEN for kind, _name in seats))
        room = replace(like or alone, host=first_person(chairs), waiting=waiting, drawn=waiting)
        if clock is not None and not waiting:
            clock.begin(len(chairs))
            clock.run(match.turn, match.actor if chairs[match.actor].kind == PERSON else None, now)
        stored = StoredTable(
            new_id(),
            game,
            match.game.rules_version,
            match.options,
            dealt,
            listed,
            now,
            now,
            0,
            False,
            None,
            chairs,
            as_rows(match.moves),
            room.to_dict(),
            clock.to_dict() if clock is not None else None,
        )
        await self.storage.create(stored)
        note("table opened", table=stored.id, game=game, seats=",".join(kind for kind, _name in seats), waiting=waiting)
        await self.neighbours.owner_of(stored.id)
        table = self.live(stored, address)
        self.tables[table.id] = table
        self.computer.go_on(table)
        self.tidy(table)
        return table, tokens

    def live(self, stored: StoredTable, address: str) -> LiveTable:
        """A table in memory, which tells whoever is to decide elsewhere."""
        table = LiveTable(stored, self.storage, address)
        table.asked = self.ask
        if table.clock is not None and self.time.pause is not None:
            table.clock.skip(*self.time.pause)
        return table

    def ask(self, table: LiveTable, seat: int) -> None:
        self.push.tell(table.id, table.stored.game, seat)

    async def rematch(self, table: LiveTable) -> str:
        """The same seats, held by the same tokens, at a new table; whoever asks later is sent to the same one."""
        async with table.still():
            stored = table.stored
            result = stored.result or {}
            if "next" not in result:
                pairs = [(seat.kind, seat.name) for seat in stored.seats]
                held = [seat.token for seat in stored.seats]
                again, _tokens = await self.create(
                    stored.game,
                    dict(stored.options),
                    pairs,
                    stored.listed,
                    None,
                    held,
                    table.address,
                    like=table.room,
                    colours=stored.colours,
                    clock=table.clock.agreed() if table.clock is not None else None,
                )
                result = {**result, "next": again.id}
                await self.storage.link(table.id, result)
                stored.result = result
            for watcher in table.watchers:
                watcher.hear({"type": "rematch", "id": result["next"]})
            table.position.looks_different()
            return str(result["next"])

    async def table(self, table_id: str, address: str = "") -> LiveTable:
        """A table by its id, read from storage if it is not in memory; ``address`` is where somebody came from.

        Raises ``Elsewhere`` if another process has it.
        """
        async with self.opening.through(table_id):
            owner = await self.neighbours.owner_of(table_id)
            if owner is not None:
                self.forget([table_id])
                raise Elsewhere(owner)
            table = self.tables.get(table_id)
            if table is None or table.lost:
                stored = await self.storage.load(table_id)
                if stored is None:
                    raise Refusal(404, "no-such-table")
                fresh = self.live(stored, address)
                if table is not None:
                    fresh.watchers += table.watchers
                    fresh.presence.take_after(table.presence)
                    fresh.glanced = table.glanced
                    fresh.address = table.address
                    for watcher in fresh.watchers:
                        watcher.see_anew()
                self.tables[table_id] = table = fresh
                self.computer.go_on(table)
            table.used = time.monotonic()
        self.tidy(table)
        return table

    def last_used(self) -> float:
        """When somebody last did something at a table, on the clock of this process."""
        return max((table.used for table in self.tables.values()), default=-math.inf)

    async def come(self, table_id: str, address: str) -> LiveTable:
        """Somebody looks at a table, which goes on for them if its computer seats had stopped."""
        table = await self.table(table_id, address)
        table.glanced = time.monotonic()
        # One that was read while nobody came is on the account of whoever comes first.
        table.address = table.address or address
        self.computer.wake(table)
        return table

    async def game_of(self, table_id: str) -> str | None:
        """What is played at a table, whoever has it."""
        table = self.tables.get(table_id)
        stored = table.stored if table is not None else await self.storage.load(table_id)
        return stored.game if stored is not None else None

    def tidy(self, wanted: LiveTable) -> None:
        """Forget the tables that were not used for longest, but not the one somebody is coming to."""
        surplus = len(self.tables) - self.settings.live_tables
        if surplus <= 0:
            return
        idle = sorted(
            (table.used, table.id)
            for table in self.tables.values()
            if table is not wanted
            and not table.watchers
            and not table.lock.locked()
            and table.id not in self.computer.tasks
        )
        for _used, table_id in idle[:surplus]:
            del self.tables[table_id]

    async def keep_tidy(self) -> None:
        """Forget what is to be forgotten, now and every hour; what fails is tried again an hour later."""
        while True:
            try:
                await self.forget_expired(self.settings)
            except Fault as fault:
                log.error("what is to be forgotten could not be: the database is %s", fault.detail)
            except Exception:
                log.exception("what is to be forgotten could not be")
            await asyncio.sleep(HOUR)

    async def forget_expired(self, settings: Settings) -> None:
        expired = await self.storage.prune(settings)
        self.forget(expired)
        if expired:
            note("tables forgotten", count=len(expired), tables=",".join(expired[:FEW]))

    # ---- other processes -------------------------------------------------------------------

    def forget(self, ids: list[str]) -> None:
        """Tables that are no more, or elsewhere; whoever looks at them finds out."""
        for table_id in ids:
            table = self.tables.pop(table_id, None)
            if table is not None:
                table.give_up()

    def give_up_all(self) -> None:
        """All tables are free, and others may have changed them: they are taken and read again, or left."""
        for table in self.tables.values():
            table.give_up()

    def take_on(self, ids: list[str]) -> None:
        """Go on with tables of a process that ended, though nobody looks at them."""
        task = asyncio.create_task(self.take_on_all(ids))
        self.taking_on.add(task)
        task.add_done_callback(self.taking_on.discard)

    async def take_on_all(self, ids: list[str]) -> None:
        for table_id in ids:
            try:
                await self.table(table_id)
            except Refusal as refusal:
                log.info("table %s is not taken on: %s", table_id, refusal)
            await asyncio.sleep(GENTLY)

    def refuses(self, refusal: Refusal) -> None:
        """What somebody wanted is refused."""
        if refusal.is_limit:
            self.turned_away(refusal.code)
        else:
            self.metrics.refusals.labels(refusal.code).inc()

    def turned_away(self, code: str) -> None:
        """Limits turned somebody away: the figures tell it at once, the log now and then."""
        self.metrics.refusals.labels(code).inc()
        self.refused.count(code)

    def is_busy(self, table: LiveTable) -> bool:
        return table.lock.locked() or table.id in self.computer.tasks

    def sockets(self) -> int:
        return sum(len(table.watchers) for table in self.tables.values())

    def show_figures(self) -> None:
        show, computer = self.metrics.show, self.computer
        show("tables", "Tables in memory", lambda: len(self.tables))
        show("sockets", "Browsers at tables", self.sockets)
        show("thinking_queue", "Decisions that wait for a process", lambda: len(computer.thinking.queue))
        show("thinking_tables", "Tables whose computer seats play", lambda: len(computer.places.taken))
        show("waiting_tables", "Tables whose computer seats wait for their turn", lambda: len(computer.places.waiting))
        show("troubled_tables", "Tables whose computer seats failed last", lambda: len(computer.troubles))

    async def close(self) -> None:
        self.refused.tell()
        for task in self.taking_on:
            task.cancel()
        await self.neighbours.close()
        await self.computer.close()
        await self.push.close()
