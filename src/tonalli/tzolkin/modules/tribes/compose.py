# interpreted
"""Tribes as a part of the composed game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tonalli.core.module import Module
from tonalli.tzolkin.modules.tribes.features import TRIBE_COLUMNS
from tonalli.tzolkin.modules.tribes.figures import tribe_figures
from tonalli.tzolkin.modules.tribes.names import IXTAB_DESCENDS
from tonalli.tzolkin.modules.tribes.part import new_tribes
from tonalli.tzolkin.modules.tribes.rules import EndOfTribe, TurnOfTribe
from tonalli.tzolkin.modules.tribes.steps import TribeChosen, TribesDealt
from tonalli.tzolkin.modules.tribes.tiles import tribes
from tonalli.tzolkin.rules import Rules
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.temple import Descend
from tonalli.tzolkin.steps.turn import TurnIsOver


class TribesModule(Module[Rules, State]):
    """P-1.1, P-3.1: a tribe for everybody."""

    name = "tribes"
    columns = TRIBE_COLUMNS
    things: ClassVar[Mapping[str, str]] = {
        "tribe": "tribe:{tribe}",
        "~tribe": "tribe:{tribe}",
        "skip": "gear:{gear}",
        "exchange": "good:{block}",
    }

    def edit(self, rules: Rules) -> None:
        rules.tribes += tribes()
        rules.parts.append(new_tribes())
        rules.whys[Descend.kind] = IXTAB_DESCENDS
        rules.opening.append(TribesDealt())
        rules.choosing.append(TribeChosen())
        rules.turn_begins.append(TurnOfTribe())
        over = next(index for index, item in enumerate(rules.turn_ends) if isinstance(item, TurnIsOver))
        rules.turn_ends.insert(over, EndOfTribe())

    def figures(self) -> dict[str, Any]:
        return {"tribes": tribe_figures()}


TRIBES_MODULE: Final = TribesModule()
