"""The thirteen prophecy tiles as numbers."""

from __future__ import annotations

from typing import Final

WRATHFUL_GODS: Final = 0
ANGRY_GOD: Final = 1
"""P-5.2: the first of three, one for each temple."""
FOREST_FIRES: Final = 4
DROUGHT: Final = 5
GOLD_SHORTAGE: Final = 6
DESECRATION: Final = 7
TEACHER_SHORTAGE: Final = 8
FORGOTTEN_LORE: Final = 9
CROWDED_CITIES: Final = 10
HUNGER: Final = 11
HIGH_FLOODWATERS: Final = 12
PROPHECIES: Final[tuple[str, ...]] = (
    "wrathful_gods", "angry_god_chaac", "angry_god_quetzalcoatl", "angry_god_kukulkan", "forest_fires", "drought",
    "gold_shortage", "desecration", "teacher_shortage", "forgotten_lore", "crowded_cities", "hunger",
    "high_floodwaters",
)  # fmt: skip
PROPHECY_COUNT: Final = 13
ROW: Final = 3
"""P-2.5, P-4.1: prophecies in a game, one for each quarter from the second on."""
