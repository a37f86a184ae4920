"""From what a network thinks a position is worth to what people ask: the chance to win, and the lead at the end.

A worth is half whether one wins and half how far one is ahead (``bots.sight``). How far leads are spread around what
is expected of them was measured game by game (``benchmarks/chances.py``); the rest follows.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tonalli.bots.sight import MARGIN

FURTHEST = 80.0
"""A worth says nothing about leads beyond this: they are all worth the same."""
STEPS = 40
IN_BAND = 1.2816
"""So many spreads to either side of what is expected lie eight of ten games."""


def density(x: float) -> float:
    return math.exp(-x * x / 2) / math.sqrt(2 * math.pi)


def below(x: float) -> float:
    """How much of a normal distribution lies below so many spreads."""
    return 0.5 * math.erfc(-x / math.sqrt(2))


def worth_of(lead: float, spread: float) -> float:
    """What a lead is worth that may turn out larger or smaller."""
    low, high = (-MARGIN - lead) / spread, (MARGIN - lead) / spread
    inside = lead * (below(high) - below(low)) - spread * (density(high) - density(low))
    ahead = (inside - MARGIN * below(low) + MARGIN * (1 - below(high))) / MARGIN
    return 0.5 * below(lead / spread) + 0.5 * ahead


class Outlook:
    """What may be expected of the end: a lead over the best other, and how far it is spread."""

    def __init__(self, worth: float, spread: float, brighter: float = 0.0) -> None:
        """``brighter`` is how many points more than come in the end are expected where this worth was said."""
        self.spread = spread
        low, high = -FURTHEST, FURTHEST
        for _step in range(STEPS):
            middle = (low + high) / 2
            if worth_of(middle, spread) < worth:
                low = middle
            else:
                high = middle
        self.lead = (low + high) / 2 - brighter

    @property
    def chance(self) -> float:
        """How likely a win is."""
        return below(self.lead / self.spread)

    @property
    def band(self) -> tuple[float, float]:
        """Between which leads eight of ten games end."""
        return self.lead - IN_BAND * self.spread, self.lead + IN_BAND * self.spread

    def points(self, doubt: float) -> float:
        """How many points a small difference of worth is."""
        slope = 0.5 * density(self.lead / self.spread) / self.spread + 0.5 / MARGIN
        return doubt / slope


def shares(chances: Sequence[float]) -> list[float]:
    """Chances of all seats, which are 1 together."""
    total = sum(chances)
    return [chance / total for chance in chances] if total > 0 else [1 / len(chances)] * len(chances)
