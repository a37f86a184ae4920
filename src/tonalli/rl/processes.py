# interpreted
"""Rows on several processes: each plays some of them and lays what they see into shared memory."""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import os
import threading
import weakref
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tonalli.core.errors import IllegalAction
from tonalli.core.game import Game
from tonalli.core.state import State
from tonalli.rl.rows import Arrays, Rows

FIELDS = ("observation", "mask", "actor", "done", "reward", "scores")
GO = b"go"
STOP = b"stop"
DONE = b"done"


class SharedRows(Arrays):
    """Rows that several processes play, as many each as possible; their arrays are memory that all share."""

    def __init__(
        self, game: str | Game, n: int, seed: int, processes: int, first_row: int, settings: dict[str, Any]
    ) -> None:
        self.every = np.arange(n)
        sample = Rows(game, 1, seed, **settings)
        self.game, self.options, self.features, self.seats = sample.game, sample.options, sample.features, sample.seats
        self.shared: list[SharedMemory] = []
        for field in FIELDS:
            like = getattr(sample, field)
            setattr(self, field, self.share((n, *like.shape[1:]), like.dtype))
        self.actions = self.share((n,), np.dtype("i8"))
        # Forked before a learner starts its accelerator; the rest of the program has to do nothing for it.
        started: Any = multiprocessing.get_context(
            "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
        )
        self.lines: list[Connection] = []
        firsts = [n * process // processes for process in range(processes + 1)]
        for first, last in itertools.pairwise(firsts):
            ours, theirs = started.Pipe()
            names = [memory.name for memory in self.shared]
            made = {**settings, "first_row": first_row + first}
            arguments = (theirs, game, last - first, seed, made, names, slice(first, last), n)
            started.Process(target=play_rows, args=arguments, daemon=True).start()
            theirs.close()
            self.lines.append(ours)
        self.finish = weakref.finalize(self, end, self.lines, self.shared)
        self.wait()

    @property
    def states(self) -> list[State]:
        raise RuntimeError("other processes play these rows: their positions are not here")

    def share(self, shape: tuple[int, ...], kind: np.dtype[Any]) -> NDArray[Any]:
        memory = SharedMemory(create=True, size=max(int(np.prod(shape)) * kind.itemsize, 1))
        self.shared.append(memory)
        return np.ndarray(shape, kind, memory.buf)

    def step(self, actions: Any) -> None:
        chosen = np.asarray(actions)
        known = (chosen >= 0) & (chosen < self.mask.shape[1])
        legal = known & self.mask[self.every, np.where(known, chosen, 0)]
        if not legal.all():
            row = int(legal.argmin())
            raise IllegalAction(f"row {row}: action {chosen[row]} is not legal now")
        self.actions[:] = chosen
        with gone_is_told():
            for line in self.lines:
                line.send_bytes(GO)
        self.wait()

    def wait(self) -> None:
        for line in self.lines:
            with gone_is_told():
                said = line.recv_bytes()
            if said != DONE:
                raise RuntimeError(f"a process of the batch failed: {said.decode()}")

    def close(self) -> None:
        self.finish()


@contextlib.contextmanager
def gone_is_told() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError) as error:
        raise RuntimeError("a process of the batch is gone") from error


def end(lines: list[Connection], shared: list[SharedMemory]) -> None:
    for line in lines:
        with contextlib.suppress(OSError):
            line.send_bytes(STOP)
            line.close()
    for memory in shared:
        memory.unlink()


def play_rows(
    line: Connection,
    game: str | Game,
    n: int,
    seed: int,
    settings: dict[str, Any],
    names: list[str],
    rows: slice,
    of: int,
) -> None:
    """One process: play its rows whenever it is told to, until it is told to stop or nobody is there any more."""
    end_with_parent()
    try:
        played = Rows(game, n, seed, **settings)
        shared = [SharedMemory(name) for name in names]
        fields = [getattr(played, field) for field in FIELDS]
        whole = [
            np.ndarray((of, *field.shape[1:]), field.dtype, memory.buf)[rows]
            for field, memory in zip(fields, shared, strict=False)
        ]
        actions = np.ndarray((of,), "i8", shared[-1].buf)[rows]
        while True:
            for field, there in zip(fields, whole, strict=True):
                there[:] = field
            line.send_bytes(DONE)
            if line.recv_bytes() != GO:
                return
            played.step(actions.tolist())
    except (EOFError, KeyboardInterrupt):
        return
    except Exception as error:
        line.send_bytes(f"{type(error).__name__}: {error}".encode())


def end_with_parent() -> None:
    """Let this process end with the one that started it: whoever is killed says nothing, and forked processes hold
    each other's lines open.
    """
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
