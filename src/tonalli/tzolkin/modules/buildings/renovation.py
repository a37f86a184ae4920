"""Renovation: an own building is torn down to pay with its cost for another one (P-7.1 to P-7.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, FieldList, a_number, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.modules.buildings.ids import RENOVATE
from tonalli.tzolkin.modules.buildings.names import FIRST_NEW, RENOVATABLE_COUNT
from tonalli.tzolkin.modules.buildings.part import renovation_of, tear_down
from tonalli.tzolkin.moments import Kinds, Payment, beneath
from tonalli.tzolkin.names import ARCHITECTURE, BLOCKS_END, BUILDINGS, CORN, FIRST_BLOCK, MONUMENTS, NONE, SKULL
from tonalli.tzolkin.steps.construction import BaseConstruction, corn_price, due_of

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


def saves(s: State, cost: Cost, covering: i64) -> bool:
    """P-7.3, P-7.8: whether the cost of a building covers at least one block of another, kind by kind."""
    for good in range(FIRST_BLOCK, BLOCKS_END):
        if cost.amounts[good] > 0 and s.rules.buildings[covering].cost.amounts[good] > 0:
            return True
    return False


@final
class Renovating(BaseConstruction):
    """P-7.2, P-7.10: however one builds, one renovatable building of one's own may pay with its cost.

    P-7.5: with the cost printed on it; P-7.7, P-15.19: once for each that is built. P-7.14: never for a skull.
    P-15.18, P-15.20: surcharges are not covered; P-13.8: a monument has none.
    """

    def payable(self, s: State, player: i64, building: i64, corn: i64, helped: i64) -> bool:
        if self.payable_with(s, player, building, NONE, corn, helped):
            return True
        for covering in range(FIRST_NEW, FIRST_NEW + RENOVATABLE_COUNT):
            if self.can_renovate(s, player, building, covering, corn, helped):
                return True
        return False

    def can_renovate(self, s: State, player: i64, building: i64, covering: i64, corn: i64, helped: i64) -> bool:
        """P-7.2, P-7.8: whether an own building would save something, and the rest can be paid."""
        if s.players[player].buildings[covering] == 0 or not saves(s, s.rules.buildings[building].cost, covering):
            return False
        return self.payable_with(s, player, building, covering, corn, helped)

    def pay(self, s: State, player: i64, building: i64, in_corn: i64, helped: i64) -> None:
        corn = s.players[player].stock[CORN] if in_corn == 1 else NONE
        for covering in range(FIRST_NEW, FIRST_NEW + RENOVATABLE_COUNT):
            if self.can_renovate(s, player, building, covering, corn, helped):
                s.push(Renovate(player, building, NONE, in_corn, helped))
                return
        self.pay_with(s, player, building, NONE, in_corn, helped)

    def may_cover(self, s: State, covering: i64) -> bool:
        return covering == NONE or renovation_of(s).has(covering)

    def asks(self, s: State, player: i64, building: i64, helped: i64) -> bool:
        if super().asks(s, player, building, helped):
            return True
        for covering in range(FIRST_NEW, FIRST_NEW + RENOVATABLE_COUNT):
            if s.players[player].buildings[covering] > 0 and saves(s, s.rules.buildings[building].cost, covering):
                return True
        return False

    def monument_payable(self, s: State, player: i64, monument: i64) -> bool:
        if self.monument_payable_with(s, player, monument, NONE):
            return True
        for covering in range(FIRST_NEW, FIRST_NEW + RENOVATABLE_COUNT):
            if self.can_renovate_for_monument(s, player, monument, covering):
                return True
        return False

    def can_renovate_for_monument(self, s: State, player: i64, monument: i64, covering: i64) -> bool:
        """P-7.2, P-7.13: the same for a monument."""
        if s.players[player].buildings[covering] == 0 or not saves(s, s.rules.monuments[monument].cost, covering):
            return False
        return self.monument_payable_with(s, player, monument, covering)

    def pay_monument(self, s: State, player: i64, monument: i64) -> None:
        for covering in range(FIRST_NEW, FIRST_NEW + RENOVATABLE_COUNT):
            if self.can_renovate_for_monument(s, player, monument, covering):
                s.push(Renovate(player, NONE, monument, 0, 0))
                return
        self.pay_monument_with(s, player, monument, NONE)


def construction_of(s: State) -> Renovating:
    """How this table builds."""
    construction = s.rules.construction
    assert isinstance(construction, Renovating)
    return construction


@final
@mypyc_attr(free_list_len=1)
class Renovate(Payment):
    """P-7.2, P-7.6: which building is torn down for a chosen building or monument, if any; one at most.

    P-7.12: this comes before Architecture 3, corn in the place of blocks, and surcharges.
    """

    kind: ClassVar[str] = "renovate"
    fields: ClassVar[FieldList] = (
        PLAYER,
        a_word("building", BUILDINGS, optional=True),
        a_word("monument", MONUMENTS, optional=True),
        a_number("in_corn", 0, 1),
        a_number("helped", 0, 1),
    )
    upon: ClassVar[Kinds] = ("take-building", "take-monument")

    def __init__(self, player: i64, building: i64, monument: i64, in_corn: i64, helped: i64) -> None:
        super().__init__(player)
        self.building = building
        self.monument = monument
        self.in_corn = in_corn
        self.helped = helped

    def corn(self, s: State) -> i64:
        """Z-7.16: what can be paid with instead of blocks, or NONE."""
        return s.players[self.player].stock[CORN] if self.in_corn == 1 else NONE

    def can_pay(self, s: State, covering: i64) -> bool:
        """Whether the rest can be paid, with a building torn down or (NONE) without."""
        construction = construction_of(s)
        if self.monument != NONE:
            if covering == NONE:
                return construction.monument_payable_with(s, self.player, self.monument, NONE)
            return construction.can_renovate_for_monument(s, self.player, self.monument, covering)
        if covering == NONE:
            return construction.payable_with(s, self.player, self.building, NONE, self.corn(s), self.helped)
        return construction.can_renovate(s, self.player, self.building, covering, self.corn(s), self.helped)

    def options(self, s: State, out: Actions) -> None:
        if self.can_pay(s, NONE):
            out.add(PASS)
        for index in range(RENOVATABLE_COUNT):
            if self.can_pay(s, FIRST_NEW + index):
                out.add(RENOVATE + index)

    def take(self, s: State, action: i64) -> None:
        covering: i64 = NONE
        if action != PASS:
            covering = FIRST_NEW + action - RENOVATE
            tear_down(s, self.player, covering, "P-7.2")
        construction = construction_of(s)
        if self.monument != NONE:
            construction.pay_monument_with(s, self.player, self.monument, covering)
        else:
            construction.pay_with(s, self.player, self.building, covering, self.in_corn, self.helped)

    def price(self, s: State, action: i64) -> Cost:
        """P-7.11, P-7.12: what is left to pay."""
        covering = NONE if action == PASS else FIRST_NEW + action - RENOVATE
        if self.monument != NONE:
            return rest(s, s.rules.monuments[self.monument].cost, covering, 0)
        cost = rest(s, s.rules.buildings[self.building].cost, covering, s.in_force().building_surcharge())
        if self.in_corn == 0:
            return cost
        saved = self.helped == 1 and s.works(self.player, ARCHITECTURE, 3)
        return Cost(corn=corn_price(cost.printed_blocks, saved, cost.blocks), skull=cost[SKULL])

    def fits(self, s: State) -> bool:
        """P-7.2: for what is being built, with something to tear down."""
        if (self.building == NONE) == (self.monument == NONE) or beneath(self).builds() != self.building:
            return False
        for index in range(RENOVATABLE_COUNT):
            if self.can_pay(s, FIRST_NEW + index):
                return True
        return False

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action == PASS:
            return Reason("only-by-renovation", "P-7.2")
        if not RENOVATE <= action < RENOVATE + RENOVATABLE_COUNT:
            return None
        covering = FIRST_NEW + action - RENOVATE
        about: dict[str, str | int] = {"building": BUILDINGS[covering]}
        if s.players[self.player].buildings[covering] == 0:
            return Reason("not-yours", "P-7.2", about)
        monument = self.monument != NONE
        cost = s.rules.monuments[self.monument].cost if monument else s.rules.buildings[self.building].cost
        return Reason("cannot-be-paid" if saves(s, cost, covering) else "saves-nothing", "P-7.8", about)


def rest(s: State, cost: Cost, covering: i64, surcharge: i64) -> Cost:
    """P-7.3, P-7.4: what another building does not cover, and a surcharge."""
    due = [due_of(s, cost, covering, good) for good in range(FIRST_BLOCK, BLOCKS_END)]
    return Cost(wood=due[0], stone=due[1], gold=due[2], skull=cost[SKULL], blocks=surcharge)
