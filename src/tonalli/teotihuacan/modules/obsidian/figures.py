# interpreted
"""What is printed on the parts of M6, and the stand-ins for boards that are not known (X-11.1)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from tonalli.teotihuacan.figures import starting_tile
from tonalli.teotihuacan.modules.great_discoveries.names import GREAT
from tonalli.teotihuacan.modules.obsidian.boards import ObsidianBoard
from tonalli.teotihuacan.modules.obsidian.names import OBSIDIAN, OBSIDIAN_POWER_DISCOVERY
from tonalli.teotihuacan.names import BOARDS, GOODS, STARTING, TEMPLES
from tonalli.teotihuacan.tiles import StartingTile

DESIGNED: Final[dict[str, dict[str, Any]]] = tomllib.loads(files(__package__).joinpath("designed.toml").read_text())
GIVEN: Final = (*GOODS[: OBSIDIAN + 1], "points", "temple_any")
"""What a cell may hold, in the order of ``ResourceBoard``."""


def obsidian_boards() -> list[ObsidianBoard]:
    """X-4.2: boards 2, 3 and 4."""
    return [
        ObsidianBoard(
            BOARDS.index(name),
            TEMPLES.index(board["temple"]),
            tuple(tuple(cell.get(what, 0) for what in GIVEN) for row in board["rows"] for cell in row),
        )
        for name, board in DESIGNED.items()
    ]


def starting_tiles() -> list[StartingTile]:
    """X-4.4: behind those of the base game; X-4.6: one shows a board twice, X-4.5: and has a tile drawn beside it."""
    return [
        StartingTile((5, 5), power_up=1, beside=GREAT, others={OBSIDIAN: 1}),
        StartingTile((1, 6), cocoa=4, others={OBSIDIAN: 3}),
    ]


def obsidian_figures() -> dict[str, Any]:
    """For whoever draws the boards."""
    tiles = zip(STARTING[OBSIDIAN_POWER_DISCOVERY:], starting_tiles(), strict=True)
    return {
        "obsidian": {"tables": {name: board["rows"] for name, board in DESIGNED.items()}},
        "technologies": {
            "01h": {"gold": 1, "gives": {}, "costs": {}},
            "03h": {"gold": 1, "gives": {}, "costs": {}},
            "05h": {"gold": 1, "gives": {"obsidian": 1}, "costs": {}},
        },
        "starting": {name: starting_tile(tile) for name, tile in tiles},
    }
