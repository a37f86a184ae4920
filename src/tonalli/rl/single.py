# interpreted
"""One game for the adapters: it is begun from a seed, says what a seat sees, and plays what it is told."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tonalli.core.dealer import Dealer
from tonalli.core.game import Game, game_named
from tonalli.core.row import bytes_of
from tonalli.core.state import State
from tonalli.core.step import CHANCE
from tonalli.rl.memory import array_of


class Single:
    """A game with the arrays of what one seat sees and may do; they are the same ones after every move."""

    def __init__(self, game: str | Game, options: dict[str, Any]) -> None:
        self.game = game if isinstance(game, Game) else game_named(game)
        self.options = self.game.check(options)
        self.features = self.game.features
        self.decisions = len(self.game.space.decisions)
        self.fresh = self.game.begin(self.options)
        self.state: State = self.fresh
        self.seed = 0
        self.dealer = Dealer(self.seed)
        cells = bytes_of(self.features.size)
        self.row = self.features.blank(cells, 0)
        self.cells = array_of(cells)

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles: the position and who deals; the rest is made anew."""
        return {
            "made": (self.game.name, self.options),
            "state": self.state,
            "seed": self.seed,
            "dealt": int(self.dealer.dealt),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        Single.__init__(self, *kept["made"])
        self.state, self.seed = kept["state"], kept["seed"]
        self.dealer = Dealer(self.seed, kept["dealt"])

    @property
    def seats(self) -> int:
        return len(self.fresh.scores())

    @property
    def deciding(self) -> list[int]:
        """The seats that decide: all but the solo opponent."""
        return list(range(self.options["players"]))

    def begin(self, seed: int) -> None:
        self.state = self.fresh.copy()
        self.seed = seed
        self.dealer = Dealer(seed)
        self.settle()

    def play(self, action: int) -> None:
        """A legal action; chance answers what it sets off."""
        self.state.play(action)
        self.settle()

    def settle(self) -> None:
        while self.state.actor == CHANCE:
            self.dealer.answer(self.state)

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """What a seat sees, as an array of its own."""
        self.features.write(self.state, seat, self.row)
        return self.cells.copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """What a seat may do now; nothing unless it is to decide."""
        mask = np.zeros(self.decisions, "i1")
        if self.state.actor == seat:
            mask[self.state.legal()] = 1
        return mask
