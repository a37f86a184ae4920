"""The Court (1): the Palace with bonuses for the power and owners of the royal tiles (X-5.1, X-5.6, X-5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.teotihuacan.boards.palace import Palace
from tonalli.teotihuacan.modules.court.rules import CourtBonus
from tonalli.teotihuacan.names import PALACE

if TYPE_CHECKING:
    from tonalli.teotihuacan.rules import Rules
    from tonalli.teotihuacan.state import State


@final
class Court(Palace):
    """X-5.1: whatever names the Palace applies to it."""

    def __init__(self, bonuses: list[CourtBonus]) -> None:
        super().__init__(PALACE)
        self.bonuses = bonuses
        """X-5.7; other modules add theirs."""

    def worship_asks(self, s: State, space: i64) -> bool:
        """X-5.7: the power is taken after the point before the effect, so that there always is one."""
        return False

    def worship(self, s: State, player: i64, space: i64, power: i64) -> None:
        """X-5.7: the power is taken now, with every bonus."""
        for each in self.bonuses:
            power += each.bonus(s, player)
        for each in self.bonuses:
            each.power_taken(s, player)
        super().worship(s, player, space, power)


def court_in(rules: Rules) -> Court | None:
    """The Court of a composed game; None where the Palace lies."""
    board = rules.boards[PALACE]
    return board if isinstance(board, Court) else None
