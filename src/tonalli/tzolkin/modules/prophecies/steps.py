"""Drawing prophecies, and the premium points of the one in force (P-2.5, P-6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import FieldList, a_number
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import NOBODY
from tonalli.tzolkin.modules.prophecies import events
from tonalli.tzolkin.modules.prophecies.ids import DRAW_PROPHECY
from tonalli.tzolkin.modules.prophecies.names import PROPHECIES, PROPHECY_COUNT, ROW
from tonalli.tzolkin.modules.prophecies.part import row_of
from tonalli.tzolkin.modules.prophecies.rules import Foretold
from tonalli.tzolkin.moments import Reveal
from tonalli.tzolkin.names import NONE
from tonalli.tzolkin.rules import FoodDayItem, OpeningItem

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


@final
class PropheciesDrawn(OpeningItem):
    """P-2.5: three of the thirteen, after wealth tiles are dealt and dummies placed, before anybody chooses."""

    def push(self, s: State) -> None:
        for place in range(ROW - 1, -1, -1):
            s.push(DrawProphecy(place))


@final
@mypyc_attr(free_list_len=1)
class DrawProphecy(Reveal):
    """P-2.5, P-4.1: a prophecy for a place of the row."""

    kind: ClassVar[str] = "draw-prophecy"
    fields: ClassVar[FieldList] = (a_number("place", 0, ROW - 1),)
    about: ClassVar[str] = "prophecies.row"

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def options(self, s: State, out: Actions) -> None:
        row = row_of(s)
        for prophecy in range(PROPHECY_COUNT):
            if not row.has(prophecy):
                out.weigh(DRAW_PROPHECY + prophecy, 1)

    def take(self, s: State, action: i64) -> None:
        prophecy = action - DRAW_PROPHECY
        row_of(s).row[self.place] = prophecy
        if s.log is not None:
            events.foretold(s.log, NOBODY, PROPHECIES[prophecy], self.place + 2, "P-2.5")

    def fits(self, s: State) -> bool:
        return row_of(s).row[self.place] == NONE

    def is_done(self, s: State) -> bool:
        return row_of(s).row[self.place] != NONE


@final
class Premium(FoodDayItem):
    """P-6.1, P-12.6: after the temple rewards everybody scores the scale of the prophecy in force, once."""

    def __init__(self, tiles: list[Foretold]) -> None:
        self.tiles = tiles

    def hold(self, s: State) -> None:
        if s.prophecy > 0:
            tile = self.tiles[s.prophecy - 1]
            for order in range(s.rules.players):
                seat = s.seat(order)
                count = tile.counted(s, seat)
                points = tile.points(count)
                if s.log is not None:
                    events.premium(s.log, seat, PROPHECIES[tile.number], count, points, "P-6.1")
                s.score_for(seat, points, PROPHECIES[tile.number], "P-6.1")
