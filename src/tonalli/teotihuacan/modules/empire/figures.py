# interpreted
"""What is printed on the Empire board, and the stand-ins for the Conquest board (X-11.2)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from tonalli.teotihuacan.modules.empire.names import (
    PATHS,
    PROVINCE,
    PROVINCE_POINTS,
    REGION_POINTS,
    REGIONS,
    SPECIAL_MASKS,
    WARRIORS,
    WAYS,
)
from tonalli.teotihuacan.modules.empire.rules import Cell
from tonalli.teotihuacan.tiles import NOBLES_WOOD

CONQUEST: Final[list[list[dict[str, Any]]]] = tomllib.loads(files(__package__).joinpath("designed.toml").read_text())[
    "conquest"
]["rows"]
GIVES: Final[dict[int, dict[str, int]]] = {
    1: {"obsidian": 1, "cocoa": 1},
    2: {"temple_any": 1},
    3: {"draw_discoveries": 3},
    4: {"power_up_different": 3},
    5: {SPECIAL_MASKS[0]: 1},
    6: {"draw_great_discoveries": 2},
    7: {"lowest_technology": 1},
    8: {"temple_different": 2},
    9: {SPECIAL_MASKS[1]: 1},
    10: {"obsidian": 4},
    11: {"points_per_worker": 1, "points_per_strong_worker": 2},
}
"""X-7.15: what is printed in a region besides its points."""


def cells() -> list[Cell]:
    """X-7.11: the cells of Conquest, row by row."""
    return [Cell(cell["warriors"], cell["build"], cell["choice"]) for row in CONQUEST for cell in row]


def empire_figures() -> dict[str, Any]:
    """For whoever draws the map and the board."""
    return {
        "discoveries": {name: {} for name in SPECIAL_MASKS},
        "empire": {
            "regions": {
                str(region): {
                    "province": PROVINCE[region],
                    "path": PATHS[region],
                    "points": REGION_POINTS[region] if region < REGIONS else 0,
                    "gives": GIVES.get(region, {}),
                }
                for region in range(1, len(WAYS))
            },
            "onward": {str(region): list(ways) for region, ways in enumerate(WAYS)},
            "province_points": {str(province): points for province, points in enumerate(PROVINCE_POINTS) if province},
            "warriors": WARRIORS,
            "wood": NOBLES_WOOD,
            "conquest": CONQUEST,
        },
    }
