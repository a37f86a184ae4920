"""What lies open in a position of Tzolk'in, as a number."""

from __future__ import annotations

from tonalli.core.dealer import MASK, MULTIPLIER
from tonalli.core.native import i64
from tonalli.tzolkin.names import GOOD_COUNT, TRACK_COUNT
from tonalli.tzolkin.state import State


def blended(s: State, start: i64) -> i64:
    """Goods, tracks and workers of all players, blended into a number."""
    number = (start * MULTIPLIER + s.day) & MASK
    for seat in range(s.rules.players):
        side = s.players[seat]
        number = (number * MULTIPLIER + (side.quarters & MASK)) & MASK
        number = (number * MULTIPLIER + side.hand) & MASK
        for good in range(GOOD_COUNT):
            number = (number * MULTIPLIER + side.stock[good]) & MASK
        for temple in range(3):
            number = (number * MULTIPLIER + side.temples[temple] + 1) & MASK
        for track in range(TRACK_COUNT):
            number = (number * MULTIPLIER + side.levels[track]) & MASK
    for tooth in range(len(s.teeth)):
        number = (number * MULTIPLIER + s.teeth[tooth] + 1) & MASK
    return number
