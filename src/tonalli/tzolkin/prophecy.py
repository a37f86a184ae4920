"""What is in force in a quarter of the game, and what it taxes (Z-15.5); the base game has a prophecy of nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.game import Reason
from tonalli.core.native import i64
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.names import A_GAIN, GOODS
from tonalli.tzolkin.tiles import RATE

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


class Tax:
    """Z-15.5: what one thing costs that a prophecy taxes; who does not pay does without it."""

    def __init__(self, why: str = "Z-15.5") -> None:
        self.why = why
        """The clause it follows from."""

    def cost(self) -> Cost:
        """What is paid in goods; a step down on a temple is none."""
        return Cost()

    def offer(self, s: State, player: i64, out: Actions) -> None:
        """Every way to pay it."""

    def can_be_paid(self, s: State, player: i64) -> bool:
        """Whether there is one."""
        return True

    def pay(self, s: State, player: i64, action: i64) -> None:
        """Pay it in one of the ways."""

    def why_not(self, s: State, player: i64, action: i64) -> Reason | None:
        """Why it cannot be paid in this way; None if that is said elsewhere."""
        return None


class Prophecy:
    """Z-15.5: what is in force in a quarter of the game; without prophecies everything simply happens.

    A gain or step may need a decision then, which is pushed; so it is the last thing a step does.
    """

    def tax(self, what: i64, number: i64) -> Tax | None:
        """What each good, each step up on a temple or each free technology step costs, if it is taxed."""
        return None

    def can_gain(self, s: State, player: i64, good: i64) -> bool:
        """Whether a good could be gained, with its tax."""
        tax = self.tax(A_GAIN, good)
        return tax is None or tax.can_be_paid(s, player)

    def why_no_gain(self, s: State, player: i64, good: i64) -> Reason | None:
        """Why a good could not be gained; None if it could."""
        tax = self.tax(A_GAIN, good)
        if tax is None or tax.can_be_paid(s, player):
            return None
        return Reason("cannot-pay-tax", tax.why, {"good": GOODS[good]})

    def gain(self, s: State, player: i64, good: i64, amount: i64, why: str) -> None:
        s.receive(player, good, amount, why)

    def step_up(self, s: State, player: i64, temple: i64, why: str) -> None:
        s.climb(player, temple, why)

    def advance(self, s: State, player: i64, track: i64, paid: i64, why: str) -> None:
        """Z-8.3: a step on a technology track; a surcharge is part of what was paid, but not of a free step."""
        s.raise_level(player, track, why)

    def level_works(self, level: i64) -> bool:
        """Z-15.4."""
        return True

    def placement_surcharge(self, gear: i64) -> i64:
        """Corn for a worker on a gear, besides its space."""
        return 0

    def corn_harvested(self, corn: i64) -> i64:
        """What a harvest of so much corn brings."""
        return corn

    def wood_harvested(self, wood: i64) -> i64:
        return wood

    def gain_fee(self, good: i64) -> i64:
        """Corn for each of a good that is gained."""
        return 0

    def price(self, good: i64) -> i64:
        """Z-7.14: corn for a good on the market, with whatever it costs to gain it."""
        return RATE[good] + self.gain_fee(good)

    def technology_surcharge(self) -> i64:
        """Blocks for a technology step, besides its cost."""
        return 0

    def building_surcharge(self) -> i64:
        """Blocks for a building, besides its cost (Z-15.6)."""
        return 0

    def corn_per_worker(self) -> i64:
        """Corn a worker needs on a Food Day, besides its usual need (Z-15.8)."""
        return 0
