"""Every printed figure of the base game as a table."""

from __future__ import annotations

from typing import Final

from tonalli.core.native import i64, vec
from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.names import (
    COCOA,
    CONSTRUCTION,
    DECORATIONS,
    DEPOSITS,
    DISCOVERY,
    DISCOVERY_KINDS,
    FOREST,
    GOLD,
    NONE,
    PALACE,
    QUARRY,
    STONE,
    WOOD,
)

# ---- boards ----------------------------------------------------------------------------------

BOARD_OF_SPACE: Final = vec[i64]([PALACE, PALACE, PALACE, FOREST, QUARRY, DEPOSITS, DECORATIONS])
FIRST_SPACE: Final = vec[i64]([0, 3, 4, 5, NONE, NONE, 6, NONE])
"""The first worship space of each board, NONE without one (T-7.1)."""
SPACE_COUNT: Final = vec[i64]([3, 1, 1, 1, 0, 0, 1, 0])
FREE_SLOTS: Final[tuple[int, ...]] = (1, 2, 3, 5, 6, 7)
"""Slots of boards 2-7, counted from 0; the Palace is in slot 0, Construction in slot 4 (T-1.2)."""
CONSTRUCTION_SLOT: Final = 4

# Resource tables (T-11.2, T-11.3, T-11.4): nine cells, row by counted workers, column by weakest power.
# A cell is (cocoa, wood, stone, gold, points, temple steps).
COLUMN_OF_POWER: Final = vec[i64]([NONE, 0, 1, 1, 2, 2])
FOREST_TABLE: Final[tuple[tuple[int, ...], ...]] = (
    (1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0),
    (0, 1, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0), (2, 3, 0, 0, 0, 0),
    (1, 2, 0, 0, 0, 0), (3, 3, 0, 0, 0, 0), (5, 4, 0, 0, 0, 0),
)  # fmt: skip
QUARRY_TABLE: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0, 0, 1, 0), (0, 0, 1, 0, 0, 0), (0, 0, 2, 0, 0, 0),
    (0, 0, 1, 0, 0, 0), (0, 0, 2, 0, 0, 0), (0, 0, 3, 0, 2, 0),
    (0, 0, 2, 0, 1, 0), (0, 0, 3, 0, 3, 0), (0, 0, 4, 0, 5, 0),
)  # fmt: skip
DEPOSITS_TABLE: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0, 0, 1, 0), (0, 0, 0, 1, 0, 0), (0, 0, 0, 2, 0, 0),
    (0, 0, 0, 1, 0, 0), (0, 0, 0, 2, 0, 0), (0, 0, 0, 3, 2, 0),
    (1, 0, 0, 2, 0, 0), (0, 0, 0, 3, 0, 1), (0, 0, 0, 4, 0, 2),
)  # fmt: skip

NOBLES_ROWS: Final[tuple[tuple[int, ...], ...]] = ((3, 2, 2, 1, 1), (5, 4, 3, 3), (7, 6, 5))
"""Points printed on the spaces of the Nobles board (T-13.2)."""
NOBLES_POINTS: Final = vec[i64]([points for row in NOBLES_ROWS for points in row])
NOBLES_FIRST: Final = vec[i64]([0, 5, 9, 12])
"""The first space of each row, and the end of the last."""
NOBLES_WOOD: Final = 2

BUILDINGS_ROW: Final = vec[i64]([5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1])
BUILDINGS: Final = 11
"""T-2.7: one on each space of the row but the leftmost."""

# ---- temples and Avenue ------------------------------------------------------------------------

