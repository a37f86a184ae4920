"""Many games shared among processes: some at a time, in order, whoever plays them."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

CHUNK_SECONDS = 0.5
"""So long a process plays before it tells what it played."""
LARGEST_CHUNK = 200
AHEAD = 2
"""Chunks for each process that are handed out before they are asked for."""
JOBS_PER_CORE = 4

Played = list[dict[str, Any]]
Play = Callable[[int], dict[str, Any]]
"""Plays the game of a number."""


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


def play_all(play: Play, numbers: Sequence[int], jobs: int) -> Generator[Played, None, None]:
    """The games in order, some at a time."""
    jobs = processes(len(numbers), jobs)
    if jobs > 1:
        yield from play_shared(play, numbers, jobs)
        return
    first, size = 0, 1
    while first < len(numbers):
        played, seconds = play_some(play, numbers[first : first + size])
        yield played
        first, size = first + size, chunk_size(seconds)


def play_shared(play: Play, numbers: Sequence[int], jobs: int) -> Generator[Played, None, None]:
    """The same with several processes; whatever ends it early ends them too."""
    before = set(multiprocessing.active_children())
    waiting: deque[Future[tuple[Played, float]]] = deque()
    first, size = 0, 1
    pool = ProcessPoolExecutor(jobs)
    try:
        while first < len(numbers) or waiting:
            with undisturbed():
                while first < len(numbers) and len(waiting) < AHEAD * jobs:
                    waiting.append(pool.submit(play_some, play, numbers[first : first + size]))
                    first += size
            played, seconds = waiting.popleft().result()
            size = chunk_size(seconds)
            yield played
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    pool.shutdown()


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
