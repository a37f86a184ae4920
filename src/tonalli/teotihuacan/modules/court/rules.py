"""What adds to the power of a worship at the Court (X-5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.teotihuacan.boards.palace import Palace
from tonalli.teotihuacan.names import PALACE, RING

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


class CourtBonus:
    """X-5.7: something that adds to the power of the worker locked on a royal tile, for its effect alone."""

    def bonus(self, s: State, player: i64) -> i64:
        """How much it adds to a worship of the player now."""
        return 0

    def power_taken(self, s: State, player: i64) -> None:
        """X-6.24: the effect begins; whatever comes now comes too late."""


class StrengthenedPalace(Palace):
    """X-5.7: royal tiles are used with more power than the worker's own."""

    def __init__(self, bonuses: list[CourtBonus]) -> None:
        super().__init__(PALACE)
        self.bonuses = bonuses
        """Other modules add theirs."""


@final
class OwnWorkers(CourtBonus):
    """X-5.7, X-9.4: +1 for each own worker in the general area; those locked on royal tiles do not count."""

    def bonus(self, s: State, player: i64) -> i64:
        return s.unlocked[player * RING + PALACE]
