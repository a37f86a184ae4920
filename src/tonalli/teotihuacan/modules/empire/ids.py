"""The action ids that module M9 adds to those of the game."""

from __future__ import annotations

from typing import Final

from tonalli.core.actions import Argument
from tonalli.core.native import i64
from tonalli.teotihuacan.modules.empire.names import FAR, REGION_NAMES, REGIONS
from tonalli.teotihuacan.modules.teotibot.names import TRAILS
from tonalli.teotihuacan.notation import SPACE_OF_ACTIONS

WARRIOR: Final[i64] = SPACE_OF_ACTIONS.decision("warrior")
SETTLE: Final[i64] = SPACE_OF_ACTIONS.decision("settle", (Argument("region", REGION_NAMES[1:], number=True),))
"""Region 1 comes first."""
SETTLE_END: Final[i64] = SETTLE + REGIONS - 1
PUSH: Final[i64] = SPACE_OF_ACTIONS.decision("push", (Argument("region", (*REGION_NAMES[1:], str(FAR)), number=True),))
"""Likewise."""
PUSH_END: Final[i64] = PUSH + FAR

DRAW_TRAIL: Final[i64] = SPACE_OF_ACTIONS.outcome(
    "trail", (Argument("region", REGION_NAMES[1 : TRAILS + 1], number=True),)
)
