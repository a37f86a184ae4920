# interpreted
"""M7 Court as a part of the composed game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tonalli.core.game import Setting
from tonalli.core.module import Module
from tonalli.teotihuacan.modules.court.board import Court
from tonalli.teotihuacan.modules.court.bot import CourtPassing
from tonalli.teotihuacan.modules.court.features import COURT_COLUMNS
from tonalli.teotihuacan.modules.court.figures import court_figures, temples_of_slots
from tonalli.teotihuacan.modules.court.names import A10, B11, C12
from tonalli.teotihuacan.modules.court.part import new_court
from tonalli.teotihuacan.modules.court.royals import new_royal_tiles
from tonalli.teotihuacan.modules.court.rules import OwnWorkers
from tonalli.teotihuacan.modules.court.setup import RoyalSlots
from tonalli.teotihuacan.modules.court.steps import OptionOver, Ownership, TempleOption
from tonalli.teotihuacan.modules.great_discoveries.names import GREAT
from tonalli.teotihuacan.modules.teotibot.table import bot_of
from tonalli.teotihuacan.names import PALACE
from tonalli.teotihuacan.rules import Rules
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.board_setup import RoyalTiles
from tonalli.teotihuacan.steps.worship import DiscoveryArea


class CourtModule(Module[Rules, State]):
    """X-5: the Court in place of the Palace; X-5.13: nothing is added to an eclipse.

    X-5.14: alone it is advised to play with the swift Teotibot, which passes the Court more often.
    """

    name = "court"
    columns = COURT_COLUMNS
    needs: ClassVar[tuple[str, ...]] = ("obsidian",)
    things: ClassVar[Mapping[str, str]] = {"court-step": "court_step:{slot}"}
    settings: ClassVar[Mapping[str, Mapping[str, Setting]]] = {
        "bot": {"harder_court": Setting(False, (False, True), needs=("court",))}
    }

    def edit(self, rules: Rules) -> None:
        rules.boards[PALACE] = Court([OwnWorkers()])
        # no discovery tile is laid there: a mask there is one beside a worship space, a gap
        # stays as long as nothing can be drawn.
        rules.areas[PALACE] = DiscoveryArea(PALACE, GREAT)
        rules.royals += new_royal_tiles()
        for category, tile in enumerate((A10, B11, C12)):
            rules.royal_pools[category] |= 1 << tile
        rules.board_setup = [RoyalSlots() if isinstance(item, RoyalTiles) else item for item in rules.board_setup]
        rules.reached.append(Ownership())
        rules.offers.append(TempleOption())
        rules.after_action.insert(0, OptionOver())
        bot = bot_of(rules)
        if bot is not None:
            chosen = rules.options["bot"]
            bot.passing = CourtPassing(chosen.get("priest_s07", False), chosen.get("harder_court", False))
        rules.parts.append(new_court(temples_of_slots()))

    def figures(self) -> dict[str, Any]:
        return court_figures()


COURT_MODULE: Final = CourtModule()