# Rewards of temple steps (T-9.2): what the step gives, and how many of it; index temple * 12 + step.
NOTHING: Final = 0
ANY_RESOURCE: Final = 1
POINTS: Final = 2
SOME_COCOA: Final = 3
STEP_KIND: Final = vec[i64](
    [0, 1, 1, 1, 1, 1, 1, 2, 1, 2, 0, 2] + [0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2] + [0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 2]
)
STEP_AMOUNT: Final = vec[i64](
    [0, 1, 1, 1, 1, 2, 2, 2, 2, 4, 0, 6] + [0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 0, 7] + [0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 0, 5]
)
HEAP_OF_TEMPLE_STEP: Final = vec[i64](
    [NONE, NONE, NONE, NONE, 3, NONE, NONE, NONE, NONE, NONE, NONE, NONE]
    + [NONE, NONE, NONE, NONE, NONE, 4, NONE, NONE, NONE, NONE, NONE, NONE]
    + [NONE, NONE, NONE, 5, NONE, NONE, 6, NONE, NONE, NONE, NONE, NONE]
)
HEAP_OF_AVENUE_STEP: Final = vec[i64]([NONE, NONE, NONE, 0, NONE, NONE, 1, NONE, 2, NONE])
HEAP_TILES: Final[dict[int, tuple[int, ...]]] = {
    2: (3, 2, 1, 2, 3, 1, 2),
    3: (3, 2, 1, 3, 4, 2, 3),
    4: (3, 2, 1, 4, 5, 3, 4),
}
"""Discovery tiles in each heap by number of players (T-2.14, T-2.15)."""

# ---- discovery tiles ---------------------------------------------------------------------------

# T-1.10: 54 tiles.
DISCOVERY_COPIES: Final = vec[i64]([1, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 3])
# Costs (T-8.1): cocoa, wood, stone, gold for each kind.
DISCOVERY_COST: Final = vec[i64](
    [2, 0, 0, 1] + [1, 1, 0, 0] * 2 + [0, 1, 0, 0] * 4  # masks
    + [0, 1, 0, 0] + [1, 0, 0, 0] + [0, 0, 0, 0] + [0, 0, 0, 1]  # points, resources, cocoa
    + [1, 0, 0, 0] * 2 + [0, 0, 0, 0] * 3  # Avenue and temples
    + [1, 0, 0, 0] + [0, 0, 0, 0] * 4  # power-ups, moves, extra worker, ignore cocoa
)  # fmt: skip
assert len(DISCOVERY_COST) == 4 * DISCOVERY_KINDS
DISCOVERY_COSTS: Final[list[Amounts]] = [
    Amounts({good: DISCOVERY_COST[kind * 4 + good] for good in range(4)}) for kind in range(DISCOVERY_KINDS)
]
"""The same as amounts, by kind."""

# ---- technologies, royal and starting tiles ----------------------------------------------------

TECHNOLOGY_GOLD: Final = vec[i64]([1, 1, 1, 1, 2, 2, 2, 2, 2])
TECHNOLOGY_NUMBER: Final = vec[i64]([2, 6, 10, 14, 18, 22, 26, 30, 34, 3, 7, 11])
"""Twice the printed number, by which technologies are sorted (T-2.4)."""
BASE_TECHNOLOGIES: Final = 0b111111111
BASE_ROYALS: Final = (0b000000111, 0b000111000, 0b111000000)
"""Royal tiles of the base game as bits, by category A, B, C."""
BASE_STARTING: Final = (1 << 18) - 1


class StartingTile:
    """What a starting tile gives (T-3.13), and the two boards it shows, by their printed numbers."""

    def __init__(
        self,
        boards: tuple[int, int],
        *,
        cocoa: int = 0,
        wood: int = 0,
        stone: int = 0,
        gold: int = 0,
        any_resource: int = 0,
        temples: tuple[int, ...] = (),
        avenue: int = 0,
        power_up: int = 0,
        technology: bool = False,
        beside: int = NONE,
        others: dict[int, int] | None = None,
    ) -> None:
        self.left: i64 = boards[0] - 1
        self.right: i64 = boards[1] - 1
        """The boards shown."""
        self.goods = Amounts({COCOA: cocoa, WOOD: wood, STONE: stone, GOLD: gold, **(others or {})})
        self.any_resource = any_resource
        self.temples = temples
        self.avenue = avenue
        self.power_up = power_up
        self.technology = technology
        self.beside: i64 = beside
        """The stack of which a tile is drawn to go with it (T-3.11); NONE if none does."""

    def shows(self, board: i64) -> i64:
        """How often it shows a board."""
        shown: i64 = 0
        if self.left == board:
            shown += 1
        if self.right == board:
            shown += 1
        return shown


