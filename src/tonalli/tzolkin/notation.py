"""The action ids of the game and their notation. Blocks are only ever added at the end."""

from __future__ import annotations

from typing import Final

from tonalli.core.actions import ActionSpace, Argument, Block
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

BEG: Final = 1
PLACE: Final = 4
PICK: Final = 11
SPACES_PER_GEAR: Final = 12
ACT: Final = 71
HARVEST: Final = 100
TEMPLE: Final = 104
TECHNOLOGY: Final = 107
GIVE: Final = 111
TAKE: Final = 114
DROP: Final = 117
SELL: Final = 120
BUY: Final = 123
BUILD: Final = 126
MONUMENT: Final = 161
ARCHITECTURE: Final = 174
NOW: Final = 174
LATER: Final = 175
DAYS: Final = 176
KEEP: Final = 178

DRAW_FIRST: Final = 199
DRAW_WEALTH: Final = 204
DRAW_BUILDING: Final = 225
DRAW_MONUMENT: Final = 260

OFFERS: Final = 273
"""Ids from here on belong to modules; a tribe's offers beside other decisions are among them."""

_TEMPLE: Final = Argument("temple", TEMPLES)
_BLOCK: Final = Argument("block", BLOCKS)
_WEALTH: Final = Argument("wealth", WEALTH)
_BUILDING: Final = Argument("building", BUILDINGS)
_MONUMENT: Final = Argument("monument", MONUMENTS)

SPACE_OF_ACTIONS: Final = ActionSpace(
    [
        Block(0, "pass"),
        Block(BEG, "beg", (_TEMPLE,)),
        Block(PLACE, "place", (Argument("target", TARGETS),)),
        Block(PICK, "pick", (Argument("gear", GEARS), Argument("space", SPACES, number=True))),
        Block(ACT, "act", (Argument("gear_action", ACTIONS),)),
        Block(HARVEST, "harvest", (Argument("harvest", HARVESTS),)),
        Block(TEMPLE, "temple", (_TEMPLE,)),
        Block(TECHNOLOGY, "technology", (Argument("technology", TRACKS),)),
        Block(GIVE, "give", (_BLOCK,)),
        Block(TAKE, "take", (_BLOCK,)),
        Block(DROP, "drop", (_BLOCK,)),
        Block(SELL, "sell", (_BLOCK,)),
        Block(BUY, "buy", (_BLOCK,)),
        Block(BUILD, "build", (_BUILDING,)),
        Block(MONUMENT, "monument", (_MONUMENT,)),
        Block(ARCHITECTURE, "architecture", (Argument("when", ("now", "later")),)),
        Block(DAYS, "days", (Argument("days", ("1", "2"), number=True),)),
        Block(KEEP, "keep", (_WEALTH,)),
        Block(DRAW_FIRST, "~first", (Argument("seat", SEATS, number=True),)),
        Block(DRAW_WEALTH, "~wealth", (_WEALTH,)),
        Block(DRAW_BUILDING, "~building", (_BUILDING,)),
        Block(DRAW_MONUMENT, "~monument", (_MONUMENT,)),
    ]
)
