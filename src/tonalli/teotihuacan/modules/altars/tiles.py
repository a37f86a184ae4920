"""The two Great Discoveries of the Shaman (X-3.7, X-3.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, FieldList
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.modules.altars.ids import WEAKEN, WEAKEN_END, WEAKEN_HAND
from tonalli.teotihuacan.modules.altars.names import SHAMAN_MOVING
from tonalli.teotihuacan.modules.altars.part import stand_up
from tonalli.teotihuacan.modules.altars.shamans import MoveShaman
from tonalli.teotihuacan.modules.great_discoveries.names import GREAT_SHAMAN_STAND
from tonalli.teotihuacan.modules.great_discoveries.tiles import GreatDiscovery
from tonalli.teotihuacan.moments import ANY_TIME, Decision
from tonalli.teotihuacan.names import COCOA, GOLD, IN_HAND, MAX_POWER, NONE, RING, WORKERS
from tonalli.teotihuacan.steps.claim import Receive

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


@final
class ShamanStep(GreatDiscovery):
    """X-3.7, X-3.13, X-9.5: once Activate Shaman is chosen the Shaman goes one altar further; 2 gold."""

    moments: ClassVar[int] = SHAMAN_MOVING

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & SHAMAN_MOVING != 0

    def use(self, s: State, player: i64) -> None:
        pending = s.top
        assert isinstance(pending, MoveShaman)
        s.pop()
        s.push(MoveShaman(player, pending.further + 1))
        s.gain(player, GOLD, 2, self.clause)


def worker_to_weaken(s: State, player: i64, least: i64) -> i64:
    """X-3.11: a worker that can pay with its power: unlocked, or before the first turn a starting one; else NONE."""
    side = s.players[player]
    for die in range(WORKERS):
        unlocked = side.where[die] < RING or (side.where[die] == IN_HAND and s.opening is not None)
        if unlocked and side.power[die] >= least:
            return die
    return NONE


@final
class ShamanStand(GreatDiscovery):
    """X-3.7, X-3.11: claimed with the power of a worker; 2 cocoa, and the Shaman stands up, if it lies."""

    moments: ClassVar[int] = ANY_TIME

    def can_be_claimed(self, s: State, player: i64, besides: Amounts) -> bool:
        return super().can_be_claimed(s, player, besides) and worker_to_weaken(s, player, 2) != NONE

    def why_not_claimed(self, s: State, player: i64) -> Reason | None:
        return Reason("no-strong-worker", "X-3.11") if worker_to_weaken(s, player, 2) == NONE else None

    def pay(self, s: State, player: i64) -> None:
        s.push(Weaken(player))

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & ANY_TIME != 0

    def use(self, s: State, player: i64) -> None:
        s.gain(player, COCOA, 2, self.clause)
        stand_up(s, player, self.clause)


@final
@mypyc_attr(free_list_len=1)
class Weaken(Decision):
    """X-3.11: the worker that loses 1 power is named when the cost is paid; equal ones appear once."""

    kind: ClassVar[str] = "weaken"
    fields: ClassVar[FieldList] = (PLAYER,)

    def fits(self, s: State) -> bool:
        paid = self.below
        return (
            isinstance(paid, Receive)
            and paid.discovery == GREAT_SHAMAN_STAND
            and worker_to_weaken(s, self.player, 2) != NONE
        )

    def options(self, s: State, out: Actions) -> None:
        side = s.players[self.player]
        for die in range(WORKERS):
            if side.power[die] == 1:
                continue
            action: i64 = NONE
            if side.where[die] < RING:
                action = WEAKEN + side.where[die] * MAX_POWER + side.power[die] - 1
            elif side.where[die] == IN_HAND and s.opening is not None:
                action = WEAKEN_HAND + side.power[die] - 1
            if action != NONE and action not in out:
                out.add(action)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action < WEAKEN or action >= WEAKEN_END:
            return None
        return Reason("too-weak" if self.die(s, action) != NONE else "no-worker", "X-3.11")

    def die(self, s: State, action: i64) -> i64:
        """The worker meant by an action."""
        place = (action - WEAKEN) // MAX_POWER
        where: i64 = IN_HAND if action >= WEAKEN_HAND else place
        return s.players[self.player].find(where, (action - WEAKEN) % MAX_POWER + 1, 0)

    def take(self, s: State, action: i64) -> None:
        die = self.die(s, action)
        s.set_power(self.player, die, s.players[self.player].power[die] - 1, "X-3.11")
