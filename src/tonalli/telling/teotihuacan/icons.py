"""Icons of options, and what lies on the pyramid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tonalli.telling.choice import Choice
from tonalli.telling.sign import LATER, Glyph, Sign, between
from tonalli.telling.teotihuacan.royal import PICTURES
from tonalli.telling.teotihuacan.wording import FIGURES, discovery_icon, royal_on, turned
from tonalli.teotihuacan.names import MAX_POWER

ICONS = {
    "unlock": "t-lock", "buy-unlock": "t-lock", "lock": "t-lock", "collect": "t-cocoa", "pay": "t-cocoa",
    "wages": "t-cocoa", "exchange": "t-cocoa", "take": "t-{resource}", "give": "t-{resource}",
    "temple": "t-temple-{temple}", "technology": "t-tech-{technology}", "power-up": "t-power-up", "raise": "t-power-up",
    "row": "t-building", "reward": "t-temple-any", "with": "t-worker",
}  # fmt: skip
OF_ASCENSION = {
    "vp": "t-points", "cocoa": "t-cocoa", "temple": "t-temple-any", "two_temples": "t-temple-any", "worker": "t-worker",
}  # fmt: skip


def icon_of(choice: Choice) -> str | None:
    match choice.kind:
        case "ascend":
            return OF_ASCENSION[choice.about["reward"]]
        case "claim" | "use":
            return discovery_icon(choice.about["discovery"])
        case "price":
            return None if choice.about["discount"] == "none" else f"t-{choice.about['discount']}"
    pattern = ICONS.get(choice.kind)
    return pattern.format(**choice.about) if pattern else None


def dice(power: int, then: int) -> Sign:
    """T-16.1, T-17.1: a worker before and after its power changes; beyond the highest it ascends."""
    after = Glyph(f"t-die-{then}") if then <= MAX_POWER else Glyph("t-ascension")
    return [[Glyph(f"t-die-{power}"), between(LATER), after]]


def worship_icon(view: dict[str, Any], about: Mapping[str, Any]) -> str:
    """T-7.8: the tile that lies beside a worship space, or what its ability is about."""
    space = FIGURES["spaces"][about["space"]]
    tile = view["discovery_tiles"]["worship"][space["board"]]
    if about["choice"] == "tile" and tile:
        return discovery_icon(tile)
    royal = royal_on(view, about["space"])
    if royal:
        return PICTURES[royal]
    return f"t-{space['gives'].replace('_', '-')}" if space["gives"] else "t-worker"


def covered(view: Mapping[str, Any], place: str) -> str:
    """The icons a tile on a place would cover, clockwise from the top left."""
    level = FIGURES["pyramid"]["places"][place]["level"]
    return "".join(icon_at(view, tuple(cell), level - 1) for cell in FIGURES["pyramid"]["places"][place]["cells"])


def icon_at(view: Mapping[str, Any], cell: tuple[int, ...], highest: int) -> str:
    """The topmost icon of a cell, looking no higher than a level."""
    for level in range(highest, 0, -1):
        for name, built in view["pyramid"]["places"].items():
            place = FIGURES["pyramid"]["places"][name]
            cells = [tuple(each) for each in place["cells"]]
            if place["level"] == level and cell in cells:
                return turned(built["tile"], built["turns"])[cells.index(cell)]
    row, column = cell
    sign: str = FIGURES["pyramid"]["grid"][row][column]
    return sign
