# interpreted
"""The solo opponent as a part of the composed game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tonalli.core.errors import OptionError
from tonalli.core.game import Knob, Option
from tonalli.core.module import Module
from tonalli.teotihuacan.modules.teotibot.action_tiles import action_tiles, bot_actions
from tonalli.teotihuacan.modules.teotibot.bot import (
    PersonBegins,
    PowerMovement,
    RecycledStack,
    SlidingSupply,
    Teotibot,
    solo_tie_break,
    solo_winners,
)
from tonalli.teotihuacan.modules.teotibot.features import BOT_COLUMNS
from tonalli.teotihuacan.modules.teotibot.knobs import KNOBS, Knobs
from tonalli.teotihuacan.modules.teotibot.names import SLOT_OF_SUM, SLOTS
from tonalli.teotihuacan.modules.teotibot.rules import BotRules, PalacePassing
from tonalli.teotihuacan.modules.teotibot.table import new_table
from tonalli.teotihuacan.names import DISCOVERY
from tonalli.teotihuacan.rules import Rules
from tonalli.teotihuacan.state import State


class TeotibotModule(Module[Rules, State]):
    """B-1.8: the second side of a game for one, and what it changes for both."""

    name = "teotibot"
    columns = BOT_COLUMNS
    options: ClassVar[list[Option]] = [Knob("bot", KNOBS)]
    players: ClassVar[tuple[int, ...]] = (1,)
    is_chosen: ClassVar[bool] = False

    def is_in_play(self, options: Mapping[str, Any]) -> bool:
        return bool(options["players"] == 1)

    def refuse(self, options: dict[str, Any]) -> None:
        """The bot's settings need a game for one."""
        if not self.is_in_play(options):
            if options["bot"]:
                told = f"bot={options['bot']!r}: allowed only with players=1"
                raise OptionError(told, "only-with", what="bot", needed="players=1")
            del options["bot"]

    def edit(self, rules: Rules) -> None:
        knobs = Knobs(rules.options.get("bot", {}))
        bot = BotRules(action_tiles(), bot_actions(), PowerMovement(), PalacePassing(), knobs)
        rules.seats.append(Teotibot())
        rules.parts.append(new_table(bot))
        rules.player_setup = PersonBegins()
        rules.supply = SlidingSupply()
        rules.stacks[DISCOVERY] = RecycledStack()
        rules.winners = solo_winners
        rules.tie_break = solo_tie_break

    def figures(self) -> dict[str, Any]:
        """B-5.2: which sums of the dice activate a slot."""
        slots = {slot: [dice for dice in range(2, 13) if SLOT_OF_SUM[dice] == i] for i, slot in enumerate(SLOTS)}
        return {"bot_slots": slots}


TEOTIBOT = TeotibotModule()
