"""The action ids that Great Discoveries add to those of the game."""

from __future__ import annotations

from typing import Final

from tonalli.core.actions import Argument
from tonalli.core.native import i64
from tonalli.teotihuacan.modules.great_discoveries.names import GREAT_DISCOVERIES
from tonalli.teotihuacan.names import BOARDS, DISCOVERIES, MASKS
from tonalli.teotihuacan.notation import POWERS, SPACE_OF_ACTIONS

_GREAT: Final = Argument("discovery", GREAT_DISCOVERIES)

CLAIM_GREAT: Final[i64] = SPACE_OF_ACTIONS.decision("claim", (_GREAT,))
USE_GREAT: Final[i64] = SPACE_OF_ACTIONS.decision("use", (_GREAT,))
BACK: Final[i64] = SPACE_OF_ACTIONS.decision(
    "back", (Argument("board", BOARDS), Argument("power", POWERS, number=True))
)
BACK_END: Final[i64] = BACK + len(BOARDS) * len(POWERS)
REFRESH: Final[i64] = SPACE_OF_ACTIONS.decision("refresh", (Argument("discovery", DISCOVERIES[MASKS:]),))
REFRESH_END: Final[i64] = REFRESH + len(DISCOVERIES) - MASKS

DRAW_GREAT: Final[i64] = SPACE_OF_ACTIONS.outcome("discovery", (_GREAT,))
