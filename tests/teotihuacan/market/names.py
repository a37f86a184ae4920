"""Words and figures of the market."""

from __future__ import annotations

from typing import Final

from tonalli.core.field import add_name
from tonalli.teotihuacan.layout import TURN_KINDS
from tonalli.teotihuacan.names import GOODS, QUARRY

JADE: Final = add_name(GOODS, "jade")
ERRAND: Final = add_name(TURN_KINDS, "errand")
MARKET: Final = QUARRY
"""The board it lies on."""

ORDERS: Final[tuple[str, ...]] = ("jade_1", "jade_2", "jade_3", "jade_4", "jade_5")
"""Each is there once; so much jade fulfils it."""
ORDER_POINTS: Final = 3
SUPPLY: Final = (6, 9, 12)
SALE: Final = 2
"""Cocoa for a jade."""
SALES: Final = 2
"""Jade that may be sold in a turn."""
TOLL_STEP: Final = 3
"""Of the red temple."""
