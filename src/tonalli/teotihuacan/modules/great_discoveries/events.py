"""What only a game with Great Discoveries can tell, into the log of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.native import i64

if TYPE_CHECKING:
    from tonalli.teotihuacan.events import Log


def refresh(log: Log, seat: i64, discovery: str, why: str) -> None:
    """A used discovery tile is turned face up again (X-3.7)."""
    log.tell("refresh", seat, why, {"discovery": discovery})


def great_discarded(log: Log, seat: i64, discovery: str, place: str, why: str) -> None:
    """A Great Discovery is discarded from a place (X-3.6)."""
    log.tell("great_discarded", seat, why, {"discovery": discovery, "place": place})


def great_reshuffle(log: Log, seat: i64, why: str) -> None:
    """Discarded Great Discoveries become the stack (X-3.6)."""
    log.tell("great_reshuffle", seat, why, {})
