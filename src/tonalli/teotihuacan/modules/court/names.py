"""Words and figures of module M7."""

from __future__ import annotations

from typing import Final

from tonalli.core.native import i64
from tonalli.teotihuacan.amounts import COCOA_COSTS, Amounts
from tonalli.teotihuacan.modules.obsidian.names import OBSIDIAN
from tonalli.teotihuacan.names import NONE, ROYALS, TOP_STEP
from tonalli.teotihuacan.tiles import HEAP_OF_TEMPLE_STEP

SLOTS: Final[tuple[str, ...]] = ("left", "middle", "right")
"""The slots of the royal tiles, by worship space."""
A10: Final = ROYALS.index("A10")
B11: Final = ROYALS.index("B11")
C12: Final = ROYALS.index("C12")

TEMPLE_STEP_COCOA: Final = 1
"""X-5.10."""
TEMPLE_STEP_PRICE: Final = COCOA_COSTS[TEMPLE_STEP_COCOA]
PAIR_POINTS: Final = 2
OBSIDIAN_PRICE: Final = COCOA_COSTS[3]
ONE_OBSIDIAN: Final = Amounts({OBSIDIAN: 1})
SOLD_COCOA: Final = 1
SOLD_POINTS: Final = 2


def first_major_step(temple: i64) -> i64:
    """X-5.3: where the Ownership tile of a temple lies."""
    for step in range(TOP_STEP):
        if HEAP_OF_TEMPLE_STEP[temple * (TOP_STEP + 1) + step] != NONE:
            return step
    return NONE
