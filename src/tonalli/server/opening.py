"""One at a time by name: who opens a table has others wait, and nothing is left of it once nobody does."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Doors:
    """A lock for each name, as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self.locks: dict[str, asyncio.Lock] = {}
        self.there: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self.locks)

    @asynccontextmanager
    async def through(self, name: str) -> AsyncIterator[None]:
        lock = self.locks.setdefault(name, asyncio.Lock())
        self.there[name] += 1
        try:
            async with lock:
                yield
        finally:
            self.there[name] -= 1
            if not self.there[name]:
                del self.there[name], self.locks[name]
