# interpreted
"""Everything printed on boards and tiles as plain data, for whoever draws the table."""

from __future__ import annotations

from typing import Any, Final

from tonalli.core.native import i64, vec
from tonalli.teotihuacan.board import Board
from tonalli.teotihuacan.boards.alchemy import OWNER_POINTS, Alchemy
from tonalli.teotihuacan.boards.decorations import DECORATION_POINTS, Decorations, decoration_gold
from tonalli.teotihuacan.names import (
    ALCHEMY,
    AVENUE_END,
    BOARDS,
    BONUS_STEP,
    COCOA,
    COLOURS,
    COUNTED,
    DECORATIONS,
    DISCOVERIES,
    GOODS,
    HEAPS,
    NONE,
    PYRAMID_TRACK_END,
    SPACES,
    STACKS,
    STARTING,
    TECHNOLOGIES,
    TEMPLES,
    TOP_STEP,
)
from tonalli.teotihuacan.notation import SPACE_OF_ACTIONS
from tonalli.teotihuacan.pyramid import (
    ALL_PLACES,
    DECORATION_ICONS,
    DECORATION_NAMES,
    GRID,
    ICON_LETTERS,
    LEVEL_POINTS,
    LEVEL_WOOD,
    PLACE_CELLS,
    PLACE_NAMES,
    PRINTED_GRID,
    PYRAMID_NAMES,
    SPACE_CELLS,
    SPACE_NAMES,
    SPACE_PRINTED,
    TILE_ICONS,
    TILE_STONE,
)
from tonalli.teotihuacan.rules import Technology
from tonalli.teotihuacan.scoring import LEAD_POINTS
from tonalli.teotihuacan.state import UNLOCK_PRICE
from tonalli.teotihuacan.steps.eclipse import LAST_ECLIPSE, UNPAID_LOSS
from tonalli.teotihuacan.technologies import PointsReward, technologies
from tonalli.teotihuacan.tiles import (
    BOARD_OF_SPACE,
    BUILDINGS_ROW,
    COLUMN_OF_POWER,
    DARK_DISC,
    DEPOSITS_TABLE,
    DISCOVERY_COST,
    FOREST_TABLE,
    HEAP_OF_AVENUE_STEP,
    HEAP_OF_TEMPLE_STEP,
    HEAP_TILES,
    MASK_SET_POINTS,
    NOBLES_ROWS,
    NOBLES_WOOD,
    PYRAMID_STEP_POINTS,
    QUARRY_TABLE,
    STARTING_TILES_TABLE,
    STEP_AMOUNT,
    STEP_KIND,
    TECHNOLOGY_GOLD,
    StartingTile,
)

STEPS: Final = TOP_STEP + 1
STEP_GIVES: Final[tuple[str | None, ...]] = (None, "any_resource", "points", "cocoa")
PRINTED_GOODS: Final[tuple[str, ...]] = ("cocoa", "wood", "stone", "gold")
CELL: Final[tuple[str, ...]] = (*PRINTED_GOODS, "points", "temple_any")
WORSHIP_GIVES: Final[dict[str, str]] = {
    "forest": "temple_red", "quarry": "temple_green", "gold": "temple_blue", "decorations": "temple_any",
}  # fmt: skip
"""T-7.11: the abilities printed beside worship spaces."""
TECHNOLOGY_GIVES: Final[dict[str, dict[str, int]]] = {
    "01": {"cocoa": 1},
    "05": {"board_resource": 1},
    "07": {"cocoa": 1, "points": 1},
    "13": {"power_up": 1},
    "15": {"worker": 1},
    "17": {"temple_any": 1},
}
"""T-12.9: what a technology gives, without when; those that give points say it themselves."""
SINGLE: Final[dict[str, Board]] = {"alchemy": Alchemy(ALCHEMY), "decorations": Decorations(DECORATIONS)}
"""T-12.7, T-14.9: boards whose main action never gives a second power-up."""
TECHNOLOGY_COSTS: Final[dict[str, dict[str, int]]] = {"13": {"cocoa": 1}}


