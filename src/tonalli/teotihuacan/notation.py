"""The action ids of the game and their notation. Blocks are registered in one order and only ever added at the end."""

from __future__ import annotations

from typing import Final

from tonalli.core.actions import ActionSpace, Argument
from tonalli.core.native import i64
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

SPACE_OF_ACTIONS: Final = ActionSpace()
SPACE_OF_ACTIONS.decision("pass")
ABANDON: Final[i64] = SPACE_OF_ACTIONS.decision("abandon")
UNLOCK: Final[i64] = SPACE_OF_ACTIONS.decision("unlock")
COLLECT: Final[i64] = SPACE_OF_ACTIONS.decision("collect")
MAIN: Final[i64] = SPACE_OF_ACTIONS.decision("main")
PAY: Final[i64] = SPACE_OF_ACTIONS.decision("pay")
REWARD: Final[i64] = SPACE_OF_ACTIONS.decision("reward")
EXCHANGE: Final[i64] = SPACE_OF_ACTIONS.decision("exchange")
FIRST: Final[i64] = SPACE_OF_ACTIONS.decision("first", (Argument("choice", ("ability", "tile")),))
WORSHIP: Final[i64] = SPACE_OF_ACTIONS.decision(
    "worship", (Argument("space", SPACES), Argument("choice", WORSHIP_CHOICES))
)
LOCK: Final[i64] = SPACE_OF_ACTIONS.decision("lock", (_POWER,))
MOVE: Final[i64] = SPACE_OF_ACTIONS.decision("move", (_BOARD, _POWER))
WITH: Final[i64] = SPACE_OF_ACTIONS.decision("with", (_POWER,))
TO: Final[i64] = SPACE_OF_ACTIONS.decision("to", (_BOARD,))
CLAIM: Final[i64] = SPACE_OF_ACTIONS.decision("claim", (_DISCOVERY,))
TAKE: Final[i64] = SPACE_OF_ACTIONS.decision("take", (_RESOURCE,))
GIVE: Final[i64] = SPACE_OF_ACTIONS.decision("give", (_RESOURCE,))
TEMPLE: Final[i64] = SPACE_OF_ACTIONS.decision("temple", (Argument("temple", TEMPLES),))
TECHNOLOGY: Final[i64] = SPACE_OF_ACTIONS.decision("technology", (_TECHNOLOGY,))
ROW: Final[i64] = SPACE_OF_ACTIONS.decision("row", (Argument("row", ("top", "middle", "bottom")),))
TILE: Final[i64] = SPACE_OF_ACTIONS.decision("tile", (_PYRAMID,))
PLACE: Final[i64] = SPACE_OF_ACTIONS.decision("place", (Argument("place", PLACE_NAMES),))
TURN: Final[i64] = SPACE_OF_ACTIONS.decision("turn", (_TURNS,))
PRICE: Final[i64] = SPACE_OF_ACTIONS.decision("price", (Argument("discount", ("none", "wood", "stone")),))
DECORATION: Final[i64] = SPACE_OF_ACTIONS.decision("decoration", (_DECORATION,))
SPACE: Final[i64] = SPACE_OF_ACTIONS.decision("space", (Argument("space", SPACE_NAMES),))
POWER_UP: Final[i64] = SPACE_OF_ACTIONS.decision("power-up", (_BOARD, _POWER))
POWER_UP_END: Final[i64] = POWER_UP + len(BOARDS) * len(POWERS)
ASCEND: Final[i64] = SPACE_OF_ACTIONS.decision("ascend", (Argument("reward", ASCENSION_REWARDS),))
WAGES: Final[i64] = SPACE_OF_ACTIONS.decision(
    "wages", (Argument("cocoa", tuple(str(n) for n in range(9)), number=True),)
)
KEEP: Final[i64] = SPACE_OF_ACTIONS.decision("keep", (_STARTING,))
RAISE: Final[i64] = SPACE_OF_ACTIONS.decision("raise", (_POWER,))
START: Final[i64] = SPACE_OF_ACTIONS.decision("start", (_BOARD,))
BUY_UNLOCK: Final[i64] = SPACE_OF_ACTIONS.decision("buy-unlock")
USE: Final[i64] = SPACE_OF_ACTIONS.decision("use", (_DISCOVERY,))
USE_END: Final[i64] = USE + len(DISCOVERIES)

DRAW_FIRST: Final[i64] = SPACE_OF_ACTIONS.outcome("first", (Argument("seat", ("0", "1", "2", "3"), number=True),))
DRAW_BOARD: Final[i64] = SPACE_OF_ACTIONS.outcome("board", (_BOARD,))
DRAW_ROYAL: Final[i64] = SPACE_OF_ACTIONS.outcome("royal", (Argument("royal", ROYALS),))
DRAW_TECHNOLOGY: Final[i64] = SPACE_OF_ACTIONS.outcome("technology", (_TECHNOLOGY,))
DRAW_BONUS: Final[i64] = SPACE_OF_ACTIONS.outcome("bonus", (Argument("bonus", BONUSES),))
DRAW_DECORATION: Final[i64] = SPACE_OF_ACTIONS.outcome("decoration", (_DECORATION,))
DRAW_PYRAMID: Final[i64] = SPACE_OF_ACTIONS.outcome("pyramid", (_PYRAMID,))
DRAW_TURN: Final[i64] = SPACE_OF_ACTIONS.outcome("turn", (_TURNS,))
DRAW_DISCOVERY: Final[i64] = SPACE_OF_ACTIONS.outcome("discovery", (_DISCOVERY,))
DRAW_STARTING: Final[i64] = SPACE_OF_ACTIONS.outcome("starting", (_STARTING,))
