"""The action ids that the alternative movement adds to those of the game."""

from __future__ import annotations

from typing import Final

from tonalli.core.actions import Argument
from tonalli.core.native import i64
from tonalli.teotihuacan.modules.teotibot.names import DIRECTION_TILES
from tonalli.teotihuacan.notation import SPACE_OF_ACTIONS

DRAW_DIRECTION_TILE: Final[i64] = SPACE_OF_ACTIONS.outcome("direction-tile", (Argument("tile", DIRECTION_TILES),))
