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
from tonalli.tzolkin.names import ACTIONS, CHICHEN_ITZA, GROUPS, TEMPLES, TRACKS
from tonalli.tzolkin.tiles import (
    CORN_OF_GROUP,
    CORN_PER_BLOCK,
    FIRST,
    SKULL_ACTIONS,
    SKULL_TEMPLE,
    WOOD_OF_GROUP,
    YAXCHILAN_GOLD,
    YAXCHILAN_SKULL,
)

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


def bands(prophecy: int) -> list[dict[str, int | None]]:
    """The same band by band: from which count to which, the highest without an end, and the points."""
    printed = scale(prophecy)
    lasts = [first - 1 for first, _ in printed[1:]]
    return [
        {"first": first, "last": last, "points": points}
        for (first, points), last in zip(printed, [*lasts, None], strict=True)
    ]


def touched(prophecy: str, displayed: list[str]) -> list[str]:
    """The things on the table that a calamity holds for, for whoever marks them; some are buildings on display."""
    calamity = CALAMITIES[PROPHECIES.index(prophecy)]
    match calamity["type"]:
        case "temple_step_tax":
            offerings = [
                f"space:{ACTIONS[FIRST[CHICHEN_ITZA] + action]}"
                for action in range(SKULL_ACTIONS)
                if TEMPLES[SKULL_TEMPLE[action]] in calamity["temples"]
            ]
            temples = [f"temple:{temple}" for temple in calamity["temples"]]
            return [*temples, "space:tikal_5", "space:uxmal_1", *offerings]
        case "harvest_reduction":
            amounts = WOOD_OF_GROUP if calamity["harvest"] == "wood" else CORN_OF_GROUP
            return [f"space:palenque_{group}" for index, group in enumerate(GROUPS) if amounts[index] > 0]
        case "gain_tax":
            amounts = YAXCHILAN_GOLD if calamity["gained"] == "gold" else YAXCHILAN_SKULL
            spaces = [f"space:yaxchilan_{index + 1}" for index in range(len(amounts)) if amounts[index] > 0]
            return [f"good:{calamity['gained']}", *spaces]
        case "technology_tax":
            return [*(f"technology:{track}" for track in TRACKS), "space:tikal_1", "space:tikal_3"]
        case "technology_level_disabled":
            return [f"level:{track}_{calamity['level']}" for track in TRACKS]
        case "building_tax":
            buildings = [f"building:{building}" for building in displayed]
            return [*buildings, "space:tikal_2", "space:tikal_4", "space:uxmal_4"]
        case "feeding_tax":
            return ["term:food_day"]
        case _:
            return [f"gear:{calamity['gear']}"]


def prophecy_figures() -> dict[str, Any]:
    """For whoever draws the tiles."""
    tiles = {}
    for number, name in enumerate(PROPHECIES):
        calamity = {key: value for key, value in CALAMITIES[number].items() if key != "counted"}
        tiles[name] = {"calamity": calamity, "counted": CALAMITIES[number]["counted"], "scale": scale(number)}
        tiles[name]["bands"] = bands(number)
    return {"prophecies": tiles}
