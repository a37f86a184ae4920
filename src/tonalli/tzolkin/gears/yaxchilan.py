"""Yaxchilan: blocks, corn and skulls (Z-7.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.game import Reason
from tonalli.core.native import i64
from tonalli.tzolkin.names import ACTIONS, CORN, GOLD, RESOURCE_EXTRACTION, SKULL, STONE, THEOLOGY, WOOD
from tonalli.tzolkin.rules import GearAction
from tonalli.tzolkin.steps.goods import Gain
from tonalli.tzolkin.tiles import YAXCHILAN_CORN, YAXCHILAN_GOLD, YAXCHILAN_SKULL, YAXCHILAN_STONE, YAXCHILAN_WOOD

if TYPE_CHECKING:
    from tonalli.tzolkin.state import State


@final
class Yaxchilan(GearAction):
    """Z-7.7, Z-8.4: the printed goods, of a kind that is there one more by Resource Extraction or Theology 3."""

    def __init__(self, number: i64, index: i64) -> None:
        super().__init__(number)
        self.index = index

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        """Z-6.10: not for a skull when the bank has none, or none can be gained (Z-15.5)."""
        return YAXCHILAN_SKULL[self.index] == 0 or (s.skulls > 0 and s.in_force().can_gain(s, player, SKULL))

    def why_not(self, s: State, player: i64, corn: i64) -> Reason | None:
        if YAXCHILAN_SKULL[self.index] == 0:
            return None
        if s.skulls == 0:
            return Reason("no-skull-to-gain", "Z-6.10", {"action": ACTIONS[self.number]})
        return s.in_force().why_no_gain(s, player, SKULL)

    def act(self, s: State, player: i64) -> None:
        # Pushed in reverse: corn comes first, so that it can serve what the rest may cost.
        self.push_gain(s, player, SKULL, YAXCHILAN_SKULL[self.index], THEOLOGY, 3)
        self.push_gain(s, player, GOLD, YAXCHILAN_GOLD[self.index], RESOURCE_EXTRACTION, 3)
        self.push_gain(s, player, STONE, YAXCHILAN_STONE[self.index], RESOURCE_EXTRACTION, 2)
        self.push_gain(s, player, WOOD, YAXCHILAN_WOOD[self.index], RESOURCE_EXTRACTION, 1)
        s.gain(player, CORN, YAXCHILAN_CORN[self.index], "Z-7.7")

    def push_gain(self, s: State, player: i64, good: i64, amount: i64, track: i64, level: i64) -> None:
        if amount > 0:
            s.push(Gain(player, good, amount + 1 if s.works(player, track, level) else amount, "Z-7.7"))


def yaxchilan() -> list[GearAction]:
    return [Yaxchilan(5 + index, index) for index in range(5)]
