"""What rows say of quick actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.features import SIDES, Columns, Row
from tonalli.core.native import i64
from tonalli.tzolkin.modules.quick_actions.names import (
    FIELD_COUNT,
    OWED,
    PLACED,
    QUICK_TILES,
    SLOT_COUNT,
    TILE_COUNT,
    slot_of,
)
from tonalli.tzolkin.names import DUMMY, NONE, SEAT_COUNT

if TYPE_CHECKING:
    from tonalli.tzolkin.modules.quick_actions.part import QuickActions
    from tonalli.tzolkin.state import State

QUICK_COLUMNS: Final = Columns()
TODAY: Final[i64] = QUICK_COLUMNS.flags("today", QUICK_TILES)
SLOT: Final[i64] = QUICK_COLUMNS.grid("slot", [str(slot) for slot in range(SLOT_COUNT)], QUICK_TILES)
FIELD: Final[i64] = QUICK_COLUMNS.numbers("field", [*SIDES, "dummy"], FIELD_COUNT)
WAS_PLACED: Final[i64] = QUICK_COLUMNS.number("placed", 1)
IS_OWED: Final[i64] = QUICK_COLUMNS.number("owed", 1)


def observe_quick(quick: QuickActions, s: State, row: Row) -> None:
    """P-10.5: all of it is open."""
    first = QUICK_COLUMNS.first
    row.one_of(first + TODAY, quick.slots[slot_of(s.day)])
    for slot in range(SLOT_COUNT):
        row.one_of(first + SLOT + slot * TILE_COUNT, quick.slots[slot])
    for field in range(FIELD_COUNT):
        owner = quick.fields[field]
        if owner != NONE:
            row.raise_by_one(first + FIELD + (SEAT_COUNT if owner == DUMMY else row.side(owner)))
    row.put(first + WAS_PLACED, 1 if s.now.noted & PLACED != 0 else 0)
    row.put(first + IS_OWED, 1 if s.now.noted & OWED != 0 else 0)
