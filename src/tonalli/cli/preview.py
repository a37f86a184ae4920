"""What an option would bring, added up."""

from __future__ import annotations

from collections.abc import Collection

from tonalli.core.events import Event

ADDED = ("score", "gain", "pay")

Slot = tuple[str, str, str]
"""Kind and object of events, and for payments their clause."""


def summed(events: list[Event], player: int, reached: Collection[str]) -> list[tuple[Slot, int]]:
    """What a player pays and gets, in the order it happens; of ``reached`` kinds only where they lead is kept."""
    sums: dict[Slot, int] = {}
    for event in events:
        if event.player != player:
            continue
        if event.kind in reached:
            sums[event.kind, event.what, ""] = event.amount
        elif event.kind in ADDED:
            slot = (event.kind, event.what, event.why if event.kind == "pay" else "")
            sums[slot] = sums.get(slot, 0) + event.amount
    return [(slot, amount) for slot, amount in sums.items() if amount or slot[0] in reached]
