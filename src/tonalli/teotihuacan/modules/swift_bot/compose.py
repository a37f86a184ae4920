# interpreted
"""S1 as a part of the composed game."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tonalli.core.module import Module
from tonalli.teotihuacan.modules.swift_bot.movement import SwiftMovement
from tonalli.teotihuacan.modules.swift_bot.names import MOVES
from tonalli.teotihuacan.modules.teotibot.names import DIRECTION_TILES
from tonalli.teotihuacan.modules.teotibot.table import BotTable, new_table
from tonalli.teotihuacan.rules import Rules
from tonalli.teotihuacan.state import State


class SwiftBotModule(Module[Rules, State]):
    """X-8: needs no other module, and somebody who plays alone."""

    name = "swift_bot"
    only_for: ClassVar[tuple[int, ...]] = (1,)

    def edit(self, rules: Rules) -> None:
        for index, part in enumerate(rules.parts):
            if isinstance(part, BotTable):
                part.rules.movement = SwiftMovement()
                rules.parts[index] = new_table(part.rules)

    def figures(self) -> dict[str, Any]:
        """X-8.4: how far each direction tile moves a worker."""
        return {"swift_bot": {"moves": {tile: MOVES[number] for number, tile in enumerate(DIRECTION_TILES)}}}


SWIFT_BOT_MODULE: Final = SwiftBotModule()
