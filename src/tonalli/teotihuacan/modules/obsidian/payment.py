"""Paying with obsidian: for a missing resource without asking, for cocoa with technology 3½ (X-4.7, X-4.14, X-4.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.field import PLAYER, WHY, FieldList, a_number
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import OFTEN
from tonalli.teotihuacan.amounts import FREE, Amounts
from tonalli.teotihuacan.modules.obsidian.names import JOKER_COCOA, OBSIDIAN, OBSIDIAN_RESOURCE, TECH_01H, TECH_03H
from tonalli.teotihuacan.moments import Decision
from tonalli.teotihuacan.names import COCOA, GOODS, NONE
from tonalli.teotihuacan.notation import GIVE, PAY
from tonalli.teotihuacan.payment import Payment, Resource

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

GIVE_OBSIDIAN: Final[i64] = GIVE + OBSIDIAN_RESOURCE


def joker_for_cocoa(s: State, player: i64) -> bool:
    """X-4.14, B-3.14: whether obsidian may stand for cocoa; the solo opponent has no benefit of technologies."""
    return s.players[player].owns(TECH_03H) and s.rules.seats[player].decides()


def obsidian_for(cocoa: i64) -> i64:
    """X-4.14: obsidian that covers so much cocoa, each 1 to 3 of it."""
    return (cocoa + JOKER_COCOA - 1) // JOKER_COCOA


def obsidian_for_both(cocoa: i64, one: i64, other: i64) -> i64:
    """X-4.14, X-15.1: obsidian that two payments take, the cocoa at hand spread in the best way; surplus is lost."""
    least = obsidian_for(one) + obsidian_for(other)
    for spent in range(min(cocoa, one) + 1):
        taken = obsidian_for(one - spent) + obsidian_for(max(other - cocoa + spent, 0))
        if taken < least:
            least = taken
    return least


@final
class ObsidianPayment(Payment):
    """X-4.7, X-15.1: own goods first, obsidian for what is missing; none is counted twice."""

    def lacks(self, s: State, player: i64, cost: Amounts, besides: Amounts, given: i64) -> i64:
        """Obsidian that two costs take together, with one of the good ``given``; too much if cocoa is lacking."""
        stock = s.players[player].stock
        lacking: i64 = 0
        for good in range(len(stock)):
            due = cost.of(good) + besides.of(good)
            if good == given:
                due += 1
            if good == OBSIDIAN:
                lacking += due
            elif due > stock[good]:
                if good != COCOA:
                    lacking += due - stock[good]
                elif joker_for_cocoa(s, player):
                    lacking += obsidian_for_both(stock[COCOA], cost.of(COCOA), besides.of(COCOA))
                else:
                    return stock[OBSIDIAN] + 1
        return lacking

    def can_pay(self, s: State, player: i64, cost: Amounts) -> bool:
        if super().can_pay(s, player, cost):
            return True
        obsidian = s.players[player].stock[OBSIDIAN]
        return obsidian > 0 and self.lacks(s, player, cost, FREE, NONE) <= obsidian

    def can_pay_both(self, s: State, player: i64, cost: Amounts, besides: Amounts) -> bool:
        if besides.kinds == 0:
            return self.can_pay(s, player, cost)
        return self.lacks(s, player, cost, besides, NONE) <= s.players[player].stock[OBSIDIAN]

    def can_give(self, s: State, player: i64, resource: i64, besides: Amounts) -> bool:
        """X-4.21: the payer names the resource, so it has to be there; obsidian is one of those that can be named."""
        stock = s.players[player].stock
        return stock[resource] > 0 and self.lacks(s, player, FREE, besides, resource) <= stock[OBSIDIAN]

    def most_cocoa(self, s: State, player: i64) -> i64:
        stock = s.players[player].stock
        return stock[COCOA] + (JOKER_COCOA * stock[OBSIDIAN] if joker_for_cocoa(s, player) else 0)

    def why_not(self, s: State, player: i64, cost: Amounts, clause: str) -> Reason | None:
        if self.can_pay(s, player, cost):
            return None
        stock = s.players[player].stock
        for i in range(cost.kinds):
            good = cost.goods[i]
            if stock[good] < cost.amounts[i]:
                return Reason(f"no-{GOODS[good]}", clause, {GOODS[good]: cost.amounts[i]})
        return Reason("cannot-pay", clause)

    def pay(self, s: State, player: i64, cost: Amounts, why: str) -> None:
        """X-15.1: goods first, then cocoa, for which the payer may have a choice."""
        stock = s.players[player].stock
        for i in range(cost.kinds):
            if cost.goods[i] != COCOA:
                own = min(stock[cost.goods[i]], cost.amounts[i])
                s.spend(player, cost.goods[i], own, why)
                s.spend(player, OBSIDIAN, cost.amounts[i] - own, "X-4.7")
        pay_cocoa(s, player, cost.of(COCOA), why)


def pay_cocoa(s: State, player: i64, due: i64, why: str) -> None:
    """X-4.21: cocoa still due; asked only where it can be paid in more than one way."""
    while due > 0:
        if not can_joke(s, player, due):
            s.spend(player, COCOA, due, why)
            return
        if s.players[player].stock[COCOA] >= due:
            s.push(PayCocoa(player, due, why))
            return
        s.spend(player, OBSIDIAN, 1, "X-4.14")
        due -= JOKER_COCOA


def can_joke(s: State, player: i64, due: i64) -> bool:
    """X-4.21: whether one obsidian may cover a part of the cocoa due, so that the rest can be paid."""
    stock = s.players[player].stock
    if stock[OBSIDIAN] == 0 or not joker_for_cocoa(s, player):
        return False
    return stock[COCOA] + JOKER_COCOA * stock[OBSIDIAN] >= due


@final
@mypyc_attr(free_list_len=1)
class PayCocoa(Decision):
    """X-4.21: one obsidian for 1 to 3 of the cocoa due, or all the rest in cocoa."""

    kind: ClassVar[str] = "pay-cocoa"
    fields: ClassVar[FieldList] = (PLAYER, a_number("due", 1, 20), WHY)
    peers: ClassVar[int] = OFTEN
    out_of_turn: ClassVar[bool] = True

    def __init__(self, player: i64, due: i64, why: str) -> None:
        super().__init__(player)
        self.due = due
        self.why = why

    def fits(self, s: State) -> bool:
        return len(s.players[self.player].stock) > OBSIDIAN and can_joke(s, self.player, self.due)

    def options(self, s: State, out: Actions) -> None:
        if s.players[self.player].stock[COCOA] >= self.due:
            out.add(PAY)
        if can_joke(s, self.player, self.due):
            out.add(GIVE_OBSIDIAN)

    def why_not(self, s: State, action: i64) -> Reason | None:
        return Reason("no-cocoa", "X-4.21", {"cocoa": self.due}) if action == PAY else None

    def take(self, s: State, action: i64) -> None:
        if action == PAY:
            s.spend(self.player, COCOA, self.due, self.why)
        else:
            s.spend(self.player, OBSIDIAN, 1, "X-4.14")
            pay_cocoa(s, self.player, self.due - JOKER_COCOA, self.why)


@final
class Obsidian(Resource):
    """X-4.9, X-4.13: any resource may be obsidian for the owner of technology 1½, each single one anew."""

    def can_be_taken(self, s: State, player: i64) -> bool:
        return s.players[player].owns(TECH_01H)

    def why_not_taken(self) -> Reason:
        return Reason("not-any-resource", "X-4.9")
