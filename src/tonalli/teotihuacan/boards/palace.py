"""Palace (1): no main action; its three worship spaces use the royal tiles (T-7.5, T-7.12 to T-7.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.field import PLAYER, WHY, FieldList, a_number, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.teotihuacan.amounts import COCOA_COSTS, FREE
from tonalli.teotihuacan.board import Board
from tonalli.teotihuacan.moments import ANY_TIME, Decision
from tonalli.teotihuacan.names import COCOA, GOLD, GOODS, NONE, STONE, TEMPLES, WOOD
from tonalli.teotihuacan.notation import EXCHANGE, TEMPLE
from tonalli.teotihuacan.rules import RoyalTile
from tonalli.teotihuacan.steps.goods import Gain, TakeResources
from tonalli.teotihuacan.steps.temple import Climb, can_climb

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


ONE_COCOA: Final = COCOA_COSTS[1]


class Palace(Board):
    """T-10.8: the board of the royal tiles."""

    def has_main_action(self) -> bool:
        return False

    def gives_tile_alone(self) -> bool:
        """T-7.5: the royal tile's ability must be used."""
        return False

    def worship_asks(self, s: State, space: i64) -> bool:
        return s.rules.royals[s.layout.royals[space]].asks()

    def worship(self, s: State, player: i64, space: i64, power: i64) -> None:
        s.rules.royals[s.layout.royals[space]].worship(s, player, power)


# ---- category A: points --------------------------------------------------------------------------


@final
class TechnologyPoints(RoyalTile):
    """T-7.13, A04: 2 points for the lower of own technologies and P."""

    def asks(self) -> bool:
        return False

    def worship(self, s: State, player: i64, power: i64) -> None:
        s.score(player, 2 * min(s.players[player].technologies_owned(), power), "T-7.13")


@final
class PyramidPoints(RoyalTile):
    """T-7.14, A05: 2 points for the lower of the own pyramid track step and P."""

    def asks(self) -> bool:
        return False

    def worship(self, s: State, player: i64, power: i64) -> None:
        s.score(player, 2 * min(s.players[player].pyramid, power), "T-7.14")


@final
class AvenuePoints(RoyalTile):
    """T-7.15, A09: 1 point for the lower of the own Avenue step and P + 1."""

    def asks(self) -> bool:
        return False

    def worship(self, s: State, player: i64, power: i64) -> None:
        s.score(player, min(s.players[player].avenue, power + 1), "T-7.15")


# ---- exchanges -----------------------------------------------------------------------------------


