"""The action ids that the Court adds to those of the game."""

from __future__ import annotations

from typing import Final

from tonalli.core.native import i64
from tonalli.teotihuacan.notation import SPACE_OF_ACTIONS

COURT_STEP: Final[i64] = SPACE_OF_ACTIONS.decision("court-step")
