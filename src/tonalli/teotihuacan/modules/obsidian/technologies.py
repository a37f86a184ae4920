"""Technologies 1½, 3½ and 5½ (X-4.13, X-4.14, X-4.15); what the first two change is asked where it matters."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.modules.obsidian.names import OBSIDIAN, TECH_01H, TECH_03H, TECH_05H
from tonalli.teotihuacan.names import GOLD, PALACE
from tonalli.teotihuacan.rules import AfterAction, Technology

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


def new_technologies() -> list[Technology]:
    """X-4.3: each for 1 gold."""
    price = Amounts({GOLD: 1})
    return [Technology(TECH_01H, price), Technology(TECH_03H, price), Technology(TECH_05H, price)]


@final
class ObsidianIncome(AfterAction):
    """X-4.15: 5½ brings 1 obsidian after collecting cocoa, and after worshipping at a royal tile."""

    def worship(self, s: State, player: i64, board: i64) -> None:
        if board == PALACE:
            self.collecting(s, player, board)

    def collecting(self, s: State, player: i64, board: i64) -> None:
        if s.players[player].owns(TECH_05H):
            s.gain(player, OBSIDIAN, 1, "X-4.15")
