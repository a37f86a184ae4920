"""What rows say of altars and Shamans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.features import SIDES, Columns, Row
from tonalli.core.native import i64
from tonalli.teotihuacan.modules.altars.names import ALTAR_TILES, ALTARS, FIELD_COUNT, FIELDS, PILE
from tonalli.teotihuacan.modules.great_discoveries.names import FIRST_GREAT, GREAT_DISCOVERIES, GREAT_KINDS
from tonalli.teotihuacan.names import COLOURS, NONE

if TYPE_CHECKING:
    from tonalli.teotihuacan.modules.altars.part import Altars

ALTARS_COLUMNS: Final = Columns()
TILE: Final[i64] = ALTARS_COLUMNS.grid("tile", ALTARS, ALTAR_TILES)
LIES: Final[i64] = ALTARS_COLUMNS.grid("lies", ALTARS, GREAT_DISCOVERIES, PILE)
SHAMAN: Final[i64] = ALTARS_COLUMNS.grid(
    "shaman", SIDES[: len(COLOURS)], [f"{altar}.{field}" for altar in ALTARS for field in FIELDS]
)
STANDING: Final[i64] = ALTARS_COLUMNS.flags("standing", SIDES[: len(COLOURS)])
COUNTED: Final[i64] = ALTARS_COLUMNS.number("counted", 1)


def observe_altars(altars: Altars, row: Row) -> None:
    """X-1.9: all of it is open."""
    first = ALTARS_COLUMNS.first
    for altar in range(len(ALTARS)):
        row.one_of(first + TILE + altar * len(ALTAR_TILES), altars.tiles[altar])
        for place in range(PILE):
            kind = altars.piles[altar * PILE + place]
            if kind != NONE:
                row.raise_by_one(first + LIES + altar * GREAT_KINDS + kind - FIRST_GREAT)
    for seat in range(len(altars.altar)):
        if altars.altar[seat] != NONE:
            side = row.side(seat)
            field = altars.altar[seat] * FIELD_COUNT + altars.field[seat]
            row.mark(first + SHAMAN + side * len(ALTARS) * FIELD_COUNT + field)
            row.note(first + STANDING + side, altars.standing[seat])
    row.put(first + COUNTED, altars.counted)
