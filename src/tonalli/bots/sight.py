"""A network that looks at positions of one game: how much speaks for each decision, and what all of it is worth."""

from __future__ import annotations

import math
from typing import Final, final

from tonalli.bots.net import Net
from tonalli.core.columns import SIDES
from tonalli.core.dealer import MASK, MULTIPLIER
from tonalli.core.errors import OptionError
from tonalli.core.features import Features
from tonalli.core.game import game_named
from tonalli.core.native import i64, u8, vec
from tonalli.core.row import Row, bytes_of
from tonalli.core.state import State

MARGIN: Final = 60.0
"""Points ahead that are worth as much as they can be."""


def points_columns(features: Features) -> list[int]:
    """The columns of one's own points and of everybody else's."""
    return [
        number for side in SIDES for number, column in enumerate(features) if column.name.startswith(f"{side}.points")
    ]


def worth_of_lead(own: float, best_other: float) -> float:
    """What it is worth to be so far ahead or behind."""
    return 0.5 * max(-1.0, min(1.0, (own - best_other) / MARGIN))


def worth_of_end(state: State, seat: int) -> float:
    """What an end is worth to a seat: half of it whether it won, half how far it is ahead of the best other."""
    scores, winners = state.scores(), state.winners()
    best_other = max(float(score) for other, score in enumerate(scores) if other != seat)
    won = 0.5 / len(winners) if seat in winners else 0.0
    return won + worth_of_lead(float(scores[seat]), best_other)


@final
class Sight:
    """What it saw last stays until it looks again."""

    def __init__(self, game: str, net: Net) -> None:
        self.game = game
        self.net = net
        features: Features = game_named(game).features
        self.features = features
        self.cells: vec[u8] = bytes_of(features.size)
        self.row: Row = features.blank(self.cells, 0)
        self.options: object = None
        """Those of the game that was looked at last."""
        self.points: list[int] = points_columns(features)

    def look(self, state: State) -> None:
        """See a position as the seat sees it that is to decide."""
        if state.options is not self.options:
            self.turn_to(state)
        self.features.write(state, state.top.player, self.row)
        self.net.see(self.cells)

    def turn_to(self, state: State) -> None:
        """A game of other options: whatever the row said last does not hold there."""
        if state.game.name != self.game:
            told = f"bot: it has learned {self.game}, not {state.game.name}"
            raise OptionError(told, "bot-other-game", learned=self.game, game=state.game.name)
        self.options = state.options
        self.cells = bytes_of(self.features.size)
        self.row = self.features.blank(self.cells, 0)

    def mark(self) -> i64:
        """A number of all that it saw: another one wherever the seat sees anything else."""
        cells = self.cells
        number: i64 = 0
        for k in range(len(cells)):
            if cells[k] != 0:
                number = (number * MULTIPLIER + (i64(k) << 8) + i64(cells[k])) & MASK
        return number

    def odds(self, state: State) -> vec[float]:
        """How likely each legal decision is, in the order of the choices."""
        choices = state.choices
        count = choices.count
        found = vec[float]([0.0] * count)
        highest = -1e300
        for i in range(count):
            found[i] = self.net.odds(choices.ids[i])
            highest = max(highest, found[i])
        total = 0.0
        for i in range(count):
            found[i] = math.exp(found[i] - highest)
            total += found[i]
        for i in range(count):
            found[i] /= total
        return found

    def worth(self) -> float:
        """What the position is worth to whoever looked."""
        points = self.points
        own = i64(self.cells[points[0]])
        best: i64 = 0
        for k in range(1, len(points)):
            best = max(best, i64(self.cells[points[k]]))
        return self.net.still_to_come() + worth_of_lead(float(own), float(best))
