"""The figures of one player's rules (Z-15.3); the base game has a tribe of nothing special."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.native import i64
from tonalli.tzolkin.names import CHICHEN_ITZA, CORN, THEOLOGY, TOP_LEVEL
from tonalli.tzolkin.tiles import (
    BEGGING_CORN,
    CORN_PER_WORKER,
    FREE_CHOICE,
    LAST_SPACE,
    START_WORKERS,
    STEP_BACK,
    SURCHARGE,
    TECHNOLOGY_COST,
    UNFED_LOSS,
    WEALTH_KEPT,
)

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.core.game import Reason
    from tonalli.tzolkin.cost import Cost
    from tonalli.tzolkin.state import State


OUT_OF_REACH: Final = -1000
"""No fee takes a worker to such an action."""


class Tribe:
    """Z-15.3: the figures of one player's rules; who has no tribe plays by these."""

    def wealth_kept(self) -> i64:
        """Z-2.11."""
        return WEALTH_KEPT

    def start_workers(self) -> i64:
        """Z-2.6."""
        return START_WORKERS

    def revealed(self, s: State, player: i64) -> None:
        """Z-2.11: choices are open; what the tribe changes before wealth tiles are taken."""

    def wealth_taken(self, s: State, player: i64) -> None:
        """Z-2.12: push what follows the player's wealth tiles."""

    def offer(self, s: State, player: i64, out: Actions) -> None:
        """Add what the tribe allows beside any decision of the own turn."""

    def interject(self, s: State, player: i64, action: i64) -> bool:
        """Carry out such an offer; False if it is none."""
        return False

    def brings(self, action: i64) -> Cost | None:
        """What such an offer brings; None if it brings nothing."""
        return None

    def why_not(self, s: State, player: i64, action: i64) -> Reason | None:
        """Why something that the tribe allows is not possible now; None if it allows no such thing."""
        return None

    def may_do_neither(self) -> bool:
        """Z-4.1, Z-15.11: whether a turn may pass without placing or picking up."""
        return False

    def may_do_both(self) -> bool:
        """Z-4.1: whether who has placed may pick up in the same turn."""
        return False

    def may_pick_up(self, s: State, player: i64) -> bool:
        """Z-4.1: whether workers may be picked up in a turn in which none was placed so far."""
        return True

    def corn_after_begging(self) -> i64:
        """Z-4.5: begging is for those who have less."""
        return BEGGING_CORN

    def surcharge(self, placed: i64) -> i64:
        """Z-5.4: corn for one more worker after so many in this turn."""
        return SURCHARGE[placed]

    def space_on(self, s: State, player: i64, gear: i64) -> i64:
        """Z-5.2: the space a worker placed on a gear would get; NONE if there is none."""
        return s.lowest_free(gear)

    def space_cost(self, s: State, player: i64, gear: i64, space: i64) -> i64:
        """Z-5.4: a space costs its number."""
        return space

    def last_space(self, gear: i64) -> i64:
        """Z-1.2, Z-12.5: beyond it a worker is pushed off."""
        return LAST_SPACE[gear]

    def uses_gear(self, gear: i64, other: i64) -> bool:
        """Z-6.3: whether a worker on one gear may carry out actions of another."""
        return gear == other

    def fee(self, s: State, player: i64, gear: i64, space: i64, action: i64) -> i64:
        """Z-6.4, Z-6.5, Z-8.8: corn for an action of the gear from a space, or OUT_OF_REACH.

        ``action`` is its number on the gear, from 1. Who is given corn for stepping back has a fee below 0.
        """
        reach = space
        if gear == CHICHEN_ITZA and s.works(player, THEOLOGY, 1):
            reach = space + 1
        if reach >= FREE_CHOICE[gear]:
            return 0
        if action > reach:
            return OUT_OF_REACH
        return STEP_BACK * (space - action) if action < space else 0

    def pay_fee(self, s: State, player: i64, gear: i64, space: i64, action: i64) -> None:
        """Z-6.4: the fee is paid before the action."""
        s.spend(player, CORN, self.fee(s, player, gear, space, action), "Z-6.4")

    def technology_cost(self, level: i64) -> i64:
        """Z-8.1: blocks for a step from a level."""
        return TECHNOLOGY_COST[level]

    def bonus(self, s: State, player: i64, track: i64) -> None:
        """Z-8.1: a step beyond the last level gives the bonus of its track."""
        s.rules.bonuses[track].give(s, player)

    def may_have_bonus(self, s: State, player: i64, track: i64) -> bool:
        """Z-8.1: whether the bonus of a track can be due."""
        return s.works(player, track, TOP_LEVEL)

    def corn_per_worker(self) -> i64:
        """Z-11.2."""
        return CORN_PER_WORKER

    def unfed_loss(self) -> i64:
        """Z-11.3: points lost for each unfed worker."""
        return UNFED_LOSS
