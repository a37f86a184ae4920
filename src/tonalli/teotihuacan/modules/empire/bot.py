"""The solo opponent with M9: its Warriors, its Buildings, the priest S08 (X-7.18 to X-7.27, X-10.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.bits import BIT
from tonalli.core.field import FieldList, a_seat
from tonalli.core.native import i64, mypyc_attr, vec
from tonalli.core.step import Effect, Reveal
from tonalli.teotihuacan.amounts import FREE, Amounts
from tonalli.teotihuacan.boards.nobles import BUILDING_COST
from tonalli.teotihuacan.modules.empire import events
from tonalli.teotihuacan.modules.empire.ids import DRAW_TRAIL
from tonalli.teotihuacan.modules.empire.names import (
    BOT_DRAW_POINTS,
    BOT_LINE,
    BOT_WARRIORS,
    BOT_WORKER_POINTS,
    CAPITAL,
    PRIEST_OBSIDIAN,
    PROVINCE,
    REGION_POINTS,
    REGIONS,
    TRAIL,
)
from tonalli.teotihuacan.modules.empire.part import empire_of, has_empire
from tonalli.teotihuacan.modules.empire.regions import can_settle, may_settle, settle
from tonalli.teotihuacan.modules.empire.rules import Owner
from tonalli.teotihuacan.modules.empire.steps import DRAWN, heap_of_region
from tonalli.teotihuacan.modules.empire.warriors import AddWarrior, move_on
from tonalli.teotihuacan.modules.great_discoveries.part import discard
from tonalli.teotihuacan.modules.obsidian.names import OBSIDIAN
from tonalli.teotihuacan.modules.teotibot.action_tiles import BuildingTile, fails, is_wanted
from tonalli.teotihuacan.modules.teotibot.names import A_WORKER, AN_ACTION, BOT, NOTHING, SOME_WOOD, TOP, TRAILS
from tonalli.teotihuacan.modules.teotibot.rules import AfterTile, BotAction, BotRules
from tonalli.teotihuacan.modules.teotibot.table import is_its_turn, table_of
from tonalli.teotihuacan.modules.teotibot.temples import climb_any
from tonalli.teotihuacan.modules.teotibot.workers import highest_worker, push_power_up_and_advance, worker_on
from tonalli.teotihuacan.names import DISCOVERY, FOREST, NOBLES, NONE, TEMPLES, TILES, WORKERS
from tonalli.teotihuacan.steps.claim import claim
from tonalli.teotihuacan.steps.power_up import PowerUp
from tonalli.teotihuacan.steps.reveal import shuffle_back
from tonalli.teotihuacan.steps.temple import Climb, can_climb, climb

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

NOBLES_TILE: Final = 3
"""The place of its tile among the action tiles."""
PRIESTS_PRICE: Final = Amounts({OBSIDIAN: PRIEST_OBSIDIAN})


# ---- whose Warriors they are ---------------------------------------------------------------------


@final
class BotOwner(Owner):
    """X-7.18, X-7.19, X-7.22: it never decides anything; X-7.23: its Warriors score as anybody's."""

    def begins_on_the_map(self) -> bool:
        """X-7.18."""
        return False

    def pushed(self, s: State, seat: i64, region: i64) -> None:
        if region == CAPITAL:
            s.push(DrawTrail(seat))
        else:
            move_on(s, seat, region, BOT_LINE[region], "X-7.19")

    def region_points(self, s: State, seat: i64, region: i64) -> i64:
        """X-7.22: in region 11 a fixed number takes the place of all points."""
        return BOT_WORKER_POINTS if region == REGIONS - 1 else REGION_POINTS[region]

    def climb_any(self, s: State, seat: i64) -> None:
        climb_any(s, "X-7.22")

    def climb_two(self, s: State, seat: i64) -> None:
        """X-7.22, X-7.27: the two temples that come first by B-7.1."""
        first = better_temple(s, NONE)
        second = better_temple(s, first)
        if second != NONE:
            s.push(Climb(seat, second, "X-7.22"))
        elif s.log is not None:
            s.log.step_lost(seat, "", 1 if first != NONE else 2, "B-7.3")
        if first != NONE:
            climb(s, seat, first, "X-7.22")

    def power_up_three(self, s: State, seat: i64) -> None:
        """X-7.22, X-7.27: its unlocked workers, highest first."""
        order: list[int] = []
        named: i64 = 0
        for number in range(WORKERS):
            die = highest_worker(s, named)
            if die != NONE:
                named |= BIT[die]
                order.append(die)
        for worker in reversed(order):
            s.push(PowerUp(seat, worker, "X-7.22"))

    def count_workers(self, s: State, seat: i64) -> None:
        """X-7.22: all it gets there are the points of the region."""

    def choose_drawn(self, s: State, seat: i64, region: i64, tiles: vec[i64]) -> None:
        """X-7.22, X-7.27: the rarest mask it lacks and can pay, the rest discarded; else points, all shuffled back."""
        chosen = rarest_mask(s, tiles)
        if chosen == NONE:
            s.score(seat, BOT_DRAW_POINTS[region], "X-7.22")
        for place in range(DRAWN):
            if tiles[place] == NONE or place == chosen:
                continue
            if chosen == NONE:
                shuffle_back(s, tiles[place], "X-7.22")
            else:
                discard_drawn(s, seat, tiles[place], region)
        if chosen != NONE:
            claim(s, seat, tiles[chosen], heap_of_region(region), "X-7.22")


