"""What only a game with tribes can tell, into the log of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.native import i64

if TYPE_CHECKING:
    from tonalli.tzolkin.events import Log


def tribe(log: Log, seat: i64, tribe: str, why: str) -> None:
    """The tribe a player has chosen, told once it is no secret (P-2.7)."""
    log.tell("tribe", seat, why, {"tribe": tribe})


def skip(log: Log, seat: i64, gear: str, space: i64, why: str) -> None:
    """A free space of a gear is passed for the rest of the turn (P-3.19)."""
    log.tell("skip", seat, why, {"gear": gear, "space": space})
