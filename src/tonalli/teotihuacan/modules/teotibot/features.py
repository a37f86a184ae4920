"""What rows say of what lies before the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.columns import Columns
from tonalli.core.native import i64
from tonalli.core.row import Row
from tonalli.teotihuacan.modules.teotibot.names import (
    ACTION_TILES,
    DIRECTION_TILES,
    FACES,
    PIPS,
    SLOTS,
    TRAILS,
)
from tonalli.teotihuacan.names import DISCOVERIES

if TYPE_CHECKING:
    from tonalli.teotihuacan.modules.teotibot.table import BotTable

BOT_COLUMNS: Final = Columns()
ACTION: Final = BOT_COLUMNS.choices("action", SLOTS, ACTION_TILES)
PLACES: Final = [str(place) for place in range(len(DIRECTION_TILES))]
FACE: Final = BOT_COLUMNS.choices("direction", PLACES, FACES)
DIRECTION_TILE: Final = BOT_COLUMNS.choices("direction_tile", PLACES, DIRECTION_TILES)
DISCARDED: Final[i64] = BOT_COLUMNS.numbers("discarded", DISCOVERIES)
LAST_DIE: Final[i64] = BOT_COLUMNS.number("last_die", PIPS)
LAST_TRAIL: Final[i64] = BOT_COLUMNS.number("last_trail", TRAILS)


def observe_bot(table: BotTable, row: Row) -> None:
    """B-1.3: all of it is open."""
    row.enter(BOT_COLUMNS)
    row.choose_each(ACTION, table.slots)
    row.choose_each(FACE, table.column)
    row.choose_each(DIRECTION_TILE, table.direction_tiles)
    row.put_each(DISCARDED, table.discards)
    row.put(LAST_DIE, table.last_die)
    row.put(LAST_TRAIL, table.last_trail)
