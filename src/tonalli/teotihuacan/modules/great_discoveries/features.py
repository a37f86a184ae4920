"""What rows say of Great Discoveries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.columns import Columns
from tonalli.core.native import i64
from tonalli.core.row import Row
from tonalli.teotihuacan.modules.great_discoveries.names import GREAT_DISCOVERIES

if TYPE_CHECKING:
    from tonalli.teotihuacan.modules.great_discoveries.part import GreatDiscoveries

GREAT_COLUMNS: Final = Columns()
UNSEEN: Final[i64] = GREAT_COLUMNS.numbers("unseen", GREAT_DISCOVERIES)
DISCARDED: Final[i64] = GREAT_COLUMNS.numbers("discarded", GREAT_DISCOVERIES)
DOUBLED: Final[i64] = GREAT_COLUMNS.number("doubled", 1)


def observe_great(great: GreatDiscoveries, row: Row) -> None:
    """X-1.9: the stack by kind, what was discarded, what is doubled."""
    row.enter(GREAT_COLUMNS)
    row.put_each(UNSEEN, great.unseen)
    row.put_each(DISCARDED, great.discards)
    row.put(DOUBLED, great.doubled)
