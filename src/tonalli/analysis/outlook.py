"""From what a network thinks a position is worth to what people ask: the chance to win, and the lead at the end.

A worth is half whether one wins and half how far one is ahead (``bots.sight``). How far leads are spread around what
is expected of them was measured game by game (``benchmarks/chances.py``); the rest follows.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from tonalli.bots.sight import MARGIN

FURTHEST = 80.0
"""Leads beyond this are not told apart."""
FLATTEST = 0.5 * 0.5 / MARGIN
"""A point more is told as worth at least so much, half of what it is where the margin counts. Where hardly anything
depends on the lead any more, what the network is off by would otherwise be told as many points.
"""
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


def slope_of(lead: float, spread: float) -> float:
    """What a point more is worth there."""
    inside = below((MARGIN - lead) / spread) - below((-MARGIN - lead) / spread)
    return 0.5 * density(lead / spread) / spread + 0.5 * inside / MARGIN


def found(is_below: Callable[[float], bool], low: float, high: float) -> float:
    """Where something that holds for low leads stops to hold."""
    for _step in range(STEPS):
        middle = (low + high) / 2
        if is_below(middle):
            low = middle
        else:
            high = middle
    return (low + high) / 2


@lru_cache(1024)
def steep_until(spread: float) -> float:
    """The lead from which on a point more is worth less than is told."""
    return found(lambda lead: slope_of(lead, spread) > FLATTEST, 0.0, FURTHEST)


def lead_of(worth: float, spread: float) -> float:
    """The lead that is worth so much, as far as a worth tells one lead from another."""
    steep = steep_until(spread)
    least, most = worth_of(-steep, spread), worth_of(steep, spread)
    if worth > most:
        return min(steep + (worth - most) / FLATTEST, FURTHEST)
    if worth < least:
        return max(-steep - (least - worth) / FLATTEST, -FURTHEST)
    return found(lambda lead: worth_of(lead, spread) < worth, -steep, steep)


class Outlook:
    """What may be expected of the end: a lead over the best other, and how far it is spread."""

    def __init__(self, worth: float, spread: float, brighter: float = 0.0) -> None:
        """``brighter`` is how many points more than come in the end are expected where this worth was said."""
        self.spread = spread
        self.seen = lead_of(worth, spread)
        """The lead as the worth says it."""
        self.lead = self.seen - brighter

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
        return doubt / max(slope_of(self.seen, self.spread), FLATTEST)


def shares(chances: Sequence[float]) -> list[float]:
    """Chances of all seats, which are 1 together."""
    total = sum(chances)
    return [chance / total for chance in chances] if total > 0 else [1 / len(chances)] * len(chances)