class Exchange(Decision):
    """T-7.12: one exchange at a time, fewer than allowed or none; tiles may be used between two (T-8.26)."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def ways(self, s: State, out: Actions) -> None:
        """The ways to do the exchange now."""
        raise NotImplementedError

    def exchange(self, s: State, action: i64) -> None:
        """Do it once."""
        raise NotImplementedError

    def again(self) -> Exchange:
        """The same with one exchange less to go."""
        raise NotImplementedError

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        self.ways(s, out)

    def moment(self, s: State) -> i64:
        return ANY_TIME

    def take(self, s: State, action: i64) -> None:
        if action == PASS:
            return
        if self.left > 1:
            s.push(self.again())
        self.exchange(s, action)


def given_resource(s: State, action: i64) -> i64:
    """The good that an action gives away."""
    for resource in s.rules.resources:
        if resource.give == action:
            return resource.good
    return NONE


# ---- category B: resources -----------------------------------------------------------------------


@final
class CocoaForTwo(RoyalTile):
    """T-7.16, T-7.17, B02 and B06: up to P times 1 cocoa for one each of two resources."""

    def __init__(self, first: i64, second: i64, clause: str) -> None:
        self.first = first
        self.second = second
        self.clause = clause

    def worship(self, s: State, player: i64, power: i64) -> None:
        s.push(ExchangeCocoa(player, power, self.first, self.second, self.clause))


@final
@mypyc_attr(free_list_len=1)
class ExchangeCocoa(Exchange):
    """T-7.16, T-7.17: 1 cocoa for two resources."""

    kind: ClassVar[str] = "exchange-cocoa"
    fields: ClassVar[FieldList] = (
        PLAYER,
        a_number("left", 1, 10),
        a_word("first", GOODS),
        a_word("second", GOODS),
        WHY,
    )

    def __init__(self, player: i64, left: i64, first: i64, second: i64, why: str) -> None:
        super().__init__(player, left)
        self.first = first
        self.second = second
        self.why = why

    def fits(self, s: State) -> bool:
        return self.first in s.rules.goods and self.second in s.rules.goods

    def ways(self, s: State, out: Actions) -> None:
        if s.rules.payment.can_pay(s, self.player, ONE_COCOA):
            out.add(EXCHANGE)

    def why_not(self, s: State, action: i64) -> Reason | None:
        return s.rules.payment.why_not(s, self.player, ONE_COCOA, self.why) if action == EXCHANGE else None

    def exchange(self, s: State, action: i64) -> None:
        s.push(Gain(self.player, self.second, 1, self.why))
        s.push(Gain(self.player, self.first, 1, self.why))
        s.rules.payment.pay(s, self.player, ONE_COCOA, self.why)

    def again(self) -> Exchange:
        return ExchangeCocoa(self.player, self.left - 1, self.first, self.second, self.why)


@final
class OneForMany(RoyalTile):
    """T-7.18, B07: once 1 cocoa and 1 any resource for P any resources."""

    def worship(self, s: State, player: i64, power: i64) -> None:
        s.push(TradeUp(player, power))


@final
@mypyc_attr(free_list_len=1)
class TradeUp(Exchange):
    """T-7.18: 1 cocoa and the resource to give."""

    kind: ClassVar[str] = "trade-up"
    fields: ClassVar[FieldList] = (PLAYER, a_number("gained", 0, 9))

    def __init__(self, player: i64, gained: i64) -> None:
        super().__init__(player, 1)
        self.gained = gained

    def ways(self, s: State, out: Actions) -> None:
        for resource in s.rules.resources:
            if s.rules.payment.can_give(s, self.player, resource.good, ONE_COCOA):
                out.add(resource.give)

    def why_not(self, s: State, action: i64) -> Reason | None:
        for resource in s.rules.resources:
            if resource.give == action:
                return s.rules.payment.why_not_give(s, self.player, resource.good, ONE_COCOA, "T-7.18")
        return None

    def exchange(self, s: State, action: i64) -> None:
        s.push(TakeResources(self.player, self.gained))
        s.rules.payment.give(s, self.player, given_resource(s, action), "T-7.18")
        s.rules.payment.pay(s, self.player, ONE_COCOA, "T-7.18")


# ---- category C: cocoa and temples ---------------------------------------------------------------


@final
class CocoaGain(RoyalTile):
    """T-7.19, C01: P + 1 cocoa."""

    def asks(self) -> bool:
        return False

    def worship(self, s: State, player: i64, power: i64) -> None:
        s.gain(player, COCOA, power + 1, "T-7.19")


@final
class SellResources(RoyalTile):
    """T-7.19, C03: up to P times 1 any resource for 2 cocoa."""

    def worship(self, s: State, player: i64, power: i64) -> None:
        s.push(Sell(player, power))


@final
@mypyc_attr(free_list_len=1)
class Sell(Exchange):
    """T-7.19: a resource for 2 cocoa."""

    kind: ClassVar[str] = "sell"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 10))

    def ways(self, s: State, out: Actions) -> None:
        for resource in s.rules.resources:
            if s.rules.payment.can_give(s, self.player, resource.good, FREE):
                out.add(resource.give)

    def why_not(self, s: State, action: i64) -> Reason | None:
        for resource in s.rules.resources:
            if resource.give == action:
                return s.rules.payment.why_not_give(s, self.player, resource.good, FREE, "T-7.19")
        return None

    def exchange(self, s: State, action: i64) -> None:
        s.push(Gain(self.player, COCOA, 2, "T-7.19"))
        s.rules.payment.give(s, self.player, given_resource(s, action), "T-7.19")

    def again(self) -> Exchange:
        return Sell(self.player, self.left - 1)


@final
class TempleForCocoa(RoyalTile):
    """T-7.20, C08: up to P - 1 times 1 cocoa for a step on any temple."""

    def worship(self, s: State, player: i64, power: i64) -> None:
        if power > 1:
            s.push(BuyTempleStep(player, power - 1))


@final
@mypyc_attr(free_list_len=1)
class BuyTempleStep(Exchange):
    """T-7.20, T-1.19: 1 cocoa for a step on a temple that can be advanced."""

    kind: ClassVar[str] = "buy-temple-step"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 10))

    def ways(self, s: State, out: Actions) -> None:
        if s.rules.payment.can_pay(s, self.player, ONE_COCOA):
            for temple in range(3):
                if can_climb(s, self.player, temple):
                    out.add(TEMPLE + temple)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action < TEMPLE or action >= TEMPLE + len(TEMPLES):
            return None
        if not can_climb(s, self.player, action - TEMPLE):
            return Reason("top-step", "T-9.6")
        return s.rules.payment.why_not(s, self.player, ONE_COCOA, "T-7.20")

    def exchange(self, s: State, action: i64) -> None:
        s.push(Climb(self.player, action - TEMPLE, "T-7.20"))
        s.rules.payment.pay(s, self.player, ONE_COCOA, "T-7.20")

    def again(self) -> Exchange:
        return BuyTempleStep(self.player, self.left - 1)


ROYAL_TILES: tuple[RoyalTile, ...] = (
    TechnologyPoints(),
    PyramidPoints(),
    AvenuePoints(),
    CocoaForTwo(WOOD, STONE, "T-7.16"),
    CocoaForTwo(STONE, GOLD, "T-7.17"),
    OneForMany(),
    CocoaGain(),
    SellResources(),
    TempleForCocoa(),
)
"""In the order of their names A04 to C08."""
