"""Ascension: a worker that would reach power 6 is reborn on the Palace (T-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.field import PLAYER, FieldList, a_number, a_seat
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import APART, OFTEN, Effect
from tonalli.teotihuacan.amounts import COCOA_COSTS
from tonalli.teotihuacan.moments import ANY_TIME, Decision
from tonalli.teotihuacan.names import COCOA, PALACE, RESERVE, WORKERS
from tonalli.teotihuacan.notation import ASCEND
from tonalli.teotihuacan.steps.calendar import AdvanceLight
from tonalli.teotihuacan.steps.temple import ClimbAny, can_climb_any, walk_avenue

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

FIVE_POINTS: Final = ASCEND
FIVE_COCOA: Final = ASCEND + 1
ONE_TEMPLE: Final = ASCEND + 2
TWO_TEMPLES: Final = ASCEND + 3
FOURTH_WORKER: Final = ASCEND + 4

TWO_TEMPLES_PRICE: Final = 3


def ascend(s: State, player: i64, die: i64) -> None:
    """T-17.1, T-17.2, T-17.3, T-17.4, T-17.5: Avenue, rebirth, reward, light disc; each before the next (T-1.14).

    Several are resolved one after the other, never with an eclipse between (T-17.7). Whoever's turn it is, the owner
    chooses (T-17.11).
    """
    if s.log is not None:
        s.log.ascension(player, "T-17.1")
    s.push(AdvanceLight())
    s.rules.seats[player].ascended(s, player)
    s.push(Rebirth(player, die))
    s.lift_worker(player, die, "T-17.1")
    walk_avenue(s, player, "T-17.2")


@final
@mypyc_attr(free_list_len=1)
class Rebirth(Effect["State"]):
    """T-17.3, T-5.5: the die is put, unlocked and with power 1, on the Palace; it does not move there."""

    kind: ClassVar[str] = "rebirth"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_number("die", 0, 3))
    peers: ClassVar[int] = APART

    def __init__(self, owner: i64, die: i64) -> None:
        super().__init__()
        self.owner = owner
        self.die = die

    def run(self, s: State) -> None:
        s.set_power(self.owner, self.die, 1, "T-17.3")
        s.put_worker(self.owner, self.die, PALACE, "T-17.3")


@final
@mypyc_attr(free_list_len=1)
class AscensionReward(Decision):
    """T-17.4, T-17.6, T-17.10: points, cocoa, one temple step, two for 3 cocoa, or the fourth worker."""

    kind: ClassVar[str] = "ascension-reward"
    fields: ClassVar[FieldList] = (PLAYER,)
    peers: ClassVar[int] = OFTEN

    def fits(self, s: State) -> bool:
        """T-17.5: the light disc advances right after it."""
        return isinstance(self.below, AdvanceLight)

    def options(self, s: State, out: Actions) -> None:
        out.add(FIVE_POINTS)
        out.add(FIVE_COCOA)
        if can_climb_any(s, self.player):
            out.add(ONE_TEMPLE)
            if s.rules.payment.can_pay(s, self.player, COCOA_COSTS[TWO_TEMPLES_PRICE]):
                out.add(TWO_TEMPLES)
        if s.players[self.player].workers_in_play() == WORKERS - 1:
            out.add(FOURTH_WORKER)

    def why_not(self, s: State, action: i64) -> Reason | None:
        """T-17.6, T-17.8: no temple to climb, no cocoa for two steps, or no worker in reserve."""
        if action == FOURTH_WORKER:
            return Reason("no-reserve", "T-17.8")
        if action != ONE_TEMPLE and action != TWO_TEMPLES:
            return None
        if not can_climb_any(s, self.player):
            return Reason("top-step", "T-17.6")
        return s.rules.payment.why_not(s, self.player, COCOA_COSTS[TWO_TEMPLES_PRICE], "T-17.4")

    def moment(self, s: State) -> i64:
        return ANY_TIME

    def take(self, s: State, action: i64) -> None:
        player = self.player
        if action == FIVE_POINTS:
            s.score(player, 5, "T-17.4")
        elif action == FIVE_COCOA:
            s.gain(player, COCOA, 5, "T-17.4")
        elif action == ONE_TEMPLE:
            s.push(ClimbAny(player, 1, 0, "T-17.4"))
        elif action == TWO_TEMPLES:
            s.push(ClimbAny(player, 2, 0, "T-17.4"))
            s.rules.payment.pay(s, player, COCOA_COSTS[TWO_TEMPLES_PRICE], "T-17.4")
        else:
            bring_fourth_worker(s, player)


def bring_fourth_worker(s: State, player: i64) -> None:
    """T-17.4, T-17.8: the reserve worker comes, unlocked with power 3, onto the Palace, with 2 cocoa."""
    for die in range(WORKERS):
        if s.players[player].where[die] == RESERVE:
            s.put_worker(player, die, PALACE, "T-17.4")
            s.gain(player, COCOA, 2, "T-17.4")
            return
