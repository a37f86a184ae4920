"""Building in a region and what the regions give (X-7.13 to X-7.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import FieldList, a_number, a_seat
from tonalli.core.native import i64, mypyc_attr, vec
from tonalli.core.step import Effect
from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.boards.alchemy import Acquire
from tonalli.teotihuacan.boards.nobles import BUILDING_COST
from tonalli.teotihuacan.modules.empire import events
from tonalli.teotihuacan.modules.empire.names import REGIONS, SPECIAL_GOLD, SPECIAL_JADE
from tonalli.teotihuacan.modules.empire.part import empire_of, has_empire
from tonalli.teotihuacan.modules.empire.rules import Benefit
from tonalli.teotihuacan.modules.empire.steps import draw_on, heap_of_region
from tonalli.teotihuacan.modules.great_discoveries.names import GREAT
from tonalli.teotihuacan.modules.great_discoveries.tiles import lowest_lacking
from tonalli.teotihuacan.modules.obsidian.names import OBSIDIAN
from tonalli.teotihuacan.names import COCOA, DISCOVERY, NONE
from tonalli.teotihuacan.steps.temple import walk_avenue

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


# ---- building ------------------------------------------------------------------------------------


def may_settle(s: State, seat: i64, region: i64) -> bool:
    """X-7.13, X-7.14: a region 1 to 11 without a Building that holds the own Warrior."""
    empire = empire_of(s)
    return region > 0 and empire.regions[region] == seat and empire.settled[region] == NONE


def has_place_to_settle(s: State, seat: i64) -> bool:
    """X-7.13, X-7.14: a Building in the row and a region for it."""
    if s.buildings == 0:
        return False
    for region in range(1, REGIONS):
        if may_settle(s, seat, region):
            return True
    return False


def can_settle(s: State, seat: i64, besides: Amounts) -> bool:
    """X-7.13: also the 2 wood, beside what else is due."""
    return has_place_to_settle(s, seat) and s.rules.payment.can_pay_both(s, seat, BUILDING_COST, besides)


def settle(s: State, seat: i64, region: i64) -> None:
    """X-7.13: 2 wood for the leftmost Building of the row."""
    s.push(Settle(seat, region))
    s.rules.payment.pay(s, seat, BUILDING_COST, "X-7.13")


@final
@mypyc_attr(free_list_len=1)
class Settle(Effect["State"]):
    """X-7.13: the Building comes to the region, the Warrior leaves; then points, benefit and the Avenue step."""

    kind: ClassVar[str] = "settle"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_number("region", 1, REGIONS - 1))

    def __init__(self, owner: i64, region: i64) -> None:
        super().__init__()
        self.owner = owner
        self.region = region

    def fits(self, s: State) -> bool:
        return has_empire(s) and s.buildings > 0 and may_settle(s, self.owner, self.region)

    def run(self, s: State) -> None:
        empire = empire_of(s)
        s.buildings -= 1
        empire.regions[self.region] = NONE
        empire.settled[self.region] = self.owner
        if s.log is not None:
            events.settle(s.log, self.owner, self.region, "X-7.13")
        s.push(SettlersAvenue(self.owner))
        s.score(self.owner, empire.rules.owners[self.owner].region_points(s, self.owner, self.region), "X-7.13")
        empire.rules.benefits[self.region].gain(s, self.owner, self.region)


@final
@mypyc_attr(free_list_len=1)
class SettlersAvenue(Effect["State"]):
    """X-7.13: after the benefit one step on the Avenue of the Dead."""

    kind: ClassVar[str] = "settlers-avenue"
    fields: ClassVar[FieldList] = (a_seat("owner"),)

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner = owner

    def fits(self, s: State) -> bool:
        return has_empire(s)

    def run(self, s: State) -> None:
        walk_avenue(s, self.owner, "X-7.13")


# ---- benefits ------------------------------------------------------------------------------------


@final
class Goods(Benefit):
    """X-7.15: regions 1 and 10."""

    def __init__(self, goods: Amounts) -> None:
        self.goods = goods

    def gain(self, s: State, seat: i64, region: i64) -> None:
        s.gain_all(seat, self.goods, "X-7.15")


@final
class OneTemple(Benefit):
    """X-7.15: region 2; lost without a temple to advance (X-7.25)."""

    def gain(self, s: State, seat: i64, region: i64) -> None:
        empire_of(s).rules.owners[seat].climb_any(s, seat)


@final
class TwoTemples(Benefit):
    """X-7.15: region 8."""

    def gain(self, s: State, seat: i64, region: i64) -> None:
        empire_of(s).rules.owners[seat].climb_two(s, seat)


@final
class Draw(Benefit):
    """X-7.15: regions 3 and 6."""

    def __init__(self, stack: i64, tiles: i64) -> None:
        self.stack = stack
        self.tiles = tiles

    def gain(self, s: State, seat: i64, region: i64) -> None:
        draw_on(s, seat, region, vec[i64]([NONE, NONE, NONE]))

    def draws_from(self) -> i64:
        return self.stack

    def drawn(self) -> i64:
        return self.tiles


@final
class Training(Benefit):
    """X-7.15: region 4."""

    def gain(self, s: State, seat: i64, region: i64) -> None:
        empire_of(s).rules.owners[seat].power_up_three(s, seat)


@final
class SpecialMask(Benefit):
    """X-7.15, X-7.16: regions 5 and 9, each with its own mask."""

    def __init__(self, mask: i64) -> None:
        self.mask = mask

    def gain(self, s: State, seat: i64, region: i64) -> None:
        s.receive(seat, self.mask, heap_of_region(region), "X-7.15")


@final
class FreeTechnology(Benefit):
    """X-7.15, X-3.12: region 7; lost with no technology lacking (X-7.25), without use in this action (X-7.11)."""

    def gain(self, s: State, seat: i64, region: i64) -> None:
        technology = lowest_lacking(s, seat)
        if technology != NONE:
            s.now.acquired = technology
            s.push(Acquire(seat, technology))


@final
class WorkersCounted(Benefit):
    """X-7.15: region 11."""

    def gain(self, s: State, seat: i64, region: i64) -> None:
        empire_of(s).rules.owners[seat].count_workers(s, seat)


def region_benefits() -> list[Benefit]:
    """By region, the first for Teotihuacan, where nobody builds (X-7.14)."""
    return [
        Benefit(),
        Goods(Amounts({OBSIDIAN: 1, COCOA: 1})),
        OneTemple(),
        Draw(DISCOVERY, 3),
        Training(),
        SpecialMask(SPECIAL_GOLD),
        Draw(GREAT, 2),
        FreeTechnology(),
        TwoTemples(),
        SpecialMask(SPECIAL_JADE),
        Goods(Amounts({OBSIDIAN: 4})),
        WorkersCounted(),
    ]
