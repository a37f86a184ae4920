"""Computer seats think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import tonalli
from tonalli.bots.registry import bot_named


def set_up() -> None:
    """Whoever stops the server stops the processes; Ctrl-C is not for them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def choose(game: str, position: dict[str, Any], kind: str, seed: int) -> int:
    """What a bot plays in a position."""
    return bot_named(kind, seed).choose(tonalli.from_dict(game, position))


class Thinking:
    """A pool of processes that choose for computer seats."""

    def __init__(self, processes: int) -> None:
        # Started afresh: a copy of a process with threads and an event loop is asking for trouble.
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(processes, context, set_up)

    async def choose(self, game: str, position: dict[str, Any], kind: str, seed: int) -> int:
        return await asyncio.get_running_loop().run_in_executor(self.pool, choose, game, position, kind, seed)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)
