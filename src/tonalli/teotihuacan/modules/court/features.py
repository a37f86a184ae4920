"""What rows say of the Court."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.columns import SIDES, Columns
from tonalli.core.row import Row
from tonalli.teotihuacan.modules.court.names import SLOTS
from tonalli.teotihuacan.names import COLOURS, TEMPLES

if TYPE_CHECKING:
    from tonalli.teotihuacan.modules.court.part import CourtPart

COURT_COLUMNS: Final = Columns()
TEMPLE: Final = COURT_COLUMNS.choices("temple", SLOTS, TEMPLES)
MARKER: Final = COURT_COLUMNS.choices("marker", SLOTS, SIDES[: len(COLOURS)])
OPTION: Final = COURT_COLUMNS.choice("temple_step", SLOTS)


def observe_court(court: CourtPart, row: Row) -> None:
    """X-1.9: all of it is open."""
    row.enter(COURT_COLUMNS)
    row.choose_each(TEMPLE, court.temples)
    row.choose_sides(MARKER, court.markers, len(COLOURS))
    row.choose(OPTION, court.option)