def figures() -> dict[str, Any]:
    """All printed figures by the rulebook's words."""
    return {
        "boards": list(BOARDS),
        "colours": list(COLOURS),
        "goods": list(GOODS),
        "tables": {
            name: [[amounts(CELL, cell) for cell in table[row * 3 : row * 3 + 3]] for row in range(3)]
            for name, table in (("forest", FOREST_TABLE), ("quarry", QUARRY_TABLE), ("gold", DEPOSITS_TABLE))
        },
        "powers": [[power for power in range(1, 6) if COLUMN_OF_POWER[power] == column] for column in range(3)],
        "power_ups": {
            name: [SINGLE.get(name, Board(i)).power_ups(workers) for workers in range(1, COUNTED + 1)]
            for i, name in enumerate(BOARDS)
        },
        "spaces": {
            name: {"board": BOARDS[BOARD_OF_SPACE[i]], "gives": WORSHIP_GIVES.get(BOARDS[BOARD_OF_SPACE[i]])}
            for i, name in enumerate(SPACES)
        },
        "nobles": {"rows": dict(zip(("top", "middle", "bottom"), NOBLES_ROWS, strict=True)), "wood": NOBLES_WOOD},
        "buildings_row": list(BUILDINGS_ROW),
        "decoration": {
            "gold": [decoration_gold(workers) for workers in range(1, COUNTED + 1)],
            "points": DECORATION_POINTS,
            "tiles": dict(zip(DECORATION_NAMES, DECORATION_ICONS, strict=True)),
            "spaces": {name: decoration_space(i) for i, name in enumerate(SPACE_NAMES)},
        },
        "pyramid": {
            "grid": list(PRINTED_GRID),
            "tiles": dict(zip(PYRAMID_NAMES, TILE_ICONS, strict=True)),
            "places": {
                name: {"level": ALL_PLACES[i][0], "cells": cells(PLACE_CELLS, i, 4)}
                for i, name in enumerate(PLACE_NAMES)
            },
            "points": list(LEVEL_POINTS),
            "wood": list(LEVEL_WOOD),
            "stone": TILE_STONE,
        },
        "temples": {name: [temple_step(temple, step) for step in range(STEPS)] for temple, name in enumerate(TEMPLES)},
        "bonus_step": BONUS_STEP,
        "avenue": {"end": AVENUE_END, "heaps": [heap(HEAP_OF_AVENUE_STEP, step) for step in range(AVENUE_END + 1)]},
        "pyramid_track": PYRAMID_TRACK_END,
        "heap_tiles": {str(players): dict(zip(HEAPS, tiles, strict=True)) for players, tiles in HEAP_TILES.items()},
        "discoveries": {
            name: amounts(PRINTED_GOODS, DISCOVERY_COST[i * 4 : i * 4 + 4]) for i, name in enumerate(DISCOVERIES)
        },
        "technologies": {
            TECHNOLOGIES[i]: {"gold": TECHNOLOGY_GOLD[i], **technology_print(technology)}
            for i, technology in enumerate(technologies())
        },
        "technology_owner": OWNER_POINTS,
        "royals": ROYAL_PRINT,
        "bonuses": BONUS_PRINT,
        "starting": {STARTING[i]: starting_tile(tile) for i, tile in enumerate(STARTING_TILES_TABLE)},
        "calendar": {str(players): list(dark) for players, dark in DARK_DISC.items()},
        "calendar_end": max(max(dark) for dark in DARK_DISC.values()),
        "eclipses": LAST_ECLIPSE,
        "pyramid_step_points": list(PYRAMID_STEP_POINTS),
        "pyramid_lead_points": LEAD_POINTS,
        "mask_points": list(MASK_SET_POINTS),
        "unpaid_loss": UNPAID_LOSS,
        "unlock_cocoa": UNLOCK_PRICE.of(COCOA),
        "action_kinds": [block.kind for block in SPACE_OF_ACTIONS.blocks],
    }


