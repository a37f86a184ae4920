"""The pyramid from above, icon by icon, with open places, decorations and the tiles on display."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.teotihuacan.wording import decoration_line, heading, icon, tile_rows
from tonalli.cli.wording import QUIET
from tonalli.locale import words
from tonalli.telling.teotihuacan.wording import FIGURES, turned
from tonalli.teotihuacan.pyramid import (
    ALL_PLACES,
    DECORATION_ICONS,
    GRID,
    PLACE_NAMES,
    PRINTED_GRID,
    cells_of,
    corners_of,
)

DECORATED = "d"
GROUND = " "


def seen_from_above(view: View) -> dict[tuple[int, int], tuple[str, str]]:
    """The icon and the height on each cell; the cells around the grid belong to the lowest decorations."""
    cells = {(row, column): (PRINTED_GRID[row][column], GROUND) for row in range(GRID) for column in range(GRID)}
    for (level, i, j), name in zip(ALL_PLACES, PLACE_NAMES, strict=True):
        built = view["pyramid"]["places"].get(name)
        if built:
            for cell, sign in zip(cells_of(level, i, j), turned(built["tile"], built["turns"]), strict=True):
                cells[divmod(cell, GRID)] = (sign, str(level))
    for space, figures in FIGURES["decoration"]["spaces"].items():
        tile = view["decorations"]["spaces"].get(space)
        signs = DECORATION_ICONS[int(tile)] if tile else figures.get("printed", "")
        for at, sign in zip(figures["cells"], signs, strict=False):
            cells[tuple(at)] = (sign, DECORATED if tile else GROUND)
    return cells


def picture(view: View) -> list[Text]:
    """Ten lines: the grid of icons with heights, framed by the lowest decoration spaces."""
    cells = seen_from_above(view)
    lines = []
    for row in range(-1, GRID + 1):
        line = Text()
        for column in range(-1, GRID + 1):
            if (row, column) in cells:
                sign, height = cells[row, column]
                line.append_text(icon(sign)).append(height, QUIET).append(" ")
            else:
                line.append("   ")
        lines.append(line)
    return lines


def is_open(view: View, level: int, i: int, j: int) -> bool:
    """Whether the places below a place are filled."""
    below = corners_of(level, i, j)
    built = view["pyramid"]["places"]
    return all(name in built for number, name in enumerate(PLACE_NAMES) if (below >> number) & 1)


def levels(view: View) -> list[Text]:
    """Small maps of the four levels: names of open places, blocks where a tile lies."""
    lines = [Text() for row in range(6)]
    for level in (1, 2, 3, 4):
        width = 4 * (5 - level) + 1
        lines[0].append(words("teotihuacan-show-level", level=level)[:width].ljust(width), QUIET)
        for i in range(5):
            for j in range(5 - level):
                if i >= 5 - level:
                    lines[i + 1].append("    ")
                    continue
                name = f"{level}{i}{j}"
                if name in view["pyramid"]["places"]:
                    lines[i + 1].append("■■■ ", QUIET)
                elif is_open(view, level, i, j):
                    lines[i + 1].append(f"{name} ", "bold")
                else:
                    lines[i + 1].append(" ·  ", QUIET)
            lines[i + 1].append(" ")
    return lines


def display(view: View) -> list[Text]:
    """The pyramid tiles that can be taken."""
    lines = [Text(), Text(), Text()]
    for tile in view["pyramid"]["display"]:
        if tile is None:
            continue
        lines[0].append(words("teotihuacan-show-tile-number", tile=tile).ljust(10), "bold")
        for line, row in zip(lines[1:], tile_rows(tile), strict=True):
            line.append("  ")
            for sign in row:
                line.append_text(icon(sign)).append(" ")
            line.append(" " * 4)
    return lines


def decorations(view: View) -> Text:
    """The decoration tiles that can be taken."""
    line = Text(words("teotihuacan-show-decorations"), "bold")
    for tile in view["decorations"]["display"]:
        if tile is not None:
            line.append(f"  {tile} ", "bold")
            for sign in decoration_line(tile):
                line.append_text(icon(sign) if sign != " " else Text(" "))
    return line


def pyramid(view: View) -> list[RenderableType]:
    """Picture, maps and displays side by side."""
    side = Table.grid(padding=(0, 3, 0, 0))
    aside = [*levels(view)[:5], Text(), *display(view)]
    side.add_row(Text("\n").join(picture(view)), Text("\n").join(aside))
    return [
        heading("pyramid"),
        side,
        decorations(view),
        Text(words("teotihuacan-show-legend"), QUIET),
    ]
