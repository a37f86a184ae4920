"""The column of four direction tiles of the alternative movement."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.teotihuacan.wording import named
from tonalli.locale import words
from tonalli.telling.phrase import Listing
from tonalli.telling.teotihuacan.wording import FIGURES


def column(view: View) -> list[RenderableType]:
    """Face and distance of each direction tile, from the top; nothing without the alternative movement."""
    table = view["teotibot"]
    if "swift_bot" not in view["options"]["modules"] or None in table["directions"]:
        return []
    moves = FIGURES["swift_bot"]["moves"]
    tiles = [
        words("teotihuacan-show-column-tile", face=named("direction", face), boards=moves[tile])
        for face, tile in zip(table["directions"], table["direction_tiles"], strict=True)
    ]
    return [Text(words("teotihuacan-show-column", tiles=Listing(tiles)))]
