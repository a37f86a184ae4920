"""Looks ahead from what it sees, as a network leads it, and takes what it came back to most often."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from tonalli.bots.bot import Bot
from tonalli.bots.search import CURIOSITY, SOFTNESS, Search, preferred
from tonalli.bots.sight import Sight
from tonalli.core.native import i64
from tonalli.core.state import State


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

    def choose(self, state: State) -> int:
        choices = state.choices
        if choices.count == 1:
            return choices.ids[0]
        search = self.search
        if search is None:
            search = Search(self.opened(state.game.name), CURIOSITY, SOFTNESS)
            self.search = search
        root = search.think(state, self.seed, self.simulations, self.seconds)
        return root.ids[preferred(root)]
