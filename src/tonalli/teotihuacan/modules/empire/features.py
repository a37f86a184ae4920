"""What rows say of the Empire board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.columns import SIDES, Columns
from tonalli.core.native import i64
from tonalli.core.row import Row
from tonalli.teotihuacan.modules.empire.names import REGION_NAMES, WARRIORS
from tonalli.teotihuacan.names import COLOURS

if TYPE_CHECKING:
    from tonalli.teotihuacan.modules.empire.part import Empire

EMPIRE_COLUMNS: Final = Columns()
SUPPLY: Final[i64] = EMPIRE_COLUMNS.numbers("supply", SIDES[: len(COLOURS)], WARRIORS)
FAR: Final[i64] = EMPIRE_COLUMNS.numbers("far", SIDES[: len(COLOURS)], WARRIORS)
WARRIOR: Final = EMPIRE_COLUMNS.choices("warrior", REGION_NAMES, SIDES[: len(COLOURS)])
SETTLED: Final = EMPIRE_COLUMNS.choices("settled", REGION_NAMES, SIDES[: len(COLOURS)])


def observe_empire(empire: Empire, row: Row) -> None:
    """X-1.9: all of it is open."""
    row.enter(EMPIRE_COLUMNS)
    for seat in range(len(empire.supply)):
        side = row.side(seat)
        row.put(SUPPLY + side, empire.supply[seat])
        row.put(FAR + side, empire.far[seat])
    row.choose_sides(WARRIOR, empire.regions, len(COLOURS))
    row.choose_sides(SETTLED, empire.settled, len(COLOURS))
