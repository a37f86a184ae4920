"""Buildings and monuments: choosing, paying, and what a tile brings (Z-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.bits import BIT
from tonalli.core.field import PLAYER, FieldList, a_number, a_seat, a_word
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS, Effect
from tonalli.tzolkin.moments import Decision, Payment
from tonalli.tzolkin.names import (
    ARCHITECTURE,
    BUILDINGS,
    CORN,
    FIRST_BUILDING,
    GOLD,
    MONUMENTS,
    NONE,
    SKULL,
    STONE,
    TILES,
    WOOD,
)
from tonalli.tzolkin.notation import BUILD, DROP, LATER, MONUMENT, NOW
from tonalli.tzolkin.rules import Construction
from tonalli.tzolkin.steps.goods import Gain, give_blocks
from tonalli.tzolkin.tiles import (
    ARCHITECTURE_CORN,
    ARCHITECTURE_CORN_SAVED,
    ARCHITECTURE_POINTS,
    CORN_PER_BLOCK,
    DISPLAY,
    MONUMENT_GOLD,
    MONUMENT_ROW,
    MONUMENT_SKULL,
    MONUMENT_STONE,
    MONUMENT_WOOD,
)

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


class BaseConstruction(Construction):
    """Z-10.2, Z-15.6: printed cost, less what another tile covers, less Architecture, in blocks or corn; surcharges.

    ``covering`` is a building whose cost counts as paid; the base game knows none.
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
        for good in range(WOOD, GOLD + 1):
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
        self.pay_skulls(s, player, building)
        if in_corn == 1:
            blocks: i64 = 0
            for good in range(WOOD, GOLD + 1):
                blocks += blocks_due(s, building, covering, good)
            s.spend(player, CORN, corn_price(blocks, saved, s.in_force().building_surcharge()), "Z-7.16")
            return
        droppable: i64 = 0
        only: i64 = NONE
        if saved:
            for good in range(WOOD, GOLD + 1):
                if can_drop(s, player, building, covering, good):
                    droppable += 1
                    only = good
        if droppable > 1:
            s.push(DropBlock(player, building, covering))
        else:
            pay_blocks(s, player, building, covering, only)

    def pay_skulls(self, s: State, player: i64, building: i64) -> None:
        """Z-10.1: skulls of a cost return to the bank."""
        s.spend(player, SKULL, s.rules.buildings[building].cost[SKULL], "Z-10.2")

    def monument_payable(self, s: State, player: i64, monument: i64) -> bool:
        stock = s.players[player].stock
        return (
            stock[WOOD] >= MONUMENT_WOOD[monument]
            and stock[STONE] >= MONUMENT_STONE[monument]
            and stock[GOLD] >= MONUMENT_GOLD[monument]
            and stock[SKULL] >= MONUMENT_SKULL[monument]
        )

    def pay_monument(self, s: State, player: i64, monument: i64) -> None:
        s.spend(player, WOOD, MONUMENT_WOOD[monument], "Z-10.1")
        s.spend(player, STONE, MONUMENT_STONE[monument], "Z-10.1")
        s.spend(player, GOLD, MONUMENT_GOLD[monument], "Z-10.1")
        s.spend(player, SKULL, MONUMENT_SKULL[monument], "Z-10.1")


def corn_price(blocks: i64, saved: bool, surcharge: i64) -> i64:
    """Z-7.16, Z-8.6: two corn a block; Architecture 3 saves two, not below 0."""
    price = CORN_PER_BLOCK * blocks
    if saved:
        price = max(price - ARCHITECTURE_CORN_SAVED, 0)
    return price + CORN_PER_BLOCK * surcharge


def blocks_due(s: State, building: i64, covering: i64, good: i64) -> i64:
    """Z-15.6: blocks of a kind, less those that another tile covers; nothing is given back."""
    due = s.rules.buildings[building].cost[good]
    if covering != NONE:
        due = max(due - s.rules.buildings[covering].cost[good], 0)
    return due


