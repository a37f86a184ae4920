"""Bartering on the Quarry before its own main action, and outbidding in another player's turn."""

from __future__ import annotations

from typing import ClassVar

from teotihuacan.market import events
from teotihuacan.market.ids import BARTER, OUTBID
from teotihuacan.market.names import JADE, MARKET
from teotihuacan.market.part import is_open, market_of
from tonalli.core.actions import Actions
from tonalli.core.field import PLAYER, FieldList, a_number, a_seat
from tonalli.core.game import Reason
from tonalli.core.step import PASS, Effect
from tonalli.teotihuacan.amounts import COCOA_COSTS, Amounts
from tonalli.teotihuacan.board import Board
from tonalli.teotihuacan.moments import ANY_TIME, Decision
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.goods import Gain

PRICES = [Amounts({good: 1}) for good in range(4)]
"""By the good that is wanted."""


class MarketBoard(Board):
    """A board with a market in front: whatever is not the market's is asked of the board itself."""

    def __init__(self, inner: Board) -> None:
        super().__init__(inner.number)
        self.inner = inner

    def act(self, s: State, player: int) -> None:
        self.inner.act(s, player)
        s.push(Barter(player, self.workers(s, player)))

    def gather(self, s: State, player: int) -> None:
        self.inner.gather(s, player)

    def worship_temple(self) -> int:
        return self.inner.worship_temple()

    def worship(self, s: State, player: int, space: int, power: int) -> None:
        self.inner.worship(s, player, space, power)


class Barter(Decision):
    """A jade for what the market wants, once for each counted worker."""

    kind: ClassVar[str] = "barter"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 3))

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def fits(self, s: State) -> bool:
        return is_open(s) and s.now.at == MARKET and market_of(s).wanted >= 0

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        if is_open(s) and s.rules.payment.can_pay(s, self.player, PRICES[market_of(s).wanted]):
            out.add(BARTER)

    def why_not(self, s: State, action: int) -> Reason | None:
        if action != BARTER:
            return None
        lacking = s.rules.payment.why_not(s, self.player, PRICES[market_of(s).wanted], "X-1.6")
        return lacking or Reason("no-jade-left", "X-1.6")

    def moment(self, s: State) -> int:
        return ANY_TIME

    def take(self, s: State, action: int) -> None:
        if action == PASS:
            return
        if self.left > 1:
            s.push(Barter(self.player, self.left - 1))
        neighbour = s.seat(s.order(self.player) + 1)
        s.push(Rival(neighbour))
        s.push(Gain(self.player, JADE, 1, "X-1.6"))
        s.rules.payment.pay(s, self.player, PRICES[market_of(s).wanted], "X-1.6")


class Rival(Effect[State]):
    """The next player is asked; who decides nothing just takes the power-up."""

    kind: ClassVar[str] = "rival"
    fields: ClassVar[FieldList] = (a_seat("owner"),)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def fits(self, s: State) -> bool:
        return s.now.at == MARKET and self.owner != s.active

    def run(self, s: State) -> None:
        if s.rules.seats[self.owner].decides():
            s.push(Outbid(self.owner))
        else:
            s.rules.seats[self.owner].power_up_anyone(s, self.owner, 1, "X-1.5")


class Outbid(Decision):
    """1 cocoa for a free power-up, in another player's turn."""

    kind: ClassVar[str] = "outbid"
    fields: ClassVar[FieldList] = (PLAYER,)
    out_of_turn: ClassVar[bool] = True

    def fits(self, s: State) -> bool:
        return s.now.at == MARKET and self.player != s.active

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        if s.rules.payment.can_pay(s, self.player, COCOA_COSTS[1]):
            out.add(OUTBID)

    def moment(self, s: State) -> int:
        return ANY_TIME

    def take(self, s: State, action: int) -> None:
        if action == PASS:
            return
        s.push(RivalDone(self.player))
        s.rules.seats[self.player].power_up_anyone(s, self.player, 1, "X-1.5")
        s.rules.payment.pay(s, self.player, COCOA_COSTS[1], "X-1.6")
        if s.log is not None:
            events.outbid(s.log, self.player, "X-1.6")


class RivalDone(Effect[State]):
    """Until this is reached the rival decides whatever the power-up sets off."""

    kind: ClassVar[str] = "rival-done"
    fields: ClassVar[FieldList] = (a_seat("owner"),)
    out_of_turn: ClassVar[bool] = True

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def fits(self, s: State) -> bool:
        return s.now.at == MARKET and self.owner != s.active

    def run(self, s: State) -> None:
        pass
