"""The action ids that tribes add to those of the game."""

from __future__ import annotations

from typing import Final

from tonalli.core.actions import Argument
from tonalli.core.native import i64
from tonalli.tzolkin.modules.tribes.names import TRIBES
from tonalli.tzolkin.names import BLOCKS, GEARS
from tonalli.tzolkin.notation import SPACE_OF_ACTIONS

_TRIBE: Final = Argument("tribe", TRIBES)

TRIBE: Final[i64] = SPACE_OF_ACTIONS.decision("tribe", (_TRIBE,))
SKIP: Final[i64] = SPACE_OF_ACTIONS.decision("skip", (Argument("gear", GEARS),))
EXCHANGE: Final[i64] = SPACE_OF_ACTIONS.decision("exchange", (Argument("block", BLOCKS),))
EXCHANGE_END: Final[i64] = EXCHANGE + len(BLOCKS)

DRAW_TRIBE: Final[i64] = SPACE_OF_ACTIONS.outcome("tribe", (_TRIBE,))