def better_temple(s: State, but: i64) -> i64:
    """B-7.1: the best temple except one; NONE if it can advance on no other."""
    best: i64 = NONE
    for temple in range(len(TEMPLES)):
        if temple == but or not can_climb(s, BOT, temple):
            continue
        if best == NONE or s.players[BOT].temples[temple] > s.players[BOT].temples[best]:
            best = temple
    return best


def rarest_mask(s: State, tiles: vec[i64]) -> i64:
    """X-7.22: the place of the mask with fewest copies that the bot lacks and can pay, then the first; or NONE."""
    best: i64 = NONE
    for place in range(DRAWN):
        if tiles[place] == NONE or not is_wanted(s, tiles[place]):
            continue
        if best == NONE or s.rules.discoveries[tiles[place]].copies < s.rules.discoveries[tiles[best]].copies:
            best = place
    return best


def discard_drawn(s: State, seat: i64, kind: i64, region: i64) -> None:
    """X-7.27: a discovery tile to the discards of the solo game, a Great Discovery to theirs."""
    if s.rules.discoveries[kind].stack != DISCOVERY:
        discard(s, seat, kind, heap_of_region(region), "X-7.27")
        return
    table_of(s).discards[kind] += 1
    if s.log is not None:
        events.region_discard(s.log, seat, TILES[kind], region, "X-7.27")


@final
@mypyc_attr(free_list_len=1)
class DrawTrail(Reveal["State"]):
    """X-7.19: out of Teotihuacan a Trail tile says where its Warrior goes; the tile is shuffled back."""

    kind: ClassVar[str] = TRAIL
    fields: ClassVar[FieldList] = (a_seat("owner"),)

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner = owner

    def fits(self, s: State) -> bool:
        if not has_empire(s) or s.rules.seats[self.owner].decides():
            return False
        return empire_of(s).regions[CAPITAL] != NONE

    def options(self, s: State, out: Actions) -> None:
        for trail in range(TRAILS):
            out.weigh(DRAW_TRAIL + trail, 1)

    def take(self, s: State, action: i64) -> None:
        region = action - DRAW_TRAIL + 1
        if s.log is not None:
            events.trail(s.log, self.owner, region, "X-7.19")
        table_of(s).last_trail = region
        move_on(s, self.owner, CAPITAL, region, "X-7.19")


# ---- what it does on Conquest --------------------------------------------------------------------


@final
class Expand(BotAction):
    """X-7.20, X-7.21, X-7.26: with 2 wood two Warriors and a Building; nothing at all if neither is possible."""

    def act(self, s: State, die: i64, why: str) -> i64:
        lack = lacking_to_expand(s)
        if lack == NOTHING:
            push_power_up_and_advance(s, die)
            expand(s)
        return lack


