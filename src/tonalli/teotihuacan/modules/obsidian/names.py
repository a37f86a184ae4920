"""Words of module M6."""

from __future__ import annotations

from typing import Final

from tonalli.core.field import add_name
from tonalli.teotihuacan.names import GOODS, RESOURCES, STARTING, TECHNOLOGIES

OBSIDIAN: Final = add_name(GOODS, "obsidian")
"""X-4.10: unlimited, as the other goods are."""
OBSIDIAN_RESOURCE: Final = RESOURCES.index("obsidian")
"""Its place among the actions of taking and giving a resource."""
JOKER_COCOA: Final = 3
"""X-4.14: cocoa that one obsidian stands for at the most."""

# the numbers 1½, 3½ and 5½.
TECH_01H: Final = TECHNOLOGIES.index("01h")
TECH_03H: Final = TECHNOLOGIES.index("03h")
TECH_05H: Final = TECHNOLOGIES.index("05h")
NEW_TECHNOLOGIES: Final = (1 << TECH_01H) | (1 << TECH_03H) | (1 << TECH_05H)

OBSIDIAN_POWER_DISCOVERY: Final = STARTING.index("obsidian_power_discovery")
OBSIDIAN_COCOA: Final = STARTING.index("obsidian_cocoa")
