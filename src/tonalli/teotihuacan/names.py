"""The words of the game as numbers: boards, temples, goods, tiles, and the one list of action ids."""

from __future__ import annotations

from typing import Final

# Action boards, by printed number less one (T-1.2).
PALACE: Final = 0
FOREST: Final = 1
QUARRY: Final = 2
DEPOSITS: Final = 3
ALCHEMY: Final = 4
NOBLES: Final = 5
DECORATIONS: Final = 6
CONSTRUCTION: Final = 7
BOARDS: Final[tuple[str, ...]] = (
    "palace",
    "forest",
    "quarry",
    "gold",
    "alchemy",
    "nobles",
    "decorations",
    "construction",
)
RING: Final = 8

# Goods (T-1.3, T-1.4: unlimited). Cocoa is not a resource.
COCOA: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
GOODS: Final[list[str]] = ["cocoa", "wood", "stone", "gold"]
"""A module's good comes behind them (``add_name``); which ones a game has its rules say."""
RESOURCES: Final[tuple[str, ...]] = ("wood", "stone", "gold", "obsidian")
"""Obsidian belongs to Expansion Period; its actions have their ids already."""

# Temples, left to right, and the steps at their top (T-9.4, T-9.5).
BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
TEMPLES: Final[tuple[str, ...]] = ("blue", "red", "green")
BONUS_STEP: Final = 10
TOP_STEP: Final = 11

AVENUE_END: Final = 9
PYRAMID_TRACK_END: Final = 10

# Worship spaces (T-7.1): one on each royal tile, one on four other boards.
SPACES: Final[tuple[str, ...]] = ("palace1", "palace2", "palace3", "forest", "quarry", "gold", "decorations")
ROYAL_SPACES: Final = 3

# Where a worker is: a board's number when unlocked there, or one of these (T-1.6).
IN_HAND: Final = 8
RESERVE: Final = 9
LOCKED: Final = 10
"""Plus the number of the worship space."""

MAX_POWER: Final = 5
"""T-1.5: a worker is a die that is never rolled."""
WORKERS: Final = 4
COUNTED: Final = 3
"""A fourth own worker on a board is never counted (T-10.5)."""

NONE: Final = -1

# Where discovery tiles lie besides the worship areas: Avenue steps and major temple steps (T-2.14, T-2.15).
HEAPS: Final[tuple[str, ...]] = ("avenue_3", "avenue_6", "avenue_8", "blue_4", "red_5", "green_3", "green_6")
HEAP_SIZE: Final = 5

# Discovery tiles.
MASKS: Final = 7
EXTRA_WORKER: Final = 19
IGNORE_COCOA: Final = 20
DISCOVERIES: Final[tuple[str, ...]] = (
    "mask_1", "mask_2", "mask_3", "mask_4", "mask_5", "mask_6", "mask_7", "vp_4", "resources_3", "resources_2",
    "cocoa_4", "avenue_step", "temple_any", "temple_blue", "temple_red", "temple_green", "power_up_2", "move_two",
    "move_anywhere", "extra_worker", "ignore_cocoa",
)  # fmt: skip
DISCOVERY_KINDS: Final = 21
TILES: Final[list[str]] = list(DISCOVERIES)
"""Every kind of tile that players claim; those of modules come behind the discovery tiles (``add_name``)."""
DISCOVERY: Final = 0
STACKS: Final[list[str]] = ["discovery"]
"""The face-down stacks such tiles come from; those of modules likewise."""

# Technologies, royal and starting tiles: those of Expansion Period come last, so that ids are the same with and
# without it. "01h" is number 1 1/2.
TECHNOLOGIES: Final[tuple[str, ...]] = (
    "01", "03", "05", "07", "09", "11", "13", "15", "17", "01h", "03h", "05h",
)  # fmt: skip
TECHNOLOGY_PLACES: Final = 6
TECH_01: Final = 0
TECH_03: Final = 1
TECH_05: Final = 2
TECH_07: Final = 3
TECH_09: Final = 4
TECH_11: Final = 5
TECH_13: Final = 6
TECH_15: Final = 7
TECH_17: Final = 8

ROYALS: Final[tuple[str, ...]] = (
    "A04", "A05", "A09", "B02", "B06", "B07", "C01", "C03", "C08", "A10", "B11", "C12",
)  # fmt: skip
BONUSES: Final[tuple[str, ...]] = ("masks", "technology", "fifteen", "avenue", "bonus_tiles", "discovery", "workers")

STARTING: Final[tuple[str, ...]] = (
    "avenue_cocoa2_wood3", "green_stone2_gold3", "blue_wood4_stone1", "red_cocoa5_gold2", "technology_gold2",
    "power_wood3_gold2", "technology_any2", "blue_cocoa2_stone4", "three_temples", "red_power_cocoa5",
    "green_power_cocoa5", "blue_red_any2", "cocoa3_wood5", "discovery_stone3_gold1", "wood1_stone2_gold3",
    "discovery_cocoa2_gold3", "cocoa3_wood2_stone3", "avenue_wood1_stone2", "obsidian_power_discovery",
    "obsidian_cocoa",
)  # fmt: skip
STARTING_TILES: Final = 20

ASCENSION_REWARDS: Final[tuple[str, ...]] = ("vp", "cocoa", "temple", "two_temples", "worker")
WORSHIP_CHOICES: Final[tuple[str, ...]] = ("ability", "tile", "both")
COLOURS: Final[tuple[str, ...]] = ("black", "blue", "yellow", "red")
"""T-1.1, T-3.23: given in player order; those left over are neutral."""
SETUPS: Final[tuple[str, ...]] = ("standard", "first", "draft")
ECLIPSES: Final[tuple[str, ...]] = ("standard", "dark")
