"""One side of the table: stock, tracks, workers and tiles."""

from __future__ import annotations

from typing import final

from tonalli.core.native import i64, vec
from tonalli.tzolkin.names import (
    BLOCKS_END,
    BOTTOM,
    BUILDING_KINDS,
    FIRST_BLOCK,
    GOOD_COUNT,
    TEMPLE_COUNT,
    TRACK_COUNT,
    WORKERS,
)


@final
class Player:
    """One side: stock, tracks, workers and tiles."""

    def __init__(self, stock: vec[i64], temples: vec[i64], levels: vec[i64], buildings: vec[i64]) -> None:
        self.quarters: i64 = 0
        """Points in quarters; they may be negative (Z-13.7)."""
        self.stock = stock
        self.temples = temples
        """Steps above the start; the bottom is -1 (Z-9.1)."""
        self.levels = levels
        self.buildings = buildings
        """How many of each kind."""
        self.monuments: i64 = 0
        """A bit for each."""
        self.wealth: i64 = 0
        """A bit for each wealth tile kept; one of them goes on working (Z-2.13)."""
        self.hand: i64 = 0
        """Workers in hand."""
        self.standing: i64 = 0
        """Workers on the gears."""
        self.reserve: i64 = WORKERS
        """Workers not yet in play."""
        self.corn_tiles: i64 = 0
        self.wood_tiles: i64 = 0
        """Harvest tiles (Z-7.6)."""
        self.light: i64 = 1
        """1 while the board shows its light side (Z-1.4)."""
        self.fed: i64 = 0
        """Workers fed on the last Food Day (Z-15.8)."""
        self.tribe: i64 = 0
        self.built: i64 = 0
        """Bits of the kinds of buildings there are any of."""

    def copy(self) -> Player:
        other = Player(self.stock[:], self.temples[:], self.levels[:], self.buildings[:])
        other.quarters = self.quarters
        other.monuments = self.monuments
        other.wealth = self.wealth
        other.hand = self.hand
        other.standing = self.standing
        other.reserve = self.reserve
        other.corn_tiles = self.corn_tiles
        other.wood_tiles = self.wood_tiles
        other.light = self.light
        other.fed = self.fed
        other.tribe = self.tribe
        other.built = self.built
        return other

    def blocks(self) -> i64:
        """Wood, stone and gold together."""
        count: i64 = 0
        for good in range(FIRST_BLOCK, BLOCKS_END):
            count += self.stock[good]
        return count

    def workers_in_play(self) -> i64:
        """Z-11.2, Z-14.6: in hand, on the gears or on the Starting Player Space."""
        return WORKERS - self.reserve

    def owns_monument(self, monument: i64) -> bool:
        return (self.monuments >> monument) & 1 != 0

    def can_step_down(self) -> bool:
        """Z-4.5, Z-7.3 c: whether a temple is above its bottom."""
        for temple in range(TEMPLE_COUNT):
            if self.temples[temple] > BOTTOM:
                return True
        return False


def new_player() -> Player:
    """Z-2.6: nothing but workers outside play, all markers at the start."""
    return Player(
        vec[i64]([0] * GOOD_COUNT),
        vec[i64]([0] * TEMPLE_COUNT),
        vec[i64]([0] * TRACK_COUNT),
        vec[i64]([0] * BUILDING_KINDS),
    )
