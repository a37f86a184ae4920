"""What lies open in a position of Teotihuacan, as a number."""

from __future__ import annotations

from tonalli.core.dealer import MASK, MULTIPLIER
from tonalli.core.native import i64
from tonalli.teotihuacan.names import WORKERS
from tonalli.teotihuacan.state import State


def blended(s: State, start: i64) -> i64:
    """Goods, tracks and workers of all players, blended into a number."""
    number = start
    for seat in range(s.rules.players):
        side = s.players[seat]
        number = (number * MULTIPLIER + side.points) & MASK
        number = (number * MULTIPLIER + side.avenue) & MASK
        number = (number * MULTIPLIER + side.pyramid) & MASK
        for good in range(len(side.stock)):
            number = (number * MULTIPLIER + side.stock[good]) & MASK
        for temple in range(3):
            number = (number * MULTIPLIER + side.temples[temple]) & MASK
        for die in range(WORKERS):
            number = (number * MULTIPLIER + side.power[die]) & MASK
            number = (number * MULTIPLIER + side.where[die]) & MASK
    return number
