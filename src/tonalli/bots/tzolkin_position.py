"""What a seat may know of a position of Tzolk'in, and what lies open in it as a number."""

from __future__ import annotations

from tonalli.core.dealer import MASK, MULTIPLIER
from tonalli.core.native import i64
from tonalli.tzolkin.names import GOOD_COUNT, TRACK_COUNT
from tonalli.tzolkin.state import State


def tzolkin_known(s: State, player: i64) -> State:
    """Z-2.14: while wealth tiles are chosen in secret, a copy in which the others were dealt none."""
    opening = s.opening
    if opening is None or opening.revealed == 1:
        return s
    known = s.copy()
    if known.opening is not None:
        for seat in range(s.rules.players):
            if seat != player:
                known.opening.dealt[seat] = 0
                known.opening.kept[seat] = 0
                known.opening.tribes[seat] = 0
    return known


def tzolkin_number(s: State, start: i64) -> i64:
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
