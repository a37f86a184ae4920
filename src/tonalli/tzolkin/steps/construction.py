"""What buildings and monuments cost, step by step, and how they are paid (Z-10.2, Z-15.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, FieldList, a_word
from tonalli.core.native import i64, mypyc_attr
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.moments import Payment, beneath
from tonalli.tzolkin.names import ARCHITECTURE, BLOCKS_END, BUILDINGS, CORN, FIRST_BLOCK, NONE, SKULL
from tonalli.tzolkin.notation import DROP
from tonalli.tzolkin.rules import Construction
from tonalli.tzolkin.steps.goods import give_blocks
from tonalli.tzolkin.tiles import ARCHITECTURE_CORN_SAVED, CORN_PER_BLOCK

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


class BaseConstruction(Construction):
    """Z-10.2, Z-15.6: printed cost, less what another tile covers, less Architecture, in blocks or corn; surcharges.

    ``covering`` is a building whose cost counts as paid; the base game knows none. Monuments have neither
    Architecture nor surcharges.
    """

    def payable(self, s: State, player: i64, building: i64, corn: i64, helped: i64) -> bool:
        return self.payable_with(s, player, building, NONE, corn, helped)

    def payable_with(self, s: State, player: i64, building: i64, covering: i64, corn: i64, helped: i64) -> bool:
        side = s.players[player]
        if side.stock[SKULL] < s.rules.buildings[building].cost[SKULL]:
            return False
        saved = helped == 1 and s.works(player, ARCHITECTURE, 3)
        surcharge = s.in_force().building_surcharge()
        blocks: i64 = 0
        missing: i64 = 0
        for good in range(FIRST_BLOCK, BLOCKS_END):
            due = blocks_due(s, building, covering, good)
            blocks += due
            missing += max(due - side.stock[good], 0)
        if corn != NONE:
            return corn >= corn_price(blocks, saved, surcharge)
        spared: i64 = min(1, blocks) if saved else 0
        return missing <= spared and side.blocks() >= blocks - spared + surcharge

    def pay(self, s: State, player: i64, building: i64, in_corn: i64, helped: i64) -> None:
        self.pay_with(s, player, building, NONE, in_corn, helped)

    def pay_with(self, s: State, player: i64, building: i64, covering: i64, in_corn: i64, helped: i64) -> None:
        saved = helped == 1 and s.works(player, ARCHITECTURE, 3)
        tile = s.rules.buildings[building]
        # What the tile holds is put on it when it is taken.
        s.spend(player, SKULL, tile.cost[SKULL] - tile.holds, "Z-10.2")
        if in_corn == 1:
            blocks: i64 = 0
            for good in range(FIRST_BLOCK, BLOCKS_END):
                blocks += blocks_due(s, building, covering, good)
            s.spend(player, CORN, corn_price(blocks, saved, s.in_force().building_surcharge()), "Z-7.16")
            return
        droppable: i64 = 0
        only: i64 = NONE
        if saved:
            for good in range(FIRST_BLOCK, BLOCKS_END):
                if can_drop(s, player, building, covering, good):
                    droppable += 1
                    only = good
        if droppable > 1:
            s.push(DropBlock(player, building, covering))
        else:
            pay_blocks(s, player, building, covering, only)

    def asks(self, s: State, player: i64, building: i64, helped: i64) -> bool:
        """Z-8.6, Z-15.6: the block that Architecture 3 saves, or a surcharge."""
        return s.in_force().building_surcharge() > 0 or (helped == 1 and s.works(player, ARCHITECTURE, 3))

    def monument_payable(self, s: State, player: i64, monument: i64) -> bool:
        return self.monument_payable_with(s, player, monument, NONE)

    def monument_payable_with(self, s: State, player: i64, monument: i64, covering: i64) -> bool:
        cost = s.rules.monuments[monument].cost
        stock = s.players[player].stock
        if stock[SKULL] < cost[SKULL]:
            return False
        for good in range(FIRST_BLOCK, BLOCKS_END):
            if stock[good] < due_of(s, cost, covering, good):
                return False
        return True

    def pay_monument(self, s: State, player: i64, monument: i64) -> None:
        self.pay_monument_with(s, player, monument, NONE)

    def pay_monument_with(self, s: State, player: i64, monument: i64, covering: i64) -> None:
        cost = s.rules.monuments[monument].cost
        for good in range(FIRST_BLOCK, BLOCKS_END):
            s.spend(player, good, due_of(s, cost, covering, good), "Z-10.1")
        s.spend(player, SKULL, cost[SKULL], "Z-10.1")


def corn_price(blocks: i64, saved: bool, surcharge: i64) -> i64:
    """Z-7.16, Z-8.6: two corn a block; Architecture 3 saves two, not below 0."""
    price = CORN_PER_BLOCK * blocks
    if saved:
        price = max(price - ARCHITECTURE_CORN_SAVED, 0)
    return price + CORN_PER_BLOCK * surcharge


def due_of(s: State, cost: Cost, covering: i64, good: i64) -> i64:
    """Z-15.6: blocks of a kind, less those that another tile covers; nothing is given back."""
    due = cost.amounts[good]
    if covering != NONE:
        due = max(due - s.rules.buildings[covering].cost.amounts[good], 0)
    return due


def blocks_due(s: State, building: i64, covering: i64, good: i64) -> i64:
    """Z-15.6: the same of a building."""
    return due_of(s, s.rules.buildings[building].cost, covering, good)


def can_drop(s: State, player: i64, building: i64, covering: i64, dropped: i64) -> bool:
    """Z-8.6: whether a block of this kind may be dropped, and the rest be paid."""
    if blocks_due(s, building, covering, dropped) == 0:
        return False
    stock = s.players[player].stock
    for good in range(FIRST_BLOCK, BLOCKS_END):
        due = blocks_due(s, building, covering, good)
        if stock[good] < (due - 1 if good == dropped else due):
            return False
    return True


def pay_blocks(s: State, player: i64, building: i64, covering: i64, dropped: i64) -> None:
    """Z-10.2: the blocks of a building but the dropped one, then the surcharge of the payer's choice."""
    for good in range(FIRST_BLOCK, BLOCKS_END):
        due = blocks_due(s, building, covering, good)
        s.spend(player, good, due - 1 if good == dropped else due, "Z-10.2")
    give_blocks(s, player, s.in_force().building_surcharge(), "Z-15.6")


