# interpreted
"""Prophecies as a part of the composed game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tonalli.core.module import Module
from tonalli.tzolkin.modules.prophecies.calamities import foretold
from tonalli.tzolkin.modules.prophecies.features import PROPHECY_COLUMNS
from tonalli.tzolkin.modules.prophecies.figures import prophecy_figures
from tonalli.tzolkin.modules.prophecies.part import ProphecyChanges, new_row
from tonalli.tzolkin.modules.prophecies.steps import Premium, PropheciesDrawn
from tonalli.tzolkin.rules import Rules
from tonalli.tzolkin.state import State


class PropheciesModule(Module[Rules, State]):
    """P-4.1: three prophecies, known from the start, each in force in one quarter of the game.

    P-12.1, P-12.3, P-12.4, P-12.5: the premium follows the turns, the feeding, the change of age and the rewards.
    """

    name = "prophecies"
    columns = PROPHECY_COLUMNS
    things: ClassVar[Mapping[str, str]] = {"~prophecy": "prophecy:{prophecy}"}

    def edit(self, rules: Rules) -> None:
        tiles = foretold()
        rules.prophecies.extend(tiles)
        rules.parts.append(new_row())
        # P-2.6: they are seen before tribes are looked at.
        rules.opening.insert(0, PropheciesDrawn())
        rules.food_day += [Premium(tiles), ProphecyChanges()]

    def figures(self) -> dict[str, Any]:
        return prophecy_figures()


PROPHECIES_MODULE: Final = PropheciesModule()
