"""Looks ahead from what it sees, as a network leads it, and takes what did best; the very end it solves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from tonalli.bots.bot import Bot
from tonalli.bots.endgame import Endgame
from tonalli.bots.search import CURIOSITY, SOFTNESS, Node, Search, preferred
from tonalli.bots.sight import Sight
from tonalli.core.native import i64
from tonalli.core.state import State

SOLVING: Final = 30
"""Positions of an ending that are looked at for each simulation: still less work than those are."""


@final
class SearchBot(Bot):
    """The same choices for the same seed, as long as it is given a number of simulations and not a time.

    It keeps what it thought from one decision to the next, since most of a turn is thought of at its beginning.
    """

    def __init__(self, seed: int, opened: Callable[[str], Sight], simulations: int, seconds: float) -> None:
        super().__init__(seed)
        self.opened = opened
        self.simulations: i64 = simulations
        self.seconds = seconds
        self.search: Search | None = None
        self.endgame = Endgame(SOLVING * simulations)

    def choose(self, state: State) -> int:
        choices = state.choices
        if choices.count == 1:
            return choices.ids[0]
        solved = self.endgame.best(state)
        if solved >= 0:
            return choices.ids[solved]
        root = self.thought(state)
        return root.ids[preferred(root)]

    def thought(self, state: State) -> Node:
        """The decision that is pending, looked at from all sides."""
        search = self.search
        if search is None:
            search = Search(self.opened(state.game.name), CURIOSITY, SOFTNESS)
            self.search = search
        return search.think(state, self.seed, self.simulations, self.seconds)
