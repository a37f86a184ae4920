"""What only a game with the Court can tell, into the log of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.native import i64

if TYPE_CHECKING:
    from tonalli.teotihuacan.events import Log


def ownership(log: Log, seat: i64, temple: str, slot: str, why: str) -> None:
    """A player takes the Ownership tile of a temple and marks the royal tile in its slot (X-5.9)."""
    log.tell("ownership", seat, why, {"temple": temple, "slot": slot})


def royal_activated(log: Log, seat: i64, slot: str, why: str) -> None:
    """The solo opponent activates the royal tile in a slot (X-5.16)."""
    log.tell("royal_activated", seat, why, {"slot": slot})
