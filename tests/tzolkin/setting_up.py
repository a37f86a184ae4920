"""Setup for tests: reveals named one by one, or answered up to a point."""

from __future__ import annotations

import tonalli
from tonalli import State
from tzolkin.table import options, play

GAME = tonalli.GAMES["tzolkin"]
QUIET = ["wealth_palenque_7", "wealth_tikal_3", "wealth_tikal_7", "wealth_yaxchilan_7"]
"""Wealth tiles that bring materials only."""


def fresh(players: int) -> State:
    """Before the first reveal, listened to."""
    state = GAME.begin(GAME.check({"players": players}))
    state.listen([])
    return state


def until(state: State, kind: str, seed: int = 1) -> State:
    """Answer chance until outcomes of a kind are due."""
    dealer = tonalli.Dealer(seed)
    while state.actor == tonalli.CHANCE and not options(state)[0].startswith(kind):
        dealer.answer(state)
    return state


def dealt(players: int, *hands: list[str], first: int = 0) -> State:
    """The wealth tiles of the first seats in turn order are named; the others get any."""
    state = until(fresh(players), "~first")
    play(state, f"~first:{first}")
    for order in range(players):
        named = hands[order] if order < len(hands) else []
        kept_back = {f"~wealth:{tile}" for hand in hands for tile in hand}
        for place in range(4):
            words = [word for word in options(state) if word not in kept_back]
            play(state, f"~wealth:{named[place]}" if place < len(named) else words[0])
    return state


def keep_any(state: State) -> State:
    """Every player who still has to choose keeps the first tiles of the list."""
    while state.actor >= 0 and options(state)[0].startswith("keep:"):
        play(state, options(state)[0])
    return state
