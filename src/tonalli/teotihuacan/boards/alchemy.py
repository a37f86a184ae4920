"""Alchemy (5): acquiring technologies (T-12.1 to T-12.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.bits import BIT
from tonalli.core.field import PLAYER, FieldList, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import Effect
from tonalli.teotihuacan.amounts import FREE, Amounts
from tonalli.teotihuacan.board import Board
from tonalli.teotihuacan.moments import Decision
from tonalli.teotihuacan.names import (
    ALCHEMY,
    IN_HAND,
    MAX_POWER,
    NONE,
    TECHNOLOGIES,
    TECHNOLOGY_PLACES,
    WORKERS,
)
from tonalli.teotihuacan.notation import ABANDON, TECHNOLOGY
from tonalli.teotihuacan.steps.main_action import abandon, acts_on, complete, moment_of_choice, offer_way_on
from tonalli.teotihuacan.steps.temple import climb

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

ROW: Final = 3
OWNER_POINTS: Final = 3


@final
class Alchemy(Board):
    """Two rows of three technologies; the column gives the temple."""

    def counts_extra_workers(self) -> bool:
        return True

    def takes_extra_worker(self, s: State, player: i64) -> bool:
        """T-8.27: only while the count is 1."""
        return self.workers(s, player) == 1

    def possible(self, s: State, player: i64, workers: i64, besides: Amounts) -> bool:
        for place in range(TECHNOLOGY_PLACES):
            if may_acquire(s, player, workers, place, besides):
                return True
        return False

    def why_not(self, s: State, player: i64, workers: i64) -> Reason:
        """That of the first technology that is not the player's yet."""
        for place in range(TECHNOLOGY_PLACES):
            if not s.players[player].owns(s.layout.technologies[place]):
                reason = why_not_acquire(s, player, workers, place)
                if reason is not None:
                    return reason
        return Reason("already-yours", "T-12.1")

    def act(self, s: State, player: i64) -> None:
        s.push(ChooseTechnology(player))

    def power_ups(self, workers: i64) -> i64:
        """T-12.7: one, whatever the number of workers."""
        return 1


def may_acquire(s: State, player: i64, workers: i64, place: i64, besides: Amounts) -> bool:
    """T-12.1, T-12.2, T-12.3: no own marker yet, a row within reach, and its gold."""
    technology = s.layout.technologies[place]
    return (
        not s.players[player].owns(technology)
        and row_in_reach(s, player, workers, place)
        and s.rules.payment.can_pay_both(s, player, s.rules.technologies[technology].price, besides)
    )


def row_in_reach(s: State, player: i64, workers: i64, place: i64) -> bool:
    """T-12.3: the second row needs two workers, or a lone one of power 4 or 5."""
    return place < ROW or workers > 1 or lone_power(s, player) >= MAX_POWER - 1


def why_not_acquire(s: State, player: i64, workers: i64, place: i64) -> Reason | None:
    """The same questions, answered."""
    technology = s.layout.technologies[place]
    if s.players[player].owns(technology):
        return Reason("already-yours", "T-12.1")
    if not row_in_reach(s, player, workers, place):
        return Reason("too-few-workers", "T-12.3", {"workers": 2})
    return s.rules.payment.why_not(s, player, s.rules.technologies[technology].price, "T-12.2")


def lone_power(s: State, player: i64) -> i64:
    """The power of a worker that is alone here or arriving."""
    side = s.players[player]
    for die in range(WORKERS):
        if side.where[die] == ALCHEMY or side.where[die] == IN_HAND:
            return side.power[die]
    return 0


@final
@mypyc_attr(free_list_len=1)
class ChooseTechnology(Decision):
    """T-12.1: which technology; where none is possible any more the action is given up (T-10.10)."""

    kind: ClassVar[str] = "choose-technology"
    fields: ClassVar[FieldList] = (PLAYER,)

    def fits(self, s: State) -> bool:
        return acts_on(s, self.player, ALCHEMY)

    def options(self, s: State, out: Actions) -> None:
        workers = s.rules.boards[ALCHEMY].workers(s, self.player)
        for place in range(TECHNOLOGY_PLACES):
            if may_acquire(s, self.player, workers, place, FREE):
                out.add(TECHNOLOGY + s.layout.technologies[place])
        if out.count == 0:
            offer_way_on(s, self.player, ALCHEMY, out)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action == ABANDON:
            return Reason("minimum-possible", "T-10.10")
        if action < TECHNOLOGY or action >= TECHNOLOGY + len(TECHNOLOGIES):
            return None
        place = s.layout.technology_place(action - TECHNOLOGY)
        if place == NONE:
            return Reason("not-on-the-board", "T-12.1")
        return why_not_acquire(s, self.player, s.rules.boards[ALCHEMY].workers(s, self.player), place)

    def moment(self, s: State) -> i64:
        return moment_of_choice(s, self.player, ALCHEMY)

    def take(self, s: State, action: i64) -> None:
        if action == ABANDON:
            abandon(s, self.player, ALCHEMY)
            return
        technology = action - TECHNOLOGY
        board = s.rules.boards[ALCHEMY]
        workers = board.workers(s, self.player)
        place = s.layout.technology_place(technology)
        s.now.acquired = technology
        # T-12.3: a lone worker that reaches the second row gives its power-up for it.
        power_ups = 0 if place >= ROW and workers == 1 else board.power_ups(workers)
        complete(s, self.player, ALCHEMY, power_ups)
        s.push(Acquire(self.player, technology))
        s.rules.payment.pay(s, self.player, s.rules.technologies[technology].price, "T-12.4")


@final
@mypyc_attr(free_list_len=1)
class Acquire(Effect["State"]):
    """T-12.4, T-12.5, T-12.6: the marker is placed, other owners score 3, the column's temple is advanced."""

    kind: ClassVar[str] = "acquire"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("technology", TECHNOLOGIES))

    def __init__(self, owner: i64, technology: i64) -> None:
        super().__init__()
        self.owner = owner
        self.technology = technology

    def fits(self, s: State) -> bool:
        return s.layout.technology_place(self.technology) != NONE

    def run(self, s: State) -> None:
        for seat in range(s.rules.players):
            if seat != self.owner and s.players[seat].owns(self.technology):
                s.score(seat, OWNER_POINTS, "T-12.5")
        place_marker(s, self.owner, self.technology, "T-12.4")
        climb(s, self.owner, temple_of(s, self.technology), "T-12.6")


def temple_of(s: State, technology: i64) -> i64:
    """T-12.6: the temple of the column a technology lies in."""
    return s.layout.technology_place(technology) % ROW


def place_marker(s: State, player: i64, technology: i64, why: str) -> None:
    s.players[player].technologies |= BIT[technology]
    if s.log is not None:
        s.log.technology(player, TECHNOLOGIES[technology], why)
