"""Computer seats think in processes of their own, never in the event loop; each address and each table in its turn."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
import time
from collections import OrderedDict, deque
from typing import Any

from tonalli.core.state import State
from tonalli.server.logs import note
from tonalli.server.metrics import Metrics
from tonalli.server.tasks import Task
from tonalli.server.thinker import CHOSEN, LENGTH, READY, packed

log = logging.getLogger("tonalli.server")

STARTING = 60.0
"""Seconds a process may take until it is ready, on however busy a machine."""
STARTS = 3
"""After so many failed starts in a row whoever waits is told, instead of waiting for ever; it is tried on."""
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 30.0


def pause_after(failures: int) -> float:
    """Seconds to wait before the next attempt: twice as long after each failure in a row."""
    return float(min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(failures - 1, 20)))


class ThoughtFailed(Exception):
    """No choice came: the process was killed or took too long, or the bot failed."""


class Wish:
    """A choice, or what a task finds, that somebody waits for."""

    def __init__(self, message: bytes) -> None:
        self.message = message
        self.choice: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class FairQueue:
    """Wishes by address, a turn for each address, so that who has many tables takes nothing from who has one."""

    def __init__(self) -> None:
        self.lines: OrderedDict[str, deque[Wish]] = OrderedDict()
        self.filled = asyncio.Event()

    def __len__(self) -> int:
        return sum(len(line) for line in self.lines.values())

    def put(self, address: str, wish: Wish) -> None:
        self.lines.setdefault(address, deque()).append(wish)
        self.filled.set()

    def empty(self) -> list[Wish]:
        """All who wait, who do so no longer."""
        waiting = [wish for line in self.lines.values() for wish in line]
        self.lines.clear()
        return waiting

    async def take(self) -> Wish:
        """The first wish of the address that waited longest for its turn; nobody waits for a cancelled one."""
        while True:
            while self.lines:
                address, line = self.lines.popitem(last=False)
                wish = line.popleft()
                if line:
                    self.lines[address] = line
                if not wish.choice.done():
                    return wish
            self.filled.clear()
            await self.filled.wait()


class Thinker:
    """One process, started when there is something to think about, and again whenever it ended; with the address of a
    Ray cluster it lets that think.
    """

    def __init__(self, cluster: str = "") -> None:
        self.cluster = cluster
        self.process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return self.process.pid if self.process is not None else None

    async def start(self) -> None:
        """A fresh process that said it is ready; it finds the package where this one found it."""
        path = os.pathsep.join(folder for folder in sys.path if folder)
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tonalli.server.thinker",
            str(os.getpid()),
            self.cluster,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        async with asyncio.timeout(STARTING):
            word, _nothing = await self.read()
        if word != READY:
            raise ThoughtFailed(f"a process began with {word!r}")

    async def read(self) -> tuple[str, Any]:
        assert self.process is not None
        source = self.process.stdout
        assert source is not None
        (length,) = LENGTH.unpack(await source.readexactly(LENGTH.size))
        message: tuple[str, Any] = pickle.loads(await source.readexactly(length))
        return message

    async def answer(self, message: bytes, patience: float) -> Any:
        """What the bot in the process plays, or what a task finds."""
        assert self.process is not None
        sink = self.process.stdin
        assert sink is not None
        sink.write(message)
        async with asyncio.timeout(patience):
            word, found = await self.read()
        if word != CHOSEN:
            raise ThoughtFailed(str(found))
        return found

    async def end(self) -> None:
        """Kill the process, whatever it is doing."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()
            with contextlib.suppress(OSError):
                await process.stdin.wait_closed()


class Thinking:
    """The processes that choose for computer seats, and what waits for them."""

    def __init__(self, processes: int, patience: float, metrics: Metrics, cluster: str = "") -> None:
        self.patience = patience
        self.metrics = metrics
        self.queue = FairQueue()
        self.thinkers = [Thinker(cluster) for _ in range(processes)]
        self.tasks: list[asyncio.Task[None]] = []
        self.restarts = 0
        """Processes that ended unasked, or could not be started."""
        self.thoughts = 0
        self.closing = False

    def processes(self) -> list[int]:
        """The processes that are there, by id."""
        return [thinker.pid for thinker in self.thinkers if thinker.pid is not None]

    async def choose(self, address: str, state: State, kind: str, seed: int) -> int:
        """What a bot plays at a table of an address; raises ``ThoughtFailed`` if that cannot be found out now."""
        return int(await self.asked(address, Wish(packed((state, kind, seed)))))

    async def ask(self, address: str, task: Task) -> Any:
        """What a task finds, on the account of an address; raises ``ThoughtFailed`` if it cannot be found now."""
        return await self.asked(address, Wish(packed(task)))

    async def asked(self, address: str, wish: Wish) -> Any:
        """The answer to a wish, when its turn has come."""
        if not self.tasks:
            self.tasks = [asyncio.create_task(self.think(thinker)) for thinker in self.thinkers]
        self.queue.put(address, wish)
        return await wish.choice

    async def think(self, thinker: Thinker) -> None:
        """Serve one wish after the other; a process that cannot be started is tried again after growing pauses."""
        failures = 0
        while not self.closing:
            wish = await self.queue.take()
            while thinker.process is None or thinker.process.returncode is not None:
                try:
                    await thinker.end()
                    await thinker.start()
                    note("thinking process started", pid=thinker.pid, restarts=self.restarts)
                    failures = 0
                except Exception as error:
                    failures += 1
                    self.count_restart()
                    log.warning("a thinking process could not be started (%s), attempt %d", reason(error), failures)
                    await thinker.end()
                    if failures >= STARTS:
                        self.tell(wish, ThoughtFailed(f"no process can be started: {reason(error)}"))
                    await asyncio.sleep(pause_after(failures))
            if not wish.choice.done():
                await self.serve(thinker, wish)

    def tell(self, wish: Wish, failure: ThoughtFailed) -> None:
        """Whoever waits for a process that cannot be started finds out, and so do all others if there is none."""
        fail(wish, failure)
        if not self.processes():
            for other in self.queue.empty():
                fail(other, failure)

    async def serve(self, thinker: Thinker, wish: Wish) -> None:
        begun = time.perf_counter()
        try:
            choice = await thinker.answer(wish.message, self.patience)
        except ThoughtFailed as error:
            fail(wish, error)
        except Exception as error:
            # It was killed, or never stops: the next wish gets another process.
            self.count_restart()
            log.warning("a thinking process is replaced (%s)", reason(error))
            fail(wish, ThoughtFailed(reason(error)))
            await thinker.end()
        else:
            self.thoughts += 1
            self.metrics.thoughts.observe(time.perf_counter() - begun)
            if not wish.choice.done():
                wish.choice.set_result(choice)

    def count_restart(self) -> None:
        self.restarts += 1
        self.metrics.restarts.inc()

    async def close(self) -> None:
        self.closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for thinker in self.thinkers:
            await thinker.end()


def fail(wish: Wish, error: Exception) -> None:
    if not wish.choice.done():
        wish.choice.set_exception(error)


def reason(error: Exception) -> str:
    """What went wrong with a process, in a few words."""
    if isinstance(error, TimeoutError):
        return "it took too long"
    if isinstance(error, asyncio.IncompleteReadError | ConnectionError):
        return "it ended"
    return f"{type(error).__name__}: {error}"
