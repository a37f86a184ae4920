"""Reviews of games: thought about turn by turn in the fair queue, and kept, so that nothing is thought twice."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

import tonalli
from tonalli.analysis.review import Turn, most_costly, turns_of
from tonalli.core.match import Match
from tonalli.server import schema
from tonalli.server.database import alone
from tonalli.server.limits import Allowance
from tonalli.server.pace import lines_within
from tonalli.server.refusals import Refusal
from tonalli.server.settings import Settings
from tonalli.server.storage import Storage
from tonalli.server.tasks import Curve, JudgedTurn
from tonalli.server.thinking import Thinking, ThoughtFailed

log = logging.getLogger("tonalli.server")

AT_ONCE = 2
"""Reviews that are thought about at the same time; the others wait."""
TRIES = 3


class Reviewing:
    """A review that is being thought about, as far as it has come."""

    def __init__(self, match: Match, simulations: int) -> None:
        self.match = match
        self.turns, self.begun = turns_of(match)
        self.turns = [turn for turn in self.turns if turn.taken]
        self.simulations = simulations
        self.curve: list[dict[str, Any]] = []
        self.judged: list[dict[str, Any]] = []
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    def shown(self) -> dict[str, Any]:
        return {
            "done": len(self.judged),
            "of": len(self.turns),
            "failed": self.failed,
            "simulations": self.simulations,
            "curve": self.curve,
            "costs": [{"turn": turn["turn"], "seat": turn["seat"], "cost": turn["cost"]} for turn in self.judged],
            "costly": [most_costly(self.judged, seat) for seat in range(int(self.match.options["players"]))],
        }


class Reviews:
    """All reviews of a server: those being thought about here, and those that are kept."""

    def __init__(self, settings: Settings, storage: Storage, thinking: Thinking) -> None:
        self.settings = settings
        self.storage = storage
        self.thinking = thinking
        self.running: dict[str, Reviewing] = {}
        self.places = asyncio.Semaphore(AT_ONCE)
        self.allowance = Allowance(settings.reviews_an_hour)

    async def kept(self, key: str) -> dict[str, Any] | None:
        """The review of a table or a replay as it was kept."""
        query = sa.select(schema.reviews.c.review).where(schema.reviews.c.id == key)
        return await self.storage.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def look(self, key: str) -> dict[str, Any]:
        """A review as far as it has come."""
        reviewing = self.running.get(key)
        found = reviewing.shown() if reviewing is not None else await self.kept(key)
        if found is None:
            raise Refusal(404, "no-review")
        return found

    async def begin(self, key: str, record: str, address: str) -> dict[str, Any]:
        """Review a finished game, unless that was done or is being done."""
        if key in self.running and not self.running[key].failed:
            return self.running[key].shown()
        found = await self.kept(key)
        if found is not None:
            return found
        if not self.allowance.take(address):
            raise Refusal(429, "too-many-tables")
        reviewing = await asyncio.to_thread(
            lambda: Reviewing(tonalli.load(record, seed=0), lines_within(self.settings.review_simulations))
        )
        if not reviewing.match.over or not reviewing.turns:
            raise Refusal(409, "not-over")
        if key in self.running and not self.running[key].failed:
            # Somebody else asked for it in the same moment.
            return self.running[key].shown()
        self.running[key] = reviewing
        reviewing.task = asyncio.create_task(self.think(key, reviewing, address))
        return reviewing.shown()

    async def think(self, key: str, reviewing: Reviewing, address: str) -> None:
        """The curve first, which is quick, then turn by turn; now and then it is others' turn."""
        try:
            async with self.places:
                reviewing.curve = await self.asked(address, Curve(reviewing.begun))
                for turn in reviewing.turns:
                    reviewing.judged.append(await self.judged(address, turn, reviewing.simulations))
            await self.keep(key, reviewing.shown())
            self.running.pop(key, None)
        except Exception as error:
            log.warning("review %s: it could not be finished (%s)", key, error)
            reviewing.failed = True

    async def judged(self, address: str, turn: Turn, simulations: int) -> dict[str, Any]:
        """What a turn cost; it is asked for again until all games are played on that tell it."""
        told: dict[str, Any] = {"ends": []}
        while "ends" in told:
            told = await self.asked(address, JudgedTurn(turn, simulations, told["ends"]))
        found: dict[str, Any] = told["judged"]
        return found

    async def asked(self, address: str, task: Curve | JudgedTurn) -> Any:
        """What a thinking process finds; one that was killed is not the end of it."""
        for left in range(TRIES, 0, -1):
            try:
                return await self.thinking.ask(address, task)
            except ThoughtFailed:
                if left == 1:
                    raise
        raise AssertionError

    async def keep(self, key: str, review: dict[str, Any]) -> None:
        def work(connection: Connection) -> None:
            alone(connection)
            connection.execute(schema.reviews.delete().where(schema.reviews.c.id == key))
            connection.execute(schema.reviews.insert().values(id=key, review=review, created=time.time()))

        await self.storage.change(work)

    async def close(self) -> None:
        tasks = [each.task for each in self.running.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
