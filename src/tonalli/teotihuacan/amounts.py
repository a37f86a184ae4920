"""Amounts of goods: what something costs, paid together (T-1.15), or what it brings."""

from __future__ import annotations

from typing import Final, final

from tonalli.core.native import i64, vec
from tonalli.teotihuacan.names import COCOA


@final
class Amounts:
    """An amount of each of some goods; nothing changes it."""

    def __init__(self, amounts: dict[int, int]) -> None:
        due = [(good, amount) for good, amount in sorted(amounts.items()) if amount > 0]
        self.goods = vec[i64]([good for good, amount in due])
        self.amounts = vec[i64]([amount for good, amount in due])
        self.kinds: i64 = len(due)
        self.good: i64 = due[0][0] if due else COCOA
        """The first good, and how much of it: most amounts are of one good."""
        self.amount: i64 = due[0][1] if due else 0

    def of(self, good: i64) -> i64:
        """How much of a good."""
        for i in range(len(self.goods)):
            if self.goods[i] == good:
                return self.amounts[i]
        return 0

    def to_dict(self) -> dict[int, int]:
        """The amounts by good."""
        return {self.goods[i]: self.amounts[i] for i in range(len(self.goods))}


FREE: Final = Amounts({})
COCOA_COSTS: Final[list[Amounts]] = [Amounts({COCOA: amount}) for amount in range(20)]
"""So much cocoa, by amount."""
