"""A person at the table: everything a rule leaves open is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.teotihuacan.seat import Seat
from tonalli.teotihuacan.steps.ascension import AscensionReward
from tonalli.teotihuacan.steps.eclipse import Wages, score_bonus_tiles, wages_due
from tonalli.teotihuacan.steps.goods import TakeResources
from tonalli.teotihuacan.steps.player_setup import start_cocoa, take_printed_start
from tonalli.teotihuacan.steps.power_up import PowerUpAnyone
from tonalli.teotihuacan.steps.temple import AvenueClaim, MajorStep, heap_offers, temple_reward
from tonalli.teotihuacan.steps.turn import EndTurn, Turn

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


@final
class Person(Seat):
    """Decides, where there is something to decide."""

    def start(self, s: State, seat: i64) -> None:
        start_cocoa(s, seat)
        if s.rules.setup == "first":
            take_printed_start(s, seat)

    def begin_turn(self, s: State, seat: i64) -> None:
        s.push(EndTurn(seat))
        s.push(Turn(seat))

    def take_resources(self, s: State, seat: i64, amount: i64) -> None:
        s.push(TakeResources(seat, amount))

    def reach_major_step(self, s: State, seat: i64, temple: i64, heap: i64) -> None:
        if heap_offers(s, seat, heap):
            s.push(MajorStep(seat, temple, heap))
        else:
            temple_reward(s, seat, temple)

    def reach_avenue_tiles(self, s: State, seat: i64, heap: i64) -> None:
        if heap_offers(s, seat, heap):
            s.push(AvenueClaim(seat, heap))

    def power_up_anyone(self, s: State, seat: i64, amount: i64, why: str) -> None:
        s.push(PowerUpAnyone(seat, amount, 0, why))

    def ascended(self, s: State, seat: i64) -> None:
        s.push(AscensionReward(seat))

    def displaced(self, s: State, seat: i64, die: i64) -> None:
        s.unlock_worker(seat, die, "T-7.3")

    def wages(self, s: State, seat: i64) -> i64:
        return wages_due(s, seat)

    def owe_wages(self, s: State, seat: i64) -> None:
        s.push(Wages(seat))

    def score_the_end(self, s: State, seat: i64) -> None:
        score_bonus_tiles(s, seat)
