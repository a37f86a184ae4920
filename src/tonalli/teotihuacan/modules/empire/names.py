"""Words and figures of module M9."""

from __future__ import annotations

from typing import Final

from tonalli.core.field import add_name
from tonalli.core.native import i64, vec
from tonalli.teotihuacan.modules.great_discoveries.names import GREAT_KINDS, NUMBERS
from tonalli.teotihuacan.names import NONE, STACKS, TILES

SPECIAL_MASKS: Final[tuple[str, ...]] = ("special_mask_gold", "special_mask_jade")
"""X-2.2: one copy each; they follow the Great Discoveries."""
SPECIAL_NUMBERS: Final[list[int]] = [add_name(TILES, name) for name in SPECIAL_MASKS]
FIRST_SPECIAL: Final = NUMBERS[0] + GREAT_KINDS
SPECIAL_GOLD: Final = FIRST_SPECIAL
SPECIAL_JADE: Final = FIRST_SPECIAL + 1
SPECIAL: Final = add_name(STACKS, "special_mask")
"""X-7.1: beside the discovery stack, not in it."""

CAPITAL: Final = 0
"""X-7.5: Teotihuacan itself."""
REGIONS: Final = 12
"""Teotihuacan and regions 1 to 11, which hold one Warrior each (X-7.8)."""
FAR: Final = 12
"""X-7.5: the region that holds any number."""
WARRIORS: Final = 10
"""X-7.4: of each colour."""
SETUP_WARRIORS: Final = 1
REGION_NAMES: Final[tuple[str, ...]] = tuple(str(region) for region in range(REGIONS))

PROVINCE: Final = vec[i64]([0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4])
"""X-7.5: by region; from top to bottom the numbers of a province ascend."""
PROVINCE_POINTS: Final = vec[i64]([0, 1, 2, 3, 5])
"""X-7.17: for each Warrior at an eclipse."""
CONQUER: Final = "conquer"
"""The step that chooses the first reward of a cell."""
PATHS: Final[tuple[str, ...]] = (
    "both", "upper", "upper", "lower", "lower", "upper", "upper", "lower", "lower", "upper", "lower", "lower", "both",
)  # fmt: skip
WAYS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 2, 3, 4), (5, 6), (6,), (7, 8), (8,), (9,), (9,), (10, 11), (11,), (12,), (12,), (12,), (),
)  # fmt: skip
"""X-7.6: ways onward by region."""
FIRST_WAY: Final = vec[i64]([ways[0] if ways else NONE for ways in WAYS])
LAST_WAY: Final = vec[i64]([ways[-1] if ways else NONE for ways in WAYS])
"""The ways onward of a region follow each other."""
REGION_POINTS: Final = vec[i64]([0, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4])
"""X-7.15: for a Building, by region."""

BOT_LINE: Final = vec[i64]([NONE, 5, 6, 7, 8, 9, 9, 10, 11, 12, 12, 12])
"""X-7.19: where a Warrior of the solo opponent is pushed to, by region."""
BOT_WARRIORS: Final = 2
"""X-7.20, X-10.6: Warriors it adds at a time."""
PRIEST_OBSIDIAN: Final = 2
BOT_WORKER_POINTS: Final = 8
"""X-7.22: what region 11 brings the solo opponent in all."""
BOT_DRAW_POINTS: Final = vec[i64]([0, 0, 0, 2, 0, 0, 4])
"""X-7.22: what a draw without a mask brings it besides, by region."""

# Steps during which a Warrior is neither in supply nor on the map.
PUSHED: Final = "push-warrior"
TRAIL: Final = "draw-trail"