STARTING_TILES_TABLE: Final[tuple[StartingTile, ...]] = (
    StartingTile((1, 2), avenue=1, cocoa=2, wood=3),
    StartingTile((4, 3), temples=(2,), stone=2, gold=3),
    StartingTile((2, 3), temples=(0,), wood=4, stone=1),
    StartingTile((1, 4), temples=(1,), cocoa=5, gold=2),
    StartingTile((4, 5), technology=True, gold=2),
    StartingTile((2, 4), power_up=1, wood=3, gold=2),
    StartingTile((5, 8), technology=True, any_resource=2),
    StartingTile((6, 7), temples=(0,), cocoa=2, stone=4),
    StartingTile((5, 6), temples=(0, 1, 2)),
    StartingTile((7, 8), temples=(1,), power_up=1, cocoa=5),
    StartingTile((6, 8), temples=(2,), power_up=1, cocoa=5),
    StartingTile((5, 7), temples=(0, 1), any_resource=2),
    StartingTile((3, 5), cocoa=3, wood=5),
    StartingTile((3, 7), beside=DISCOVERY, stone=3, gold=1),
    StartingTile((2, 6), wood=1, stone=2, gold=3),
    StartingTile((4, 8), beside=DISCOVERY, cocoa=2, gold=3),
    StartingTile((3, 8), cocoa=3, wood=2, stone=3),
    StartingTile((2, 7), avenue=1, wood=1, stone=2),
)
STARTING_BOARDS: Final[list[tuple[int, int]]] = [(tile.left + 1, tile.right + 1) for tile in STARTING_TILES_TABLE]
"""Board numbers as printed, left and right."""
DRAFT_TILES: Final = {2: 6, 3: 8, 4: 10}

# ---- calendar, eclipse -------------------------------------------------------------------------

DARK_DISC: Final[dict[int, tuple[int, ...]]] = {2: (10, 9, 8), 3: (11, 10, 9), 4: (12, 11, 10)}
PYRAMID_STEP_POINTS: Final = vec[i64]([4, 3, 2])
MASK_SET_POINTS: Final = vec[i64]([0, 1, 3, 6, 10, 15, 21, 28])

# ---- first game (T-3.5, T-3.6, T-3.7) ---------------------------------------------------------------


class FirstGameStart:
    """What one player has before the first turn of a first game, on top of the start cocoa."""

    def __init__(
        self,
        goods: tuple[int, ...],
        temples: tuple[int, int, int],
        avenue: int,
        points: int,
        workers: tuple[tuple[int, int], ...],
        technology: bool = False,
    ) -> None:
        self.goods = Amounts(dict(enumerate(goods)))
        self.temples = temples
        self.avenue = avenue
        self.points = points
        self.workers = workers
        self.technology = technology


FIRST_RING: Final[tuple[str, ...]] = (
    "palace",
    "quarry",
    "alchemy",
    "forest",
    "construction",
    "decorations",
    "nobles",
    "gold",
)
FIRST_TECHNOLOGIES: Final[tuple[int, ...]] = (0, 1, 2, 4, 7, 8)
FIRST_ROYALS: Final[tuple[int, ...]] = (6, 4, 0)
FIRST_BONUSES: Final[tuple[int, ...]] = (2, 3, 6)
# Temple rewards are fixed and counted in: cocoa for green, stone (player 2) and gold (player 3) for blue.
FIRST_STARTS: Final[tuple[FirstGameStart, ...]] = (
    FirstGameStart((6, 1, 2, 4), (0, 0, 1), 0, 0, ((5, 2), (1, 1), (CONSTRUCTION, 1))),
    FirstGameStart((5, 4, 2, 0), (1, 1, 0), 0, 1, ((DECORATIONS, 2), (FOREST, 1), (QUARRY, 1))),
    FirstGameStart((4, 3, 4, 1), (1, 0, 0), 1, 0, ((PALACE, 1), (FOREST, 1), (DECORATIONS, 1))),
    FirstGameStart((2, 2, 0, 5), (0, 0, 2), 0, 0, ((QUARRY, 1), (DEPOSITS, 1), (4, 1)), technology=True),
)
