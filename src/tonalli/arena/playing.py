"""One game between entrants: a function of the game, its options, who sits where, and a seed."""

from __future__ import annotations

from typing import Any

from tonalli.arena.entrant import Entrant
from tonalli.bots.game import play_game
from tonalli.core.dealer import MASK, Dealer, mix
from tonalli.core.game import Game
from tonalli.core.step import CHANCE


def play_pairing(game: Game, options: dict[str, Any], seated: list[Entrant], seed: int) -> dict[str, Any]:
    """Play a game to its end: the setup that ``tonalli.new`` deals for the seed, then luck and ties of the same seed.

    Luck belongs to the deal and ties to the seat, never to who sits there, so equal bots play the same game in every
    seating.
    """
    state = game.begin(options)
    dealer = Dealer(seed)
    while state.actor == CHANCE:
        dealer.answer(state)
    play_seed = mix(seed & MASK)  # the numbers that dealt the setup must not come again in the play
    bots = [entrant.made(mix((play_seed + seat + 1) & MASK)) for seat, entrant in enumerate(seated)]
    decisions = play_game(state, bots, Dealer(play_seed))
    return {"scores": state.scores(), "winners": state.winners(), "turns": state.turn, "decisions": decisions}
