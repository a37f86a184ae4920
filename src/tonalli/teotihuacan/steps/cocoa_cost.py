"""Cocoa due before an action, paid in one sum or waived by *ignore cocoa* (T-7.23, T-8.21, T-10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, WHY, FieldList, a_number
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.teotihuacan.amounts import COCOA_COSTS, FREE, Amounts
from tonalli.teotihuacan.moments import Decision
from tonalli.teotihuacan.names import IGNORE_COCOA
from tonalli.teotihuacan.notation import PAY, USE

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


def cocoa_to_pay(s: State, player: i64, due: i64) -> Amounts:
    """T-8.21: what has to be paid of the cocoa due; nothing for who can waive it."""
    return FREE if s.players[player].face_up[IGNORE_COCOA] > 0 else COCOA_COSTS[due]


def can_cover(s: State, player: i64, due: i64) -> bool:
    """Whether the cocoa can be paid or waived."""
    return due == 0 or s.rules.payment.can_pay(s, player, cocoa_to_pay(s, player, due))


def pay_cocoa(s: State, player: i64, due: i64, why: str) -> None:
    """Pay what is due; who could waive it is asked."""
    if due > 0 and s.players[player].face_up[IGNORE_COCOA] > 0:
        s.push(CocoaCost(player, due, why))
    else:
        s.rules.payment.pay(s, player, COCOA_COSTS[due], why)


@final
@mypyc_attr(free_list_len=1)
class CocoaCost(Decision):
    """T-8.21: pay the whole cocoa of a main action or a worship, or use *ignore cocoa*."""

    kind: ClassVar[str] = "cocoa-cost"
    fields: ClassVar[FieldList] = (PLAYER, a_number("due", 1, 9), WHY)

    def __init__(self, player: i64, due: i64, why: str) -> None:
        super().__init__(player)
        self.due = due
        self.why = why

    def fits(self, s: State) -> bool:
        return s.players[self.player].face_up[IGNORE_COCOA] > 0

    def options(self, s: State, out: Actions) -> None:
        if s.rules.payment.can_pay(s, self.player, COCOA_COSTS[self.due]):
            out.add(PAY)
        if s.players[self.player].face_up[IGNORE_COCOA] > 0:
            out.add(USE + IGNORE_COCOA)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action != PAY:
            return None
        return s.rules.payment.why_not(s, self.player, COCOA_COSTS[self.due], "T-10.2")

    def take(self, s: State, action: i64) -> None:
        s.rules.payment.pay(s, self.player, COCOA_COSTS[self.due], self.why)
