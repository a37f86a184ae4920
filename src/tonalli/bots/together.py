# interpreted
"""Several processes look ahead for one seat: each grows a tree of its own, and what all of them found is added up."""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

from tonalli.bots.bot import Bot
from tonalli.bots.endgame import Endgame
from tonalli.bots.search import CAUTION, OFTEN, Node
from tonalli.bots.search_bot import SOLVING, SearchBot
from tonalli.core.dealer import MASK, mix
from tonalli.core.errors import OptionError
from tonalli.core.state import State

Found = tuple[list[int], list[int], list[float], list[float]]
"""Of every choice its id, how often it was tried, what came of it in sum, and the sum of the squares of that."""

Maker = Callable[[str, int], Bot]
"""Makes a bot of a name and a seed."""

STARTING: Final = "spawn"
"""Fresh processes: what else this one does, threads or an accelerator, is nothing to them."""


def found(root: Node) -> Found:
    return list(root.ids), list(root.visits), list(root.sums), list(root.squares)


def look(line: Connection, made: Maker, name: str, seed: int) -> None:
    """The whole life of a process: positions come in, what was found goes out."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, OSError):
        bot = made(name, seed)
        assert isinstance(bot, SearchBot)
        while True:
            line.send(found(bot.thought(line.recv())))


class Together(Bot):
    """The same choices for the same seed and number of processes, as long as simulations are counted and not time."""

    def __init__(self, made: Maker, name: str, seed: int, processes: int, simulations: int) -> None:
        super().__init__(seed)
        self.made = made
        self.name = name
        """What each of them is."""
        self.processes = processes
        self.endgame = Endgame(SOLVING * simulations)
        self.lines: list[Connection] = []

    def choose(self, state: State) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        solved = self.endgame.best(state)
        if solved >= 0:
            return legal[solved]
        if not self.lines:
            self.start()
        for line in self.lines:
            line.send(state)
        try:
            return preferred_of([line.recv() for line in self.lines])
        except EOFError:
            told = f"bot={self.name!r}: a process that looked ahead has ended"
            raise OptionError(told, "bot-ended", bot=self.name) from None

    def start(self) -> None:
        """Each has another seed, so that they do not all see the same."""
        started: Any = multiprocessing.get_context(STARTING)
        for number in range(self.processes):
            ours, theirs = started.Pipe()
            seed = mix((self.seed + number) & MASK) if number else self.seed
            started.Process(target=look, args=(theirs, self.made, self.name, seed), daemon=True).start()
            theirs.close()
            self.lines.append(ours)

    def __del__(self) -> None:
        # Whoever waits for a position that cannot come any more ends.
        for line in self.lines:
            with contextlib.suppress(OSError):
                line.close()


def preferred_of(several: list[Found]) -> int:
    """As ``preferred`` of one tree: what did best, less what luck may have had to do with it, or was tried most."""
    ids = several[0][0]
    visits, sums, squares = (
        [sum(found[part][at] for found in several) for at in range(len(ids))] for part in (1, 2, 3)
    )
    often = [at for at in range(len(ids)) if visits[at] >= OFTEN]

    def careful(at: int) -> float:
        mean = sums[at] / visits[at]
        spread = max(squares[at] / visits[at] - mean * mean, 0.0)
        return float(mean - CAUTION * (spread / visits[at]) ** 0.5)

    return ids[max(often, key=careful) if often else max(range(len(ids)), key=visits.__getitem__)]
