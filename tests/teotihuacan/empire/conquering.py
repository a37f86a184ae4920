"""A test kit for the Empire board: a player about to take the first reward of a cell of Conquest.

s = conquering(count=2, power=4, regions={"0": 1, "5": 0})
play(s, "settle:5 pass")
assert regions(s) == {"0": 1}
"""

from __future__ import annotations

from typing import Any

from teotihuacan.table import play, side, table
from tonalli import State

MODULES = "obsidian empire"
AWAY = "palace1 palace1 palace1"


def conquering(
    count: int = 1,
    power: int = 1,
    *,
    others: int = 1,
    regions: dict[str, int] | None = None,
    settled: dict[str, int] | None = None,
    board: dict[str, Any] | None = None,
    **fields: Any,
) -> State:
    """Seat 0 with so many workers of such power on Conquest, the cocoa paid; ``fields`` are those of its side."""
    workers = ["alchemy", *["nobles"] * (count - 1)]
    dice = [f"{place}{power}" for place in workers] + ["palace1"] * (3 - count)
    own = side(" ".join(dice), **{"wood": 2, "cocoa": 1 if count > 1 else 0, **fields})
    empire = {"regions": regions or {}, "settled": settled or {}}
    s = table(own, *[side(AWAY)] * others, modules=MODULES, **{**(board or {}), "empire": empire})
    return play(s, f"move:alchemy.{power} to:nobles main")


def empire(state: State) -> dict[str, Any]:
    data: dict[str, Any] = state.to_dict()["empire"]
    return data


def regions(state: State) -> dict[str, int]:
    """Whose Warriors stand where, region 12 apart."""
    found: dict[str, int] = empire(state)["regions"]
    return found
