"""What is drawn before the game: what the market wants, and everybody's order."""

from __future__ import annotations

from typing import ClassVar

from teotihuacan.market import events
from teotihuacan.market.ids import DRAW_ORDER, DRAW_WANTED, FIRST_WANTED
from teotihuacan.market.names import ORDERS
from teotihuacan.market.part import dealt_to, market_of
from tonalli.core.actions import Actions
from tonalli.core.field import FieldList, a_seat
from tonalli.core.step import NOBODY
from tonalli.teotihuacan.names import GOODS
from tonalli.teotihuacan.rules import SetupItem
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.reveal import Filling


class Market(SetupItem):
    def push(self, s: State) -> None:
        s.push(DrawWanted())


class Orders(SetupItem):
    def push(self, s: State) -> None:
        for seat in reversed(dealt_to(s)):
            s.push(DealOrder(seat))


class DrawWanted(Filling):
    """The resource the market takes for jade."""

    kind: ClassVar[str] = "draw-wanted"

    def gap(self) -> tuple[str, int]:
        return "market.wanted", 0

    def options(self, s: State, out: Actions) -> None:
        for number in range(3):
            out.weigh(DRAW_WANTED + number, 1)

    def take(self, s: State, action: int) -> None:
        good = FIRST_WANTED + action - DRAW_WANTED
        market_of(s).wanted = good
        if s.log is not None:
            events.wanted(s.log, NOBODY, GOODS[good], "X-1.4")


class DealOrder(Filling):
    """A secret order for a seat; nothing is told of it."""

    kind: ClassVar[str] = "deal-order"
    fields: ClassVar[FieldList] = (a_seat("owner"),)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def gap(self) -> tuple[str, int]:
        return "market.orders", self.owner

    def options(self, s: State, out: Actions) -> None:
        out.weigh_each(DRAW_ORDER, market_of(s).unseen(), len(ORDERS))

    def take(self, s: State, action: int) -> None:
        market_of(s).orders[self.owner] = action - DRAW_ORDER
