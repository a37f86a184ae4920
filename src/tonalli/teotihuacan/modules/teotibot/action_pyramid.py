"""The action pyramid: rolling, refilling, turning the direction tiles (B-1.2, B-4.1, B-4.3, B-4.4, B-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.field import FieldList, a_number
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import NOBODY, Effect, Reveal
from tonalli.teotihuacan.modules.teotibot import events
from tonalli.teotihuacan.modules.teotibot.ids import DRAW_ACTION, DRAW_DIE, DRAW_FACE
from tonalli.teotihuacan.modules.teotibot.names import (
    ACTION_TILES,
    BOT,
    BOTTOM_LEFT,
    FACES,
    FILLS,
    SLOT_OF_SUM,
    SLOTS,
    SPARE,
    TOP,
)
from tonalli.teotihuacan.modules.teotibot.table import is_at_the_table, is_its_turn, table_of
from tonalli.teotihuacan.steps.reveal import Filling

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

DIE_FACES: Final = 6


@final
@mypyc_attr(free_list_len=1)
class DrawActionTile(Filling):
    """B-2.10: the action tiles are shuffled; six form the pyramid, the seventh is the spare."""

    kind: ClassVar[str] = "draw-action-tile"
    fields: ClassVar[FieldList] = (a_number("slot", 0, len(SLOTS) - 1),)

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot = slot

    def fits(self, s: State) -> bool:
        return is_at_the_table(s)

    def gap(self) -> tuple[str, int]:
        return "teotibot.actions", self.slot

    def options(self, s: State, out: Actions) -> None:
        slots = table_of(s).slots
        for tile in range(len(ACTION_TILES)):
            laid = False
            for slot in range(len(SLOTS)):
                if slots[slot] == tile:
                    laid = True
            if not laid:
                out.weigh(DRAW_ACTION + tile, 1)

    def take(self, s: State, action: i64) -> None:
        tile = action - DRAW_ACTION
        table_of(s).slots[self.slot] = tile
        if s.log is not None:
            events.action_tile(s.log, NOBODY, ACTION_TILES[tile], SLOTS[self.slot], "B-2.10")


@final
@mypyc_attr(free_list_len=1)
class DrawFace(Filling):
    """B-2.11: a direction tile lies with a random side up."""

    kind: ClassVar[str] = "draw-face"
    fields: ClassVar[FieldList] = (a_number("index", 0, 5),)

    def __init__(self, index: i64) -> None:
        super().__init__()
        self.index = index

    def fits(self, s: State) -> bool:
        return is_at_the_table(s) and self.index < len(table_of(s).column)

    def gap(self) -> tuple[str, int]:
        return "teotibot.directions", self.index

    def options(self, s: State, out: Actions) -> None:
        out.weigh(DRAW_FACE, 1)
        out.weigh(DRAW_FACE + 1, 1)

    def take(self, s: State, action: i64) -> None:
        face = action - DRAW_FACE
        table_of(s).column[self.index] = face
        if s.log is not None:
            events.direction(s.log, NOBODY, FACES[face], self.index, "B-2.11")


@final
@mypyc_attr(free_list_len=1)
class RollDie(Reveal["State"]):
    """B-4.1, B-2.12: both dice, one after the other; their sum picks the slot (B-5.2)."""

    kind: ClassVar[str] = "roll-die"
    fields: ClassVar[FieldList] = (a_number("rolled", 0, 9),)

    def __init__(self, rolled: i64) -> None:
        super().__init__()
        self.rolled = rolled

    def fits(self, s: State) -> bool:
        return is_its_turn(s) and self.rolled <= DIE_FACES

    def options(self, s: State, out: Actions) -> None:
        for face in range(DIE_FACES):
            out.weigh(DRAW_DIE + face, 1)

    def take(self, s: State, action: i64) -> None:
        pips = action - DRAW_DIE + 1
        if s.log is not None:
            events.die(s.log, BOT, pips, "B-4.1")
        if self.rolled == 0:
            s.push(RollDie(pips))
        else:
            activate(s, SLOT_OF_SUM[self.rolled + pips])


def activate(s: State, slot: i64) -> None:
    """B-4.2 to B-4.4: the tile acts, then the pyramid is refilled and the direction tiles turned."""
    tile = table_of(s).slots[slot]
    if s.log is not None:
        events.activate(s.log, BOT, ACTION_TILES[tile], SLOTS[slot], "B-5.2")
    s.push(TurnDirections())
    s.push(RefillActions(slot))
    after_tile = table_of(s).rules.after_tile
    for number in range(len(after_tile) - 1, -1, -1):
        after_tile[number].push(s, slot)
    table_of(s).rules.tiles[tile].act(s)


@final
@mypyc_attr(free_list_len=1)
class RefillActions(Effect["State"]):
    """B-5.5 to B-5.8: tiles move up into the gap, the spare enters below, the activated tile is the new spare."""

    kind: ClassVar[str] = "refill-actions"
    fields: ClassVar[FieldList] = (a_number("slot", 0, len(SLOTS) - 1),)

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot = slot

    def fits(self, s: State) -> bool:
        return is_its_turn(s) and self.slot < SPARE

    def run(self, s: State) -> None:
        table = table_of(s)
        activated = table.slots[self.slot]
        gap = self.slot
        while gap < BOTTOM_LEFT:
            # B-5.6: the first direction tile counts for the top row, the second for the middle row.
            face = table.column[0] if gap == TOP else table.column[1]
            below = FILLS[gap * 2 + face]
            table.slots[gap] = table.slots[below]
            if s.log is not None:
                events.rises(s.log, BOT, ACTION_TILES[table.slots[gap]], SLOTS[gap], "B-5.4")
            gap = below
        table.slots[gap] = table.slots[SPARE]
        table.slots[SPARE] = activated
        if s.log is not None:
            events.enters(s.log, BOT, ACTION_TILES[table.slots[gap]], SLOTS[gap], "B-5.7")
            events.spare(s.log, BOT, ACTION_TILES[activated], SLOTS[SPARE], "B-5.8")


@final
@mypyc_attr(free_list_len=1)
class TurnDirections(Effect["State"]):
    """B-5.9: the top direction tile is turned over and put at the end of the column."""

    kind: ClassVar[str] = "turn-directions"

    def fits(self, s: State) -> bool:
        return is_its_turn(s)

    def run(self, s: State) -> None:
        table = table_of(s)
        column = table.column
        face = 1 - column[0]
        tile = table.direction_tiles[0]
        for place in range(len(column) - 1):
            column[place] = column[place + 1]
            table.direction_tiles[place] = table.direction_tiles[place + 1]
        column[len(column) - 1] = face
        table.direction_tiles[len(column) - 1] = tile
        if s.log is not None:
            events.direction(s.log, BOT, FACES[face], len(column) - 1, "B-5.9")
