"""A whole game between bots, chance included."""

from __future__ import annotations

from tonalli.bots.bot import Bot
from tonalli.core.dealer import Dealer
from tonalli.core.native import i64
from tonalli.core.state import State
from tonalli.core.step import CHANCE


def play_game(state: State, bots: list[Bot], dealer: Dealer) -> int:
    """Play a state to its end, one bot a seat; returns how many decisions they took."""
    decisions: i64 = 0
    while not state.over:
        player = state.actor
        if player == CHANCE:
            dealer.answer(state)
        else:
            decisions += 1
            state.play(bots[player].choose(state))
    return decisions
