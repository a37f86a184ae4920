"""What the tiles of prophecies say in figures: printed calamities, and scales as they were found (P-5, P-6.8)."""

from __future__ import annotations

from typing import Final

from tonalli.core.native import i64, vec

# ---- calamities (P-5) ----------------------------------------------------------------------------

STEP_CORN: Final = 1
"""P-5.1: for each step up."""
HARVEST_LOSS: Final = 1
"""P-5.3, P-5.4."""
GOLD_CORN: Final = 1
"""P-5.5: for each gold."""
STEP_BLOCKS: Final = 1
"""P-5.7: for each technology step."""
FORGOTTEN_LEVEL: Final = 2
"""P-5.8."""
BUILDING_BLOCKS: Final = 1
"""P-5.9: for each building; with corn twice as much."""
HUNGER_CORN: Final = 1
"""P-5.10: for each worker."""
FLOOD_CORN: Final = 2
"""P-5.11: for each worker placed."""

# ---- premium points (P-6.8) ----------------------------------------------------------------------

BANDS: Final = 4
BAND_POINTS: Final = vec[i64]([-5, 0, 6, 13])
"""The same on every tile."""
BAND_STARTS: Final = vec[i64]([
    -3, 1, 4, 10,
    -1, 0, 2, 4,
    -1, 0, 2, 4,
    -1, 0, 2, 4,
    0, 1, 3, 6,
    0, 2, 4, 7,
    0, 2, 4, 6,
    0, 1, 3, 5,
    0, 3, 5, 7,
    0, 1, 2, 3,
    0, 2, 4, 7,
    0, 4, 5, 6,
    0, 1, 2, 3,
])  # fmt: skip
"""The count from which on each band counts, the lowest there can be for the first; index prophecy * 4 + band."""


def band_of(prophecy: i64, count: i64) -> i64:
    """P-6.8: the band of a scale that a count falls into."""
    band: i64 = BANDS - 1
    while band > 0 and count < BAND_STARTS[prophecy * BANDS + band]:
        band -= 1
    return band
