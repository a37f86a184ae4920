# interpreted
"""Everything printed on gears, temples and tiles as plain data, for whoever shows the table."""

from __future__ import annotations

from typing import Any, Final

from tonalli.tzolkin.buildings import buildings, wealth_tiles
from tonalli.tzolkin.names import (
    ACTIONS,
    BLOCKS,
    BOTTOM,
    BUILDINGS,
    COLOURS,
    FIRST_ACTION,
    GEARS,
    GOODS,
    MONUMENTS,
    TEMPLES,
    TRACKS,
    WEALTH,
    WOOD,
)
from tonalli.tzolkin.rules import Building, Tile
from tonalli.tzolkin.scoring import monuments
from tonalli.tzolkin.tiles import (
    ALL_MONUMENTS_POINTS,
    CORN_PER_WORKER,
    FOOD_DAYS,
    FREE_CHOICE,
    HIGHEST_BONUS,
    LAST_SPACE,
    RATE,
    SKULLS,
    STEP_ITEM,
    STEP_POINTS,
    STEPS_MAX,
    TECHNOLOGY_COST,
    TEMPLE_TOP,
)

AGES: Final = 2
ANY: Final = "any"
FOOD_DAY_KINDS: Final = ("goods", "points", "goods", "points")
"""Z-1.7: what temples give on each Food Day."""


def figures() -> dict[str, Any]:
    """All printed figures by the rulebook's words."""
    return {
        "goods": list(GOODS),
        "tracks": list(TRACKS),
        "gears": {name: gear(number) for number, name in enumerate(GEARS)},
        "rates": {block: RATE[WOOD + i] for i, block in enumerate(BLOCKS)},
        "temples": {name: temple(number) for number, name in enumerate(TEMPLES)},
        "technology_blocks": list(TECHNOLOGY_COST),
        "buildings": {name: printed_building(tile) for name, tile in zip(BUILDINGS, buildings(), strict=False)},
        "wealth": {name: farm(tile) for name, tile in zip(WEALTH, wealth_tiles(), strict=True)},
        "monuments": {
            name: {"cost": tile.cost.to_dict(), "colour": COLOURS[tile.colour]}
            for name, tile in zip(MONUMENTS, monuments(), strict=True)
        },
        "all_monuments_points": list(ALL_MONUMENTS_POINTS),
        "food_days": list(FOOD_DAYS),
        "food_day_kinds": list(FOOD_DAY_KINDS),
        "skulls": SKULLS,
        "corn_per_worker": CORN_PER_WORKER,
    }


def printed_building(tile: Building) -> dict[str, Any]:
    """Z-1.6: age, cost and colour of a building, and what it spares on Food Days."""
    return {"age": int(tile.age), "cost": tile.cost.to_dict(), "colour": COLOURS[tile.colour], **farm(tile)}


def farm(tile: Tile) -> dict[str, int]:
    """Z-11.5: the workers a tile feeds, and the corn it saves for every worker."""
    return {"feeds": int(tile.feeds), "discount": int(tile.discount)}


def gear(number: int) -> dict[str, Any]:
    """The last space of a gear, the first with any action (Z-6.5), how many actions there are, and the action printed
    beside each space: none beside the first, ``any`` where all can be chosen.
    """
    spaces: list[str | None] = [
        ANY if space >= FREE_CHOICE[number] else None for space in range(LAST_SPACE[number] + 1)
    ]
    for space in range(1, FREE_CHOICE[number]):
        spaces[space] = ACTIONS[FIRST_ACTION[number] + space - 1]
    return {
        "spaces": spaces,
        "last": LAST_SPACE[number],
        "any": FREE_CHOICE[number],
        "actions": FIRST_ACTION[number + 1] - FIRST_ACTION[number],
    }


def temple(number: int) -> dict[str, Any]:
    """The steps from the bottom up, and what the highest player gains at the end of each age."""
    steps = []
    for step in range(BOTTOM, TEMPLE_TOP[number] + 1):
        index = number * STEPS_MAX + step - BOTTOM
        item = STEP_ITEM[index]
        steps.append({"step": step, "points": STEP_POINTS[index], "item": GOODS[item] if item >= 0 else None})
    return {"steps": steps, "highest": [HIGHEST_BONUS[number * AGES + age] for age in range(AGES)]}
