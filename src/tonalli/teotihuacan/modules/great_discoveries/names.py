"""Words of the Great Discovery tiles."""

from __future__ import annotations

from typing import Final

from tonalli.core.field import add_name
from tonalli.teotihuacan.names import STACKS, TILES

GREAT_DISCOVERIES: Final[tuple[str, ...]] = (
    "great_extra_worker", "great_double_resources", "great_mask", "great_obsidian_3", "great_move_back",
    "great_power_up_3", "great_refresh_2", "great_lowest_technology", "great_shaman_step", "great_shaman_stand",
    "great_temple_blue", "great_temple_red", "great_temple_green",
)  # fmt: skip
"""X-3.2: the tile of the orange temple needs a module that is not here, and is removed in every game."""
NUMBERS: Final[list[int]] = [add_name(TILES, name) for name in GREAT_DISCOVERIES]
FIRST_GREAT: Final = NUMBERS[0]
GREAT_MASK: Final = FIRST_GREAT + 2
GREAT_SHAMAN_STEP: Final = FIRST_GREAT + 8
GREAT_SHAMAN_STAND: Final = FIRST_GREAT + 9
GREAT_KINDS: Final = len(GREAT_DISCOVERIES)

GREAT: Final = add_name(STACKS, "great_discovery")
"""X-3.1: their own stack."""