def lacking_to_expand(s: State) -> i64:
    """X-7.20, X-7.26: what the bot lacks for both Warriors and Building."""
    if not s.rules.payment.can_pay(s, BOT, BUILDING_COST):
        return SOME_WOOD
    if empire_of(s).supply[BOT] == 0 and not can_settle(s, BOT, FREE):
        return AN_ACTION
    return NOTHING


def expand(s: State) -> None:
    s.push(BotSettles())
    push_warriors(s, "X-7.20")


@final
class EmpireTile(BuildingTile):
    """X-7.20: Warriors and a Building on Conquest, or gathering on the Forest, or the fallback."""

    def acts(self, s: State, board: i64) -> bool:
        if board != self.site:
            return super().acts(s, board)
        lack: i64 = A_WORKER if worker_on(s, board) == NONE else lacking_to_expand(s)
        if lack != NOTHING:
            fails(s, board, lack, self.clause)
            return False
        s.push(PowersUpThere())
        expand(s)
        return True


@final
@mypyc_attr(free_list_len=1)
class PowersUpThere(Effect["State"]):
    """X-7.20, X-7.28: once the region's benefit is past, a worker on that board; none if none is left there."""

    kind: ClassVar[str] = "bot-powers-up-there"

    def fits(self, s: State) -> bool:
        return has_empire(s) and is_its_turn(s)

    def run(self, s: State) -> None:
        die = worker_on(s, NOBLES)
        if die != NONE:
            push_power_up_and_advance(s, die)


def push_warriors(s: State, why: str) -> None:
    """X-7.20, X-10.6: two Warriors one by one, fewer if there are no more."""
    for number in range(min(BOT_WARRIORS, empire_of(s).supply[BOT])):
        s.push(AddWarrior(BOT, why))


@final
@mypyc_attr(free_list_len=1)
class BotSettles(Effect["State"]):
    """X-7.20, X-7.21: it builds in the unsettled region farthest from Teotihuacan, the topmost on a tie, or not."""

    kind: ClassVar[str] = "bot-settles"

    def fits(self, s: State) -> bool:
        return has_empire(s) and is_its_turn(s)

    def run(self, s: State) -> None:
        if can_settle(s, BOT, FREE):
            settle(s, BOT, farthest_region(s))


def farthest_region(s: State) -> i64:
    """X-7.20: where the bot may build, by province, then from the top."""
    farthest: i64 = NONE
    for region in range(1, REGIONS):
        if may_settle(s, BOT, region) and (farthest == NONE or PROVINCE[region] > PROVINCE[farthest]):
            farthest = region
    return farthest


# ---- the priest S08 ------------------------------------------------------------------------------


@final
class Huixtocihuatl(AfterTile):
    """X-10.6: after a roll of 6, 7 or 8 it pays 2 obsidian and adds two Warriors."""

    def push(self, s: State, slot: i64) -> None:
        if slot == TOP:
            s.push(PriestsWarriors())


@final
@mypyc_attr(free_list_len=1)
class PriestsWarriors(Effect["State"]):
    """X-10.6: it needs 2 obsidian and a Warrior in supply."""

    kind: ClassVar[str] = "priests-warriors"

    def fits(self, s: State) -> bool:
        return has_empire(s) and is_its_turn(s)

    def run(self, s: State) -> None:
        if empire_of(s).supply[BOT] > 0 and s.rules.payment.can_pay(s, BOT, PRIESTS_PRICE):
            push_warriors(s, "X-10.6")
            s.rules.payment.pay(s, BOT, PRIESTS_PRICE, "X-10.6")


def expand_by_rule(bot: BotRules, priest: bool) -> None:
    """X-7.20, X-7.21: its tile for board 6, and Mastery there; with the priest S08 also after any tile."""
    bot.tiles[NOBLES_TILE] = EmpireTile(NOBLES, FOREST, "X-7.20")
    bot.actions[NOBLES] = Expand()
    if priest:
        bot.after_tile.append(Huixtocihuatl())
