"""The eight new buildings (P-7.20 to P-7.27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, FieldList
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.tzolkin.buildings import AnyTemple, Goods, Points
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.gears.chichen_itza import push_offering
from tonalli.tzolkin.modules.buildings.scholars import TechnologyExchange
from tonalli.tzolkin.moments import Decision, Kinds
from tonalli.tzolkin.names import BLUE, BROWN, GREEN, MONUMENT_KINDS, NONE, YELLOW
from tonalli.tzolkin.notation import MONUMENT
from tonalli.tzolkin.rules import Building, TileEffect
from tonalli.tzolkin.steps.build import build_monument, why_no_monument
from tonalli.tzolkin.tiles import MONUMENT_ROW

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


@final
class MayBuildMonument(TileEffect):
    """P-7.25: one monument, as with Tikal 4."""

    def resolve(self, s: State, player: i64, why: str) -> None:
        s.push(BuildMonument(player))

    def asks(self) -> Kinds:
        return ("may-build-monument", "take-monument")


@final
@mypyc_attr(free_list_len=1)
class BuildMonument(Decision):
    """P-7.25.1: the monument may be left out; it is paid at its own cost, in blocks."""

    kind: ClassVar[str] = "may-build-monument"
    fields: ClassVar[FieldList] = (PLAYER,)

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        for place in range(MONUMENT_ROW):
            monument = s.monument_row[place]
            if monument != NONE and s.rules.construction.monument_payable(s, self.player, monument):
                out.add(MONUMENT + monument)

    def take(self, s: State, action: i64) -> None:
        if action != PASS:
            build_monument(s, self.player, action - MONUMENT)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if MONUMENT <= action < MONUMENT + MONUMENT_KINDS:
            return why_no_monument(s, self.player, action - MONUMENT)
        return None


@final
class MayOffer(TileEffect):
    """P-7.27.2, P-13.6: Theology 2 where it works, as after a skull in Chichen Itza."""

    def resolve(self, s: State, player: i64, why: str) -> None:
        push_offering(s, player)

    def asks(self) -> Kinds:
        return ("offering", "climb-any", "taxed")


def new_buildings() -> list[Building]:
    """P-2.1, P-7.20, P-7.24, P-7.25: in the order of their names.

    P-7.27.1, P-7.27.3: the Skull Shrine holds its skull, which counts as placed.
    """
    return [
        Building(1, YELLOW, 1, Cost(wood=3), []),
        Building(1, BROWN, 1, Cost(wood=2, gold=1), []),
        Building(1, GREEN, 1, Cost(wood=1, stone=2), []),
        Building(1, BLUE, 1, Cost(gold=2), []),
        Building(2, YELLOW, 1, Cost(wood=2), [Goods(corn=8)]),
        Building(2, BROWN, 1, Cost(wood=1, gold=1), [MayBuildMonument(), Points(1)]),
        Building(2, GREEN, 1, Cost(wood=1, stone=1), [TechnologyExchange()]),
        Building(2, BLUE, 1, Cost(gold=1, skull=1), [Points(7), AnyTemple(), MayOffer()], holds=1),
    ]
