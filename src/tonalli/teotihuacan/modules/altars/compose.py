# interpreted
"""M8 Altars and Shamans as a part of the composed game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tonalli.core.game import Setting
from tonalli.core.module import Module
from tonalli.teotihuacan.amounts import FREE
from tonalli.teotihuacan.modules.altars.benefits import altar_tiles
from tonalli.teotihuacan.modules.altars.bot import BotShaman, HarderBotShaman, ThenShaman
from tonalli.teotihuacan.modules.altars.features import ALTARS_COLUMNS
from tonalli.teotihuacan.modules.altars.figures import altar_figures
from tonalli.teotihuacan.modules.altars.part import new_altars
from tonalli.teotihuacan.modules.altars.rules import AltarRules, ShamanOwner
from tonalli.teotihuacan.modules.altars.setup import AltarsLaidOut, ShamansPlaced
from tonalli.teotihuacan.modules.altars.shamans import ActivateShaman, PersonsShaman
from tonalli.teotihuacan.modules.altars.tiles import ShamanStand, ShamanStep
from tonalli.teotihuacan.modules.altars.workers import ShamanAtCourt, ShamanRests, ShamanWorker
from tonalli.teotihuacan.modules.court.board import court_in
from tonalli.teotihuacan.modules.great_discoveries.figures import COPIES
from tonalli.teotihuacan.modules.great_discoveries.names import FIRST_GREAT, GREAT_SHAMAN_STAND, GREAT_SHAMAN_STEP
from tonalli.teotihuacan.modules.teotibot.names import ACTION_TILES
from tonalli.teotihuacan.modules.teotibot.rules import BotRules
from tonalli.teotihuacan.modules.teotibot.table import bot_of
from tonalli.teotihuacan.rules import Rules
from tonalli.teotihuacan.state import State


class AltarsModule(Module[Rules, State]):
    """X-6.1: altars between the boards, a Shaman for everybody; X-1.11: switches of the solo opponent."""

    name = "altars"
    columns = ALTARS_COLUMNS
    needs: ClassVar[tuple[str, ...]] = ("obsidian",)
    settings: ClassVar[Mapping[str, Mapping[str, Setting]]] = {
        "bot": {
            "harder_altars": Setting(False, (False, True), needs=("altars",)),
            "priest_s07": Setting(False, (False, True), needs=("court", "altars")),
        }
    }
    things: ClassVar[Mapping[str, str]] = {
        "activate": "shaman:{seat}",
        "shaman": "field:{altar}:{field}",
        "weaken": "worker:{seat}:{board}:{power}",
        "weaken hand": "hand:{seat}:{power}",
        "claim altar": "pile:{asked_altar}:{discovery}",
    }

    def edit(self, rules: Rules) -> None:
        owners: list[ShamanOwner] = [PersonsShaman() for seat in rules.seats]
        bot = bot_of(rules)
        if bot is not None:
            owners[-1] = self.edit_bot(bot, rules.options["bot"])
        court = court_in(rules)
        rules.parts.append(new_altars(AltarRules(owners, altar_tiles(), court is not None)))
        rules.board_setup.append(AltarsLaidOut())
        rules.setup_end.insert(len(rules.setup_end) - 1, ShamansPlaced())
        rules.turn_options.append(ActivateShaman())
        rules.extra_workers.append(ShamanWorker())
        rules.after_action.insert(0, ShamanRests())
        if court is not None:
            court.bonuses.append(ShamanAtCourt())
        step, stand = "great_shaman_step", "great_shaman_stand"
        rules.discoveries[GREAT_SHAMAN_STEP] = ShamanStep("X-3.7", GREAT_SHAMAN_STEP - FIRST_GREAT, COPIES[step], FREE)
        rules.discoveries[GREAT_SHAMAN_STAND] = ShamanStand(
            "X-3.11", GREAT_SHAMAN_STAND - FIRST_GREAT, COPIES[stand], FREE
        )

    def edit_bot(self, bot: BotRules, chosen: Mapping[str, Any]) -> BotShaman:
        """X-6.15, X-10.5: its tiles with a Shaman step; its Shaman."""
        for name in ("mask_collection", "worship") if chosen.get("priest_s07", False) else ("mask_collection",):
            tile = ACTION_TILES.index(name)
            bot.tiles[tile] = ThenShaman(bot.tiles[tile])
        return HarderBotShaman() if chosen.get("harder_altars", False) else BotShaman()

    def figures(self) -> dict[str, Any]:
        return altar_figures()


ALTARS_MODULE: Final = AltarsModule()
