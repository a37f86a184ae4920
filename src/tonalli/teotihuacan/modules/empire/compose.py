# interpreted
"""M9 Empire Expansion as a part of the composed game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tonalli.core.game import Setting
from tonalli.core.module import Module
from tonalli.teotihuacan.modules.empire.bot import BotOwner, expand_by_rule
from tonalli.teotihuacan.modules.empire.conquest import Conquest
from tonalli.teotihuacan.modules.empire.features import EMPIRE_COLUMNS
from tonalli.teotihuacan.modules.empire.figures import cells, empire_figures
from tonalli.teotihuacan.modules.empire.names import SPECIAL_GOLD, SPECIAL_JADE
from tonalli.teotihuacan.modules.empire.part import SpecialMasks, new_empire
from tonalli.teotihuacan.modules.empire.person import PersonOwner
from tonalli.teotihuacan.modules.empire.regions import region_benefits
from tonalli.teotihuacan.modules.empire.rules import EmpireRules, Owner
from tonalli.teotihuacan.modules.empire.table import FirstWarriors, SpecialMaskTile, WarriorScore
from tonalli.teotihuacan.modules.teotibot.names import BOT
from tonalli.teotihuacan.modules.teotibot.table import bot_of
from tonalli.teotihuacan.names import NOBLES
from tonalli.teotihuacan.rules import Masks, Rules
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.eclipse import WagesItem
from tonalli.teotihuacan.steps.player_setup import FirstTurn


class EmpireModule(Module[Rules, State]):
    """X-7: Warriors, Conquest in the place of Nobles, Buildings in the regions; needs obsidian."""

    name = "empire"
    columns = EMPIRE_COLUMNS
    needs: ClassVar[tuple[str, ...]] = ("obsidian",)
    settings: ClassVar[Mapping[str, Mapping[str, Setting]]] = {
        "bot": {"priest_s08": Setting(False, (False, True), needs=("empire",))}
    }
    things: ClassVar[Mapping[str, str]] = {
        "warrior": "region:0",
        "settle": "region:{region}",
        "push": "region:{region}",
        "claim region": "drawn:{discovery}",
    }

    def edit(self, rules: Rules) -> None:
        owners: list[Owner] = [PersonOwner() for seat in range(rules.players)]
        bot = bot_of(rules)
        if bot is not None:
            owners[BOT] = BotOwner()
            expand_by_rule(bot, rules.options["bot"].get("priest_s08", False))
        rules.boards[NOBLES] = Conquest(NOBLES)
        rules.discoveries += [SpecialMaskTile(SPECIAL_GOLD), SpecialMaskTile(SPECIAL_JADE)]
        rules.stacks.append(SpecialMasks())
        rules.masks = Masks([*rules.masks.kinds, SPECIAL_GOLD, SPECIAL_JADE], [*rules.masks.points])
        rules.setup_end.insert(place_of(rules.setup_end, FirstTurn), FirstWarriors())
        rules.eclipse.insert(place_of(rules.eclipse, WagesItem), WarriorScore())
        rules.parts.append(new_empire(EmpireRules(owners, region_benefits(), cells()), rules.players))

    def figures(self) -> dict[str, Any]:
        return empire_figures()


def place_of(items: list[Any], kind: type) -> int:
    """Where the one of a kind stands in a list."""
    return next(number for number, item in enumerate(items) if isinstance(item, kind))


EMPIRE_MODULE: Final = EmpireModule()
