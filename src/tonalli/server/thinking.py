"""Computer seats think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import ctypes
import multiprocessing
import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from tonalli.bots.registry import bot_named
from tonalli.core.state import State

END_WITH_PARENT = 1
"""The Linux name of the wish to be ended with the parent: PR_SET_PDEATHSIG."""


def set_up() -> None:
    """Whoever stops the server stops the processes; Ctrl-C is not for them, but they end when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)


def choose(state: State, kind: str, seed: int) -> int:
    """What a bot plays in a position, which came here as it was: nobody has to judge it again."""
    return bot_named(kind, seed).choose(state)


class Thinking:
    """A pool of processes that choose for computer seats."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        # Started afresh: a copy of a process with threads and an event loop is asking for trouble.
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), set_up)

    async def choose(self, state: State, kind: str, seed: int) -> int:
        """What a bot plays; if its process was killed, another one is asked."""
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, choose, state, kind, seed)
        except BrokenProcessPool:
            if self.pool is pool:
                pool.shutdown(wait=False)
                self.pool = self.new_pool()
            return await asyncio.get_running_loop().run_in_executor(self.pool, choose, state, kind, seed)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)
