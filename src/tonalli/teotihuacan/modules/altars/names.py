"""Words and figures of module M8."""

from __future__ import annotations

from typing import Final

from tonalli.core.field import add_name
from tonalli.core.native import i64, vec
from tonalli.teotihuacan.layout import TURN_KINDS
from tonalli.teotihuacan.modules.great_discoveries.figures import COPIES

ALTARS: Final[tuple[str, ...]] = ("a12", "a81", "a56", "a45")
"""X-6.2, X-6.6: named by the two spaces beside them, in the order in which Shamans go, counter-clockwise."""
FIELDS: Final[tuple[str, ...]] = ("rear", "front")
"""X-6.5: towards the earlier board, clockwise, and towards the later one."""
REAR: Final = 0
FRONT: Final = 1
FIELD_COUNT: Final = 2
POINTS_TO: Final = vec[i64]([0, 1, 7, 0, 4, 5, 3, 4])
"""X-6.5, X-15.9: the slot of the board a field points to, never the third or seventh; index altar * 2 + field."""

ALTAR_TILES: Final[tuple[str, ...]] = ("altar_trade", "altar_unlock", "altar_retreat", "altar_obsidian")
PILE: Final = 4
"""X-6.3: Great Discoveries on an altar at the most."""
PER_ALTAR: Final = vec[i64]([0, 0, 2, 3, 4])
"""X-6.3: by the number of sides at the table; a solo game has two."""

FIRST_ALTAR: Final = vec[i64]([1, 0, 0, 0, 3, 2, 2, 2])
"""X-6.16: the first altar counter-clockwise from a slot."""

SHAMAN: Final = add_name(TURN_KINDS, "shaman")
"""X-1.5: a turn with Activate Shaman."""
SHAMAN_MOVING: Final = 8
"""The moment at which tiles that change the Shaman's move may be used (X-3.13)."""
MOST_FURTHER: Final[int] = COPIES["great_shaman_step"]
"""X-9.5: altars that a Shaman can be sent further, one for each copy of the tile."""

PLACED: Final = "placed"
ACTIVATED: Final = "activated"
DISPLACED: Final = "displaced"
"""What brought a Shaman to its field."""


def next_altar(altar: i64) -> i64:
    """X-6.6: the next altar counter-clockwise."""
    return (altar + 1) % len(ALTARS)
