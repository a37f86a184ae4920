"""How costs are paid, and what *any resource* may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.game import Reason
from tonalli.core.native import i64
from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.names import COCOA, GOODS

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


class Payment:
    """T-1.15: payments are made in full, from what the player holds, before the benefit they buy."""

    def can_pay(self, s: State, player: i64, cost: Amounts) -> bool:
        stock = s.players[player].stock
        if stock[cost.good] < cost.amount:
            return False
        for i in range(1, cost.kinds):
            if stock[cost.goods[i]] < cost.amounts[i]:
                return False
        return True

    def can_pay_both(self, s: State, player: i64, cost: Amounts, besides: Amounts) -> bool:
        """Whether two costs can be paid together, with nothing counted twice."""
        if besides.kinds == 0:
            return self.can_pay(s, player, cost)
        stock = s.players[player].stock
        for i in range(len(cost.goods)):
            if stock[cost.goods[i]] < cost.amounts[i] + besides.of(cost.goods[i]):
                return False
        return self.can_pay(s, player, besides)

    def most_cocoa(self, s: State, player: i64) -> i64:
        """T-19.8: cocoa the player could pay."""
        return s.players[player].stock[COCOA]

    def why_not(self, s: State, player: i64, cost: Amounts, clause: str) -> Reason | None:
        """What is lacking to pay a cost; None if nothing is."""
        if self.can_pay(s, player, cost):
            return None
        for i in range(len(cost.goods)):
            if s.players[player].stock[cost.goods[i]] < cost.amounts[i]:
                return Reason(f"no-{GOODS[cost.goods[i]]}", clause, {GOODS[cost.goods[i]]: cost.amounts[i]})
        return Reason("cannot-pay", clause)

    def pay(self, s: State, player: i64, cost: Amounts, why: str) -> None:
        for i in range(cost.kinds):
            s.spend(player, cost.goods[i], cost.amounts[i], why)

    def can_give(self, s: State, player: i64, resource: i64, besides: Amounts) -> bool:
        """T-1.15: whether the payer can choose to give one of a resource, beside what else is due."""
        return s.players[player].stock[resource] > besides.of(resource) and self.can_pay(s, player, besides)

    def why_not_give(self, s: State, player: i64, resource: i64, besides: Amounts, clause: str) -> Reason | None:
        """What is lacking to give one of a resource; None if nothing is."""
        if self.can_give(s, player, resource, besides):
            return None
        if s.players[player].stock[resource] <= besides.of(resource):
            return Reason(f"no-{GOODS[resource]}", clause, {GOODS[resource]: 1})
        return self.why_not(s, player, besides, clause) or Reason("cannot-pay", clause)

    def give(self, s: State, player: i64, resource: i64, why: str) -> None:
        """Pay one resource of the payer's choice."""
        s.spend(player, resource, 1, why)


class Resource:
    """T-1.3: a good that *any resource* may be, with the actions of taking and giving one."""

    def __init__(self, good: i64, take: i64, give: i64) -> None:
        self.good = good
        self.take = take
        self.give = give

    def can_be_taken(self, s: State, player: i64) -> bool:
        """Whether a player may choose it as *any resource*."""
        return True

    def why_not_taken(self) -> Reason:
        """Why it is none of those a player may choose."""
        return Reason("not-any-resource", "T-1.3")
