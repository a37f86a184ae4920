"""The pyramid: icon cells, levels, rotations, decoration spaces (T-1.11, T-1.12, T-14.3, T-14.4, T-14.5).

No place of a higher level covers the cells of a decoration space (T-14.11).
"""

from __future__ import annotations

from typing import Final

from tonalli.core.native import i64, vec

GRID: Final = 8
LEVELS: Final = 4
PLACES: Final = 30
PYRAMID_TILES: Final = 32
DECORATION_TILES: Final = 15
DECORATION_SPACES: Final = 16
TOP_PLACE: Final = 29
NOT_SUPPORTED: Final = -1

# Icon types; a coloured icon is its type plus COLOURED. The first three are also the numbers of their temples.
ICON_LETTERS: Final = "brgnBRG"
COLOURED: Final = 4

PRINTED_GRID: Final[tuple[str, ...]] = (
    "nnnbbnnn",
    "gggbbnnn",
    "nnnbnrrr",
    "ggrnnbbb",
    "ggrnbrrr",
    "nnrnbggg",
    "bbbrrnnn",
    "gggrrnnn",
)
TILE_ICONS: Final[tuple[str, ...]] = (
    "bnRg", "nbrG", "nrbG", "gnbR", "gnbr", "gnrb", "gnrB", "gbrn", "gBrn", "bnrn", "Bnrn",
    "gnrn", "gnRn", "bnGn", "bngn", "bngr", "bngR", "gnbr", "nnnr", "bnnn", "nnng", "bnng",
    "gnnb", "nngr", "Gnnr", "bnnR", "bnnr", "gbGb", "rBrb", "grgR", "nnnn", "nnnn",
)  # fmt: skip
"""Icons of pyramid tiles clockwise from the top left."""
DECORATION_ICONS: Final[tuple[str, ...]] = (
    "BR", "nB", "GG", "BG", "RB", "Bn", "RR", "GB", "RG", "Gn", "nR", "BB", "GR", "Rn", "nG",
)  # fmt: skip
"""Icons of decoration tiles, left and right when the arrow points down."""

LEVEL_POINTS: Final = vec[i64]([1, 3, 5, 7])
LEVEL_WOOD: Final = vec[i64]([0, 1, 2, 3])
TILE_STONE: Final = 2


def icon(letter: str) -> int:
    """The number of an icon letter of the facts."""
    return ICON_LETTERS.index(letter)


def place(level: int, i: int, j: int) -> int:
    """The number of place (i, j) of a level 1-4: level by level, row by row."""
    width = 5 - level
    return (0, 16, 25, 29)[level - 1] + i * width + j


def place_name(number: int) -> str:
    for level in (4, 3, 2, 1):
        first = (0, 16, 25, 29)[level - 1]
        if number >= first:
            width = 5 - level
            return f"{level}{(number - first) // width}{(number - first) % width}"
    raise ValueError(f"no place {number}")


PLACE_NAMES: Final[tuple[str, ...]] = tuple(place_name(number) for number in range(PLACES))
"""Level, row, column: ``100`` is the top left place of level 1."""
PYRAMID_NAMES: Final[tuple[str, ...]] = tuple(f"{number:02}" for number in range(PYRAMID_TILES))
DECORATION_NAMES: Final[tuple[str, ...]] = tuple(f"{number:02}" for number in range(DECORATION_TILES))
SPACE_NAMES: Final[tuple[str, ...]] = tuple(
    f"{side}_{level}" for side in ("top", "right", "bottom", "left") for level in (1, 2, 3, 4)
)


def cells_of(level: int, i: int, j: int) -> list[int]:
    """The four cells a place covers, clockwise from the top left (T-1.12)."""
    row, column = 2 * i + level - 1, 2 * j + level - 1
    return [
        row * GRID + column,
        row * GRID + column + 1,
        (row + 1) * GRID + column + 1,
        (row + 1) * GRID + column,
    ]


