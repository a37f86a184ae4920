"""The face-down stacks of tiles that players claim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tonalli.core.edition import EDITIONS
from tonalli.core.native import i64, vec

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.core.row import Row
    from tonalli.teotihuacan.state import State


class TileStack:
    """T-1.10, T-8.24: the tiles of a face-down stack, which nobody has seen; an empty one refills nothing."""

    def __init__(self, first: i64, draws: i64) -> None:
        self.first = first
        """The first of its kinds of tiles; they follow each other."""
        self.draws = draws
        """The outcome of chance that turns up the first of them."""

    def unseen(self, s: State) -> vec[i64]:
        """How many of each of its kinds are in the stack."""
        raise NotImplementedError

    def written(self, data: dict[str, Any]) -> dict[str, int]:
        """The same in a position as plain data."""
        raise NotImplementedError

    def say_one_more(self, row: Row, kind: i64) -> None:
        """Say one more of a kind to be in the stack than there is."""
        raise NotImplementedError

    def field(self) -> str:
        """Where a position has it."""
        return "unseen"

    def offer(self, s: State, out: Actions) -> None:
        """Each kind as likely as its copies in the stack."""
        unseen = self.unseen(s)
        for i in range(len(unseen)):
            if unseen[i] > 0:
                out.weigh(self.draws + i, unseen[i])

    def draw(self, s: State, action: i64) -> i64:
        """A tile leaves the stack; its kind."""
        unseen = self.unseen(s)
        unseen[action - self.draws] -= 1
        s.table_edition = EDITIONS.next()
        return action - self.draws + self.first

    def take_out(self, s: State, kind: i64) -> bool:
        """A tile is somewhere else than in the stack; False if all of its kind are already."""
        unseen = self.unseen(s)
        if unseen[kind - self.first] == 0:
            return False
        unseen[kind - self.first] -= 1
        s.table_edition = EDITIONS.next()
        return True

    def put_back(self, s: State, kind: i64) -> None:
        """A tile is in the stack again."""
        unseen = self.unseen(s)
        unseen[kind - self.first] += 1
        s.table_edition = EDITIONS.next()

    def replenish(self, s: State) -> None:
        """Before a tile is turned up."""

    def has_tile(self, s: State) -> bool:
        """Whether a tile could be turned up."""
        return has_any(self.unseen(s))


def has_any(tiles: vec[i64]) -> bool:
    """Whether there is any tile among these, counted by kind."""
    for i in range(len(tiles)):
        if tiles[i] > 0:
            return True
    return False
