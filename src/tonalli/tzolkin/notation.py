"""The action ids of the game and their notation. Blocks are registered in one order and only ever added at the end."""

from __future__ import annotations

from typing import Final

from tonalli.core.actions import ActionSpace, Argument
from tonalli.core.native import i64
from tonalli.tzolkin.names import (
    ACTIONS,
    BLOCKS,
    BUILDINGS,
    GEARS,
    HARVESTS,
    MONUMENTS,
    SEATS,
    SPACES,
    TARGETS,
    TEMPLES,
    TRACKS,
    WEALTH,
)

_TEMPLE: Final = Argument("temple", TEMPLES)
_BLOCK: Final = Argument("block", BLOCKS)
_WEALTH: Final = Argument("wealth", WEALTH)
_BUILDING: Final = Argument("building", BUILDINGS)
_MONUMENT: Final = Argument("monument", MONUMENTS)

SPACE_OF_ACTIONS: Final = ActionSpace()
SPACE_OF_ACTIONS.decision("pass")
BEG: Final[i64] = SPACE_OF_ACTIONS.decision("beg", (_TEMPLE,))
PLACE: Final[i64] = SPACE_OF_ACTIONS.decision("place", (Argument("target", TARGETS),))
PICK: Final[i64] = SPACE_OF_ACTIONS.decision("pick", (Argument("gear", GEARS), Argument("space", SPACES, number=True)))
ACT: Final[i64] = SPACE_OF_ACTIONS.decision("act", (Argument("gear_action", ACTIONS),))
HARVEST: Final[i64] = SPACE_OF_ACTIONS.decision("harvest", (Argument("harvest", HARVESTS),))
TEMPLE: Final[i64] = SPACE_OF_ACTIONS.decision("temple", (_TEMPLE,))
TECHNOLOGY: Final[i64] = SPACE_OF_ACTIONS.decision("technology", (Argument("technology", TRACKS),))
GIVE: Final[i64] = SPACE_OF_ACTIONS.decision("give", (_BLOCK,))
TAKE: Final[i64] = SPACE_OF_ACTIONS.decision("take", (_BLOCK,))
DROP: Final[i64] = SPACE_OF_ACTIONS.decision("drop", (_BLOCK,))
SELL: Final[i64] = SPACE_OF_ACTIONS.decision("sell", (_BLOCK,))
BUY: Final[i64] = SPACE_OF_ACTIONS.decision("buy", (_BLOCK,))
BUILD: Final[i64] = SPACE_OF_ACTIONS.decision("build", (_BUILDING,))
MONUMENT: Final[i64] = SPACE_OF_ACTIONS.decision("monument", (_MONUMENT,))
NOW: Final[i64] = SPACE_OF_ACTIONS.decision("architecture", (Argument("when", ("now", "later")),))
LATER: Final[i64] = NOW + 1
DAYS: Final[i64] = SPACE_OF_ACTIONS.decision("days", (Argument("days", ("1", "2"), number=True),))
KEEP: Final[i64] = SPACE_OF_ACTIONS.decision("keep", (_WEALTH,))
OFFERS: Final[i64] = KEEP + len(WEALTH)
"""Decisions from here on belong to modules; a tribe's offers beside other decisions are among them."""

DRAW_FIRST: Final[i64] = SPACE_OF_ACTIONS.outcome("first", (Argument("seat", SEATS, number=True),))
DRAW_WEALTH: Final[i64] = SPACE_OF_ACTIONS.outcome("wealth", (_WEALTH,))
DRAW_BUILDING: Final[i64] = SPACE_OF_ACTIONS.outcome("building", (_BUILDING,))
DRAW_MONUMENT: Final[i64] = SPACE_OF_ACTIONS.outcome("monument", (_MONUMENT,))
