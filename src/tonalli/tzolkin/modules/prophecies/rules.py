"""What a prophecy tile is: a calamity, and a scale of premium points (P-4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.native import i64
from tonalli.tzolkin.modules.prophecies.tiles import BAND_POINTS, band_of
from tonalli.tzolkin.prophecy import Prophecy

if TYPE_CHECKING:
    from tonalli.tzolkin.state import State


class Foretold(Prophecy):
    """P-4.7: the upper half of the tile is the calamity, which a prophecy is asked for, the lower half the scale."""

    def __init__(self, number: i64) -> None:
        self.number = number
        """Among all tiles, from 0."""

    def counted(self, s: State, player: i64) -> i64:
        """P-6.3: what the scale counts, whenever it was acquired."""
        raise NotImplementedError

    def premium(self, s: State, player: i64) -> i64:
        """P-6.1, P-6.2: the points of the scale, which may be lost."""
        return BAND_POINTS[band_of(self.number, self.counted(s, player))]
