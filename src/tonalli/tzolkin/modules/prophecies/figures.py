# interpreted
"""What is printed on the tiles of prophecies, and their scales as they were found (P-5, P-6.8)."""

from __future__ import annotations

from typing import Any, Final

from tonalli.tzolkin.modules.prophecies.names import PROPHECIES
from tonalli.tzolkin.modules.prophecies.tiles import (
    BAND_POINTS,
    BAND_STARTS,
    BANDS,
    BUILDING_BLOCKS,
    FLOOD_CORN,
    FORGOTTEN_LEVEL,
    GOLD_CORN,
    HARVEST_LOSS,
    HUNGER_CORN,
    STEP_BLOCKS,
    STEP_CORN,
)
from tonalli.tzolkin.names import TEMPLES
from tonalli.tzolkin.tiles import CORN_PER_BLOCK

Figures = dict[str, Any]

GODS: Final[list[Figures]] = [
    {"type": "temple_step_tax", "temples": [temple], "any_block": 1, "counted": "temple_step"} for temple in TEMPLES
]
CALAMITIES: Final[list[Figures]] = [
    {"type": "temple_step_tax", "temples": list(TEMPLES), "corn": STEP_CORN, "counted": "sum_of_temple_steps"},
    *GODS,
    {"type": "harvest_reduction", "harvest": "wood", "amount": HARVEST_LOSS, "counted": "wood_harvest_tiles"},
    {"type": "harvest_reduction", "harvest": "corn", "amount": HARVEST_LOSS, "counted": "corn_harvest_tiles"},
    {"type": "gain_tax", "gained": "gold", "corn_per_unit": GOLD_CORN, "counted": "gold_owned"},
    {"type": "gain_tax", "gained": "skull", "temple_steps_down_per_unit": 1, "counted": "skulls_in_hand"},
    {"type": "technology_tax", "any_block": STEP_BLOCKS, "counted": "sum_of_technology_levels"},
    {
        "type": "technology_level_disabled",
        "level": FORGOTTEN_LEVEL,
        "counted": f"technologies_at_level_{FORGOTTEN_LEVEL}_or_more",
    },
    {
        "type": "building_tax",
        "any_block": BUILDING_BLOCKS,
        "corn_instead_when_paying_with_corn": BUILDING_BLOCKS * CORN_PER_BLOCK,
        "counted": "buildings_owned",
    },
    {"type": "feeding_tax", "corn_per_worker": HUNGER_CORN, "counted": "workers_fed"},
    {"type": "placement_tax", "gear": "chichen_itza", "corn": FLOOD_CORN, "counted": "workers_on_gear"},
]
"""By tile: the calamity, and what the scale counts."""


def scale(prophecy: int) -> list[list[int]]:
    """P-6.8: from which count on how many points."""
    return [[int(BAND_STARTS[prophecy * BANDS + band]), int(BAND_POINTS[band])] for band in range(BANDS)]


def prophecy_figures() -> dict[str, Any]:
    """For whoever draws the tiles."""
    tiles = {}
    for number, name in enumerate(PROPHECIES):
        calamity = {key: value for key, value in CALAMITIES[number].items() if key != "counted"}
        tiles[name] = {"calamity": calamity, "counted": CALAMITIES[number]["counted"], "scale": scale(number)}
    return {"prophecies": tiles}
