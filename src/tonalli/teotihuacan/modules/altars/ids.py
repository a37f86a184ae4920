"""The action ids that altars and Shamans add to those of the game."""

from __future__ import annotations

from typing import Final

from tonalli.core.actions import Argument
from tonalli.core.native import i64
from tonalli.teotihuacan.modules.altars.names import ALTAR_TILES, ALTARS, FIELDS
from tonalli.teotihuacan.names import BOARDS
from tonalli.teotihuacan.notation import POWERS, SPACE_OF_ACTIONS

_POWER: Final = Argument("power", POWERS, number=True)

ACTIVATE: Final[i64] = SPACE_OF_ACTIONS.decision("activate")
FIELD: Final[i64] = SPACE_OF_ACTIONS.decision("shaman", (Argument("altar", ALTARS), Argument("field", FIELDS)))
FIELD_END: Final[i64] = FIELD + len(ALTARS) * len(FIELDS)
WEAKEN: Final[i64] = SPACE_OF_ACTIONS.decision("weaken", (Argument("board", BOARDS), _POWER))
WEAKEN_HAND: Final[i64] = SPACE_OF_ACTIONS.decision("weaken", (Argument("hand", ("hand",)), _POWER))
WEAKEN_END: Final[i64] = WEAKEN_HAND + len(POWERS)

DRAW_ALTAR: Final[i64] = SPACE_OF_ACTIONS.outcome("altar", (Argument("tile", ALTAR_TILES),))