def can_drop(s: State, player: i64, building: i64, covering: i64, dropped: i64) -> bool:
    """Z-8.6: whether a block of this kind may be dropped, and the rest be paid."""
    if blocks_due(s, building, covering, dropped) == 0:
        return False
    stock = s.players[player].stock
    for good in range(WOOD, GOLD + 1):
        due = blocks_due(s, building, covering, good)
        if stock[good] < (due - 1 if good == dropped else due):
            return False
    return True


def pay_blocks(s: State, player: i64, building: i64, covering: i64, dropped: i64) -> None:
    """Z-10.2: the blocks of a building but the dropped one, then the surcharge of the payer's choice."""
    for good in range(WOOD, GOLD + 1):
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
        for good in range(WOOD, GOLD + 1):
            if can_drop(s, self.player, self.building, self.covering, good):
                out.add(DROP + good - WOOD)

    def take(self, s: State, action: i64) -> None:
        pay_blocks(s, self.player, self.building, self.covering, WOOD + action - DROP)


# ---- choosing ------------------------------------------------------------------------------------


def can_build(s: State, player: i64, corn: i64) -> bool:
    """Z-14.3: whether a face-up building can be paid, in corn or (NONE) in blocks."""
    for place in range(DISPLAY):
        building = s.display[place]
        if building != NONE and s.rules.construction.payable(s, player, building, corn, 1):
            return True
    return False


def can_build_monument(s: State, player: i64) -> bool:
    for place in range(MONUMENT_ROW):
        monument = s.monument_row[place]
        if monument != NONE and s.rules.construction.monument_payable(s, player, monument):
            return True
    return False


def offer_buildings(s: State, player: i64, corn: i64, helped: i64, out: Actions) -> None:
    """Z-10.1: every kind that lies face up and can be paid, once."""
    seen: i64 = 0
    for place in range(DISPLAY):
        building = s.display[place]
        if building != NONE and (seen >> building) & 1 == 0:
            seen |= BIT[building]
            if s.rules.construction.payable(s, player, building, corn, helped):
                out.add(BUILD + building)


def build(s: State, player: i64, building: i64, in_corn: i64, helped: i64) -> None:
    """Z-10.2: pay, then take the tile with what it brings."""
    s.push(TakeBuilding(player, building, helped))
    s.rules.construction.pay(s, player, building, in_corn, helped)


@final
@mypyc_attr(free_list_len=1)
class Build(Decision):
    """Z-7.9, Z-7.16, Z-10.4: a building for blocks or corn; ``helped`` if Architecture applies, ``optional`` if it may
    be left out.
    """

    kind: ClassVar[str] = "build"
    fields: ClassVar[FieldList] = (
        PLAYER,
        a_number("in_corn", 0, 1),
        a_number("helped", 0, 1),
        a_number("optional", 0, 1),
    )

    def __init__(self, player: i64, in_corn: i64, helped: i64, optional: i64) -> None:
        super().__init__(player)
        self.in_corn = in_corn
        self.helped = helped
        self.optional = optional

    def options(self, s: State, out: Actions) -> None:
        if self.optional == 1:
            out.add(PASS)
        corn = s.players[self.player].stock[CORN] if self.in_corn == 1 else NONE
        offer_buildings(s, self.player, corn, self.helped, out)

    def take(self, s: State, action: i64) -> None:
        if action != PASS:
            build(s, self.player, action - BUILD, self.in_corn, self.helped)


