"""Who sits at a place of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.native import i64

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


class Seat:
    """Who sits at a place of the table: what a person decides, another side may have rules of its own for."""

    def takes_starting_tiles(self) -> bool:
        """T-3.11: whether starting tiles are dealt to it."""
        return True

    def start(self, s: State, seat: i64) -> None:
        """T-3.2, T-3.5: what it has before starting tiles are dealt."""
        raise NotImplementedError

    def begin_turn(self, s: State, seat: i64) -> None:
        """T-4.2: push its turn."""
        raise NotImplementedError

    def take_resources(self, s: State, seat: i64, amount: i64) -> None:
        """T-1.3: gain resources of its choice."""
        raise NotImplementedError

    def reach_major_step(self, s: State, seat: i64, temple: i64, heap: i64) -> None:
        """T-9.3: claim a tile of the heap or gain the printed reward."""
        raise NotImplementedError

    def reach_avenue_tiles(self, s: State, seat: i64, heap: i64) -> None:
        """T-9.9: it may claim a tile of the heap."""
        raise NotImplementedError

    def decides(self) -> bool:
        """Whether somebody sits there who can be asked."""
        return True

    def builds_from_the_left(self) -> bool:
        """T-13.1: whether its buildings leave no gap in a row of the Nobles board."""
        return True

    def power_up_anyone(self, s: State, seat: i64, amount: i64, why: str) -> None:
        """T-8.14: free power-ups for its own unlocked workers."""
        raise NotImplementedError

    def ascended(self, s: State, seat: i64) -> None:
        """T-17.4: push its reward."""
        raise NotImplementedError

    def displaced(self, s: State, seat: i64, die: i64) -> None:
        """T-7.3: its locked worker has to leave the worship space."""
        raise NotImplementedError

    def wages(self, s: State, seat: i64) -> i64:
        """T-19.7: cocoa it would owe at an eclipse now; NONE for a side that pays no wages."""
        raise NotImplementedError

    def owe_wages(self, s: State, seat: i64) -> None:
        """T-19.7: push the payment of its wages."""
        raise NotImplementedError

    def score_the_end(self, s: State, seat: i64) -> None:
        """T-19.11: what the last eclipse scores besides."""
        raise NotImplementedError
