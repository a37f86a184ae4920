"""What rows say of the prophecies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.features import Columns, Row
from tonalli.core.native import i64
from tonalli.tzolkin.modules.prophecies.names import PROPHECIES, PROPHECY_COUNT, ROW

if TYPE_CHECKING:
    from tonalli.tzolkin.modules.prophecies.part import ProphecyRow
    from tonalli.tzolkin.state import State

PROPHECY_COLUMNS: Final = Columns()
FORETOLD: Final[i64] = PROPHECY_COLUMNS.grid("foretold", [str(place) for place in range(ROW)], PROPHECIES)
IN_FORCE: Final[i64] = PROPHECY_COLUMNS.flags("in_force", PROPHECIES)


def observe_prophecies(prophecies: ProphecyRow, s: State, row: Row) -> None:
    """P-2.5: all of them lie open."""
    first = PROPHECY_COLUMNS.first
    for place in range(ROW):
        row.one_of(first + FORETOLD + place * PROPHECY_COUNT, prophecies.row[place])
    row.one_of(first + IN_FORCE, s.prophecy - 1)
