"""The action ids that the solo opponent adds to those of the game."""

from __future__ import annotations

from typing import Final

from tonalli.core.actions import Argument
from tonalli.core.native import i64
from tonalli.teotihuacan.modules.teotibot.names import ACTION_TILES, FACES
from tonalli.teotihuacan.notation import SPACE_OF_ACTIONS

DRAW_ACTION: Final[i64] = SPACE_OF_ACTIONS.outcome("action", (Argument("tile", ACTION_TILES),))
DRAW_FACE: Final[i64] = SPACE_OF_ACTIONS.outcome("direction", (Argument("face", FACES),))
DRAW_DIE: Final[i64] = SPACE_OF_ACTIONS.outcome("die", (Argument("die", ("1", "2", "3", "4", "5", "6"), number=True),))
