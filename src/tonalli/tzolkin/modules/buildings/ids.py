"""The action ids that the new buildings add to those of the game."""

from __future__ import annotations

from typing import Final

from tonalli.core.actions import Argument
from tonalli.core.native import i64
from tonalli.tzolkin.modules.buildings.names import RENOVATABLE
from tonalli.tzolkin.names import TRACKS
from tonalli.tzolkin.notation import SPACE_OF_ACTIONS

RENOVATE: Final[i64] = SPACE_OF_ACTIONS.decision("renovate", (Argument("building", RENOVATABLE),))
LOWER: Final[i64] = SPACE_OF_ACTIONS.decision("lower", (Argument("technology", TRACKS),))
