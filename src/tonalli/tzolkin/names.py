"""The words of the game as numbers: gears, temples, technologies, goods, tiles."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Gears (Z-1.1) and the spaces beside them (Z-1.2).
PALENQUE: Final = 0
YAXCHILAN: Final = 1
TIKAL: Final = 2
UXMAL: Final = 3
CHICHEN_ITZA: Final = 4
GEARS: Final[tuple[str, ...]] = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
GEAR_COUNT: Final = 5
TEETH_MAX: Final = 13
SPACES_PER_GEAR: Final = 12
SPACES: Final[tuple[str, ...]] = tuple(str(space) for space in range(SPACES_PER_GEAR))
"""Space 8, and 11 at Chichen Itza, belongs to a tribe of the expansion; its actions have their ids already."""

GEAR_SPACES: Final[tuple[str, ...]] = tuple(f"{gear}.{space}" for gear in GEARS for space in SPACES)

# Where a worker can be placed (Z-5.1, Z-15.2).
START: Final = 5
TARGETS: Final[tuple[str, ...]] = (*GEARS, "start", "quick")
"""The last one belongs to the expansion."""

# The actions of all gears, one after the other (Z-7).
FIRST_ACTION: Final[tuple[int, ...]] = (0, 5, 10, 15, 20, 29)
"""By gear; the last one is their number."""
ACTIONS: Final[tuple[str, ...]] = tuple(
    f"{GEARS[gear]}_{action - FIRST_ACTION[gear] + 1}"
    for gear in range(GEAR_COUNT)
    for action in range(FIRST_ACTION[gear], FIRST_ACTION[gear + 1])
)
ACTION_COUNT: Final = 29
UXMAL_2: Final = 16
UXMAL_5: Final = 19

# Goods. Wood, stone and gold are blocks; skulls are limited (Z-1.5).
CORN: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
SKULL: Final = 4
GOODS: Final[tuple[str, ...]] = ("corn", "wood", "stone", "gold", "skull")
GOOD_COUNT: Final = 5
BLOCKS: Final[tuple[str, ...]] = ("wood", "stone", "gold")
BLOCK_COUNT: Final = 3
FIRST_BLOCK: Final = 1
BLOCKS_END: Final = 4
"""Blocks are the goods from the first one up to here."""

# Temples (Z-9.1). Steps are counted from the start, the bottom is -1.
CHAAC: Final = 0
QUETZALCOATL: Final = 1
KUKULKAN: Final = 2
TEMPLES: Final[tuple[str, ...]] = ("chaac", "quetzalcoatl", "kukulkan")
TEMPLE_COUNT: Final = 3
BOTTOM: Final = -1

# Technologies (Z-8).
AGRICULTURE: Final = 0
RESOURCE_EXTRACTION: Final = 1
ARCHITECTURE: Final = 2
THEOLOGY: Final = 3
TRACKS: Final[tuple[str, ...]] = ("agriculture", "resource_extraction", "architecture", "theology")
TRACK_COUNT: Final = 4
TOP_LEVEL: Final = 3

# Jungle groups (Z-2.2) and what can be harvested in them (Z-7.3).
GROUPS: Final[tuple[str, ...]] = ("2", "3", "4", "5")
GROUP_COUNT: Final = 4
HARVESTS: Final[tuple[str, ...]] = ("corn", "wood", "burn", "no_tile")
HARVEST_CORN: Final = 0
HARVEST_WOOD: Final = 1
HARVEST_BURN: Final = 2
HARVEST_NO_TILE: Final = 3

# What a prophecy may tax (Z-15.5): each good gained, each step up, each free technology step.
TAXED: Final[tuple[str, ...]] = ("gain", "temple", "technology")
A_GAIN: Final = 0
A_STEP: Final = 1
AN_ADVANCE: Final = 2

# Workers (Z-1.4) and what stands on a tooth: a seat, or one of these.
WORKERS: Final = 6
SEATS: Final[tuple[str, ...]] = ("0", "1", "2", "3", "4")
SEAT_COUNT: Final = 5
DUMMY: Final = 5
"""Z-2.10: without an owner."""

# Buildings: those of the expansion come last, so that ids are the same with and without it.
BUILDINGS: Final[tuple[str, ...]] = (
    "a1_single_farm", "a1_community_farm", "a1_agriculture", "a1_agriculture_stone", "a1_extraction_corn",
    "a1_extraction_gold", "a1_chaac_quetzalcoatl", "a1_chaac_kukulkan", "a1_any_temple_build", "a1_architecture",
    "a1_theology_kukulkan", "a2_large_farm", "a2_any_tech_stone", "a2_any_tech_gold", "a2_any_tech_corn",
    "a2_any_tech_skull", "a2_worker", "a2_mirror", "a2_three_temples", "a2_eight_points", "a2_market", "a2_chaac",
    "a2_kukulkan", "a2_quetzalcoatl", "a2_architecture", "a2_theology_chaac_kukulkan", "a2_two_tech", "a1_granary",
    "a1_ancestor_tomb", "a1_gold_workshop", "a1_stone_shrine", "a2_bountiful_farm", "a2_monument_yard",
    "a2_house_of_scholars", "a2_skull_shrine",
)  # fmt: skip
BUILDING_KINDS: Final = 35
COLOURS: Final[tuple[str, ...]] = ("yellow", "green", "brown", "blue")
YELLOW: Final = 0
GREEN: Final = 1
BROWN: Final = 2
BLUE: Final = 3

MONUMENTS: Final[tuple[str, ...]] = (
    "mon_brown_set", "mon_green_set", "mon_blue_set", "mon_all_tiles", "mon_corn_tiles", "mon_wood_tiles",
    "mon_all_monuments", "mon_top_technologies", "mon_technology_levels", "mon_workers", "mon_temple_points",
    "mon_highest_temple", "mon_skulls",
)  # fmt: skip
MONUMENT_KINDS: Final = 13

WEALTH: Final[tuple[str, ...]] = (
    "wealth_palenque_1", "wealth_palenque_3", "wealth_palenque_5", "wealth_palenque_7", "wealth_yaxchilan_1",
    "wealth_yaxchilan_3", "wealth_yaxchilan_5", "wealth_yaxchilan_7", "wealth_tikal_1", "wealth_tikal_3",
    "wealth_tikal_5", "wealth_tikal_7", "wealth_uxmal_1", "wealth_uxmal_3", "wealth_uxmal_5", "wealth_uxmal_7",
    "wealth_chichen_itza_0", "wealth_chichen_itza_3", "wealth_chichen_itza_5", "wealth_chichen_itza_7",
    "wealth_chichen_itza_10",
)  # fmt: skip
WEALTH_KINDS: Final = 21

TILES: Final[tuple[str, ...]] = (*WEALTH, *BUILDINGS)
"""Every tile with effects, in one row."""
FIRST_BUILDING: Final = 21