@final
@mypyc_attr(free_list_len=1)
class DropBlock(Payment):
    """Z-8.6, Z-8.11: the block that Architecture 3 takes off the cost."""

    kind: ClassVar[str] = "drop-block"
    fields: ClassVar[FieldList] = (
        PLAYER,
        a_word("building", BUILDINGS),
        a_word("covering", BUILDINGS, optional=True),
    )

    def __init__(self, player: i64, building: i64, covering: i64) -> None:
        super().__init__(player)
        self.building = building
        self.covering = covering

    def options(self, s: State, out: Actions) -> None:
        for good in range(FIRST_BLOCK, BLOCKS_END):
            if can_drop(s, self.player, self.building, self.covering, good):
                out.add(DROP + good - FIRST_BLOCK)

    def take(self, s: State, action: i64) -> None:
        pay_blocks(s, self.player, self.building, self.covering, FIRST_BLOCK + action - DROP)

    def fits(self, s: State) -> bool:
        """Z-8.6: of the building that is being paid, with a choice of blocks."""
        if beneath(self).builds() != self.building or not s.rules.construction.may_cover(s, self.covering):
            return False
        kinds: i64 = 0
        for good in range(FIRST_BLOCK, BLOCKS_END):
            if can_drop(s, self.player, self.building, self.covering, good):
                kinds += 1
        return kinds > 1
