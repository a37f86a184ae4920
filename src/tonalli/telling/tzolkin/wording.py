"""Names of the engine as phrases, and what is printed on gears, temples and tiles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tonalli.telling.module import known_modules
from tonalli.telling.phrase import Listing, Number, Phrase
from tonalli.telling.wording import Wording
from tonalli.tzolkin.game import TZOLKIN
from tonalli.tzolkin.names import GEARS, GOODS

WORDING = Wording(
    "tzolkin",
    {"block": "good", "action": "gear_action", "target": "gear", "track": "technology", "item": "temple"},
)
named = WORDING.named
PRINTED = TZOLKIN.figures()
"""Of the base game and of all modules."""
COLOURS = ("red", "blue", "yellow", "black", "turquoise")
"""Of the seats."""

ANY = "any"
"""A temple or technology of choice."""
BLOCK = "block"
"""A good of choice: wood, stone or gold."""

UP = "z-step-up"
DOWN = "z-step-down"
"""Marks of a step on a track."""

OF_TEMPLES = {
    step["item"]: temple for temple, printed in PRINTED["temples"].items() for step in printed["steps"] if step["item"]
}
"""The temple that gives a good on Food Days."""

SHORT_ICONS = {"resource_extraction": "extraction", "chichen_itza": "chichen"}


def technology_icon(track: str) -> str:
    return f"z-tech-{SHORT_ICONS.get(track, track)}"


@cache
def pictures() -> dict[str, str]:
    """Icons of the modules' things."""
    return {name: icon for module in known_modules("tzolkin") for name, icon in module.pictures.items()}


def gear_icon(gear: str) -> str:
    """The icon of a gear, of the Starting Player Space, or of a module's place."""
    return f"z-gear-{SHORT_ICONS.get(gear, gear)}" if gear in GEARS else pictures().get(gear, "z-starting-player")


def space_name(gear: str, space: int) -> Phrase:
    """A space beside a gear, or a place that is none."""
    if gear not in GEARS:
        return named("gear", gear, "place")
    return Phrase("tzolkin-gear-space", gear=named("gear", gear), gear_id=gear, space=space)


def placed_at(gear: str, space: int) -> dict[str, Phrase | str]:
    """The same as an argument of words."""
    return {"place": space_name(gear, space), "place_id": f"{gear}_{space}" if gear in GEARS else gear}


def cost_in_words(amounts: Mapping[str, int]) -> Listing | Phrase:
    """A cost by good; free if there is none."""
    parts = [WORDING.amount(amounts[good], good) for good in GOODS if amounts.get(good)]
    return Listing(parts) if parts else Phrase("tzolkin-free")


def monument_effect(monument: str, players: int) -> Phrase:
    """What a monument scores; one of them by the number of players."""
    return named("monument", monument, "effect", each=PRINTED["all_monuments_points"][players])


def step_worth(temple: str, step: int) -> Listing:
    """What a temple step is worth: its points, and its good if it has one."""
    printed = next(each for each in PRINTED["temples"][temple]["steps"] if each["step"] == step)
    worth = [Phrase("tzolkin-points", points=Number(printed["points"]))]
    if printed["item"]:
        worth.append(WORDING.amount(1, printed["item"]))
    return Listing(worth)
