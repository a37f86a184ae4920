"""The action ids that prophecies add to those of the game."""

from __future__ import annotations

from typing import Final

from tonalli.core.actions import Argument
from tonalli.core.native import i64
from tonalli.tzolkin.modules.prophecies.names import PROPHECIES
from tonalli.tzolkin.notation import SPACE_OF_ACTIONS

PAY: Final[i64] = SPACE_OF_ACTIONS.decision("pay")

DRAW_PROPHECY: Final[i64] = SPACE_OF_ACTIONS.outcome("prophecy", (Argument("prophecy", PROPHECIES),))
