"""What rows say of tribes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.columns import SIDES, Columns
from tonalli.core.native import i64
from tonalli.core.row import Row
from tonalli.tzolkin.modules.tribes.names import EXCHANGED, SKIPPED, TRIBES
from tonalli.tzolkin.names import GEAR_SPACES, NONE

if TYPE_CHECKING:
    from tonalli.tzolkin.modules.tribes.part import Tribes
    from tonalli.tzolkin.state import State

TRIBE_COLUMNS: Final = Columns()
CHOSEN: Final = TRIBE_COLUMNS.choices("chosen", SIDES, TRIBES)
DEALT: Final = TRIBE_COLUMNS.members("dealt", TRIBES)
"""Those dealt to the seat itself, until choices are revealed."""
SKIPPED_SPACE: Final = TRIBE_COLUMNS.choice("skipped", GEAR_SPACES)
HAS_EXCHANGED: Final[i64] = TRIBE_COLUMNS.number("exchanged", 1)


def observe_tribes(tribes: Tribes, s: State, row: Row) -> None:
    """P-2.7: choices are secret until they are revealed."""
    row.enter(TRIBE_COLUMNS)
    opening = s.opening
    for seat in range(s.rules.players):
        chosen = s.players[seat].tribe if opening is None else opening.tribes[seat]
        told = opening is None or opening.revealed == 1 or seat == row.seat
        row.choose_at(CHOSEN, row.side(seat), chosen - 1 if told else NONE)
    row.members(DEALT, tribes.dealt[row.seat] if opening is not None and opening.revealed == 0 else 0)
    row.choose(SKIPPED_SPACE, (s.now.noted & SKIPPED) - 1)
    row.put(HAS_EXCHANGED, 1 if s.now.noted & EXCHANGED != 0 else 0)
