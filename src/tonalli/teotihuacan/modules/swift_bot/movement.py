"""How the column of four is laid, and how far its top tile moves a worker (X-8.1, X-8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.bits import BIT
from tonalli.core.field import FieldList, a_number
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import NOBODY
from tonalli.teotihuacan.modules.swift_bot import events
from tonalli.teotihuacan.modules.swift_bot.ids import DRAW_DIRECTION_TILE
from tonalli.teotihuacan.modules.swift_bot.names import DIRECTIONS, MOVES
from tonalli.teotihuacan.modules.teotibot.action_pyramid import DrawFace
from tonalli.teotihuacan.modules.teotibot.names import DIRECTION_TILES
from tonalli.teotihuacan.modules.teotibot.rules import BotMovement
from tonalli.teotihuacan.modules.teotibot.table import is_at_the_table, table_of
from tonalli.teotihuacan.names import NONE
from tonalli.teotihuacan.steps.reveal import Filling

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


@final
class SwiftMovement(BotMovement):
    """X-8.4, X-8.6: as far as the top direction tile says, whatever the power, reborn or not.

    X-8.5, X-8.7: the Palace or Court is neither counted nor a destination, and the move of the Worship tile stays.
    X-8.2, X-8.3, X-15.19: the two topmost tiles say how the action pyramid is refilled, then the top one is turned and
    put below the others, whatever their number.
    """

    def directions(self) -> i64:
        return DIRECTIONS

    def shuffles_tiles(self) -> bool:
        return True

    def lay_directions(self, s: State) -> None:
        """X-8.1, X-8.8: tile and face of each place are chance."""
        for index in range(DIRECTIONS - 1, -1, -1):
            s.push(DrawFace(index))
            s.push(DrawDirectionTile(index))

    def distance(self, s: State, die: i64) -> i64:
        return MOVES[table_of(s).direction_tiles[0]]


@final
@mypyc_attr(free_list_len=1)
class DrawDirectionTile(Filling):
    """X-8.1: which direction tile lies at a place of the column."""

    kind: ClassVar[str] = "draw-direction-tile"
    fields: ClassVar[FieldList] = (a_number("index", 0, DIRECTIONS - 1),)

    def __init__(self, index: i64) -> None:
        super().__init__()
        self.index = index

    def fits(self, s: State) -> bool:
        return is_at_the_table(s) and table_of(s).rules.movement.shuffles_tiles()

    def gap(self) -> tuple[str, int]:
        return "teotibot.direction_tiles", self.index

    def options(self, s: State, out: Actions) -> None:
        laid: i64 = 0
        table = table_of(s)
        for place in range(DIRECTIONS):
            if table.direction_tiles[place] != NONE:
                laid |= BIT[table.direction_tiles[place]]
        for tile in range(DIRECTIONS):
            if (laid >> tile) & 1 == 0:
                out.weigh(DRAW_DIRECTION_TILE + tile, 1)

    def take(self, s: State, action: i64) -> None:
        tile = action - DRAW_DIRECTION_TILE
        table_of(s).direction_tiles[self.index] = tile
        if s.log is not None:
            events.direction_tile(s.log, NOBODY, DIRECTION_TILES[tile], self.index, "X-8.1")
