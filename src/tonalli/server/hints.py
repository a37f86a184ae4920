"""What would you do? Plans for whoever is to decide, thought about once for each position, in the fair queue."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from tonalli.server.pace import lines_within
from tonalli.server.refusals import Refusal
from tonalli.server.settings import Settings
from tonalli.server.table import LiveTable
from tonalli.server.tasks import Plans
from tonalli.server.thinking import Thinking, ThoughtFailed

Told = list[dict[str, Any]]


class Hints:
    """The plans that are being thought about, and those of each table that were found last."""

    def __init__(self, settings: Settings, thinking: Thinking) -> None:
        self.settings = settings
        self.thinking = thinking
        self.thoughts: dict[str, tuple[int, asyncio.Task[Told]]] = {}

    async def plans(self, table: LiveTable, held: Sequence[int], revision: int) -> Told:
        """Plans for whoever holds the seat that is to decide, where the table allows hints."""
        async with table.still():
            if not table.room.hints:
                raise Refusal(403, "no-hints")
            table.check(list(held), revision)
            position = table.match.state.copy()
        known = self.thoughts.get(table.id)
        if known is None or known[0] != revision:
            if known is not None:
                # Nobody decides there any more.
                known[1].cancel()
            wish = Plans(position, lines_within(self.settings.hint_simulations))
            known = self.thoughts[table.id] = (revision, asyncio.create_task(self.thought(table, wish)))
            self.tidy()
        try:
            return await asyncio.shield(known[1])
        except ThoughtFailed as failure:
            self.forget(table.id)
            raise Refusal(503, "no-thought", str(failure)) from None
        except asyncio.CancelledError:
            if known[1].cancelled():
                raise Refusal(409, "changed") from None
            raise

    async def thought(self, table: LiveTable, wish: Plans) -> Told:
        found: Told = await self.thinking.ask(table.address, wish)
        return found

    def forget(self, table_id: str) -> None:
        self.thoughts.pop(table_id, None)

    def tidy(self) -> None:
        """Only what was asked lately is remembered."""
        while len(self.thoughts) > self.settings.live_tables:
            self.forget(next(iter(self.thoughts)))

    async def close(self) -> None:
        tasks = [task for _revision, task in self.thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
