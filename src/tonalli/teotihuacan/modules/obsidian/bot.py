"""The solo opponent with M6 (X-4.17 to X-4.20)."""

from __future__ import annotations

from typing import Final

from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.modules.obsidian.names import OBSIDIAN
from tonalli.teotihuacan.modules.teotibot.action_tiles import Gather
from tonalli.teotihuacan.modules.teotibot.rules import BotRules
from tonalli.teotihuacan.names import DEPOSITS, FOREST, GOLD, QUARRY, STONE, WOOD

ORDINARY: Final = 1
ORDINARY_HARDER: Final = 2


def gather_obsidian(bot: BotRules, harder: bool) -> None:
    """X-4.17, X-4.20: 1 obsidian and 1 of the board's good, 2 if it is to be harder."""
    for board, good in ((FOREST, WOOD), (QUARRY, STONE), (DEPOSITS, GOLD)):
        bot.actions[board] = Gather(Amounts({good: ORDINARY_HARDER if harder else ORDINARY, OBSIDIAN: 1}))
