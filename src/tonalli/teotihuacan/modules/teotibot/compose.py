# interpreted
"""The solo opponent as a part of the composed game."""

from __future__ import annotations

from typing import Any

from tonalli.teotihuacan.modules.teotibot.action_tiles import action_tiles, bot_actions
from tonalli.teotihuacan.modules.teotibot.bot import (
    PowerMovement,
    RecycledStack,
    SlidingSupply,
    Teotibot,
    solo_tie_break,
    solo_winners,
)
from tonalli.teotihuacan.modules.teotibot.knobs import Knobs
from tonalli.teotihuacan.modules.teotibot.names import SLOT_OF_SUM, SLOTS
from tonalli.teotihuacan.modules.teotibot.rules import BotRules, PalacePassing
from tonalli.teotihuacan.modules.teotibot.table import new_table
from tonalli.teotihuacan.rules import Rules


def add_teotibot(rules: Rules) -> None:
    """B-1.8: the second side of a solo game, and what it changes for both."""
    knobs = Knobs(rules.options.get("bot", {}))
    bot = BotRules(action_tiles(), bot_actions(), PowerMovement(), PalacePassing(), knobs)
    rules.seats.append(Teotibot())
    rules.parts.append(new_table(bot))
    rules.supply = SlidingSupply()
    rules.discovery_stack = RecycledStack()
    rules.winners = solo_winners
    rules.tie_break = solo_tie_break


def teotibot_figures() -> dict[str, Any]:
    """B-5.2: which sums of the dice activate a slot."""
    return {
        "bot_slots": {slot: [dice for dice in range(2, 13) if SLOT_OF_SUM[dice] == i] for i, slot in enumerate(SLOTS)}
    }
