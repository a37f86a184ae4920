"""What events bring and cost, added up to figures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tonalli.telling.phrase import Figure, Number, Phrase


class Brought:
    """One thing an event brings or, below 0, costs; things of one icon and key are added up.

    The key's message gets ``amount`` (above 0), ``figure`` (with its sign) and the arguments.
    """

    def __init__(self, icon: str, key: str, amount: float | None, tile: bool = False, **arguments: Any) -> None:
        self.icon = icon
        self.key = key
        self.amount = amount
        self.tile = tile
        """Whether it is a tile with this icon."""
        self.arguments = arguments


def summed(found: Iterable[Brought | None], whole: bool = False) -> tuple[list[Figure], list[Figure]]:
    """All that is brought, and all it costs, each in the order it comes; what comes of several causes, or all of it as
    a ``whole``, is one sum whatever it was for.
    """
    sums: dict[tuple[str, str, bool], Brought] = {}
    for brought in found:
        if brought is None:
            continue
        if brought.amount is None:
            sums.setdefault((brought.icon, brought.key, False), brought)
            continue
        base = brought.key.partition(".")[0]
        slot = (brought.icon, base, brought.amount < 0)
        if whole or (slot in sums and sums[slot].key != brought.key):
            brought.key = base
        if slot in sums:
            brought.amount += sums[slot].amount or 0
        sums[slot] = brought
    gains: list[Figure] = []
    costs: list[Figure] = []
    for brought in sums.values():
        amount = brought.amount
        if amount is None:
            gains.append(Figure(brought.icon, None, Phrase(brought.key, **brought.arguments), brought.tile))
        elif amount:
            figure = Number(amount, signed=True)
            words = Phrase(brought.key, amount=abs(amount), figure=figure, **brought.arguments)
            (gains if amount > 0 else costs).append(Figure(brought.icon, abs(amount), words))
    return gains, costs
