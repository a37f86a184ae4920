"""The action ids that quick actions add to those of the game; ``place:quick`` is one of the game's own."""

from __future__ import annotations

from typing import Final

from tonalli.core.actions import Argument
from tonalli.core.native import i64
from tonalli.tzolkin.modules.quick_actions.names import QUICK_TILES
from tonalli.tzolkin.notation import SPACE_OF_ACTIONS

DRAW_TILE: Final[i64] = SPACE_OF_ACTIONS.outcome("quick", (Argument("tile", QUICK_TILES),))
