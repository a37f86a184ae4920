"""Tribes that place workers otherwise: Cit-Bolon-Tum, Vacub-Caquix, Yumkaax (P-3.15, P-3.19, P-3.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.game import Reason
from tonalli.core.native import i64
from tonalli.tzolkin.modules.tribes import events
from tonalli.tzolkin.modules.tribes.ids import SKIP
from tonalli.tzolkin.modules.tribes.names import DISCOUNT, EXTRA_SPACES, SKIPPED, YUMKAAX_TOTALS
from tonalli.tzolkin.modules.tribes.rules import TribeTile
from tonalli.tzolkin.names import GEAR_COUNT, GEARS, NONE, SPACES_PER_GEAR, TEETH_MAX
from tonalli.tzolkin.steps.place import can_place, corn_for_space, target_of
from tonalli.tzolkin.tiles import LAST_SPACE

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


@final
class CitBolonTum(TribeTile):
    """P-3.15, P-3.15.h: one worker a turn costs 2 corn less; every gear has one more space, with any action."""

    def space_cost(self, s: State, player: i64, gear: i64, space: i64) -> i64:
        """P-3.15.d, P-3.15.k: the number of the space, less what the best discount is more than that given so far.

        P-3.15.e, P-13.5: only this is lowered, nothing that is paid besides or elsewhere.
        """
        given: i64 = 0
        for earlier in range(GEAR_COUNT * SPACES_PER_GEAR):
            number = earlier % SPACES_PER_GEAR
            if number > given and s.now.has_placed(earlier // SPACES_PER_GEAR, number):
                given = min(DISCOUNT, number)
        return space - max(min(DISCOUNT, space) - given, 0)

    def last_space(self, gear: i64) -> i64:
        """P-3.15.f, P-3.15.i, P-15.6: 8, and 11 in Chichen Itza, also where two days are considered.

        P-3.15.j: nobody is placed there, since it is no space of the gear.
        """
        return LAST_SPACE[gear] + EXTRA_SPACES


@final
class VacubCaquix(TribeTile):
    """P-3.19, P-3.19.e: once in a placing turn a free space may be passed; for others nothing changes."""

    def space_on(self, s: State, player: i64, gear: i64) -> i64:
        """P-3.19.b, P-3.19.f, P-15.5: the lowest free space but the one that is passed; P-3.19.c: it costs as ever."""
        skipped = (s.now.noted & SKIPPED) - 1
        if skipped < 0 or skipped // SPACES_PER_GEAR != gear:
            return s.lowest_free(gear)
        return free_above(s, gear, skipped % SPACES_PER_GEAR)

    def offer(self, s: State, player: i64, out: Actions) -> None:
        """P-3.19.d: at any moment of the placing turn."""
        for gear in range(GEAR_COUNT):
            if self.may_skip(s, player, gear):
                out.add(SKIP + gear)

    def may_skip(self, s: State, player: i64, gear: i64) -> bool:
        """P-3.19.d, P-3.19.f, P-13.16: once, a higher space must be free, and whoever is pitied cannot pay for it.

        Corn only grows less while workers are placed, so a space that cannot be paid now cannot be paid later.
        """
        if not is_placing(s) or s.now.noted & SKIPPED != 0 or s.players[player].hand == 0:
            return False
        lowest = s.lowest_free(gear)
        if lowest == NONE or free_above(s, gear, lowest) == NONE:
            return False
        target = target_of(s, gear)
        if target is None:
            return False
        s.now.noted |= gear * SPACES_PER_GEAR + lowest + 1
        payable = can_place(s, player, target, corn_for_space(s, player))
        s.now.noted &= ~SKIPPED
        return payable

    def interject(self, s: State, player: i64, action: i64) -> bool:
        if not SKIP <= action < SKIP + GEAR_COUNT:
            return False
        gear = action - SKIP
        space = s.lowest_free(gear)
        s.now.noted |= gear * SPACES_PER_GEAR + space + 1
        if s.log is not None:
            events.skip(s.log, player, GEARS[gear], space, "P-3.19")
        return True

    def may_pick_up(self, s: State, player: i64) -> bool:
        """P-3.19.a: who passes a space has a placing turn."""
        return s.now.noted & SKIPPED == 0

    def why_not(self, s: State, player: i64, action: i64) -> Reason | None:
        if not SKIP <= action < SKIP + GEAR_COUNT or not is_placing(s):
            return None
        gear = action - SKIP
        if s.now.noted & SKIPPED != 0:
            return Reason("has-skipped", "P-3.19", {"gear": GEARS[gear]})
        if s.players[player].hand == 0:
            return Reason("no-worker-in-hand", "Z-5.1", {"target": GEARS[gear]})
        lowest = s.lowest_free(gear)
        if lowest == NONE or free_above(s, gear, lowest) == NONE:
            return Reason("nothing-above", "P-3.19", {"gear": GEARS[gear]})
        return Reason("skip-unpaid", "P-3.19", {"gear": GEARS[gear]})


def is_placing(s: State) -> bool:
    """P-3.19.a: whether workers are being placed, or may be."""
    return s.top.kind == "turn" or s.top.kind == "place-more"


def free_above(s: State, gear: i64, space: i64) -> i64:
    """P-3.19.f: the lowest free space above another one; NONE if there is none."""
    for higher in range(space + 1, LAST_SPACE[gear] + 1):
        if s.teeth[gear * TEETH_MAX + higher] == NONE:
            return higher
    return NONE


@final
class Yumkaax(TribeTile):
    """P-3.22: a table of its own for several workers."""

    def surcharge(self, placed: i64) -> i64:
        """P-3.22.b, P-3.22.c: besides the spaces, for workers wherever they were placed."""
        return YUMKAAX_TOTALS[placed + 1] - YUMKAAX_TOTALS[placed]
