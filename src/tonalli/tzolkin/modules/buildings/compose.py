# interpreted
"""New buildings as a part of the composed game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tonalli.core.module import Module
from tonalli.tzolkin.modules.buildings.features import RENOVATION_COLUMNS
from tonalli.tzolkin.modules.buildings.figures import building_figures
from tonalli.tzolkin.modules.buildings.income import FoodDayIncome, incomes
from tonalli.tzolkin.modules.buildings.part import Renovation
from tonalli.tzolkin.modules.buildings.renovation import Renovating
from tonalli.tzolkin.modules.buildings.tiles import new_buildings
from tonalli.tzolkin.rules import Rules
from tonalli.tzolkin.state import State


class BuildingsModule(Module[Rules, State]):
    """P-7: eight tiles more in the piles (P-2.1), renovation, incomes before feeding (P-12.2)."""

    name = "buildings"
    columns = RENOVATION_COLUMNS
    things: ClassVar[Mapping[str, str]] = {"renovate": "building:{building}", "lower": "technology:{technology}"}

    def edit(self, rules: Rules) -> None:
        tiles = new_buildings()
        rules.buildings += tiles
        rules.tiles += tiles
        rules.construction = Renovating()
        rules.food_day.insert(0, FoodDayIncome(incomes()))
        rules.parts.append(Renovation())

    def figures(self) -> dict[str, Any]:
        return building_figures()


BUILDINGS_MODULE: Final = BuildingsModule()
