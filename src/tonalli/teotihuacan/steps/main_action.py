"""A main action from its cocoa to its refill (T-10); what happens in between is the board's."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import FieldList, a_number, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import APART, ONCE, Effect
from tonalli.teotihuacan.amounts import FREE
from tonalli.teotihuacan.moments import ANY_TIME, COUNTING, Pause
from tonalli.teotihuacan.names import (
    BOARDS,
    IN_HAND,
    NONE,
    RING,
    TECHNOLOGIES,
    TECHNOLOGY_PLACES,
    WORKERS,
)
from tonalli.teotihuacan.notation import ABANDON
from tonalli.teotihuacan.rules import AfterAction
from tonalli.teotihuacan.steps.cocoa_cost import cocoa_to_pay, pay_cocoa
from tonalli.teotihuacan.steps.power_up import BuyPowerUp, PowerUps
from tonalli.teotihuacan.steps.reveal import BeforeReveal

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


def can_take_main_action(s: State, player: i64, board: i64) -> bool:
    """T-10.2, T-10.4: the cocoa can be paid or waived, and the minimum can be carried out.

    The minimum counts the arriving workers and as many *extra worker* tiles as it needs (T-10.10).
    """
    place = s.rules.boards[board]
    cocoa = cocoa_to_pay(s, player, s.colours_on(board))
    if not place.has_main_action() or not s.rules.payment.can_pay(s, player, cocoa):
        return False
    return not place.has_minimum() or place.possible(s, player, workers_at_best(s, player, board), cocoa)


def acts_on(s: State, player: i64, board: i64) -> bool:
    """T-10.5: whether somebody carries out the main action of a board, with a worker there."""
    return s.now.at == board and s.unlocked[player * RING + board] > 0


def workers_at_best(s: State, player: i64, board: i64) -> i64:
    """T-10.10: the count on a board with the workers that arrive and all tiles that may be used."""
    workers = own_workers(s, player, board)
    for die in range(WORKERS):
        if s.players[player].where[die] == IN_HAND:
            workers += 1
    return s.rules.boards[board].workers_at_best(s, player, workers)


def why_no_main_action(s: State, player: i64, board: i64) -> Reason:
    """The same questions, answered."""
    place = s.rules.boards[board]
    if not place.has_main_action():
        return Reason("no-main-action", "T-10.8")
    lacking = s.rules.payment.why_not(s, player, cocoa_to_pay(s, player, s.colours_on(board)), "T-10.2")
    if lacking is not None:
        return lacking
    return place.why_not(s, player, workers_at_best(s, player, board))


def begin_main_action(s: State, player: i64, board: i64) -> None:
    """T-10.7: cocoa cost, placing the worker, effect, technology rewards, power-ups, technology 13, refilling."""
    due = s.colours_on(board)
    if s.log is not None:
        s.log.main_action(player, due, BOARDS[board], "T-10.1")
    s.push(MainActionOver(player, board))
    s.push(Act(player, board))
    s.push(PutDown(player, board))
    pay_cocoa(s, player, due, "T-10.2")


@final
@mypyc_attr(free_list_len=1)
class PutDown(Effect["State"]):
    """T-10.2: the moved worker is put, unlocked, on the board."""

    kind: ClassVar[str] = "put-down"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("board", BOARDS))
    holds: ClassVar[bool] = True

    def __init__(self, owner: i64, board: i64) -> None:
        super().__init__()
        self.owner = owner
        self.board = board

    def fits(self, s: State) -> bool:
        return s.now.at == self.board and s.rules.boards[self.board].has_main_action()

    def run(self, s: State) -> None:
        s.put_down(self.owner, self.board, "T-10.2")


@final
@mypyc_attr(free_list_len=1)
class Act(Effect["State"]):
    """T-10.3: the effect of the board."""

    kind: ClassVar[str] = "act"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("board", BOARDS))

    def __init__(self, owner: i64, board: i64) -> None:
        super().__init__()
        self.owner = owner
        self.board = board

    def fits(self, s: State) -> bool:
        return s.now.at == self.board and s.rules.boards[self.board].has_main_action()

    def run(self, s: State) -> None:
        s.rules.boards[self.board].act(s, self.owner)


def effect_complete(s: State, player: i64, board: i64, power_ups: i64) -> None:
    """T-10.7, T-10.11: the count is settled; technology rewards and power-ups follow."""
    s.now.moved = 0
    s.push(BeforeReveal(player, board))
    s.push(BuyPowerUp(player, board))
    if power_ups > 0:
        s.push(PowerUps(player, board, power_ups))
    owned = s.players[player].technologies
    for place in range(TECHNOLOGY_PLACES - 1, -1, -1):
        technology = s.layout.technologies[place]
        if (
            (owned >> technology) & 1 != 0
            and technology != s.now.acquired
            and s.rules.technologies[technology].applies(board)
        ):
            s.push(TechnologyReward(player, technology, board))


@final
@mypyc_attr(free_list_len=1)
class BeforeCounting(Pause):
    """T-8.8 d, T-8.19: the last point before workers are counted, where nothing else is to be decided."""

    kind: ClassVar[str] = "before-counting"
    peers: ClassVar[int] = ONCE

    def moment(self, s: State) -> i64:
        return ANY_TIME | COUNTING


def complete(s: State, player: i64, board: i64, power_ups: i64) -> None:
    """T-10.11: workers have been counted; when everything that is pushed above is resolved the effect is complete."""
    s.push(EffectComplete(player, board, power_ups))
    source = s.rules.first_extra_workers
    while source is not None:
        source.count_taken(s, player, board)
        source = source.following


def complete_as_counted(s: State, player: i64, board: i64) -> None:
    """T-10.11: the same with the power-ups of the workers that count now."""
    place = s.rules.boards[board]
    complete(s, player, board, place.power_ups(place.workers(s, player)))


@final
@mypyc_attr(free_list_len=1)
class EffectComplete(Effect["State"]):
    """The end of a board's effect, reached when everything it set off is resolved."""

    kind: ClassVar[str] = "effect-complete"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("board", BOARDS), a_number("power_ups", 0, 9))

    def __init__(self, owner: i64, board: i64, power_ups: i64) -> None:
        super().__init__()
        self.owner = owner
        self.board = board
        self.power_ups = power_ups

    def run(self, s: State) -> None:
        effect_complete(s, self.owner, self.board, self.power_ups)


