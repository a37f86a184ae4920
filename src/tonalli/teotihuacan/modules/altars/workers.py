"""A standing Shaman as one more worker, and what it does afterwards (X-6.10 to X-6.13, X-6.23, X-6.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.teotihuacan.board import ExtraWorkers
from tonalli.teotihuacan.modules.altars.part import altars_of, lie_down
from tonalli.teotihuacan.modules.court.rules import CourtBonus
from tonalli.teotihuacan.names import PALACE
from tonalli.teotihuacan.rules import AfterAction

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


@final
class ShamanWorker(ExtraWorkers):
    """X-6.10, X-6.11: it counts for the main action of the board it points to, whether its owner likes it or not.

    X-9.1, X-12.2, X-15.7, X-15.8: with whatever else counts besides, three at most. X-6.14: for scoring and wages it is
    none.
    """

    def counted(self, s: State, player: i64, board: i64) -> i64:
        return 1 if altars_of(s).points_to(s, player, board) else 0

    def count_taken(self, s: State, player: i64, board: i64) -> None:
        """X-6.24: one that stands up later is too late; beyond three workers it counts for nothing but itself."""
        altars = altars_of(s)
        altars.counted = 1 if altars.points_to(s, player, board) else 0


@final
class ShamanAtCourt(CourtBonus):
    """X-5.7, X-6.13: +1 power for a worship at the Court, while the Shaman stands and points there."""

    def bonus(self, s: State, player: i64) -> i64:
        return 1 if altars_of(s).points_to(s, player, PALACE) else 0

    def power_taken(self, s: State, player: i64) -> None:
        altars_of(s).counted = self.bonus(s, player)


@final
class ShamanRests(AfterAction):
    """X-6.12, X-6.24: the Shaman that counted lies down as the last thing of the action, before displays are refilled.

    X-6.23: not after an action that was given up.
    """

    def main_action(self, s: State, player: i64, board: i64, done: bool) -> None:
        altars = altars_of(s)
        if altars.counted == 1 and done:
            lie_down(s, player, "X-6.12")
        altars.counted = 0

    def worship(self, s: State, player: i64, board: i64) -> None:
        """X-6.13: likewise where it has made a worship stronger."""
        self.main_action(s, player, board, True)
