"""The Court (1): the Palace with bonuses for the power and owners of the royal tiles (X-5.1, X-5.6, X-5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.teotihuacan.modules.court.part import court_of
from tonalli.teotihuacan.modules.court.rules import StrengthenedPalace
from tonalli.teotihuacan.modules.court.steps import use_marker
from tonalli.teotihuacan.names import NONE, PALACE

if TYPE_CHECKING:
    from tonalli.teotihuacan.rules import Rules
    from tonalli.teotihuacan.state import State


@final
class Court(StrengthenedPalace):
    """X-5.1: whatever names the Palace applies to it."""

    def worker_locked(self, s: State, player: i64, space: i64) -> None:
        """X-5.10, X-5.12, X-5.23: a marker that lies there now is used, none that comes later."""
        if court_of(s).markers[space] != NONE:
            use_marker(s, space)

    def worship_asks(self, s: State, space: i64) -> bool:
        """X-5.7: the power is taken after the point before the effect, so there is one before every royal tile."""
        return False

    def worship(self, s: State, player: i64, space: i64, power: i64) -> None:
        """X-5.7: the power is taken now, with every bonus."""
        for each in self.bonuses:
            power += each.bonus(s, player)
        for each in self.bonuses:
            each.power_taken(s, player)
        super().worship(s, player, space, power)

    def ends_with_point(self, s: State) -> bool:
        """X-5.21: while the temple option is open there is a point after the last effect."""
        return court_of(s).option != NONE


def court_in(rules: Rules) -> Court | None:
    """The Court of a composed game; None where the Palace lies."""
    board = rules.boards[PALACE]
    return board if isinstance(board, Court) else None
