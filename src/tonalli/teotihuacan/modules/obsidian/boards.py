"""The new Forest (2), Quarry (3) and Gold Deposits (4), with obsidian in their cells (X-4.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.boards.resources import ResourceBoard
from tonalli.teotihuacan.modules.great_discoveries.part import great_of
from tonalli.teotihuacan.names import COCOA

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


@final
class ObsidianBoard(ResourceBoard):
    """X-4.11: read as the boards it replaces; its cells can be doubled (X-3.8).

    X-4.12: what a technology gives there is no part of the cell, and the board's own good.
    """

    def take_goods(self, s: State, player: i64, goods: Amounts) -> None:
        s.gain_all(player, goods, "X-4.11")
        if great_of(s).doubled == 1:
            for i in range(goods.kinds):
                if goods.goods[i] != COCOA:
                    s.gain(player, goods.goods[i], goods.amounts[i], "X-3.8")
