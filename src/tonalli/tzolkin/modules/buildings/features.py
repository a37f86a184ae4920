"""What rows say of buildings that were torn down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.columns import Columns
from tonalli.core.row import Row
from tonalli.tzolkin.modules.buildings.names import RENOVATABLE

if TYPE_CHECKING:
    from tonalli.tzolkin.modules.buildings.part import Renovation

RENOVATION_COLUMNS: Final = Columns()
TORN_DOWN: Final = RENOVATION_COLUMNS.members("torn_down", RENOVATABLE)


def observe_renovation(renovation: Renovation, row: Row) -> None:
    """P-7.9: they have left the game."""
    row.enter(RENOVATION_COLUMNS)
    row.members(TORN_DOWN, renovation.torn_down)
