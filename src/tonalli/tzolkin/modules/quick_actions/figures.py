# interpreted
"""What is printed on quick action tiles, and the stand-ins for five players (P-9.5, P-9.6)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from tonalli.tzolkin.modules.quick_actions.names import (
    BUILDING_CORN,
    COPIES,
    FIELD_CORN,
    FIELD_COUNT,
    FIRST_DAYS,
    QUICK_TILES,
    SLOT_COUNT,
    TILE_COUNT,
    last_day_of,
)
from tonalli.tzolkin.modules.quick_actions.tiles import QuickGoods, quick_tiles
from tonalli.tzolkin.names import GOODS
from tonalli.tzolkin.tiles import ALL_MONUMENTS_POINTS

FIVE_PLAYERS: Final[dict[str, int]] = tomllib.loads(files(__package__).joinpath("designed.toml").read_text())[
    "five_players"
]
EFFECTS: Final[dict[str, dict[str, Any]]] = {
    "quick_gold": {"gain": {"gold": 1}},
    "quick_technology": {"technology_steps": 1},
    "quick_market": {"market": True},
    "quick_build": {"corn": BUILDING_CORN, "buildings": 1},
}


def quick_figures() -> dict[str, Any]:
    """For whoever draws the fields and tiles; by number of players what each monument of everybody scores."""
    tiles = {}
    for number, (name, tile) in enumerate(zip(QUICK_TILES, quick_tiles(), strict=True)):
        effect = EFFECTS.get(name, {})
        if isinstance(tile, QuickGoods):
            effect = {"gain": {good: tile.goods[index] for index, good in enumerate(GOODS) if tile.goods[index]}}
        tiles[name] = {**effect, "copies": [COPIES[number], COPIES[TILE_COUNT + number]]}
    return {
        "quick_tiles": tiles,
        "quick_slots": [[FIRST_DAYS[slot], last_day_of(slot)] for slot in range(SLOT_COUNT)],
        "quick_fields": {"fields": FIELD_COUNT, "corn": FIELD_CORN},
        "all_monuments_points": [*list(ALL_MONUMENTS_POINTS)[:-1], FIVE_PLAYERS["all_monuments_points"]],
    }
