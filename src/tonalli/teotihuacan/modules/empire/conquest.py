"""Conquest (6): Warriors and Buildings by workers and power (X-7.11, X-7.12, X-7.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, FieldList, a_number
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.teotihuacan.amounts import FREE, Amounts
from tonalli.teotihuacan.board import Board
from tonalli.teotihuacan.boards.nobles import BUILDING_COST
from tonalli.teotihuacan.modules.empire.ids import SETTLE, SETTLE_END, WARRIOR
from tonalli.teotihuacan.modules.empire.names import CONQUER, REGIONS, WARRIORS
from tonalli.teotihuacan.modules.empire.part import empire_of, has_empire
from tonalli.teotihuacan.modules.empire.regions import can_settle, has_place_to_settle, may_settle, settle
from tonalli.teotihuacan.modules.empire.rules import Cell
from tonalli.teotihuacan.modules.empire.warriors import add_warrior
from tonalli.teotihuacan.moments import ANY_TIME, Decision
from tonalli.teotihuacan.names import IN_HAND, NOBLES, NONE, WORKERS
from tonalli.teotihuacan.notation import ABANDON
from tonalli.teotihuacan.steps.main_action import (
    abandon,
    acts_on,
    complete_as_counted,
    moment_of_choice,
    offer_way_on,
    weakest,
)
from tonalli.teotihuacan.tiles import COLUMN_OF_POWER

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


@final
class Conquest(Board):
    """X-7.2, X-7.3, X-7.26: in the place of the Nobles board, without a worship space."""

    def counts_extra_workers(self) -> bool:
        return True

    def buildings(self, s: State) -> i64:
        settled: i64 = 0
        for region in range(REGIONS):
            if empire_of(s).settled[region] != NONE:
                settled += 1
        return settled

    def possible(self, s: State, player: i64, workers: i64, besides: Amounts) -> bool:
        """X-7.12, X-7.24, X-15.13: one Warrior in supply, or one possible build, whichever the cell has.

        T-10.10: up to so many workers may count; each number of them has a cell of its own.
        """
        adds, settles = empire_of(s).supply[player] > 0, can_settle(s, player, besides)
        weakest_arriving = weakest_of_all(s, player)
        for count in range(min(self.workers(s, player) + in_hand(s, player), workers), workers + 1):
            cell = cell_at(s, count, weakest_arriving)
            if (adds and cell.warriors > 0) or (settles and cell.build > 0):
                return True
        return False

    def why_not(self, s: State, player: i64, workers: i64) -> Reason:
        if cell_at(s, workers, weakest_of_all(s, player)).build == 0:
            return Reason("no-warrior-left", "X-7.24")
        return why_not_settle_anywhere(s, player)

    def act(self, s: State, player: i64) -> None:
        s.push(Conquer(player))


def cell_of(s: State, player: i64) -> Cell:
    """X-7.11: row by counted workers, column by the weakest."""
    return cell_at(s, s.rules.boards[NOBLES].workers(s, player), weakest(s, player, NOBLES))


def cell_at(s: State, workers: i64, power: i64) -> Cell:
    return empire_of(s).rules.cells[(workers - 1) * 3 + COLUMN_OF_POWER[power]]


def in_hand(s: State, player: i64) -> i64:
    """T-10.10: workers that are about to arrive."""
    workers: i64 = 0
    for die in range(WORKERS):
        if s.players[player].where[die] == IN_HAND:
            workers += 1
    return workers


def weakest_of_all(s: State, player: i64) -> i64:
    """T-10.6, T-10.10: the weakest of those on the board and those about to arrive."""
    side = s.players[player]
    lowest = weakest(s, player, NOBLES)
    for die in range(WORKERS):
        if side.where[die] == IN_HAND and (lowest == NONE or side.power[die] < lowest):
            lowest = side.power[die]
    return lowest


def offer_regions(s: State, player: i64, out: Actions) -> None:
    """X-7.13: the regions in which the player can build now."""
    if can_settle(s, player, FREE):
        for region in range(1, REGIONS):
            if may_settle(s, player, region):
                out.add(SETTLE + region - 1)


def why_not_settle_anywhere(s: State, player: i64) -> Reason:
    """X-7.13, X-7.14: what is lacking to build."""
    if s.buildings == 0:
        return Reason("no-building", "X-7.14")
    if not has_place_to_settle(s, player):
        return Reason("no-region", "X-7.13")
    lacking = s.rules.payment.why_not(s, player, BUILDING_COST, "X-7.13")
    return lacking if lacking is not None else Reason("one-reward", "X-7.24")


def why_not_conquer(s: State, player: i64, action: i64) -> Reason | None:
    """Why a Warrior cannot be added or a region not be settled; None for another action."""
    if action == WARRIOR:
        return Reason("no-warrior-left" if empire_of(s).supply[player] == 0 else "one-reward", "X-7.24")
    if action < SETTLE or action >= SETTLE_END:
        return None
    region = action - SETTLE + 1
    if empire_of(s).settled[region] != NONE:
        return Reason("region-settled", "X-7.14")
    if empire_of(s).regions[region] != player:
        return Reason("no-warrior-there", "X-7.13")
    return why_not_settle_anywhere(s, player)


@final
@mypyc_attr(free_list_len=1)
class Conquer(Decision):
    """X-7.11, X-7.12: the first reward of the cell, which is read when it is taken."""

    kind: ClassVar[str] = CONQUER
    fields: ClassVar[FieldList] = (PLAYER,)

    def fits(self, s: State) -> bool:
        return has_empire(s) and acts_on(s, self.player, NOBLES)

    def options(self, s: State, out: Actions) -> None:
        cell = cell_of(s, self.player)
        if cell.warriors > 0 and empire_of(s).supply[self.player] > 0:
            out.add(WARRIOR)
        if cell.build > 0:
            offer_regions(s, self.player, out)
        if out.count == 0:
            offer_way_on(s, self.player, NOBLES, out)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action == ABANDON:
            return Reason("minimum-possible", "T-10.10")
        return why_not_conquer(s, self.player, action)

    def moment(self, s: State) -> i64:
        return moment_of_choice(s, self.player, NOBLES)

    def take(self, s: State, action: i64) -> None:
        if action == ABANDON:
            abandon(s, self.player, NOBLES)
            return
        cell = cell_of(s, self.player)
        complete_as_counted(s, self.player, NOBLES)
        if action == WARRIOR:
            take_warrior(s, self.player, cell.warriors, 0 if cell.choice else cell.build)
        else:
            take_region(s, self.player, 0 if cell.choice else cell.warriors, action)


@final
@mypyc_attr(free_list_len=1)
class ConquerOn(Decision):
    """X-7.24: the rest of a cell; Warriors are added while the supply lasts, the build may come at any point or never.

    Tiles may be used before and after each of these. Passing adds the next Warrior where nothing else can be done, and
    waives the build once all are added.
    """

    kind: ClassVar[str] = "conquer-on"
    fields: ClassVar[FieldList] = (PLAYER, a_number("warriors", 0, WARRIORS), a_number("build", 0, 1))

    def __init__(self, player: i64, warriors: i64, build: i64) -> None:
        super().__init__(player)
        self.warriors = warriors
        self.build = build

    def fits(self, s: State) -> bool:
        return has_empire(s) and s.now.at == NOBLES and self.warriors <= empire_of(s).supply[self.player]

    def options(self, s: State, out: Actions) -> None:
        if self.build > 0:
            offer_regions(s, self.player, out)
        out.add(WARRIOR if self.warriors > 0 and out.count > 0 else PASS)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action == PASS:
            return Reason("warriors-first", "X-7.24")
        if action == WARRIOR and self.warriors > 0:
            return Reason("next-warrior", "X-7.24")
        if self.build == 0 and SETTLE <= action < SETTLE_END:
            return Reason("one-reward", "X-7.24")
        return why_not_conquer(s, self.player, action)

    def moment(self, s: State) -> i64:
        return ANY_TIME

    def take(self, s: State, action: i64) -> None:
        if action != WARRIOR and action != PASS:
            take_region(s, self.player, self.warriors, action)
        elif self.warriors > 0:
            take_warrior(s, self.player, self.warriors, self.build)


def take_warrior(s: State, player: i64, warriors: i64, build: i64) -> None:
    """X-7.7, X-7.10: one of the Warriors still to be added, with its chain; then the rest of the cell."""
    push_rest(s, player, min(warriors, empire_of(s).supply[player]) - 1, build)
    add_warrior(s, player, "X-7.7")


def take_region(s: State, player: i64, warriors: i64, action: i64) -> None:
    """X-7.12, X-7.13: the build of the cell; then its Warriors."""
    push_rest(s, player, min(warriors, empire_of(s).supply[player]), 0)
    settle(s, player, action - SETTLE + 1)


def push_rest(s: State, player: i64, warriors: i64, build: i64) -> None:
    if warriors > 0 or build > 0:
        s.push(ConquerOn(player, warriors, build))
