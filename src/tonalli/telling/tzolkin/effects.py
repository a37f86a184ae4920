"""What an action beside a gear brings: as it is printed, or as it is for a seat now."""

from __future__ import annotations

from functools import cache
from typing import Any

from tonalli.telling.phrase import Phrase
from tonalli.telling.tzolkin.outcome import of_action
from tonalli.telling.tzolkin.wording import WORDING, named
from tonalli.tzolkin.gears.palenque import Jungle, corn_of, wood_of
from tonalli.tzolkin.names import ACTIONS, FIRST_ACTION, TEMPLES, YAXCHILAN
from tonalli.tzolkin.state import State
from tonalli.tzolkin.tiles import (
    CORN_OF_GROUP,
    FISH,
    MIRROR_CORN,
    SKULL_BLOCKS,
    SKULL_POINTS,
    SKULL_TEMPLE,
    TEMPLE_STEP_CORN,
    WOOD_OF_GROUP,
    YAXCHILAN_CORN,
    YAXCHILAN_GOLD,
    YAXCHILAN_SKULL,
    YAXCHILAN_STONE,
    YAXCHILAN_WOOD,
)

Figures = dict[str, Any]
OF_YAXCHILAN = {
    "corn": YAXCHILAN_CORN,
    "wood": YAXCHILAN_WOOD,
    "stone": YAXCHILAN_STONE,
    "gold": YAXCHILAN_GOLD,
    "skull": YAXCHILAN_SKULL,
}


@cache
def printed(action: str) -> Figures:
    """The figures printed beside a gear (Z-7)."""
    gear, _, place = action.rpartition("_")
    index = int(place) - 1
    match gear:
        case "palenque":
            return {"corn": CORN_OF_GROUP[index - 1], "wood": WOOD_OF_GROUP[index - 1]} if index else {"corn": FISH}
        case "yaxchilan":
            return {good: amounts[index] for good, amounts in OF_YAXCHILAN.items()}
        case "uxmal":
            return {"corn": {1: TEMPLE_STEP_CORN, 5: MIRROR_CORN}.get(index + 1, 0)}
        case "chichen_itza":
            temple = WORDING.arguments({"temple": TEMPLES[SKULL_TEMPLE[index]]})
            return {"points": SKULL_POINTS[index], "blocks": SKULL_BLOCKS[index], **temple}
        case _:
            return {}


@cache
def printed_effect(action: str) -> Phrase:
    """What an action does, as it is printed."""
    return named("gear_action", action, "effect", **printed(action))


def figures_for(s: State, seat: int, number: int) -> Figures:
    """What an action brings a seat now, with its technologies (Z-8.4); ``number`` is among all actions."""
    figures = printed(ACTIONS[number])
    if number >= FIRST_ACTION[YAXCHILAN + 1]:
        return figures
    rule = s.rules.actions[number]
    if isinstance(rule, Jungle):
        figures = {"corn": corn_of(s, seat, rule.group), "wood": wood_of(s, seat, rule.group)}
    elif rule.possible(s, seat, 0):
        figures = dict.fromkeys(figures, 0)
        for event in of_action(s, seat, number).events:
            if event.kind == "gain" and event.seat == seat:
                figures[event.text("good")] += event.number("amount")
    return figures


def effect(s: State, seat: int, number: int) -> Phrase:
    """The same in words."""
    figures = figures_for(s, seat, number)
    if figures is printed(ACTIONS[number]):
        return printed_effect(ACTIONS[number])
    return named("gear_action", ACTIONS[number], "effect", **figures)


def effect_of(s: State, seat: int, number: int) -> dict[str, Phrase | str]:
    """The same as an argument of words."""
    return {"effect": effect(s, seat, number), "effect_id": ACTIONS[number]}
