"""What rows say of quick actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.columns import SIDES, Columns
from tonalli.core.native import i64
from tonalli.core.row import Row
from tonalli.tzolkin.modules.quick_actions.names import (
    FIELD_COUNT,
    OWED,
    PLACED,
    QUICK_TILES,
    SLOT_COUNT,
    slot_of,
)
from tonalli.tzolkin.names import DUMMY, NONE

if TYPE_CHECKING:
    from tonalli.tzolkin.modules.quick_actions.part import QuickActions
    from tonalli.tzolkin.state import State

QUICK_COLUMNS: Final = Columns()
TODAY: Final = QUICK_COLUMNS.choice("today", QUICK_TILES)
SLOT: Final = QUICK_COLUMNS.choices("slot", [str(slot) for slot in range(SLOT_COUNT)], QUICK_TILES)
FIELD: Final = QUICK_COLUMNS.tally("fields", [*SIDES, "dummy"], ["taken"], FIELD_COUNT)
WAS_PLACED: Final[i64] = QUICK_COLUMNS.number("placed", 1)
IS_OWED: Final[i64] = QUICK_COLUMNS.number("owed", 1)


def observe_quick(quick: QuickActions, s: State, row: Row) -> None:
    """P-10.5: all of it is open."""
    row.enter(QUICK_COLUMNS)
    row.choose(TODAY, quick.slots[slot_of(s.day)])
    row.choose_each(SLOT, quick.slots)
    for field in range(FIELD_COUNT):
        owner = quick.fields[field]
        if owner != NONE and owner != DUMMY:
            owner = row.side(owner)
        row.count(FIELD, field, owner, 0)
    row.put(WAS_PLACED, 1 if s.now.noted & PLACED != 0 else 0)
    row.put(IS_OWED, 1 if s.now.noted & OWED != 0 else 0)
