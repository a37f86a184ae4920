"""Words and figures of quick actions."""

from __future__ import annotations

from typing import Final

from tonalli.core.bits import BIT
from tonalli.core.native import i64, vec
from tonalli.tzolkin.names import TARGETS

QUICK: Final = TARGETS.index("quick")
"""The fields among everywhere a worker can be placed."""
FIELD_COUNT: Final = 3
"""P-10.1."""
FIELD_CORN: Final = 1
"""P-10.21: what a field costs."""
BUILDING_CORN: Final = 1
"""P-10.46: besides the cost of the building."""

QUICK_TILES: Final[tuple[str, ...]] = (
    "quick_corn", "quick_wood_corn", "quick_stone", "quick_gold", "quick_technology", "quick_market", "quick_build",
)  # fmt: skip
TILE_COUNT: Final = 7
COPIES: Final = vec[i64]([1, 1, 1, 0, 2, 1, 1] + [1, 0, 1, 1, 1, 1, 1])
"""P-10.40 to P-10.46: by age and tile; how they are shared out among the ages was found, not printed."""

SLOT_COUNT: Final = 13
FIRST_DAYS: Final = vec[i64]([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25])
"""P-10.3, P-10.12, P-10.13: the first day of each slot; the last one has three days."""
LAST_DAY: Final = 27
SECOND_AGE: Final = 7
"""The first slot of Age 2."""
DAYS_PER_SLOT: Final = 2

DUMMIES_ON_FIELDS: Final = vec[i64]([0, 0, 2, 1, 1, 0])
"""P-11.2: by players."""
DUMMIES_ON_GEARS: Final = vec[i64]([0, 0, 16, 11, 5, 0])
"""P-11.4: by players; with those on fields 18, 12 and 6 (P-11.1)."""

PLACED: Final[i64] = BIT[16]
"""Noted once a worker was placed on a field in this turn (P-10.20)."""
OWED: Final[i64] = BIT[17]
"""Noted until its action is performed (P-10.25)."""


def slot_of(day: i64) -> i64:
    """P-10.11, P-10.15: the slot of a day; after the last day the last tile stays."""
    return min((day - 1) // DAYS_PER_SLOT, SLOT_COUNT - 1)


def last_day_of(slot: i64) -> i64:
    """P-10.12: the last slot has three days."""
    return LAST_DAY if slot == SLOT_COUNT - 1 else FIRST_DAYS[slot + 1] - 1
