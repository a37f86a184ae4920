# interpreted
"""Quick actions and the fifth player as a part of the composed game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tonalli.core.module import Module
from tonalli.tzolkin.modules.quick_actions.features import QUICK_COLUMNS
from tonalli.tzolkin.modules.quick_actions.figures import FIVE_PLAYERS, quick_figures
from tonalli.tzolkin.modules.quick_actions.names import DUMMIES_ON_GEARS, QUICK
from tonalli.tzolkin.modules.quick_actions.part import QuickRules, new_quick
from tonalli.tzolkin.modules.quick_actions.steps import (
    FirstTiles,
    LaterTiles,
    QuickAction,
    QuickDuty,
    QuickField,
    TileOfTheDay,
    WorkersReturn,
)
from tonalli.tzolkin.modules.quick_actions.tiles import quick_tiles
from tonalli.tzolkin.rules import Rules
from tonalli.tzolkin.state import State

FIVE: Final = 5


class QuickActionsModule(Module[Rules, State]):
    """P-1.2, P-1.3: optional with up to four players, always in play with five (P-9.4).

    P-9.1, P-9.2, P-9.3, P-9.7, P-9.8, P-15.23: what holds for each player holds for a fifth, the rest as with four;
    P-2.2, P-11.9: the jungle is filled for those who play.
    """

    name = "quick_actions"
    columns = QUICK_COLUMNS
    players: ClassVar[tuple[int, ...]] = (FIVE,)
    things: ClassVar[Mapping[str, str]] = {"~quick": "quick_tile:{tile}"}

    def refuse(self, options: dict[str, Any]) -> None:
        """P-1.2: a fifth player brings it along."""
        if options["players"] == FIVE and self.name not in options["modules"]:
            options["modules"] = [*options["modules"], self.name]

    def edit(self, rules: Rules) -> None:
        """P-10.25: right after the corn of the gear; P-12.8: after the Food Day; P-2.3: tiles among what is laid out.

        P-11.1, Z-15.9: other dummies, which find their teeth as in the base game (P-11.5), the rest after the choices
        (P-11.6, P-11.7, P-11.8, P-15.11).
        """
        rules.parts.append(new_quick(QuickRules(quick_tiles()), rules.players))
        rules.targets.append(QuickField(QUICK))
        rules.duties.append(QuickDuty())
        rules.laid_out.append(FirstTiles())
        rules.turn_ends.insert(1, QuickAction())
        rules.round_ends.insert(1, WorkersReturn())
        rules.days.append(TileOfTheDay())
        rules.food_day.append(LaterTiles())
        rules.dummies = DUMMIES_ON_GEARS[rules.players]
        if rules.players == FIVE:
            rules.monuments_shown = FIVE_PLAYERS["monuments_shown"]
            rules.all_monuments_points = FIVE_PLAYERS["all_monuments_points"]

    def figures(self) -> dict[str, Any]:
        return quick_figures()


QUICK_ACTIONS_MODULE: Final = QuickActionsModule()
