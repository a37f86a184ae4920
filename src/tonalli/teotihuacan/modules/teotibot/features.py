"""What rows say of what lies before the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.features import Columns, Row
from tonalli.core.native import i64
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
ACTION: Final[i64] = BOT_COLUMNS.grid("action", SLOTS, ACTION_TILES)
PLACES: Final = [str(place) for place in range(len(DIRECTION_TILES))]
FACE: Final[i64] = BOT_COLUMNS.grid("direction", PLACES, FACES)
DIRECTION_TILE: Final[i64] = BOT_COLUMNS.grid("direction_tile", PLACES, DIRECTION_TILES)
DISCARDED: Final[i64] = BOT_COLUMNS.numbers("discarded", DISCOVERIES)
LAST_DIE: Final[i64] = BOT_COLUMNS.number("last_die", PIPS)
LAST_TRAIL: Final[i64] = BOT_COLUMNS.number("last_trail", TRAILS)


def observe_bot(table: BotTable, row: Row) -> None:
    """B-1.3: all of it is open."""
    first = BOT_COLUMNS.first
    for slot in range(len(SLOTS)):
        row.one_of(first + ACTION + slot * len(ACTION_TILES), table.slots[slot])
    for place in range(len(table.column)):
        row.one_of(first + FACE + place * len(FACES), table.column[place])
        row.one_of(first + DIRECTION_TILE + place * len(DIRECTION_TILES), table.direction_tiles[place])
    for kind in range(len(table.discards)):
        row.put(first + DISCARDED + kind, table.discards[kind])
    row.put(first + LAST_DIE, table.last_die)
    row.put(first + LAST_TRAIL, table.last_trail)
