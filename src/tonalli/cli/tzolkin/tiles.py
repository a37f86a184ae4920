"""Buildings and monuments that can be built."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.tzolkin.wording import (
    BUILDING_TILES,
    TILE_STYLES,
    building_colour,
    building_cost,
    heading,
    monument_colour,
    monument_cost,
    monument_effect,
    named,
)
from tonalli.cli.wording import HEADING, plain_table
from tonalli.locale import words

COLUMNS = ("name", "colour", "cost", "effect")


def tile_table(
    rows: list[str], group: str, colour: Callable[[str], str], cost: Callable[[str], str], effect: Callable[[str], str]
) -> Table:
    """Tiles with colour, cost and what they bring."""
    table = plain_table()
    for column in COLUMNS:
        table.add_column(words(f"tzolkin-show-tile-{column}"), no_wrap=column != "effect")
    for tile in rows:
        style = TILE_STYLES[colour(tile)]
        table.add_row(
            Text(named(group, tile), f"bold {style}"),
            Text(named("colour", colour(tile)), style),
            cost(tile),
            effect(tile),
        )
    return table


def buildings(view: View) -> list[RenderableType]:
    """The display; gaps are left out."""
    age = view["calendar"]["age"]
    pile = sum(count for name, count in view["unseen"]["buildings"].items() if BUILDING_TILES[name].age == age)
    title = Text(words("tzolkin-show-buildings"), HEADING)
    title.append(f"  {words('tzolkin-show-buildings.hint', age=age, pile=pile)}", "dim not bold default")
    shown = [tile for tile in view["buildings"] if tile]
    if not shown:
        return [title, Text(words("tzolkin-show-none"))]
    table = tile_table(
        shown, "building", building_colour, building_cost, lambda tile: words(f"tzolkin-building-{tile}.effect")
    )
    return [title, table]


def monuments(view: View) -> list[RenderableType]:
    """The row of monuments; gaps are left out."""
    shown = [tile for tile in view["monuments"] if tile]
    if not shown:
        return [heading("monuments"), Text(words("tzolkin-show-none"))]
    table = tile_table(shown, "monument", monument_colour, monument_cost, lambda tile: monument_effect(tile, view))
    return [heading("monuments"), table]
