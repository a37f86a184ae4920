# interpreted
"""M6 Obsidian as a part of the composed game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tonalli.core.game import Setting
from tonalli.core.module import Module
from tonalli.teotihuacan.modules.obsidian.bot import gather_obsidian
from tonalli.teotihuacan.modules.obsidian.figures import obsidian_boards, obsidian_figures, starting_tiles
from tonalli.teotihuacan.modules.obsidian.names import (
    NEW_TECHNOLOGIES,
    OBSIDIAN,
    OBSIDIAN_COCOA,
    OBSIDIAN_POWER_DISCOVERY,
    OBSIDIAN_RESOURCE,
)
from tonalli.teotihuacan.modules.obsidian.payment import Obsidian, ObsidianPayment
from tonalli.teotihuacan.modules.obsidian.technologies import ObsidianIncome, new_technologies
from tonalli.teotihuacan.modules.teotibot.table import bot_of
from tonalli.teotihuacan.notation import GIVE, TAKE
from tonalli.teotihuacan.rules import Rules
from tonalli.teotihuacan.state import State


class ObsidianModule(Module[Rules, State]):
    """X-4, X-4.1: obsidian in every payment; M7, M8 and M9 need it (X-1.3), it needs nothing but the base game (X-1.1).

    X-1.2: whatever it replaces holds in place of the base game's. X-4.22: its starting tiles are among those of which
    neutral workers are drawn. X-4.16: nothing is added to an eclipse.
    """

    name = "obsidian"
    excludes: ClassVar[Mapping[str, tuple[Any, ...]]] = {"setup": ("first",)}
    """X-1.10, X-15.22: the first game has boards of its own and no starting tiles."""
    settings: ClassVar[Mapping[str, Mapping[str, Setting]]] = {
        "bot": {"harder_obsidian": Setting(False, (False, True), needs=("obsidian",))}
    }

    def edit(self, rules: Rules) -> None:
        rules.goods.append(OBSIDIAN)
        rules.resources.append(Obsidian(OBSIDIAN, TAKE + OBSIDIAN_RESOURCE, GIVE + OBSIDIAN_RESOURCE))
        rules.payment = ObsidianPayment()
        for board in obsidian_boards():
            rules.boards[board.number] = board
        rules.technologies += new_technologies()
        rules.technology_pool |= NEW_TECHNOLOGIES
        rules.starting_tiles += starting_tiles()
        rules.starting_pool |= (1 << OBSIDIAN_POWER_DISCOVERY) | (1 << OBSIDIAN_COCOA)
        rules.after_action.insert(0, ObsidianIncome())
        bot = bot_of(rules)
        if bot is not None:
            gather_obsidian(bot, rules.options["bot"].get("harder_obsidian", False))

    def figures(self) -> dict[str, Any]:
        return obsidian_figures()


OBSIDIAN_MODULE: Final = ObsidianModule()
