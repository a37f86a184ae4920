"""Names of the engine as phrases: tiles with their costs, places, icons."""

from __future__ import annotations

from functools import cache
from typing import Any

from tonalli.locale import has_words
from tonalli.telling.module import known_modules
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.wording import Wording
from tonalli.teotihuacan.game import TEOTIHUACAN
from tonalli.teotihuacan.pyramid import DECORATION_ICONS, LEVELS, SPACE_NAMES, TILE_ICONS

GROUPS = {
    "resource": "good",
    "first": "good",
    "second": "good",
    "reward": "ascension",
    "track": "temple",
    "tile": "action_tile",
    "face": "direction",
}
WORDING = Wording("teotihuacan", GROUPS)
named = WORDING.named
FIGURES: dict[str, Any] = TEOTIHUACAN.figures()

ICONS = {
    "b": "idol",
    "r": "headdress",
    "g": "serpent",
    "n": "glyph",
    "B": "idol-c",
    "R": "headdress-c",
    "G": "serpent-c",
}
LIES = (("first",), ("first", "last"), ("first", "middle", "last"), ("first", "second", "third", "last"))
"""What the rows of a level, and the places of a row, are called; by how many the level has."""
ICONS_OF = {
    "any_resource": "t-any-resource", "temple_any": "t-temple-any", "temple_blue": "t-temple-blue",
    "temple_red": "t-temple-red", "temple_green": "t-temple-green", "avenue_step": "t-avenue", "vp_4": "t-points",
    "cocoa_4": "t-cocoa", "resources_2": "t-any-resource", "resources_3": "t-any-resource",
    "power_up_2": "t-power-up-two",
}  # fmt: skip


def cost_of(discovery: str) -> Phrase | Listing:
    """The printed cost of a discovery tile."""
    if has_words(WORDING.key("discovery", discovery, "cost")):
        return named("discovery", discovery, "cost")
    costs = FIGURES["discoveries"][discovery]
    return Listing(WORDING.amount(costs[good], good) for good in costs) if costs else Phrase("teotihuacan-free")


def offer(discovery: str | None) -> Phrase:
    """A discovery tile with its cost."""
    if discovery is None:
        return Phrase("teotihuacan-no-tile")
    name = {"name": named("discovery", discovery), "name_id": discovery}
    return Phrase("teotihuacan-discovery-offer", **name, cost=cost_of(discovery))


def offers(tiles: list[str]) -> Listing:
    return Listing(offer(tile) for tile in tiles)


def discovery_icon(discovery: str) -> str:
    """Masks and what is used at a certain moment have icons of their own, modules bring theirs."""
    return ICONS_OF.get(discovery) or pictures().get(discovery) or f"t-{discovery.replace('_', '-')}"


@cache
def pictures() -> dict[str, str]:
    """Icons of the modules' things."""
    return {name: icon for module in known_modules("teotihuacan") for name, icon in module.pictures.items()}


@cache
def turned(tile: str, turns: int) -> str:
    """Icons of a pyramid tile, clockwise from the top left, after clockwise quarter turns."""
    icons = TILE_ICONS[int(tile)]
    return "".join(icons[(corner - turns) % 4] for corner in range(4))


def in_rows(icons: str) -> str:
    """Four icons clockwise from the top left as upper row and lower row."""
    return icons[0] + icons[1] + icons[3] + icons[2]


def pictured(icons: str) -> list[str]:
    return [f"t-{ICONS[sign]}" for sign in icons]


@cache
def tile_icons(icons: str) -> Phrase:
    """Four icons in one line: upper row over lower row."""
    placed = [icon_at(corner, sign) for corner, sign in zip("abcd", in_rows(icons), strict=True)]
    return Phrase("teotihuacan-tile-icons", **{name: value for each in placed for name, value in each.items()})


def icon_at(corner: str, sign: str) -> dict[str, Any]:
    """An icon of the pyramid as an argument; capitals are printed in the colour of their temple."""
    return {corner: named("icon", sign.lower(), "coloured" if sign.isupper() else ""), f"{corner}_id": ICONS[sign]}


def decoration_icons(decoration: str) -> Phrase:
    """Left and right icon of a decoration when its arrow points down."""
    icons = DECORATION_ICONS[int(decoration)]
    return Phrase("teotihuacan-decoration-icons", **icon_at("left", icons[0]), **icon_at("right", icons[1]))


def tile_of_pyramid(tile: str) -> Phrase:
    """A pyramid tile by its icons, as it lies before it is turned."""
    return Phrase("teotihuacan-pyramid-tile", tile=tile, icons=tile_icons(turned(tile, 0)))


def decoration_tile(tile: str) -> Phrase:
    return Phrase("teotihuacan-decoration-tile", tile=tile, icons=decoration_icons(tile))


def at_place(place: str) -> dict[str, Any]:
    """Where a place of the pyramid is, as one sees it from above; the top level has one place only."""
    level, row, column = list(place)
    lies = LIES[LEVELS - int(level)]
    key = "teotihuacan-spot" + ("" if len(lies) > 1 else ".top")
    ids = {"level_id": level, "row_id": lies[int(row)], "column_id": lies[int(column)]}
    words = {"row": named("down", ids["row_id"]), "column": named("across", ids["column_id"])}
    spot = Phrase(key, level=named("level", level), **words, **ids)
    return {"spot": spot, "spot_id": place, "level": named("level", level), "level_id": level}


def decoration_space(space: str) -> Phrase:
    side, level = space.split("_")
    return Phrase("teotihuacan-decoration-space", **on_side(side, level))


def on_side(side: str, level: str) -> dict[str, Any]:
    return {"side": named("side", side), "side_id": side, "level": named("level", level), "level_id": level}


def starting_boards(starting: str) -> Phrase:
    """The boards a starting tile sends workers to."""
    left, right = FIGURES["starting"][starting]["boards"]
    if left == right:
        return Phrase("teotihuacan-starting-twice", board=named("board", left), board_id=left)
    boards = {"left": named("board", left), "left_id": left, "right": named("board", right), "right_id": right}
    return Phrase("teotihuacan-starting-boards", **boards)


def quoted(starting: str) -> Phrase:
    """A starting tile within other words: its own have commas."""
    return Phrase("teotihuacan-starting-quoted", starting=named("starting", starting), starting_id=starting)


def place_name(place: str) -> Phrase | str:
    """A board, a heap of tiles, a worship space, a side of the pyramid, a starting tile, a module's place."""
    if place in SPACE_NAMES:
        return decoration_space(place)
    for group in ("board", "heap", "space", "place"):
        if has_words(WORDING.key(group, place)):
            return named(group, place)
    if has_words(WORDING.key("starting", place)):
        return Phrase("teotihuacan-starting-place", starting=named("starting", place), starting_id=place)
    return place


def board_of_space(space: str) -> str:
    board: str = FIGURES["spaces"][space]["board"]
    return board


def royal_on(view: dict[str, Any], space: str) -> str | None:
    """The royal tile of a worship space; None for spaces of other boards."""
    royal: str | None = view["royal_tiles"][int(space[-1]) - 1] if board_of_space(space) == "palace" else None
    return royal


def ability(view: dict[str, Any], space: str, power: int | None = None) -> Phrase:
    """T-7.12: what a worship space does, for a worker of such power if one is there."""
    royal = royal_on(view, space)
    if not royal:
        return named("space", space, "effect")
    if power is None:
        return named("royal", royal, "effect")
    figures = {"power": power, "more": power + 1, "less": power - 1}
    return Phrase(WORDING.key("royal", royal, "now"), **figures)
