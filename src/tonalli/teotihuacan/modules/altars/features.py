"""What rows say of altars and Shamans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.columns import SIDES, Columns
from tonalli.core.native import i64
from tonalli.core.row import Row
from tonalli.teotihuacan.modules.altars.names import ALTAR_TILES, ALTARS, FIELD_COUNT, FIELDS, PILE
from tonalli.teotihuacan.modules.great_discoveries.names import FIRST_GREAT, GREAT_DISCOVERIES
from tonalli.teotihuacan.names import COLOURS, NONE

if TYPE_CHECKING:
    from tonalli.teotihuacan.modules.altars.part import Altars

ALTARS_COLUMNS: Final = Columns()
TILE: Final = ALTARS_COLUMNS.choices("tile", ALTARS, ALTAR_TILES)
LIES: Final = ALTARS_COLUMNS.tally("lies", ALTARS, GREAT_DISCOVERIES, len(ALTARS) * PILE)
SHAMAN: Final = ALTARS_COLUMNS.choices(
    "shaman", SIDES[: len(COLOURS)], [f"{altar}.{field}" for altar in ALTARS for field in FIELDS]
)
STANDING: Final[i64] = ALTARS_COLUMNS.numbers("standing", SIDES[: len(COLOURS)], 1)
COUNTED: Final[i64] = ALTARS_COLUMNS.number("counted", 1)


def observe_altars(altars: Altars, row: Row) -> None:
    """X-1.9: all of it is open."""
    row.enter(ALTARS_COLUMNS)
    row.choose_each(TILE, altars.tiles)
    for place in range(len(altars.piles)):
        kind = altars.piles[place]
        row.count(LIES, place, place // PILE if kind != NONE else NONE, kind - FIRST_GREAT)
    for seat in range(len(altars.altar)):
        side = row.side(seat)
        placed = altars.altar[seat] != NONE
        row.choose_at(SHAMAN, side, altars.altar[seat] * FIELD_COUNT + altars.field[seat] if placed else NONE)
        row.put(STANDING + side, altars.standing[seat])
    row.put(COUNTED, altars.counted)
