"""What lies before the bot: the action pyramid with its spare, the direction tiles, discarded discovery tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64, vec
from tonalli.teotihuacan.names import DISCOVERY_KINDS, NONE

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


@final
class BotTable:
    """Open to everyone (B-1.3)."""

    def __init__(self, slots: vec[i64], column: vec[i64], direction_tiles: vec[i64], discards: vec[i64]) -> None:
        self.slots = slots
        """The action tile in each slot, the spare last."""
        self.column = column
        """The faces of the direction tiles, from the top (B-5.10)."""
        self.direction_tiles = direction_tiles
        """Which tiles they are; two that differ in nothing but their name in the solo game itself."""
        self.discards = discards
        """Discovery tiles discarded by kind (B-8.8.1)."""

    def copy(self) -> BotTable:
        return BotTable(self.slots[:], self.column[:], self.direction_tiles[:], self.discards[:])


def new_table(directions: int) -> BotTable:
    """Nothing laid out yet; B-5.10: the column may have more direction tiles than two."""
    return BotTable(
        vec[i64]([NONE] * 7),
        vec[i64]([NONE] * directions),
        vec[i64](range(directions)),
        vec[i64]([0] * DISCOVERY_KINDS),
    )


def table_of(s: State) -> BotTable:
    assert s.bot is not None
    return s.bot