@final
@mypyc_attr(free_list_len=1)
class TechnologyReward(Effect["State"]):
    """T-12.9, T-10.12: one technology's reward; several come in ascending order."""

    kind: ClassVar[str] = "technology-reward"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("technology", TECHNOLOGIES), a_word("board", BOARDS))
    peers: ClassVar[int] = APART

    def __init__(self, owner: i64, technology: i64, board: i64) -> None:
        super().__init__()
        self.owner = owner
        self.technology = technology
        self.board = board

    def fits(self, s: State) -> bool:
        return s.layout.technology_place(self.technology) != NONE

    def run(self, s: State) -> None:
        s.rules.technologies[self.technology].reward(s, self.owner, self.board)


def offer_way_on(s: State, player: i64, board: i64, out: Actions) -> None:
    """T-10.10: the minimum is not possible now: a tile that adds a worker makes it so, or the action is given up."""
    if s.rules.leeway.may_give_up(s, player, board):
        out.add(ABANDON)
        return
    for tile in s.rules.worker_tiles:
        if s.players[player].face_up[tile.kind] > 0 and tile.adds_worker(s, board):
            out.add(tile.use_action)


def moment_of_choice(s: State, player: i64, board: i64) -> i64:
    """T-8.19: what may be done beside choosing; a tile that is the way on is among the choices already."""
    place = s.rules.boards[board]
    if place.worker_tiles(s, player) == 0:
        return ANY_TIME | COUNTING
    if place.possible(s, player, place.workers(s, player), FREE) or s.rules.leeway.may_give_up(s, player, board):
        return ANY_TIME | COUNTING
    return ANY_TIME


def abandon(s: State, player: i64, board: i64) -> None:
    """T-10.10: the action is given up: no effect, no reward, no power-up, nothing returned."""
    s.now.moved = 0
    s.now.given_up = 1
    if s.log is not None:
        s.log.abandon(player, BOARDS[board], "T-10.10")


@final
@mypyc_attr(free_list_len=1)
class MainActionOver(Effect["State"]):
    """T-10.7: what belongs to the end of every main action, given up or not."""

    kind: ClassVar[str] = "main-action-over"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("board", BOARDS))

    def __init__(self, owner: i64, board: i64) -> None:
        super().__init__()
        self.owner = owner
        self.board = board

    def run(self, s: State) -> None:
        done = s.now.given_up == 0
        s.now.given_up = 0
        for item in s.rules.after_action:
            item.main_action(s, self.owner, self.board, done)


@final
class Refilling(AfterAction):
    """T-10.7, T-7.10, T-7.25: as the last thing of a main action displays are refilled, of a worship a claimed tile."""

    def main_action(self, s: State, player: i64, board: i64, done: bool) -> None:
        s.rules.boards[board].refill(s)

    def worship(self, s: State, player: i64, board: i64) -> None:
        if s.now.claimed == 1:
            s.rules.areas[board].replace(s)


@final
@mypyc_attr(free_list_len=1)
class Refill(Effect["State"]):
    """The display of a board is refilled."""

    kind: ClassVar[str] = "refill"
    fields: ClassVar[FieldList] = (a_word("board", BOARDS),)

    def __init__(self, board: i64) -> None:
        super().__init__()
        self.board = board

    def run(self, s: State) -> None:
        s.rules.boards[self.board].refill(s)


def weakest(s: State, player: i64, board: i64) -> i64:
    """T-10.6: the lowest power among all own unlocked workers on the board; NONE without one."""
    side = s.players[player]
    lowest: i64 = NONE
    for die in range(WORKERS):
        if side.where[die] == board and (lowest == NONE or side.power[die] < lowest):
            lowest = side.power[die]
    return lowest


def own_workers(s: State, player: i64, board: i64) -> i64:
    return s.unlocked[player * RING + board]
