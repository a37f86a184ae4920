"""Wealth tiles on their way, and what the running turn has brought."""

from __future__ import annotations

from typing import final

from tonalli.core.native import i64, vec
from tonalli.tzolkin.names import SEAT_COUNT


@final
class Opening:
    """Wealth tiles while they are dealt and chosen, in secret until all have chosen (Z-2.14)."""

    def __init__(self) -> None:
        self.dealt = vec[i64]([0] * SEAT_COUNT)
        """Bits of the wealth tiles dealt to each seat."""
        self.kept = vec[i64]([0] * SEAT_COUNT)
        self.turned_up: i64 = 0
        """Bits of the wealth tiles turned up for dummies (Z-2.9)."""
        self.revealed: i64 = 0

    def copy(self) -> Opening:
        other = Opening()
        other.dealt = self.dealt[:]
        other.kept = self.kept[:]
        other.turned_up = self.turned_up
        other.revealed = self.revealed
        return other


@final
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

    def copy(self) -> TurnSoFar:
        other = TurnSoFar()
        other.begged = self.begged
        other.placed = self.placed
        other.claimed = self.claimed
        other.picked = self.picked
        return other
