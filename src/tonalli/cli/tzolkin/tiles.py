"""Buildings and monuments that can be built."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.tzolkin.wording import TILE_STYLES, heading, named
from tonalli.cli.wording import HEADING, plain_table
from tonalli.locale import shown, text, words
from tonalli.telling.phrase import Phrase
from tonalli.telling.tzolkin.wording import PRINTED, cost_in_words, monument_effect
from tonalli.telling.tzolkin.wording import named as phrase

COLUMNS = ("name", "colour", "cost", "effect")


def tile_table(group: str, tiles: list[str], effect: Callable[[str], Phrase]) -> Table:
    """Tiles with colour, cost and what they bring."""
    table = plain_table()
    for column in COLUMNS:
        table.add_column(words(f"tzolkin-show-tile-{column}"), no_wrap=column != "effect")
    for tile in tiles:
        printed = PRINTED[f"{group}s"][tile]
        style = TILE_STYLES[printed["colour"]]
        table.add_row(
            Text(named(group, tile), f"bold {style}"),
            Text(named("colour", printed["colour"]), style),
            shown(cost_in_words(printed["cost"])),
            text(effect(tile)),
        )
    return table


def buildings(view: View) -> list[RenderableType]:
    """The display; gaps are left out."""
    age = view["calendar"]["age"]
    pile = sum(count for name, count in view["unseen"]["buildings"].items() if PRINTED["buildings"][name]["age"] == age)
    title = Text(words("tzolkin-show-buildings"), HEADING)
    title.append(f"  {words('tzolkin-show-buildings.hint', age=age, pile=pile)}", "dim not bold default")
    tiles = [tile for tile in view["buildings"] if tile]
    if not tiles:
        return [title, Text(words("tzolkin-show-none"))]
    return [title, tile_table("building", tiles, lambda tile: phrase("building", tile, "effect"))]


def monuments(view: View) -> list[RenderableType]:
    """The row of monuments; gaps are left out."""
    tiles = [tile for tile in view["monuments"] if tile]
    if not tiles:
        return [heading("monuments"), Text(words("tzolkin-show-none"))]
    players = len(view["players"])
    return [heading("monuments"), tile_table("monument", tiles, lambda tile: monument_effect(tile, players))]
