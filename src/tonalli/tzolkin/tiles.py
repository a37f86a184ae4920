"""Every printed figure of the base game, as on gears, temples, tiles and player boards."""

from __future__ import annotations

from typing import Final

from tonalli.core.native import i64, vec
from tonalli.tzolkin.names import FIRST_ACTION

# ---- gears (Z-1.1, Z-1.2, Z-7) -------------------------------------------------------------------

TEETH: Final = vec[i64]([10, 10, 10, 10, 13])
LAST_SPACE: Final = vec[i64]([7, 7, 7, 7, 10])
FREE_CHOICE: Final = vec[i64]([6, 6, 6, 6, 10])
"""Z-6.5: from this space on any action of the gear is free of the step-back fee."""
FIRST: Final = vec[i64](list(FIRST_ACTION))
"""The number of each gear's first action; ACTIONS in one row."""

FISH: Final = 3
CORN_OF_GROUP: Final = vec[i64]([4, 5, 7, 9])
"""By jungle group."""
WOOD_OF_GROUP: Final = vec[i64]([0, 2, 3, 4])

# Corn, wood, stone, gold, skulls of Yaxchilan 1 to 5 (Z-7.7).
YAXCHILAN_CORN: Final = vec[i64]([0, 1, 2, 0, 2])
YAXCHILAN_WOOD: Final = vec[i64]([1, 0, 0, 0, 0])
YAXCHILAN_STONE: Final = vec[i64]([0, 1, 0, 0, 1])
YAXCHILAN_GOLD: Final = vec[i64]([0, 0, 1, 0, 1])
YAXCHILAN_SKULL: Final = vec[i64]([0, 0, 0, 1, 0])

TEMPLE_STEP_CORN: Final = 3
"""Z-7.13, the printed cost of Uxmal 1."""
MIRROR_CORN: Final = 1
CORN_PER_BLOCK: Final = 2
"""Z-7.16."""
RATE: Final = vec[i64]([1, 2, 3, 4])
"""Z-7.14, Z-13.2: what a good is worth in corn."""

SKULL_ACTIONS: Final = 9
SKULL_POINTS: Final = vec[i64]([4, 5, 6, 7, 8, 8, 10, 11, 13])
SKULL_TEMPLE: Final = vec[i64]([0, 0, 0, 2, 2, 2, 1, 1, 1])
SKULL_BLOCKS: Final = vec[i64]([0, 0, 0, 0, 0, 1, 0, 1, 1])

# ---- turn (Z-4, Z-5, Z-6) ------------------------------------------------------------------------

SURCHARGE: Final = vec[i64]([0, 1, 2, 3, 4, 5])
"""Z-5.4: by workers placed before in this turn."""
STEP_BACK: Final = 1
BEGGING_CORN: Final = 3

# ---- calendar (Z-3.3, Z-12) ----------------------------------------------------------------------

CALENDAR_TEETH: Final = 26
FOOD_DAYS: Final = vec[i64]([8, 14, 21, 27])
LAST_FOOD_DAY: Final = 4
CORN_PER_WORKER: Final = 2
UNFED_LOSS: Final = 3

# ---- setup (Z-2) ---------------------------------------------------------------------------------

SKULLS: Final = 13
START_WORKERS: Final = 3
DISPLAY: Final = 6
MONUMENTS_SHOWN: Final = vec[i64]([0, 0, 4, 5, 6, 0])
"""Z-2.4: by players; five come with the expansion, which says how many (Z-15.1)."""
MONUMENT_ROW: Final = 7
DUMMIES: Final = vec[i64]([0, 0, 12, 6, 0, 0])
OPPOSITE: Final = 5
WEALTH_DEALT: Final = 4
WEALTH_KEPT: Final = 2
WEALTH_GEAR: Final = vec[i64]([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4])
WEALTH_TOOTH: Final = vec[i64]([1, 3, 5, 7, 1, 3, 5, 7, 1, 3, 5, 7, 1, 3, 5, 7, 0, 3, 5, 7, 10])

# ---- technologies (Z-8.1) ------------------------------------------------------------------------

TECHNOLOGY_COST: Final = vec[i64]([1, 2, 3, 1])
"""By the level one comes from."""
EXTRACTION_BONUS_BLOCKS: Final = 2
ARCHITECTURE_BONUS_POINTS: Final = 3
ARCHITECTURE_CORN: Final = 1
ARCHITECTURE_POINTS: Final = 2
ARCHITECTURE_CORN_SAVED: Final = 2

# ---- temples (Z-17.5); by temple and step, beginning at the bottom -------------------------------

TEMPLE_TOP: Final = vec[i64]([5, 7, 6])
STEPS_MAX: Final = 9
STEP_POINTS: Final = vec[i64](
    [-1, 0, 2, 4, 6, 7, 8, 0, 0] + [-2, 0, 1, 2, 4, 6, 9, 12, 13] + [-3, 0, 1, 3, 5, 7, 9, 10, 0]
)
STEP_ITEM: Final = vec[i64](
    [-1, -1, 2, -1, 2, -1, -1, -1, -1] + [-1, -1, -1, 3, -1, 3, -1, -1, -1] + [-1, -1, 1, -1, 1, 4, -1, -1, -1]
)
"""The good gained on a Food Day of resources; -1 for none."""
HIGHEST_BONUS: Final = vec[i64]([6, 2] + [2, 6] + [4, 4])
"""By temple and age."""

# ---- end (Z-13) ----------------------------------------------------------------------------------

QUARTERS: Final = 4
"""Z-13.3: points are kept in quarters."""
SKULL_LEFT: Final = 3

# ---- monuments (Z-17.4) --------------------------------------------------------------------------

ALL_MONUMENTS_POINTS: Final = vec[i64]([0, 0, 6, 5, 4, 0])
"""By players; five come with the expansion, which says how many (Z-15.1)."""
TOP_TECHNOLOGIES_POINTS: Final = vec[i64]([0, 9, 20, 33, 33])
WORKERS_POINTS: Final = vec[i64]([0, 0, 0, 0, 6, 12, 18])
