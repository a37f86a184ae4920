"""What only a game with the Empire board can tell, into the log of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.native import i64

if TYPE_CHECKING:
    from tonalli.teotihuacan.events import Log


def warrior_added(log: Log, seat: i64, why: str) -> None:
    """A Warrior comes from the supply to Teotihuacan (X-7.7)."""
    log.tell("warrior_added", seat, why, {})


def warrior_moves(log: Log, seat: i64, origin: i64, to: i64, why: str) -> None:
    """A pushed Warrior goes on from one region, 0 for Teotihuacan, to the next (X-7.8)."""
    log.tell("warrior_moves", seat, why, {"origin": origin, "to": to})


def settle(log: Log, seat: i64, region: i64, why: str) -> None:
    """A Building of the row stands in a region; the Warrior there leaves the game (X-7.13)."""
    log.tell("settle", seat, why, {"region": region})


def trail(log: Log, seat: i64, region: i64, why: str) -> None:
    """A Trail tile sends a Warrior of the solo opponent to a region (X-7.19)."""
    log.tell("trail", seat, why, {"region": region})


def region_discard(log: Log, seat: i64, discovery: str, region: i64, why: str) -> None:
    """The solo opponent discards a discovery tile drawn for a region (X-7.27)."""
    log.tell("region_discard", seat, why, {"discovery": discovery, "region": region})
