"""What only a game with prophecies can tell, into the log of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.native import i64

if TYPE_CHECKING:
    from tonalli.tzolkin.events import Log


def foretold(log: Log, seat: i64, prophecy: str, quarter: i64, why: str) -> None:
    """A prophecy is laid on the prophecy board, for a quarter of the game from the second on (P-2.5)."""
    log.tell("foretold", seat, why, {"prophecy": prophecy, "quarter": quarter})


def prophecy(log: Log, seat: i64, prophecy: str, why: str) -> None:
    """A prophecy is in force from now on (P-4.2)."""
    log.tell("prophecy", seat, why, {"prophecy": prophecy})


def premium(log: Log, seat: i64, prophecy: str, count: i64, points: i64, why: str) -> None:
    """What a player has of what a prophecy counts, and its points, told also if there are none (P-6.1)."""
    log.tell("premium", seat, why, {"prophecy": prophecy, "count": count, "points": points})


def prophecy_ends(log: Log, seat: i64, prophecy: str, why: str) -> None:
    """A prophecy is in force no longer, with the end of a Food Day (P-4.2)."""
    log.tell("prophecy_ends", seat, why, {"prophecy": prophecy})
