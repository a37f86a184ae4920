"""Plays any legal action with equal odds."""

from __future__ import annotations

from typing import final

from tonalli.bots.bot import Bot
from tonalli.bots.judge import number_of
from tonalli.core.dealer import Dealer
from tonalli.core.state import State


@final
class RandomBot(Bot):
    """The measure of all other bots."""

    def choose(self, state: State) -> int:
        choices = state.choices
        return choices.ids[Dealer(number_of(state, self.seed)).number(choices.count)]
