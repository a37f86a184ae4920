"""Wealth tiles on their way, and what the running turn has brought."""

from __future__ import annotations

from typing import final

from tonalli.core.bits import BIT
from tonalli.core.native import i64, mypyc_attr, vec
from tonalli.tzolkin.names import SEAT_COUNT, SPACES_PER_GEAR


@final
class Opening:
    """Wealth tiles while they are dealt and chosen, in secret until all have chosen (Z-2.14)."""

    def __init__(self) -> None:
        self.dealt = vec[i64]([0] * SEAT_COUNT)
        """Bits of the wealth tiles dealt to each seat."""
        self.kept = vec[i64]([0] * SEAT_COUNT)
        self.tribes = vec[i64]([0] * SEAT_COUNT)
        """The tribe each seat has chosen, known to others when choices are revealed (Z-15.3)."""
        self.turned_up: i64 = 0
        """Bits of the wealth tiles turned up for dummies (Z-2.9)."""
        self.revealed: i64 = 0

    def copy(self) -> Opening:
        other = Opening()
        other.dealt = self.dealt[:]
        other.kept = self.kept[:]
        other.tribes = self.tribes[:]
        other.turned_up = self.turned_up
        other.revealed = self.revealed
        return other


@final
@mypyc_attr(free_list_len=1)
class TurnSoFar:
    """What the running turn has brought."""

    def __init__(self) -> None:
        self.begged: i64 = 0
        self.placed: i64 = 0
        """Workers placed in this turn (Z-5.4)."""
        self.claimed: i64 = 0
        """1 if the Starting Player Space was taken in this turn (Z-4.6)."""
        self.picked: i64 = 0
        """Workers picked up in this turn."""
        self.on_gears: i64 = 0
        """A bit for each space of a gear on which a worker was placed in this turn, SPACES_PER_GEAR for each gear."""
        self.over: i64 = 0
        """1 once the turn is over, although nobody else's has begun: nothing of the own turn is offered any more."""
        self.noted: i64 = 0
        """What modules have to remember of a turn; each has bits of its own."""

    def has_placed(self, gear: i64, space: i64) -> bool:
        """Whether a worker was placed on a space of a gear in this turn."""
        return self.on_gears & BIT[gear * SPACES_PER_GEAR + space] != 0

    def workers_on(self, gear: i64) -> i64:
        """How many workers were placed on a gear in this turn."""
        count: i64 = 0
        for space in range(SPACES_PER_GEAR):
            if self.has_placed(gear, space):
                count += 1
        return count

    def copy(self) -> TurnSoFar:
        other = TurnSoFar()
        other.begged = self.begged
        other.placed = self.placed
        other.claimed = self.claimed
        other.picked = self.picked
        other.on_gears = self.on_gears
        other.over = self.over
        other.noted = self.noted
        return other
