"""Jade beside whatever is pending, as a turn, and as any resource."""

from __future__ import annotations

from typing import ClassVar

from teotihuacan.market.ids import FETCH, SELL
from teotihuacan.market.names import ERRAND, JADE, MARKET, SALE, SALES, TOLL_STEP
from teotihuacan.market.part import is_open, market_of
from tonalli.core.actions import Actions
from tonalli.core.game import Reason
from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.layout import UNSETTLED
from tonalli.teotihuacan.moments import ANY_TIME
from tonalli.teotihuacan.names import COCOA, RED
from tonalli.teotihuacan.payment import Resource
from tonalli.teotihuacan.rules import AfterAction, Offer, Reached, TurnOption
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.goods import Gain

ONE_JADE = Amounts({JADE: 1})


class Jade(Resource):
    """Any resource may be jade, while there is some."""

    def can_be_taken(self, s: State, player: int) -> bool:
        return is_open(s)


class SellJade(Offer):
    """A jade for 2 cocoa, at any time of the own turn, twice a turn."""

    def offer(self, s: State, player: int, moment: int, out: Actions) -> None:
        if moment & ANY_TIME != 0 and market_of(s).sold < SALES and s.rules.payment.can_pay(s, player, ONE_JADE):
            out.add(SELL)

    def why_not(self, s: State, player: int, moment: int, action: int) -> Reason | None:
        if action != SELL:
            return None
        return s.rules.payment.why_not(s, player, ONE_JADE, "X-1.6") or Reason("not-now", "X-1.6")

    def take(self, s: State, player: int, action: int) -> bool:
        if action != SELL:
            return False
        market_of(s).sold += 1
        s.push(Gain(player, COCOA, SALE, "X-1.6"))
        s.rules.payment.pay(s, player, ONE_JADE, "X-1.6")
        return True


class FetchJade(TurnOption):
    """A turn in which nothing is done but to fetch a jade."""

    turn: ClassVar[int] = ERRAND

    def offer(self, s: State, player: int, out: Actions) -> None:
        if s.now.kind == UNSETTLED and is_open(s):
            out.add(FETCH)

    def why_not(self, s: State, player: int, action: int) -> Reason | None:
        return Reason("no-jade-left", "X-1.6") if action == FETCH else None

    def take(self, s: State, player: int, action: int) -> bool:
        if action != FETCH:
            return False
        s.now.kind = ERRAND
        s.gain(player, JADE, 1, "X-1.6")
        return True


class Toll(Reached):
    """Whoever reaches a certain step gets a jade besides."""

    def step(self, s: State, player: int, temple: int, step: int) -> None:
        if temple == RED and step == TOLL_STEP and is_open(s):
            s.gain(player, JADE, 1, "X-1.8")


class Gleaning(AfterAction):
    """Collecting cocoa and worshipping beside the market bring a jade."""

    def worship(self, s: State, player: int, board: int) -> None:
        if board == MARKET and is_open(s):
            s.gain(player, JADE, 1, "X-1.9")

    def collecting(self, s: State, player: int, board: int) -> None:
        self.worship(s, player, board)
