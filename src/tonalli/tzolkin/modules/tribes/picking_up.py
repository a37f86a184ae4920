"""Tribes that pick up otherwise: Ah Chuy Kak, Ahau Chamahez, Balam, Huracan (P-3.10, P-3.11, P-3.14, P-3.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.tzolkin.modules.tribes.names import PARTNER, PLACED_TO_PICK_UP, STEP_FORWARD, STEPPED_BACK
from tonalli.tzolkin.modules.tribes.rules import TribeTile
from tonalli.tzolkin.modules.tribes.steps import PickOne
from tonalli.tzolkin.names import CORN, GEAR_COUNT
from tonalli.tzolkin.tribe import OUT_OF_REACH

if TYPE_CHECKING:
    from tonalli.tzolkin.state import State


@final
class AhChuyKak(TribeTile):
    """P-3.10: who places two workers on gears may also pick up one."""

    def may_do_both(self) -> bool:
        return True

    def turn_ends(self, s: State, player: i64) -> None:
        """P-3.10.b, P-3.10.d: workers elsewhere do not count; it comes after all placements and a quick action."""
        if placed_on_gears(s) >= PLACED_TO_PICK_UP:
            s.push(PickOne(player))


def placed_on_gears(s: State) -> i64:
    """P-3.10.b: workers placed on gears in this turn."""
    count: i64 = 0
    for gear in range(GEAR_COUNT):
        count += s.now.workers_on(gear)
    return count


@final
class AhauChamahez(TribeTile):
    """P-3.11, P-3.11.f: 1 corn for the action numbered one higher, besides the cost of that action."""

    def fee(self, s: State, player: i64, gear: i64, space: i64, action: i64) -> i64:
        """P-3.11.b, P-3.11.c, P-3.11.d, P-15.8: as from one space further, with Theology and its free choice.

        P-3.11.e: from the last space everything is free already.
        """
        usual = super().fee(s, player, gear, space, action)
        if usual != OUT_OF_REACH and usual <= STEP_FORWARD:
            return usual
        return STEP_FORWARD if super().fee(s, player, gear, space + 1, action) == 0 else usual

    def pay_fee(self, s: State, player: i64, gear: i64, space: i64, action: i64) -> None:
        usual = super().fee(s, player, gear, space, action)
        fee = self.fee(s, player, gear, space, action)
        s.spend(player, CORN, fee, "Z-6.4" if fee == usual else "P-3.11")


@final
class Balam(TribeTile):
    """P-3.14: a lower action costs no steps back and gives 1 corn."""

    def fee(self, s: State, player: i64, gear: i64, space: i64, action: i64) -> i64:
        """P-3.14.b, P-3.14.d, P-3.14.g, P-15.7: 1 corn in all, for a number below that of the space stood on."""
        usual = super().fee(s, player, gear, space, action)
        return -STEPPED_BACK if usual != OUT_OF_REACH and action < space else usual

    def pay_fee(self, s: State, player: i64, gear: i64, space: i64, action: i64) -> None:
        """P-3.14.c, P-13.1: the corn comes before the action, whose costs and taxes it may pay.

        P-3.14.e, P-3.14.f: for each worker that does something.
        """
        if self.fee(s, player, gear, space, action) < 0:
            s.gain(player, CORN, STEPPED_BACK, "P-3.14")


@final
class Huracan(TribeTile):
    """P-3.16: workers of a gear also use the actions of its partner, at the same fees.

    P-3.16.e, P-13.4, P-15.9: what they do is an action of the partner in every way.
    """

    def uses_gear(self, gear: i64, other: i64) -> bool:
        """P-3.16.b, P-3.16.c, P-3.16.d: with the same number, a lower or any; P-3.16.f: mirrors do not ask for it."""
        return gear == other or PARTNER[gear] == other
