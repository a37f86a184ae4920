"""Plays any legal action with equal odds."""

from __future__ import annotations

from typing import final

from tonalli.bots.bot import Bot
from tonalli.core.dealer import Dealer
from tonalli.core.state import State


@final
class RandomBot(Bot):
    """The measure of all other bots."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.dealer = Dealer(seed)

    def choose(self, state: State) -> int:
        choices = state.choices
        return choices.ids[self.dealer.number(choices.count)]
