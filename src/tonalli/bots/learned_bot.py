"""Decides as a network has learned to, from what its seat can see and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from tonalli.bots.bot import Bot
from tonalli.bots.sight import Sight
from tonalli.core.state import State


@final
class LearnedBot(Bot):
    """One network a game, opened when it is first asked; the seed makes no difference, since the best is always one."""

    def __init__(self, seed: int, opened: Callable[[str], Sight]) -> None:
        super().__init__(seed)
        self.opened = opened
        self.sight: Sight | None = None

    def choose(self, state: State) -> int:
        choices = state.choices
        if choices.count == 1:
            return choices.ids[0]
        sight = self.sight
        if sight is None:
            sight = self.opened(state.game.name)
            self.sight = sight
        sight.look(state)
        return sight.net.best(state)
