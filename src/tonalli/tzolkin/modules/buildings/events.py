"""What only a game with the new buildings can tell, into the log of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.native import i64

if TYPE_CHECKING:
    from tonalli.tzolkin.events import Log


def renovate(log: Log, seat: i64, building: str, why: str) -> None:
    """A building is torn down to pay for another one with its cost; it leaves the game (P-7.2, P-7.9)."""
    log.tell("renovate", seat, why, {"building": building})