def corners_of(level: int, i: int, j: int) -> int:
    """The places of the level below that must be filled, as bits (T-15.2)."""
    if level == 1:
        return 0
    below = [(i, j), (i, j + 1), (i + 1, j), (i + 1, j + 1)]
    return sum(1 << place(level - 1, a, b) for a, b in below)


ALL_PLACES: Final = [(level, i, j) for level in (1, 2, 3, 4) for i in range(5 - level) for j in range(5 - level)]
PLACE_LEVEL: Final = vec[i64]([level - 1 for level, i, j in ALL_PLACES])
PLACE_CELLS: Final = vec[i64]([cell for level, i, j in ALL_PLACES for cell in cells_of(level, i, j)])
PLACE_SUPPORT: Final = vec[i64]([corners_of(level, i, j) for level, i, j in ALL_PLACES])

PRINTED_ICONS: Final = vec[i64]([icon(letter) for row in PRINTED_GRID for letter in row])
TILE_ICON: Final = vec[i64]([icon(letter) for tile in TILE_ICONS for letter in tile])
"""Icon of a pyramid tile: index tile * 4 + corner."""
ROTATIONS: Final = vec[i64]([1 if len(set(tile)) == 1 else 4 for tile in TILE_ICONS])
"""Turns that look different."""


def rotated_icon(tile: i64, turns: i64, corner: i64) -> i64:
    """The icon on a corner after clockwise quarter turns: one turn makes (a, b, c, d) into (d, a, b, c)."""
    return TILE_ICON[tile * 4 + ((corner - turns) & 3)]


DECORATION_ICON: Final = vec[i64]([icon(letter) for tile in DECORATION_ICONS for letter in tile])

# Decoration spaces of levels 2-4: the cells under the left and the right icon, and the places that must lie below.
_CELLS: Final = {
    "top": (((0, 3), (0, 4)), ((1, 3), (1, 4)), ((2, 3), (2, 4))),
    "right": (((3, 7), (4, 7)), ((3, 6), (4, 6)), ((3, 5), (4, 5))),
    "bottom": (((7, 4), (7, 3)), ((6, 4), (6, 3)), ((5, 4), (5, 3))),
    "left": (((4, 0), (3, 0)), ((4, 1), (3, 1)), ((4, 2), (3, 2))),
}
_SUPPORT: Final = {
    "top": (((0, 1), (0, 2)), ((0, 1),), ((0, 0), (0, 1))),
    "right": (((1, 3), (2, 3)), ((1, 2),), ((0, 1), (1, 1))),
    "bottom": (((3, 2), (3, 1)), ((2, 1),), ((1, 1), (1, 0))),
    "left": (((2, 0), (1, 0)), ((1, 0),), ((1, 0), (0, 0))),
}
_PRINTED: Final = {"top": "rg", "right": "ng", "bottom": "nb", "left": "rb"}


def _support_bits(side: str, level: int) -> int:
    return sum(1 << place(level - 1, i, j) for i, j in _SUPPORT[side][level - 2]) if level > 1 else 0


_SPACES: Final = [(side, level) for side in ("top", "right", "bottom", "left") for level in (1, 2, 3, 4)]
SPACE_SUPPORT: Final = vec[i64]([_support_bits(side, level) for side, level in _SPACES])
SPACE_CELLS: Final = vec[i64](
    [
        cell[0] * GRID + cell[1] if level > 1 else NOT_SUPPORTED
        for side, level in _SPACES
        for cell in (_CELLS[side][level - 2] if level > 1 else ((0, 0), (0, 0)))
    ]
)
"""Cells under the two icons: index space * 2 + icon; -1 on level 1, which lies outside the grid."""
SPACE_PRINTED: Final = vec[i64](
    [icon(letter) if level == 1 else NOT_SUPPORTED for side, level in _SPACES for letter in _PRINTED[side]]
)
