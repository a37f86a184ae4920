# interpreted
"""Great Discoveries as a part of the composed game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tonalli.core.module import Module
from tonalli.teotihuacan.modules.great_discoveries.features import GREAT_COLUMNS
from tonalli.teotihuacan.modules.great_discoveries.figures import COPIES, great_figures
from tonalli.teotihuacan.modules.great_discoveries.names import GREAT_MASK
from tonalli.teotihuacan.modules.great_discoveries.part import GreatStack, no_tiles
from tonalli.teotihuacan.modules.great_discoveries.tiles import great_discoveries
from tonalli.teotihuacan.rules import Masks, Rules
from tonalli.teotihuacan.state import State

LONG_SETS: Final = (36, 45, 55, 66)
"""X-2.1: points of 8 to 11 different masks."""


class GreatDiscoveriesModule(Module[Rules, State]):
    """X-3.3: in play with Obsidian, chosen or not.

    X-2.3, X-15.17: what scores sets of masks asks for kinds and points, wherever a mask comes from.
    """

    name = "great_discoveries"
    columns = GREAT_COLUMNS
    is_chosen: ClassVar[bool] = False
    things: ClassVar[Mapping[str, str]] = {
        "back": "worker:{seat}:{board}:{power}",
        "refresh": "used:{seat}:{discovery}",
    }

    def is_in_play(self, options: Mapping[str, Any]) -> bool:
        return "obsidian" in options["modules"]

    def edit(self, rules: Rules) -> None:
        rules.discoveries += great_discoveries(COPIES)
        rules.stacks.append(GreatStack())
        rules.masks = Masks([*rules.masks.kinds, GREAT_MASK], [*rules.masks.points, *LONG_SETS])
        rules.parts.append(no_tiles())

    def figures(self) -> dict[str, Any]:
        return great_figures()


GREAT_DISCOVERIES_MODULE: Final = GreatDiscoveriesModule()
