"""What only a game with the market can tell."""

from __future__ import annotations

from tonalli.teotihuacan.events import Log


def wanted(log: Log, seat: int, good: str, why: str) -> None:
    """The resource that the market takes for jade."""
    log.tell("wanted", seat, why, {"good": good})


def outbid(log: Log, seat: int, why: str) -> None:
    """Somebody outbids whoever has bartered."""
    log.tell("outbid", seat, why, {})


def order_fulfilled(log: Log, seat: int, order: str, points: int, why: str) -> None:
    """An order that was secret is fulfilled."""
    log.tell("order_fulfilled", seat, why, {"order": order, "points": points})
