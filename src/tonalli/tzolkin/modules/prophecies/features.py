"""What rows say of the prophecies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.columns import Columns
from tonalli.core.row import Row
from tonalli.tzolkin.modules.prophecies.names import PROPHECIES, ROW

if TYPE_CHECKING:
    from tonalli.tzolkin.modules.prophecies.part import ProphecyRow
    from tonalli.tzolkin.state import State

PROPHECY_COLUMNS: Final = Columns()
FORETOLD: Final = PROPHECY_COLUMNS.choices("foretold", [str(place) for place in range(ROW)], PROPHECIES)
IN_FORCE: Final = PROPHECY_COLUMNS.choice("in_force", PROPHECIES)


def observe_prophecies(prophecies: ProphecyRow, s: State, row: Row) -> None:
    """P-2.5: all of them lie open."""
    row.enter(PROPHECY_COLUMNS)
    row.choose_each(FORETOLD, prophecies.row)
    row.choose(IN_FORCE, s.prophecy - 1)
