"""Special Masks, the first Warriors, and what Warriors score (X-2.2, X-7.4, X-7.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.native import i64
from tonalli.teotihuacan.amounts import FREE
from tonalli.teotihuacan.modules.empire.names import SPECIAL
from tonalli.teotihuacan.modules.empire.part import empire_of
from tonalli.teotihuacan.modules.empire.warriors import AddWarrior
from tonalli.teotihuacan.moments import CLOSED
from tonalli.teotihuacan.names import NONE
from tonalli.teotihuacan.rules import Discovery, ScoringItem, SetupItem

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


@final
class SpecialMaskTile(Discovery):
    """X-2.2, X-7.16: one mask and no discovery tile; a region gives it, nobody claims or uses it."""

    moments: ClassVar[int] = CLOSED

    def __init__(self, kind: i64) -> None:
        super().__init__("X-7.16")
        self.stack = SPECIAL
        self.print_as(kind, 1, FREE, NONE, NONE)

    def is_mask(self) -> bool:
        return True


@final
class FirstWarriors(SetupItem):
    """X-7.4, X-1.4: after starting tiles everybody adds a Warrior, the first player first."""

    def push(self, s: State) -> None:
        for order in range(s.rules.players - 1, -1, -1):
            seat = s.seat(order)
            if empire_of(s).rules.owners[seat].begins_on_the_map():
                s.push(AddWarrior(seat, "X-7.4"))


@final
class WarriorScore(ScoringItem):
    """X-7.17, X-1.8: before wages 1, 2, 3 or 5 points for each own Warrior by its province."""

    def score(self, s: State) -> None:
        for order in range(s.rules.players):
            seat = s.seat(order)
            s.score(seat, empire_of(s).due(seat), "X-7.17")
