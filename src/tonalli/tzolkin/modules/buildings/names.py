"""Words of the new buildings; their ids stand among the buildings of the game."""

from __future__ import annotations

from typing import Final

from tonalli.tzolkin.names import BUILDINGS

FIRST_NEW: Final = 27
"""The new buildings follow those of the base game."""
NEW_BUILDINGS: Final[tuple[str, ...]] = BUILDINGS[FIRST_NEW:]
RENOVATABLE_COUNT: Final = 4
RENOVATABLE: Final[tuple[str, ...]] = NEW_BUILDINGS[:RENOVATABLE_COUNT]
"""P-7.1: the four of age 1, and no others."""
SKULL_SHRINE: Final = "a2_skull_shrine"
