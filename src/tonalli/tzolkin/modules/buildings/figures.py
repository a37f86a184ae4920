# interpreted
"""What is printed on the new buildings."""

from __future__ import annotations

from typing import Any

from tonalli.tzolkin.figures import printed_building
from tonalli.tzolkin.modules.buildings.income import incomes
from tonalli.tzolkin.modules.buildings.names import NEW_BUILDINGS, RENOVATABLE
from tonalli.tzolkin.modules.buildings.tiles import new_buildings
from tonalli.tzolkin.names import GOODS


def building_figures() -> dict[str, Any]:
    """For whoever draws the tiles: as those of the base game, with the income by age."""
    found: dict[str, Any] = {
        name: {**printed_building(tile), "renovatable": False}
        for name, tile in zip(NEW_BUILDINGS, new_buildings(), strict=True)
    }
    for name, income in zip(RENOVATABLE, incomes(), strict=True):
        goods = [{GOODS[good]: int(income.amount)} for good in (income.good, income.later)]
        found[name] = {**found[name], "renovatable": True, "income": goods}
    return {"buildings": found}
