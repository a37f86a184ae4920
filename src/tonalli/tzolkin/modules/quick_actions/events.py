"""What only a game with quick actions can tell, into the log of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.native import i64

if TYPE_CHECKING:
    from tonalli.tzolkin.events import Log


def quick_laid_out(log: Log, seat: i64, tile: str, day: i64, why: str) -> None:
    """A quick action tile is laid out on the Tzolk'in gear, from a day on (P-10.3)."""
    log.tell("quick_laid_out", seat, why, {"tile": tile, "day": day})


def quick_tile(log: Log, seat: i64, tile: str, why: str) -> None:
    """A quick action tile comes to the board; the one before leaves the game (P-10.10)."""
    log.tell("quick_tile", seat, why, {"tile": tile})


def quick(log: Log, seat: i64, tile: str, why: str) -> None:
    """A quick action is performed (P-10.25)."""
    log.tell("quick", seat, why, {"tile": tile})
