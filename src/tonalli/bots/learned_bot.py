"""Decides as a network has learned to, from what its seat can see and nothing else."""

from __future__ import annotations

from typing import final

from tonalli.bots.bot import Bot
from tonalli.bots.net import Net
from tonalli.core.errors import OptionError
from tonalli.core.row import bytes_of
from tonalli.core.state import State


@final
class LearnedBot(Bot):
    """One network a game; the seed makes no difference, since the best is always one."""

    def __init__(self, seed: int, game: str, net: Net) -> None:
        super().__init__(seed)
        self.game = game
        self.net = net

    def choose(self, state: State) -> int:
        choices = state.choices
        if choices.count == 1:
            return choices.ids[0]
        game = state.game
        if game.name != self.game:
            raise OptionError(f"bot: it has learned {self.game}, not {game.name}")
        features = game.features
        cells = bytes_of(features.size)
        features.write(state, state.top.player, features.blank(cells, 0))
        self.net.see(cells)
        return self.net.best(state)
