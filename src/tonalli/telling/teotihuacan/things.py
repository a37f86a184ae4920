"""The thing on the table an option is about, its icon, and what lies there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tonalli.telling.choice import Choice
from tonalli.telling.teotihuacan.wording import FIGURES, board_of_space, discovery_icon, turned

OF_KINDS = {
    "move": "worker:{seat}:{board}:{power}",
    "power-up": "worker:{seat}:{board}:{power}",
    "with": "worker:{seat}:{asked_board}:{power}",
    "lock": "hand:{seat}:{power}",
    "raise": "hand:{seat}:{power}",
    "to": "board:{board}",
    "start": "board:{board}",
    "temple": "temple:{temple}",
    "reward": "temple:{asked_temple}",
    "technology": "technology:{technology}",
    "row": "row:{row}",
    "tile": "pyramid:{tile}",
    "place": "place:{place}",
    "turn": "place:{asked_place}",
    "decoration": "decoration:{decoration}",
    "space": "decoration_space:{space}",
    "keep": "starting:{starting}",
    "use": "tile:{seat}:{discovery}",
}
"""``asked_`` stands before fields of the pending step."""
CLAIMED = {
    "claim-area-tile": "area:{asked_board}",
    "claim-beside": "beside:{asked_starting}",
    "avenue-claim": "heap:{asked_heap}:{discovery}",
    "major-step": "heap:{asked_heap}:{discovery}",
}
ICONS = {
    "unlock": "t-lock", "buy-unlock": "t-lock", "lock": "t-lock", "collect": "t-cocoa", "pay": "t-cocoa",
    "wages": "t-cocoa", "exchange": "t-cocoa", "take": "t-{resource}", "give": "t-{resource}",
    "temple": "t-temple-{temple}", "technology": "t-tech-{technology}", "to": "t-board-{board}",
    "start": "t-board-{board}", "move": "t-board-{board}", "power-up": "t-power-up", "raise": "t-power-up",
    "row": "t-building", "reward": "t-temple-any", "worship": "t-worker", "with": "t-worker",
}  # fmt: skip
OF_ASCENSION = {
    "vp": "t-points", "cocoa": "t-cocoa", "temple": "t-temple-any", "two_temples": "t-temple-any", "worker": "t-worker",
}  # fmt: skip


def thing_of(choice: Choice, step: Mapping[str, Any], view: Mapping[str, Any]) -> str | None:
    """The thing, written ``group:name``; None for what only a bar of choices can show."""
    at = view["this_turn"].get("at")
    match choice.kind:
        case "collect" | "main":
            return f"{'floor' if choice.kind == 'collect' else 'main'}:{at}" if at else None
        case "worship" if choice.about["choice"] == "tile":
            return f"area:{board_of_space(choice.about['space'])}"
        case "worship":
            return f"space:{choice.about['space']}"
    pattern = CLAIMED[step["step"]] if choice.kind == "claim" else OF_KINDS.get(choice.kind)
    if pattern is None:
        return None
    return pattern.format(seat=step["seat"], **choice.about, **{f"asked_{name}": step[name] for name in step})


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