ROYAL_PRINT: Final[dict[str, dict[str, Any]]] = {
    "A04": {"gives": {"points": 2}, "times": "technology", "most": 0},
    "A05": {"gives": {"points": 2}, "times": "pyramid_track", "most": 0},
    "A09": {"gives": {"points": 1}, "times": "avenue", "most": 1},
    "B02": {"costs": {"cocoa": 1}, "gives": {"wood": 1, "stone": 1}, "most": 0},
    "B06": {"costs": {"cocoa": 1}, "gives": {"stone": 1, "gold": 1}, "most": 0},
    "B07": {"costs": {"cocoa": 1, "any_resource": 1}, "gives": {"any_resource": "power"}},
    "C01": {"gives": {"cocoa": "power+1"}},
    "C03": {"costs": {"any_resource": 1}, "gives": {"cocoa": 2}, "most": 0},
    "C08": {"costs": {"cocoa": 1}, "gives": {"temple_any": 1}, "most": -1},
}
"""T-7.13 to T-7.20: what royal tiles show; ``most`` is added to the worker's power."""

BONUS_PRINT: Final[dict[str, dict[str, Any]]] = {
    "masks": {"times": "masks"},
    "technology": {"points": 5, "times": "technology"},
    "fifteen": {"points": 15},
    "avenue": {"points": 3, "times": "avenue"},
    "bonus_tiles": {"points": 9, "times": "bonus"},
    "discovery": {"points": 2, "times": "discovery"},
    "workers": {"points": 4, "strong": 9, "times": "worker"},
}
"""T-19.12: what temple bonus tiles show."""


def amounts(names: tuple[str, ...], counts: tuple[int, ...] | vec[i64]) -> dict[str, int]:
    """Names with their amounts, without zeros."""
    return {name: counts[i] for i, name in enumerate(names) if counts[i]}


def cells(table: vec[i64], index: int, count: int) -> list[list[int]]:
    """Cells as row and column."""
    return [list(divmod(table[index * count + i], GRID)) for i in range(count)]


def decoration_space(index: int) -> dict[str, Any]:
    """Where the two icons of a decoration space lie; on level 1 beside the grid, where icons are printed (T-14.3)."""
    side, level = SPACE_NAMES[index].split("_")
    if int(level) > 1:
        return {"side": side, "level": int(level), "cells": cells(SPACE_CELLS, index, 2)}
    above = cells(SPACE_CELLS, index + 1, 2)
    out = {"top": (-1, 0), "right": (0, 1), "bottom": (1, 0), "left": (0, -1)}[side]
    return {
        "side": side,
        "level": 1,
        "cells": [[row + out[0], column + out[1]] for row, column in above],
        "printed": "".join(ICON_LETTERS[SPACE_PRINTED[index * 2 + i]] for i in range(2)),
    }


def heap(table: vec[i64], index: int) -> str | None:
    """The heap of discovery tiles at a step."""
    return HEAPS[table[index]] if table[index] != NONE else None


def temple_step(temple: int, step: int) -> dict[str, Any]:
    """What a temple step gives (T-9.2)."""
    index = temple * STEPS + step
    gives = STEP_GIVES[STEP_KIND[index]]
    return {"gives": {gives: STEP_AMOUNT[index]} if gives else {}, "heap": heap(HEAP_OF_TEMPLE_STEP, index)}


def technology_print(technology: Technology) -> dict[str, Any]:
    """What a technology gives and costs each time (T-12.10, T-12.11)."""
    name = TECHNOLOGIES[technology.number]
    if isinstance(technology, PointsReward):
        return {"gives": {"points": technology.points}, "costs": {}}
    return {"gives": TECHNOLOGY_GIVES[name], "costs": TECHNOLOGY_COSTS.get(name, {})}


def starting_tile(tile: StartingTile) -> dict[str, Any]:
    """What a starting tile gives and the two boards it names (T-3.13)."""
    gives = {GOODS[good]: amount for good, amount in tile.goods.to_dict().items()}
    for name, amount in (
        ("any_resource", tile.any_resource),
        ("avenue", tile.avenue),
        ("power_up", tile.power_up),
        ("technology", int(tile.technology)),
        (STACKS[tile.beside], int(tile.beside != NONE)),
    ):
        if amount:
            gives[name] = amount
    for temple in tile.temples:
        gives[f"temple_{TEMPLES[temple]}"] = 1
    return {"gives": gives, "boards": [BOARDS[tile.left], BOARDS[tile.right]]}
