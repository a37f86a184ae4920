"""Icons of options, and what lies on the pyramid."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from tonalli.core.events import Event
from tonalli.telling.choice import Choice
from tonalli.telling.sign import LATER, Glyph, Sign, between, paid
from tonalli.telling.teotihuacan.royal import PICTURES
from tonalli.telling.teotihuacan.wording import FIGURES, discovery_icon, royal_on, turned
from tonalli.teotihuacan.names import MAX_POWER

ICONS = {
    "unlock": "t-lock", "buy-unlock": "t-lock", "lock": "t-lock", "collect": "t-cocoa", "pay": "t-cocoa",
    "wages": "t-cocoa", "exchange": "t-cocoa", "take": "t-{resource}", "give": "t-{resource}",
    "temple": "t-temple-{temple}", "technology": "t-tech-{technology}", "power-up": "t-power-up", "raise": "t-power-up",
    "row": "t-building", "reward": "t-temple-any", "with": "t-worker",
}  # fmt: skip
LOSING = "X-3.11"
"""The clause of a worker that loses power."""
ASCENDING = "T-17.1"
"""The clause of a worker that leaves its board to begin again."""
REBORN = "T-17.3"
"""The clause of a worker that begins again after it ascended: that is told as such."""
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


def is_drawn(event: Event) -> bool:
    """Whether an event is one of those that the course of a turn draws: a worker went, or its power changed."""
    return event.kind in ("lift", "move", "power") and event.why not in (ASCENDING, REBORN)


def carried(events: Sequence[Event], board_icon: Callable[[str], str | None]) -> Sign:
    """T-5.1: which workers went to which board, one move after the other."""
    found: Sign = []
    lifted: list[Glyph] = []
    for event in events:
        if event.kind == "lift":
            lifted.append(Glyph(f"t-die-{event.number('power')}"))
        elif event.kind == "move" and lifted:
            found.append([*lifted, between(LATER), Glyph(board_icon(event.text("board")))])
            lifted = []
    return found


def changed(events: Sequence[Event]) -> Sign:
    """T-16.1, X-3.11: each worker whose power changed, before and after; one that changed twice is told once."""
    found: list[tuple[str, int, int]] = []
    for event in events:
        if event.kind != "power" or event.why == REBORN:
            continue
        power, board = event.number("power"), event.text("board")
        before = power + 1 if event.why == LOSING else power - 1
        again = next((each for each in found if each[0] == board and each[2] == before), None)
        if again:
            found[found.index(again)] = (board, again[1], power)
        else:
            found.append((board, before, power))
    return [row for _, before, power in found for row in dice(before, power)]


def technology_sign(technology: str) -> Sign:
    """What a technology brings each time, as it is printed."""
    printed = FIGURES["technologies"][technology]
    gives = [Glyph(f"t-{good.replace('_', '-')}", f"+{amount}") for good, amount in printed["gives"].items()]
    costs = [paid(f"t-{good}", amount) for good, amount in printed["costs"].items()]
    return [[*costs, *([between(LATER)] if costs else []), *gives]] if gives else []


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


@cache
def corners(place: str) -> list[tuple[str, list[tuple[str, int]]]]:
    """What each corner of a place lies on, clockwise from the top left: the icon that is printed below all tiles, and
    the places of lower levels that cover it, the highest first, each with its corner there.
    """
    places: dict[str, Any] = FIGURES["pyramid"]["places"]
    below = [name for name in places if places[name]["level"] < places[place]["level"]]
    below.sort(key=lambda name: -int(places[name]["level"]))
    found = []
    for row, column in places[place]["cells"]:
        over = [
            (name, places[name]["cells"].index([row, column]))
            for name in below
            if [row, column] in places[name]["cells"]
        ]
        found.append((str(FIGURES["pyramid"]["grid"][row][column]), over))
    return found


def covered(view: Mapping[str, Any], place: str) -> str:
    """The icons a tile on a place would cover, clockwise from the top left."""
    built = view["pyramid"]["places"]
    icons = ""
    for printed, over in corners(place):
        top = next(((name, corner) for name, corner in over if name in built), None)
        icons += turned(built[top[0]]["tile"], built[top[0]]["turns"])[top[1]] if top else printed
    return icons
