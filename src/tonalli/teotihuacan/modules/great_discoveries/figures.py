# interpreted
"""What is printed on Great Discoveries, and the stand-ins for what is not known (X-11.3)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from tonalli.teotihuacan.modules.great_discoveries.names import GREAT_DISCOVERIES
from tonalli.teotihuacan.modules.great_discoveries.tiles import great_discoveries
from tonalli.teotihuacan.names import GOODS

COPIES: Final[dict[str, int]] = tomllib.loads(files(__package__).joinpath("designed.toml").read_text())["copies"]


def great_figures() -> dict[str, Any]:
    """Costs and copies by name."""
    tiles = great_discoveries(COPIES)
    costs = [{GOODS[good]: amount for good, amount in tile.cost.to_dict().items()} for tile in tiles]
    return {
        "discoveries": dict(zip(GREAT_DISCOVERIES, costs, strict=True)),
        "great_discoveries": {
            name: {"cost": costs[number], "copies": COPIES[name]} for number, name in enumerate(GREAT_DISCOVERIES)
        },
    }
