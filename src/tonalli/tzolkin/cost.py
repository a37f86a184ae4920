"""What something costs, by good."""

from __future__ import annotations

from typing import final

from tonalli.core.native import i64, vec
from tonalli.tzolkin.names import GOODS


@final
class Cost:
    """So much of each good; ``blocks`` are blocks of any mixture (Z-8.1), ``printed_blocks`` those of a kind."""

    def __init__(
        self, corn: i64 = 0, wood: i64 = 0, stone: i64 = 0, gold: i64 = 0, skull: i64 = 0, blocks: i64 = 0
    ) -> None:
        self.amounts = vec[i64]([corn, wood, stone, gold, skull])
        self.printed_blocks = wood + stone + gold
        self.blocks = blocks

    def __getitem__(self, good: i64) -> i64:
        return self.amounts[good]

    def to_dict(self) -> dict[str, int]:
        """What is due, by name."""
        due: dict[str, int] = {}
        for good in range(len(GOODS)):
            if self.amounts[good] > 0:
                due[GOODS[good]] = self.amounts[good]
        if self.blocks > 0:
            due["blocks"] = self.blocks
        return due