@final
@mypyc_attr(free_list_len=1)
class BuildTwo(Decision):
    """Z-7.11: one or two buildings, or one monument."""

    kind: ClassVar[str] = "build-two"
    fields: ClassVar[FieldList] = (PLAYER,)

    def options(self, s: State, out: Actions) -> None:
        offer_buildings(s, self.player, NONE, 1, out)
        for place in range(MONUMENT_ROW):
            monument = s.monument_row[place]
            if monument != NONE and s.rules.construction.monument_payable(s, self.player, monument):
                out.add(MONUMENT + monument)

    def take(self, s: State, action: i64) -> None:
        if action >= MONUMENT:
            s.push(TakeMonument(self.player, action - MONUMENT))
            s.rules.construction.pay_monument(s, self.player, action - MONUMENT)
            return
        building = action - BUILD
        if not s.works(self.player, ARCHITECTURE, 1):
            build_first(s, self.player, building, 0)
        elif s.rules.construction.payable(s, self.player, building, NONE, 0):
            s.push(ApplyArchitecture(self.player, building))
        else:
            build_first(s, self.player, building, 1)


def build_first(s: State, player: i64, building: i64, helped: i64) -> None:
    """Z-8.5: Architecture applies to one of the two buildings."""
    s.push(Build(player, 0, 1 - helped, 1))
    build(s, player, building, 0, helped)


@final
@mypyc_attr(free_list_len=1)
class ApplyArchitecture(Decision):
    """Z-8.10: whether Architecture applies to the first of two buildings, or later to the second."""

    kind: ClassVar[str] = "apply-architecture"
    fields: ClassVar[FieldList] = (PLAYER, a_word("building", BUILDINGS))

    def __init__(self, player: i64, building: i64) -> None:
        super().__init__(player)
        self.building = building

    def options(self, s: State, out: Actions) -> None:
        out.add(NOW)
        out.add(LATER)

    def take(self, s: State, action: i64) -> None:
        build_first(s, self.player, self.building, 1 if action == NOW else 0)


# ---- taking the tile -----------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class TakeBuilding(Effect["State"]):
    """Z-10.2, Z-8.7: take the tile, gain what Architecture gives at the level paid with, then its effects."""

    kind: ClassVar[str] = "take-building"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("building", BUILDINGS), a_number("helped", 0, 1))

    def __init__(self, owner: i64, building: i64, helped: i64) -> None:
        super().__init__()
        self.owner = owner
        self.building = building
        self.helped = helped

    def run(self, s: State) -> None:
        s.take_building(self.owner, self.building, "Z-10.2")
        push_effects(s, self.owner, FIRST_BUILDING + self.building)
        if self.helped == 1:
            if s.works(self.owner, ARCHITECTURE, 2):
                s.score(self.owner, ARCHITECTURE_POINTS, "Z-8.5")
            if s.works(self.owner, ARCHITECTURE, 1):
                s.push(Gain(self.owner, CORN, ARCHITECTURE_CORN, "Z-8.5"))


@final
@mypyc_attr(free_list_len=1)
class TakeMonument(Effect["State"]):
    """Z-10.9: a monument, once it is paid; it scores at the end."""

    kind: ClassVar[str] = "take-monument"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("monument", MONUMENTS))

    def __init__(self, owner: i64, monument: i64) -> None:
        super().__init__()
        self.owner = owner
        self.monument = monument

    def run(self, s: State) -> None:
        s.take_monument(self.owner, self.monument, "Z-10.9")


def push_effects(s: State, player: i64, tile: i64) -> None:
    """The effects of a tile, if it has any."""
    if len(s.rules.tiles[tile].effects) > 0:
        s.push(TileEffects(player, tile, 0))


@final
@mypyc_attr(free_list_len=1)
class TileEffects(Effect["State"]):
    """Z-10.3, Z-2.14: the effects of a tile from ``index`` on, each resolved before the next."""

    kind: ClassVar[str] = "tile-effects"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("tile", TILES), a_number("index", 0, 3))

    def __init__(self, owner: i64, tile: i64, index: i64) -> None:
        super().__init__()
        self.owner = owner
        self.tile = tile
        self.index = index

    def run(self, s: State) -> None:
        tile = s.rules.tiles[self.tile]
        if self.index + 1 < len(tile.effects):
            s.push(TileEffects(self.owner, self.tile, self.index + 1))
        tile.effects[self.index].resolve(s, self.owner, tile.why)
