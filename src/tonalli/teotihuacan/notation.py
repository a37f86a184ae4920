"""The action ids of the game and their notation. Blocks are only ever added at the end."""

from __future__ import annotations

from typing import Final

from tonalli.core.actions import ActionSpace, Argument, Block
from tonalli.teotihuacan.names import (
    ASCENSION_REWARDS,
    BOARDS,
    BONUSES,
    DISCOVERIES,
    RESOURCES,
    ROYALS,
    SPACES,
    STARTING,
    TECHNOLOGIES,
    TEMPLES,
    WORSHIP_CHOICES,
)
from tonalli.teotihuacan.pyramid import DECORATION_NAMES, PLACE_NAMES, PYRAMID_NAMES, SPACE_NAMES
from tonalli.teotihuacan.teotibot.names import ACTION_TILES, FACES

ABANDON: Final = 1
UNLOCK: Final = 2
COLLECT: Final = 3
MAIN: Final = 4
PAY: Final = 5
REWARD: Final = 6
EXCHANGE: Final = 7
FIRST: Final = 8
WORSHIP: Final = 10
LOCK: Final = 31
MOVE: Final = 36
WITH: Final = 76
TO: Final = 81
CLAIM: Final = 89
TAKE: Final = 110
GIVE: Final = 114
TEMPLE: Final = 118
TECHNOLOGY: Final = 121
ROW: Final = 133
TILE: Final = 136
PLACE: Final = 168
TURN: Final = 198
PRICE: Final = 202
DECORATION: Final = 205
SPACE: Final = 220
POWER_UP: Final = 236
ASCEND: Final = 276
WAGES: Final = 281
KEEP: Final = 290
RAISE: Final = 310
START: Final = 315
BUY_UNLOCK: Final = 323
USE: Final = 324
USE_END: Final = 345

DRAW_FIRST: Final = 345
DRAW_BOARD: Final = 349
DRAW_ROYAL: Final = 357
DRAW_TECHNOLOGY: Final = 369
DRAW_BONUS: Final = 381
DRAW_DECORATION: Final = 388
DRAW_PYRAMID: Final = 403
DRAW_TURN: Final = 435
DRAW_DISCOVERY: Final = 439
DRAW_STARTING: Final = 460

# The solo opponent.
DRAW_ACTION: Final = 480
DRAW_FACE: Final = 487
DRAW_DIE: Final = 489

POWERS: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5")
TURNS: Final[tuple[str, ...]] = ("0", "1", "2", "3")

_BOARD: Final = Argument("board", BOARDS)
_POWER: Final = Argument("power", POWERS, number=True)
_DISCOVERY: Final = Argument("discovery", DISCOVERIES)
_RESOURCE: Final = Argument("resource", RESOURCES)
_TECHNOLOGY: Final = Argument("technology", TECHNOLOGIES)
_PYRAMID: Final = Argument("tile", PYRAMID_NAMES)
_DECORATION: Final = Argument("decoration", DECORATION_NAMES)
_STARTING: Final = Argument("starting", STARTING)
_TURNS: Final = Argument("turns", TURNS, number=True)

SPACE_OF_ACTIONS: Final = ActionSpace(
    [
        Block(0, "pass"),
        Block(ABANDON, "abandon"),
        Block(UNLOCK, "unlock"),
        Block(COLLECT, "collect"),
        Block(MAIN, "main"),
        Block(PAY, "pay"),
        Block(REWARD, "reward"),
        Block(EXCHANGE, "exchange"),
        Block(FIRST, "first", (Argument("choice", ("ability", "tile")),)),
        Block(WORSHIP, "worship", (Argument("space", SPACES), Argument("choice", WORSHIP_CHOICES))),
        Block(LOCK, "lock", (_POWER,)),
        Block(MOVE, "move", (_BOARD, _POWER)),
        Block(WITH, "with", (_POWER,)),
        Block(TO, "to", (_BOARD,)),
        Block(CLAIM, "claim", (_DISCOVERY,)),
        Block(TAKE, "take", (_RESOURCE,)),
        Block(GIVE, "give", (_RESOURCE,)),
        Block(TEMPLE, "temple", (Argument("temple", TEMPLES),)),
        Block(TECHNOLOGY, "technology", (_TECHNOLOGY,)),
        Block(ROW, "row", (Argument("row", ("top", "middle", "bottom")),)),
        Block(TILE, "tile", (_PYRAMID,)),
        Block(PLACE, "place", (Argument("place", PLACE_NAMES),)),
        Block(TURN, "turn", (_TURNS,)),
        Block(PRICE, "price", (Argument("discount", ("none", "wood", "stone")),)),
        Block(DECORATION, "decoration", (_DECORATION,)),
        Block(SPACE, "space", (Argument("space", SPACE_NAMES),)),
        Block(POWER_UP, "power-up", (_BOARD, _POWER)),
        Block(ASCEND, "ascend", (Argument("reward", ASCENSION_REWARDS),)),
        Block(WAGES, "wages", (Argument("cocoa", tuple(str(n) for n in range(9)), number=True),)),
        Block(KEEP, "keep", (_STARTING,)),
        Block(RAISE, "raise", (_POWER,)),
        Block(START, "start", (_BOARD,)),
        Block(BUY_UNLOCK, "buy-unlock"),
        Block(USE, "use", (_DISCOVERY,)),
        Block(DRAW_FIRST, "~first", (Argument("seat", ("0", "1", "2", "3"), number=True),)),
        Block(DRAW_BOARD, "~board", (_BOARD,)),
        Block(DRAW_ROYAL, "~royal", (Argument("royal", ROYALS),)),
        Block(DRAW_TECHNOLOGY, "~technology", (_TECHNOLOGY,)),
        Block(DRAW_BONUS, "~bonus", (Argument("bonus", BONUSES),)),
        Block(DRAW_DECORATION, "~decoration", (_DECORATION,)),
        Block(DRAW_PYRAMID, "~pyramid", (_PYRAMID,)),
        Block(DRAW_TURN, "~turn", (_TURNS,)),
        Block(DRAW_DISCOVERY, "~discovery", (_DISCOVERY,)),
        Block(DRAW_STARTING, "~starting", (_STARTING,)),
        Block(DRAW_ACTION, "~action", (Argument("tile", ACTION_TILES),)),
        Block(DRAW_FACE, "~direction", (Argument("face", FACES),)),
        Block(DRAW_DIE, "~die", (Argument("die", ("1", "2", "3", "4", "5", "6"), number=True),)),
    ]
)
