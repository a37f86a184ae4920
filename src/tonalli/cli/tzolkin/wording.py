"""Names of the engine as words for people, and what is printed on tiles."""

from __future__ import annotations

from tonalli.cli.face import View
from tonalli.cli.wording import Wording, plain
from tonalli.locale import has_words, words
from tonalli.tzolkin.buildings import buildings, wealth_tiles
from tonalli.tzolkin.names import (
    BOTTOM,
    BUILDINGS,
    CHICHEN_ITZA,
    COLOURS,
    FIRST_ACTION,
    GEARS,
    GOODS,
    MONUMENTS,
    TEMPLES,
    WEALTH,
)
from tonalli.tzolkin.scoring import monuments
from tonalli.tzolkin.tiles import (
    ALL_MONUMENTS_POINTS,
    FREE_CHOICE,
    LAST_SPACE,
    STEP_ITEM,
    STEP_POINTS,
    STEPS_MAX,
    TEMPLE_TOP,
)

WORDING = Wording("tzolkin")
named = WORDING.named
named_or_plain = WORDING.named_or_plain
heading = WORDING.heading

SEAT_COLOURS = ("red", "green", "blue", "yellow")
TEMPLE_STYLES = {"chaac": "dark_orange3", "quetzalcoatl": "yellow", "kukulkan": "bright_green"}
TILE_STYLES = {"yellow": "yellow", "green": "bright_green", "brown": "dark_orange3", "blue": "bright_blue"}
BUILDING_TILES = dict(zip(BUILDINGS, buildings(), strict=False))
MONUMENT_TILES = dict(zip(MONUMENTS, monuments(), strict=True))
WEALTH_TILES = dict(zip(WEALTH, wealth_tiles(), strict=True))


def cost_in_words(amounts: list[int]) -> str:
    """A cost by good: corn, wood, stone, gold, skulls."""
    parts = [WORDING.amount(amount, good) for amount, good in zip(amounts, GOODS, strict=True) if amount]
    return " + ".join(parts) or words("tzolkin-free")


def building_cost(building: str) -> str:
    return cost_in_words(list(BUILDING_TILES[building].cost.amounts))


def monument_cost(monument: str) -> str:
    return cost_in_words(list(MONUMENT_TILES[monument].cost.amounts))


def building_colour(building: str) -> str:
    return COLOURS[BUILDING_TILES[building].colour]


def monument_colour(monument: str) -> str:
    return COLOURS[MONUMENT_TILES[monument].colour]


def monument_effect(monument: str, view: View) -> str:
    """What a monument scores; one of them by the number of players."""
    return words(f"tzolkin-monument-{monument}.effect", each=ALL_MONUMENTS_POINTS[int(view["options"]["players"])])


def space_name(gear: str, space: int) -> str:
    """A space beside a gear, or the Starting Player Space."""
    if gear not in GEARS:
        return words(f"tzolkin-gear-{gear}.place") if has_words(f"tzolkin-gear-{gear}.place") else plain(gear)
    return words("tzolkin-gear-space", gear=named("gear", gear), space=space)


def action_at(gear: str, space: int) -> str | None:
    """The action that stands beside a space; None at space 0 and where any may be chosen."""
    number = GEARS.index(gear)
    if not 0 < space < FREE_CHOICE[number]:
        return None
    return f"{gear}_{space}"


def is_free_choice(gear: str, space: int) -> bool:
    number = GEARS.index(gear)
    return bool(FREE_CHOICE[number] <= space <= LAST_SPACE[number])


def gear_action_effect(action: str) -> str:
    return words(f"tzolkin-gear_action-{action}.effect")


def actions_of(gear: str) -> list[str]:
    """The actions of a gear, from the first."""
    number = GEARS.index(gear)
    return [f"{gear}_{action + 1}" for action in range(FIRST_ACTION[number + 1] - FIRST_ACTION[number])]


def is_closed(view: View, action: str) -> bool:
    """Z-7.18: whether a skull lies on an action."""
    gear, _, number = action.rpartition("_")
    return gear == GEARS[CHICHEN_ITZA] and int(number) in view["skulls"]["chichen_itza"]


# ---- temples -------------------------------------------------------------------------------------


def steps_of(temple: str) -> range:
    """The steps of a temple, the bottom first."""
    return range(BOTTOM, TEMPLE_TOP[TEMPLES.index(temple)] + 1)


def step_points(temple: str, step: int) -> int:
    return int(STEP_POINTS[TEMPLES.index(temple) * STEPS_MAX + step - BOTTOM])


def step_item(temple: str, step: int) -> str | None:
    """The good of a step, if it has one."""
    good = STEP_ITEM[TEMPLES.index(temple) * STEPS_MAX + step - BOTTOM]
    return GOODS[good] if good >= 0 else None
