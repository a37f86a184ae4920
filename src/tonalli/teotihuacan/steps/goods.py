"""Goods that are still to be gained (T-1.3, T-1.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, WHY, FieldList, a_number, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import OFTEN, Effect
from tonalli.teotihuacan.moments import Decision
from tonalli.teotihuacan.names import GOODS

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


@final
@mypyc_attr(free_list_len=1)
class Gain(Effect["State"]):
    """T-1.15: goods that were bought, gained once the payment is made."""

    kind: ClassVar[str] = "gain"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("good", GOODS), a_number("amount", 1, 9), WHY)
    peers: ClassVar[int] = OFTEN

    def __init__(self, owner: i64, good: i64, amount: i64, why: str) -> None:
        super().__init__()
        self.owner = owner
        self.good = good
        self.amount = amount
        self.why = why

    def fits(self, s: State) -> bool:
        return self.good in s.rules.goods

    def run(self, s: State) -> None:
        s.gain(self.owner, self.good, self.amount, self.why)


@final
@mypyc_attr(free_list_len=1)
class TakeResources(Decision):
    """T-1.3: any resources, chosen freely unit by unit."""

    kind: ClassVar[str] = "take-resources"
    fields: ClassVar[FieldList] = (PLAYER, a_number("amount", 1, 9))
    peers: ClassVar[int] = OFTEN

    def __init__(self, player: i64, amount: i64) -> None:
        super().__init__(player)
        self.amount = amount

    def options(self, s: State, out: Actions) -> None:
        for resource in s.rules.resources:
            if resource.can_be_taken(s, self.player):
                out.add(resource.take)

    def why_not(self, s: State, action: i64) -> Reason | None:
        for resource in s.rules.resources:
            if resource.take == action:
                return resource.why_not_taken()
        return None

    def take(self, s: State, action: i64) -> None:
        if self.amount > 1:
            s.push(TakeResources(self.player, self.amount - 1))
        for resource in s.rules.resources:
            if resource.take == action:
                s.gain(self.player, resource.good, 1, "T-1.3")
