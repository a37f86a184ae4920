"""What actors and learner lay before each other: arrays in memory that forked processes share."""

from __future__ import annotations

import mmap
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tonalli.core.game import Game

SEATS: Final = 6
"""More than any game has, a solo opponent included."""


class Shared:
    """One line a row: what is seen there, what may be done, what is to be done, and how its game ended."""

    def __init__(self, game: Game, rows: int) -> None:
        self.rows = rows
        self.memory: list[mmap.mmap] = []
        self.observation = self.array((rows, len(game.features)), "u1")
        self.mask = self.array((rows, len(game.space.decisions)), "u1")
        self.actor = self.array((rows,), "u1")
        self.done = self.array((rows,), "u1")
        self.cut = self.array((rows,), "u1")
        """Where a game was left unfinished for one of other options."""
        self.players = self.array((rows,), "u1")
        self.plain = self.array((rows,), "u1")
        """Where nothing but the number of players differs from the defaults."""
        self.win = self.array((rows, SEATS), "f4")
        self.own = self.array((rows, SEATS), "f4")
        """The score of every seat."""
        self.score = self.array((rows,), "f4")
        """The mean of those who decide."""
        self.final = self.array((rows, SEATS), "f4")
        """What the game that ended was worth to each seat."""
        self.action = self.array((rows,), "i8")

    def array(self, shape: tuple[int, ...], kind: str) -> NDArray[Any]:
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        memory = mmap.mmap(-1, max(size, 1))
        self.memory.append(memory)
        return np.frombuffer(memory, kind, count=int(np.prod(shape))).reshape(shape)
