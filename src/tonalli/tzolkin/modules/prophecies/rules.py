"""What a prophecy tile is: a calamity, and a scale of premium points (P-4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.native import i64
from tonalli.tzolkin.modules.prophecies.tiles import BAND_POINTS, band_of
from tonalli.tzolkin.prophecy import Prophecy

if TYPE_CHECKING:
    from tonalli.tzolkin.state import State


class Foretold(Prophecy):
    """P-4.7: the upper half of the tile is the calamity, which a prophecy is asked for, the lower half the scale.

    P-4.14: it holds for everybody. P-4.8, P-4.9, P-4.10, P-4.15: what is taxed is paid or refused piece by piece, in
    actions and on Food Days, where seats are asked in turn order (P-1.12). P-4.12, P-4.13: what is gained in the same
    moment may pay, and the cost of an action is paid in any case.
    """

    def __init__(self, number: i64) -> None:
        self.number = number
        """Among all tiles, from 0."""

    def counted(self, s: State, player: i64) -> i64:
        """P-6.3: what the scale counts, whenever it was acquired."""
        raise NotImplementedError

    def is_foreseen(self, s: State) -> bool:
        """Whether it can be said what the scale would count, were its Food Day held now."""
        return True

    def foreseen(self, s: State, player: i64) -> i64:
        """What it would count then."""
        return self.counted(s, player)

    def points(self, count: i64) -> i64:
        """P-6.2, P-6.8: the points for a count, which may be lost."""
        return BAND_POINTS[band_of(self.number, count)]
