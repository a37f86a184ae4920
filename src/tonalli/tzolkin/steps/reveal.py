"""Reveals during the game: chance turns up buildings from the pile of the age (Z-10.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.edition import EDITIONS
from tonalli.core.field import FieldList, a_number
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import NOBODY
from tonalli.tzolkin.moments import Reveal
from tonalli.tzolkin.names import BUILDINGS, NONE
from tonalli.tzolkin.notation import DRAW_BUILDING
from tonalli.tzolkin.tiles import DISPLAY

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


@final
@mypyc_attr(free_list_len=1)
class DrawBuilding(Reveal):
    """Z-2.3, Z-10.7, Z-10.10: a building for a gap in the display; with an empty pile the gap remains."""

    kind: ClassVar[str] = "draw-building"
    fields: ClassVar[FieldList] = (a_number("gap", 0, 5),)
    about: ClassVar[str] = "buildings"

    def __init__(self, gap: i64) -> None:
        super().__init__()
        self.gap = gap

    def options(self, s: State, out: Actions) -> None:
        for building in range(len(s.rules.buildings)):
            if s.unseen[building] > 0 and s.rules.buildings[building].age == s.age:
                out.weigh(DRAW_BUILDING + building, s.unseen[building])

    def take(self, s: State, action: i64) -> None:
        show_building(s, self.gap, action - DRAW_BUILDING, "Z-2.3" if s.turn == 0 else "Z-10.7")

    def fits(self, s: State) -> bool:
        return s.display[self.gap] == NONE

    def is_done(self, s: State) -> bool:
        return s.display[self.gap] != NONE


def push_refill(s: State) -> None:
    """Z-10.7: every gap in the display is filled, from the first."""
    for gap in range(DISPLAY - 1, -1, -1):
        if s.display[gap] == NONE:
            s.push(DrawBuilding(gap))


def show_building(s: State, place: i64, building: i64, why: str) -> None:
    """Z-10.7: a building from the pile to the display."""
    s.unseen[building] -= 1
    s.display[place] = building
    s.tiles_edition = EDITIONS.next()
    if s.log is not None:
        s.log.reveal(NOBODY, BUILDINGS[building], "display", why)
