"""What rows say of the Court."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.features import SIDES, Columns, Row
from tonalli.core.native import i64
from tonalli.teotihuacan.modules.court.names import SLOTS
from tonalli.teotihuacan.names import COLOURS, NONE, TEMPLES

if TYPE_CHECKING:
    from tonalli.teotihuacan.modules.court.part import CourtPart

COURT_COLUMNS: Final = Columns()
TEMPLE: Final[i64] = COURT_COLUMNS.grid("temple", SLOTS, TEMPLES)
MARKER: Final[i64] = COURT_COLUMNS.grid("marker", SLOTS, SIDES[: len(COLOURS)])
OPTION: Final[i64] = COURT_COLUMNS.flags("temple_step", SLOTS)


def observe_court(court: CourtPart, row: Row) -> None:
    """X-1.9: all of it is open."""
    first = COURT_COLUMNS.first
    for slot in range(len(SLOTS)):
        row.one_of(first + TEMPLE + slot * len(TEMPLES), court.temples[slot])
        if court.markers[slot] != NONE:
            row.mark(first + MARKER + slot * len(COLOURS) + row.side(court.markers[slot]))
    row.one_of(first + OPTION, court.option)
