"""Alchemy (5): acquiring technologies (T-12.1 to T-12.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tonalli.core.bits import BIT
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import Effect
from tonalli.teotihuacan.moments import ANY_TIME, COUNTING, Decision
from tonalli.teotihuacan.names import (
    ALCHEMY,
    COUNTED,
    EXTRA_WORKER,
    IN_HAND,
    MAX_POWER,
    TECHNOLOGIES,
    WORKERS,
)
from tonalli.teotihuacan.notation import ABANDON, TECHNOLOGY
from tonalli.teotihuacan.rules import Board
from tonalli.teotihuacan.steps.main_action import EffectComplete, abandon
from tonalli.teotihuacan.steps.temple import climb
from tonalli.teotihuacan.tiles import TECHNOLOGY_GOLD

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

ROW: Final = 3
PLACES: Final = 6
OWNER_POINTS: Final = 3


@final
class Alchemy(Board):
    """Two rows of three technologies; the column gives the temple."""

    def takes_extra_worker(self, s: State, player: i64) -> bool:
        """T-8.27: only while the count is 1."""
        return self.workers(s, player) == 1

    def workers_at_best(self, s: State, player: i64, workers: i64) -> i64:
        return min(workers + s.players[player].face_up[EXTRA_WORKER], COUNTED)

    def possible(self, s: State, player: i64, workers: i64) -> bool:
        for place in range(PLACES):
            if self.may_acquire(s, player, workers, place):
                return True
        return False

    def may_acquire(self, s: State, player: i64, workers: i64, place: i64) -> bool:
        """T-12.1 to T-12.4: no own marker yet, a row within reach, and its gold."""
        technology = s.layout.technologies[place]
        return (
            not s.players[player].owns(technology)
            and (place < ROW or workers > 1 or self.lone_power(s, player) >= MAX_POWER - 1)
            and s.rules.payment.can_pay(s, player, 0, 0, 0, TECHNOLOGY_GOLD[technology])
        )

    def lone_power(self, s: State, player: i64) -> i64:
        """The power of a worker that is alone here or arriving."""
        side = s.players[player]
        for die in range(WORKERS):
            if side.where[die] == ALCHEMY or side.where[die] == IN_HAND:
                return side.power[die]
        return 0

    def act(self, s: State, player: i64) -> None:
        s.push(ChooseTechnology(player))

    def power_ups(self, workers: i64) -> i64:
        """T-12.7: one, whatever the number of workers."""
        return 1


@final
@mypyc_attr(free_list_len=1)
class ChooseTechnology(Decision):
    """T-12.1: which technology; where none is possible any more the action is given up (T-10.10)."""

    def options(self, s: State, out: Actions) -> None:
        board = s.rules.boards[ALCHEMY]
        assert isinstance(board, Alchemy)
        workers = board.workers(s, self.player)
        for place in range(PLACES):
            if board.may_acquire(s, self.player, workers, place):
                out.add(TECHNOLOGY + s.layout.technologies[place])
        if out.count == 0:
            out.add(ABANDON)

    def moment(self, s: State) -> i64:
        return ANY_TIME | COUNTING

    def take(self, s: State, action: i64) -> None:
        if action == ABANDON:
            abandon(s, self.player, ALCHEMY)
            return
        technology = action - TECHNOLOGY
        board = s.rules.boards[ALCHEMY]
        workers = board.workers(s, self.player)
        place = s.rules.technology_place(s, technology)
        s.now.counted = workers
        s.now.acquired = technology
        # T-12.3: a lone worker that reaches the second row gives its power-up for it.
        power_ups = 0 if place >= ROW and workers == 1 else board.power_ups(workers)
        s.push(EffectComplete(self.player, ALCHEMY, power_ups))
        s.push(Acquire(self.player, technology))
        s.rules.payment.pay(s, self.player, 0, 0, 0, TECHNOLOGY_GOLD[technology], "T-12.4")


@final
@mypyc_attr(free_list_len=1)
class Acquire(Effect["State"]):
    """T-12.4 to T-12.6: the marker is placed, other owners score 3, the column's temple is advanced."""

    def __init__(self, owner: i64, technology: i64) -> None:
        super().__init__()
        self.owner = owner
        self.technology = technology

    def run(self, s: State) -> None:
        for seat in range(s.rules.players):
            if seat != self.owner and s.players[seat].owns(self.technology):
                s.score(seat, OWNER_POINTS, "T-12.5")
        place_marker(s, self.owner, self.technology, "T-12.4")
        climb(s, self.owner, s.rules.technology_place(s, self.technology) % ROW, "T-12.6")


def place_marker(s: State, player: i64, technology: i64, why: str) -> None:
    s.players[player].technologies |= BIT[technology]
    if s.log is not None:
        s.log.tell("technology", player, TECHNOLOGIES[technology], 1, "alchemy", why)
