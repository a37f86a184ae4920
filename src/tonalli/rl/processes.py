# interpreted
"""Rows on several processes: each plays some of them, this one too, and writes what they see into shared memory."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import time
import weakref
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tonalli.bots.following import end_with_parent
from tonalli.core.errors import IllegalAction
from tonalli.core.game import Game
from tonalli.core.state import State
from tonalli.rl.memory import Field, Shared, SharedPlace
from tonalli.rl.rows import Arrays, Rows

FAULT: Final = 400
"""Bytes in which a process can say what went wrong."""
PATIENCE: Final = 0.2
"""Seconds after which it is asked whether a process still runs."""
AWAKE: Final = 0.0005
"""Seconds that a process waits awake before it sleeps, if there are cores enough: whoever sleeps is woken late."""


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def taken(told: Any, awake: float, timeout: float | None = None) -> bool:
    """Wait for a semaphore, for so long at most."""
    asleep = time.perf_counter() + awake
    while time.perf_counter() < asleep:
        if told.acquire(False):
            return True
    return bool(told.acquire(timeout=timeout))


class Other:
    """Another process that plays some of the rows: it goes on when it is told to, and tells when it has played."""

    def __init__(self, started: Any, shared: Shared, rows: slice, awake: float, made: dict[str, Any]) -> None:
        self.awake = awake
        self.fault = shared.array("fault")[rows.start : rows.start + 1]
        self.go, self.played = started.Semaphore(0), started.Semaphore(0)
        self.process = started.Process(
            target=play_rows, args=(shared, rows, self.go, self.played, awake, made), daemon=True
        )
        self.process.start()

    def wait(self) -> None:
        """Until it has played."""
        while not taken(self.played, self.awake, PATIENCE):
            if not self.process.is_alive():
                raise RuntimeError("a process of the batch is gone")
        said = self.fault.tobytes().rstrip(b"\0")
        if said:
            raise RuntimeError(f"a process of the batch failed: {said.decode(errors='ignore')}")


class SharedRows(Arrays):
    """Rows that this process and others play, about as many each; their arrays are memory that all share."""

    def __init__(
        self, game: str | Game, n: int, seed: int, processes: int, first_row: int, settings: dict[str, Any]
    ) -> None:
        sample = Rows(game, 1, seed, **settings)
        self.game, self.options, self.features, self.seats = sample.game, sample.options, sample.features, sample.seats
        # Forked before a learner starts its accelerator; the rest of the program has to do nothing for it.
        forks = "fork" in multiprocessing.get_all_start_methods()
        started: Any = multiprocessing.get_context("fork" if forks else "spawn")
        fields = {**sample.layout, "action": Field("i8"), "fault": Field(f"S{FAULT}")}
        self.shared = Shared(n, fields, forks)
        self.take({name: self.shared.array(name) for name in sample.layout})
        self.actions = self.shared.array("action")
        self.legal = self.mask.reshape(-1)
        self.beginnings = np.arange(n) * self.mask.shape[1]
        """Where in ``legal`` each row begins."""
        made = {**settings, "game": game, "seed": seed}
        shares = [slice(n * each // processes, n * (each + 1) // processes) for each in range(processes)]
        awake = AWAKE if processes <= cores() else 0.0
        self.others = [
            Other(started, self.shared, rows, awake, {**made, "first_row": first_row + rows.start})
            for rows in shares[1:]
        ]
        place = SharedPlace(self.shared, shares[0])
        self.finish = weakref.finalize(self, end, os.getpid(), self.others, self.shared, place)
        self.own = Rows(n=place.n, first_row=first_row, place=place, **made)
        self.wait()

    @property
    def closed(self) -> bool:
        return not self.finish.alive

    @property
    def states(self) -> list[State]:
        raise RuntimeError("other processes play these rows: their positions are not here")

    def step(self, chosen: NDArray[Any]) -> None:
        if not self.all_legal(chosen):
            known = (chosen >= 0) & (chosen < self.mask.shape[1])
            legal = known & self.legal[self.beginnings + np.where(known, chosen, 0)]
            row = int(legal.argmin())
            raise IllegalAction(f"row {row}: action {chosen[row]} is not legal now")
        self.actions[:] = chosen
        for other in self.others:
            other.go.release()
        try:
            self.own.step(chosen[: self.own.n])
            self.wait()
        except BaseException:
            # Some rows are played and some are not: there is nothing to go on from.
            self.close()
            raise

    def all_legal(self, chosen: NDArray[Any]) -> bool:
        if chosen.min() < 0 or chosen.max() >= self.mask.shape[1]:
            return False
        return bool(self.legal.take(self.beginnings + chosen).all())

    def wait(self) -> None:
        for other in self.others:
            other.wait()

    def close(self) -> None:
        self.finish()


def end(owner: int, others: list[Other], shared: Shared, place: SharedPlace) -> None:
    """The other processes hold nothing that has to be put in order; a process that was forked meanwhile has only its
    own memory to look after.
    """
    if os.getpid() == owner:
        for other in others:
            other.process.kill()
            other.process.join()
        shared.forget()
    place.lift()


def play_rows(shared: Shared, rows: slice, go: Any, played: Any, awake: float, made: dict[str, Any]) -> None:
    """One process: play its rows whenever it is told to."""
    end_with_parent()
    # Ctrl-C is for whoever started it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What was there before stays: looking through it for garbage would only copy its pages.
    gc.freeze()
    try:
        place = SharedPlace(shared, rows)
        actions = shared.array("action")[rows]
        its = Rows(n=place.n, place=place, **made)
        while True:
            played.release()
            taken(go, awake)
            its.step(actions)
    except Exception as error:
        said = f"{type(error).__name__}: {error}".encode()
        shared.array("fault")[rows.start] = said[:FAULT]
        played.release()
