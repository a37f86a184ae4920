"""Words and figures of the solo opponent."""

from __future__ import annotations

from typing import Final

from tonalli.core.native import i64, vec

HUMAN: Final = 0
BOT: Final = 1
"""B-1.8: the seats of a solo game."""
SOLO_OPENING: Final = "solo-opening"
"""The step below everything until the bot's setup begins."""

# Action tiles (B-8).
ACTION_TILES: Final[tuple[str, ...]] = (
    "construction", "decorations", "alchemy", "nobles", "mastery", "worship", "mask_collection",
)  # fmt: skip

# Slots of the action pyramid (B-5.1); the spare lies beside it.
TOP: Final = 0
MIDDLE_LEFT: Final = 1
MIDDLE_RIGHT: Final = 2
BOTTOM_LEFT: Final = 3
BOTTOM_MIDDLE: Final = 4
BOTTOM_RIGHT: Final = 5
SPARE: Final = 6
SLOTS: Final[tuple[str, ...]] = ("T", "ML", "MR", "BL", "BM", "BR", "spare")

SLOT_OF_SUM: Final = vec[i64]([-1, -1, 3, 3, 1, 1, 0, 0, 0, 2, 2, 5, 5])
"""B-5.2, B-5.3: which slot a sum of the two dice activates; none the middle of the bottom row."""

FACES: Final[tuple[str, ...]] = ("left", "right")
DIRECTION_TILES: Final[tuple[str, ...]] = ("base_a", "base_b", "move_2", "move_3")
"""Two of the solo game, two of Expansion Period."""

# B-5.4: the slot that fills a gap, by the face that counts for it.
FILLS: Final = vec[i64]([MIDDLE_RIGHT, MIDDLE_LEFT, BOTTOM_MIDDLE, BOTTOM_LEFT, BOTTOM_RIGHT, BOTTOM_MIDDLE])
"""Index gap * 2 + face."""

PIPS: Final = 6
TRAILS: Final = 4
"""X-7.19: the regions that Trail tiles name, the first ones."""
TEMPLE_STEPS: Final = 2
ANY_STEPS: Final = 3
"""B-8.6: of its Worship tile, on the temple of the board or on any."""
EXCHANGED_COCOA: Final = 10
FALLBACK_COCOA: Final = 5
ASCENSION_POINTS: Final = 5

# B-8: what a step of an action tile lacks if it fails.
NOTHING: Final = 0
A_WORKER: Final = 1
SOME_WOOD: Final = 2
SOME_STONE: Final = 3
SOME_GOLD: Final = 4
A_SPACE: Final = 5
A_TILE: Final = 6
A_TECHNOLOGY: Final = 7
A_BUILDING: Final = 8
A_MASK: Final = 9
AN_ACTION: Final = 10
LACKING: Final[tuple[str, ...]] = (
    "", "worker", "wood", "stone", "gold", "space", "tile", "technology", "building", "mask", "action",
)  # fmt: skip
