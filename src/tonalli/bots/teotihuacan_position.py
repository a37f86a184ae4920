"""What a seat may know of a position of Teotihuacan, and what lies open in it as a number."""

from __future__ import annotations

from tonalli.core.dealer import MASK, MULTIPLIER
from tonalli.core.native import i64
from tonalli.teotihuacan.names import NONE, STARTING_TILES, WORKERS
from tonalli.teotihuacan.state import State


def teotihuacan_known(s: State, player: i64) -> State:
    """T-1.13: while starting tiles are chosen in secret, a copy in which the others were dealt none."""
    opening = s.opening
    if opening is None or opening.revealed == 1:
        return s
    known = s.copy()
    hidden: i64 = 0
    if known.opening is not None:
        for seat in range(s.rules.players):
            if seat != player and opening.dealt[seat] != 0:
                hidden |= opening.dealt[seat]
                known.opening.dealt[seat] = 0
                known.opening.kept[seat] = 0
        for tile in range(STARTING_TILES):
            if (hidden >> tile) & 1 != 0 and opening.beside[tile] != NONE:
                known.opening.beside[tile] = NONE
                known.unseen[opening.beside[tile]] += 1
    return known


def teotihuacan_number(s: State, start: i64) -> i64:
    """Goods, tracks and workers of all players, blended into a number."""
    number = start
    for seat in range(s.rules.players):
        side = s.players[seat]
        number = (number * MULTIPLIER + side.points) & MASK
        number = (number * MULTIPLIER + side.avenue) & MASK
        number = (number * MULTIPLIER + side.pyramid) & MASK
        for good in range(4):
            number = (number * MULTIPLIER + side.stock[good]) & MASK
        for temple in range(3):
            number = (number * MULTIPLIER + side.temples[temple]) & MASK
        for die in range(WORKERS):
            number = (number * MULTIPLIER + side.power[die]) & MASK
            number = (number * MULTIPLIER + side.where[die]) & MASK
    return number
