"""The process a computer seat thinks in: positions come in, choices go out; it ends with the server that started it."""

from __future__ import annotations

import contextlib
import ctypes
import os
import pickle
import queue
import signal
import struct
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, BinaryIO

from tonalli.bots.bot import Bot
from tonalli.bots.registry import bot_named
from tonalli.server.tasks import Task

LENGTH = struct.Struct("!I")
"""Every message is its length and a pickle: it comes from the server itself, over a pipe nobody else has."""
POLITE = 5
"""How far thinking stands back behind the server, which has people to answer (as ``nice`` counts)."""
END_WITH_PARENT = 1
"""The Linux name of the wish to be ended with the parent: PR_SET_PDEATHSIG."""

MOST_SEATED = 16
"""Bots that are kept, those that decided last: one that looks ahead keeps a few MB of what it saw."""
SEATED: OrderedDict[tuple[str, int], Bot] = OrderedDict()

READY = "ready"
CHOSEN = "chosen"
FAILED = "failed"


def packed(message: Any) -> bytes:
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def end_with(parent: int) -> None:
    """Whoever stops the server stops its processes; Ctrl-C is not for them, but they end when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(1)
    if hasattr(os, "nice"):
        os.nice(POLITE)


def listen(source: BinaryIO, wishes: queue.SimpleQueue[Any]) -> None:
    """Hand on what is asked. The pipe ends when the server does, in the middle of a thought too, on every system."""
    with contextlib.suppress(Exception):
        while True:
            (length,) = LENGTH.unpack(source.read(LENGTH.size))
            wishes.put(pickle.loads(source.read(length)))
    os._exit(0)


def seated(kind: str, seed: int) -> Bot:
    """The bot of a seat, which no other seat has: what it thought at its last decision it need not think again."""
    bot = SEATED.pop((kind, seed), None) or bot_named(kind, seed)
    SEATED[kind, seed] = bot
    if len(SEATED) > MOST_SEATED:
        SEATED.popitem(last=False)
    return bot


def answer(state: Any, kind: str, seed: int) -> tuple[str, Any]:
    """What a bot plays in a position, which came here as it was: nobody has to judge it again."""
    try:
        return CHOSEN, int(seated(kind, seed).choose(state))
    except Exception as error:
        SEATED.pop((kind, seed), None)
        return FAILED, f"{type(error).__name__}: {error}"


def carried_out(task: Task) -> tuple[str, Any]:
    """What was found out by a task."""
    try:
        return CHOSEN, task.carry_out()
    except Exception as error:
        return FAILED, f"{type(error).__name__}: {error}"


def answering_at(cluster: str) -> Callable[[Any, str, int], tuple[str, Any]]:
    """Who finds the answers: this process, or a Ray cluster."""
    if not cluster:
        return answer
    # Only here: Ray takes seconds to load, and need not be installed.
    from tonalli.server.far import Far

    return Far(cluster).answer


def main() -> None:
    end_with(int(sys.argv[1]))
    source = sys.stdin.buffer
    answers = os.fdopen(os.dup(1), "wb")
    # What a bot prints must not get among the answers.
    os.dup2(2, 1)
    wishes: queue.SimpleQueue[Any] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(source, wishes), daemon=True).start()
    answering = answering_at(sys.argv[2])
    message: tuple[str, Any] = (READY, None)
    with contextlib.suppress(BrokenPipeError):
        while True:
            answers.write(packed(message))
            answers.flush()
            wish = wishes.get()
            message = carried_out(wish) if isinstance(wish, Task) else answering(*wish)


if __name__ == "__main__":
    main()
