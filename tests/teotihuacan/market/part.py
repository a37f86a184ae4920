"""What the market adds to a table: the supply of jade, what it wants, and everybody's secret order."""

from __future__ import annotations

from typing import Any, ClassVar

from teotihuacan.market.names import JADE, ORDERS, SALES
from tonalli.core.dealer import Dealer
from tonalli.core.errors import PositionError
from tonalli.core.fields import Fields, named, names_of_bits
from tonalli.teotihuacan.names import GOODS, NONE, WOOD
from tonalli.teotihuacan.part import Part
from tonalli.teotihuacan.rules import Rules
from tonalli.teotihuacan.state import State

WANTED = ("wood", "stone", "gold")


class MarketPart(Part):
    """Open to everybody but for the orders."""

    name: ClassVar[str] = "market"

    def __init__(self, supply: int, players: int) -> None:
        self.most = supply
        """All the jade there is: in stocks, or still to be had."""
        self.wanted = NONE
        """The good it takes for jade."""
        self.orders = [NONE] * players
        self.sold = 0
        """Jade sold in this turn."""

    def fresh(self, rules: Rules) -> Part:
        return MarketPart(self.most, rules.players)

    def copy(self) -> Part:
        other = MarketPart(self.most, len(self.orders))
        other.wanted = self.wanted
        other.orders = list(self.orders)
        other.sold = self.sold
        return other

    def turn_begins(self, s: State) -> None:
        self.sold = 0

    def supply(self, s: State) -> int:
        """The jade nobody has."""
        return self.most - sum(side.stock[JADE] for side in s.players)

    def unseen(self) -> int:
        """Bits of the orders that nobody was dealt."""
        return sum(1 << order for order in range(len(ORDERS)) if order not in self.orders)

    # ---- positions -------------------------------------------------------------------------

    def write(self, s: State) -> dict[str, Any]:
        return {
            "supply": self.supply(s),
            "wanted": GOODS[self.wanted] if self.wanted != NONE else None,
            "orders": [named(ORDERS, order) for order in self.orders],
            "sold": self.sold,
            "unseen_orders": names_of_bits(ORDERS, self.unseen()),
        }

    def read(self, s: State, fields: Fields) -> None:
        supply = fields.number("supply", 0, self.most)
        if supply != self.supply(s):
            raise PositionError(f"{fields.at('supply')}: there are {self.most} jade in all")
        wanted = fields.word("wanted", WANTED, None)
        self.wanted = WOOD + wanted if wanted != NONE else NONE
        self.orders = fields.words_and_gaps("orders", ORDERS, len(self.orders))
        self.sold = fields.number("sold", 0, SALES, 0)
        fields.bits("unseen_orders", ORDERS, [])
        fields.done()

    def gaps(self, s: State) -> list[tuple[str, int]]:
        gaps = [("market.wanted", 0)] if self.wanted == NONE else []
        if s.steps and s.steps[0].kind not in ("draw-first-player", "solo-opening"):
            gaps += [("market.orders", seat) for seat in dealt_to(s) if self.orders[seat] == NONE]
        return gaps

    def problems(self, s: State) -> list[str]:
        kept = [order for order in self.orders if order != NONE]
        return ["market.orders: an order stands twice"] if len(set(kept)) != len(kept) else []

    # ---- secrets ---------------------------------------------------------------------------

    def hide(self, data: dict[str, Any], seat: int | None) -> None:
        market = data["market"]
        hidden = [order for other, order in enumerate(market["orders"]) if other != seat and order is not None]
        market["orders"] = [order if other == seat else None for other, order in enumerate(market["orders"])]
        market["unseen_orders"] = sorted([*market["unseen_orders"], *hidden])

    def resample(self, s: State, seat: int, dealer: Dealer) -> None:
        others = [other for other, order in enumerate(self.orders) if other != seat and order != NONE]
        pool = [order for order in range(len(ORDERS)) if order not in self.orders]
        pool = sorted(pool + [self.orders[other] for other in others])
        for other in others:
            self.orders[other] = pool.pop(dealer.number(len(pool)))


def dealt_to(s: State) -> list[int]:
    """Whoever decides gets an order."""
    return [seat for seat in range(s.rules.players) if s.rules.seats[seat].decides()]


def market_of(s: State) -> MarketPart:
    for part in s.parts:
        if isinstance(part, MarketPart):
            return part
    raise AssertionError("there is no market")


def is_open(s: State) -> bool:
    """Whether there is a market, and jade to be had."""
    return any(isinstance(part, MarketPart) and part.supply(s) > 0 for part in s.parts)
