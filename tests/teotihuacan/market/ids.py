"""The action ids of the market, behind those of the game: a copy of them, since nobody else may know of these."""

from __future__ import annotations

import copy
from typing import Final

from teotihuacan.market.names import ORDERS
from tonalli.core.actions import Argument
from tonalli.teotihuacan.names import GOODS, WOOD
from tonalli.teotihuacan.notation import SPACE_OF_ACTIONS

SPACE: Final = copy.deepcopy(SPACE_OF_ACTIONS)
_WANTED: Final = Argument("resource", ("wood", "stone", "gold"))

TAKE_JADE: Final = SPACE.decision("take", (Argument("resource", ("jade",)),))
GIVE_JADE: Final = SPACE.decision("give", (Argument("resource", ("jade",)),))
BARTER: Final = SPACE.decision("barter")
OUTBID: Final = SPACE.decision("outbid")
FETCH: Final = SPACE.decision("fetch")
SELL: Final = SPACE.decision("sell-jade")

DRAW_WANTED: Final = SPACE.outcome("wanted", (_WANTED,))
DRAW_ORDER: Final = SPACE.outcome("order", (Argument("order", ORDERS),))
FIRST_WANTED: Final = WOOD
assert GOODS[FIRST_WANTED] == _WANTED.values[0]
