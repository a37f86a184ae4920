"""Many games shared among processes, of this machine or others: some at a time, in order, whoever plays them."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Protocol

from tonalli.bots.following import end_with_parent

CHUNK_SECONDS = 0.5
"""So long a process plays before it tells what it played."""
LARGEST_CHUNK = 200
AHEAD = 2
"""Chunks for each process that are handed out before they are asked for."""
JOBS_PER_CORE = 4
ENDED = 128 + signal.SIGTERM
"""The exit status of whoever was told to end."""

Played = list[dict[str, Any]]
Play = Callable[[int], dict[str, Any]]
"""Plays the game of a number."""


class Waiting(Protocol):
    """What somebody will have found."""

    def result(self) -> Any: ...


Submit = Callable[..., Waiting]
"""Hands something to whoever is free."""


def play_some(play: Play, numbers: Sequence[int]) -> tuple[Played, float]:
    """Some games, and the seconds one of them took."""
    begin = time.perf_counter()
    played = [play(number) for number in numbers]
    return played, (time.perf_counter() - begin) / len(played)


def chunk_size(seconds: float) -> int:
    """How many games fill a chunk when one takes so long."""
    return max(1, min(LARGEST_CHUNK, int(CHUNK_SECONDS / max(seconds, 1e-6))))


def processes(games: int, jobs: int) -> int:
    """No more than there are games, and not so many that they only wait for each other."""
    return min(games, jobs, JOBS_PER_CORE * (os.cpu_count() or 1))


def play_all(
    play: Play, numbers: Sequence[int], jobs: int, cluster: str | None = None
) -> Generator[Played, None, None]:
    """The games in order, some at a time; with the address of a Ray cluster they are played there."""
    if cluster is not None:
        # Only here: whoever plays on this machine needs no Ray.
        from tonalli.arena.cluster import cluster_at

        with cluster_at(cluster) as others:
            yield from play_shared(play, numbers, others.cores, others.submit)
        return
    jobs = processes(len(numbers), jobs)
    if jobs > 1:
        with own_processes(jobs) as submit:
            yield from play_shared(play, numbers, jobs, submit)
        return
    first, size = 0, 1
    while first < len(numbers):
        played, seconds = play_some(play, numbers[first : first + size])
        yield played
        first, size = first + size, chunk_size(seconds)


def play_shared(play: Play, numbers: Sequence[int], jobs: int, submit: Submit) -> Generator[Played, None, None]:
    """The same by several who take what is submitted."""
    waiting: deque[Waiting] = deque()
    first, size = 0, 1
    while first < len(numbers) or waiting:
        with undisturbed():
            while first < len(numbers) and len(waiting) < AHEAD * jobs:
                waiting.append(submit(play_some, play, numbers[first : first + size]))
                first += size
        played, seconds = waiting.popleft().result()
        size = chunk_size(seconds)
        yield played


@contextlib.contextmanager
def own_processes(jobs: int) -> Iterator[Submit]:
    """Processes of this machine; whatever ends the work early ends them too."""
    before = set(multiprocessing.active_children())
    with told_to_end():
        pool = ProcessPoolExecutor(jobs, initializer=end_with_parent)
        try:
            yield pool.submit
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(multiprocessing.active_children()) - before:
                child.terminate()
            raise
        pool.shutdown()


@contextlib.contextmanager
def told_to_end() -> Iterator[None]:
    """In here whoever is told to end (SIGTERM) leaves as by Ctrl-C: what was begun is put in order on the way out."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    owner = os.getpid()

    def leave(number: int, frame: object) -> None:
        if os.getpid() != owner:
            # A process that was forked in here has nothing to put in order.
            os._exit(ENDED)
        # Nothing disturbs whoever is leaving.
        signal.signal(number, signal.SIG_IGN)
        raise SystemExit(ENDED)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Processes started in here do not hear Ctrl-C: it is for the one that started them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
