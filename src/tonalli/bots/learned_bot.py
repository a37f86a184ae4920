"""Decides as a network has learned to, from what its seat can see and nothing else."""

from __future__ import annotations

from typing import final

from tonalli.bots.bot import Bot
from tonalli.bots.sight import Sight
from tonalli.core.state import State


@final
class LearnedBot(Bot):
    """One network a game; the seed makes no difference, since the best is always one."""

    def __init__(self, seed: int, sight: Sight) -> None:
        super().__init__(seed)
        self.sight = sight

    def choose(self, state: State) -> int:
        choices = state.choices
        if choices.count == 1:
            return choices.ids[0]
        self.sight.look(state)
        return self.sight.net.best(state)
