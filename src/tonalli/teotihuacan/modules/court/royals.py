"""Royal tiles A10, B11 and C12 (X-5.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, FieldList, a_number, a_seat
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import Effect
from tonalli.teotihuacan.boards.palace import Exchange
from tonalli.teotihuacan.modules.court.names import (
    OBSIDIAN_PRICE,
    ONE_OBSIDIAN,
    PAIR_POINTS,
    SOLD_COCOA,
    SOLD_POINTS,
)
from tonalli.teotihuacan.modules.great_discoveries.names import FIRST_GREAT, GREAT_KINDS
from tonalli.teotihuacan.modules.obsidian.names import OBSIDIAN
from tonalli.teotihuacan.names import COCOA
from tonalli.teotihuacan.notation import EXCHANGE
from tonalli.teotihuacan.rules import RoyalTile
from tonalli.teotihuacan.steps.goods import Gain

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


def great_pairs(s: State, player: i64) -> i64:
    """X-5.8: half the number of own Great Discoveries, face up or down, masks included."""
    side = s.players[player]
    owned: i64 = 0
    for kind in range(FIRST_GREAT, FIRST_GREAT + GREAT_KINDS):
        owned += side.face_up[kind] + side.used[kind]
    return owned // 2


@final
class PairPoints(RoyalTile):
    """X-5.8, A10: 2 points for the lower of own pairs of Great Discoveries and P."""

    def asks(self) -> bool:
        return False

    def worship(self, s: State, player: i64, power: i64) -> None:
        s.score(player, PAIR_POINTS * min(great_pairs(s, player), power), "X-5.8")


@final
class ObsidianForCocoa(RoyalTile):
    """X-5.8, B11: once 3 cocoa for P obsidian."""

    def worship(self, s: State, player: i64, power: i64) -> None:
        s.push(BuyObsidian(player, power))


@final
@mypyc_attr(free_list_len=1)
class BuyObsidian(Exchange):
    """X-5.8: 3 cocoa for obsidian, or nothing."""

    kind: ClassVar[str] = "buy-obsidian"
    fields: ClassVar[FieldList] = (PLAYER, a_number("gained", 1, 9))

    def __init__(self, player: i64, gained: i64) -> None:
        super().__init__(player, 1)
        self.gained = gained

    def fits(self, s: State) -> bool:
        return OBSIDIAN in s.rules.goods

    def ways(self, s: State, out: Actions) -> None:
        if s.rules.payment.can_pay(s, self.player, OBSIDIAN_PRICE):
            out.add(EXCHANGE)

    def why_not(self, s: State, action: i64) -> Reason | None:
        return s.rules.payment.why_not(s, self.player, OBSIDIAN_PRICE, "X-5.8") if action == EXCHANGE else None

    def exchange(self, s: State, action: i64) -> None:
        s.push(Gain(self.player, OBSIDIAN, self.gained, "X-5.8"))
        s.rules.payment.pay(s, self.player, OBSIDIAN_PRICE, "X-5.8")


@final
class PointsForObsidian(RoyalTile):
    """X-5.8, C12: up to P times 1 obsidian for 1 cocoa and 2 points."""

    def worship(self, s: State, player: i64, power: i64) -> None:
        s.push(SellObsidian(player, power))


@final
@mypyc_attr(free_list_len=1)
class SellObsidian(Exchange):
    """X-5.8: 1 obsidian for 1 cocoa and 2 points."""

    kind: ClassVar[str] = "sell-obsidian"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 10))

    def fits(self, s: State) -> bool:
        return OBSIDIAN in s.rules.goods

    def ways(self, s: State, out: Actions) -> None:
        if s.rules.payment.can_pay(s, self.player, ONE_OBSIDIAN):
            out.add(EXCHANGE)

    def why_not(self, s: State, action: i64) -> Reason | None:
        return s.rules.payment.why_not(s, self.player, ONE_OBSIDIAN, "X-5.8") if action == EXCHANGE else None

    def exchange(self, s: State, action: i64) -> None:
        s.push(Sold(self.player))
        s.rules.payment.pay(s, self.player, ONE_OBSIDIAN, "X-5.8")

    def again(self) -> Exchange:
        return SellObsidian(self.player, self.left - 1)


@final
@mypyc_attr(free_list_len=1)
class Sold(Effect["State"]):
    """X-5.8: what an obsidian was sold for."""

    kind: ClassVar[str] = "sold"
    fields: ClassVar[FieldList] = (a_seat("owner"),)

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner = owner

    def run(self, s: State) -> None:
        s.gain(self.owner, COCOA, SOLD_COCOA, "X-5.8")
        s.score(self.owner, SOLD_POINTS, "X-5.8")


def new_royal_tiles() -> list[RoyalTile]:
    """X-5.2: behind those of the base game."""
    return [PairPoints(), ObsidianForCocoa(), PointsForObsidian()]
