"""Tiles are drawn, workers are placed on fields, act and return (P-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import FieldList, a_number
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.tzolkin.modules.quick_actions import events
from tonalli.tzolkin.modules.quick_actions.ids import DRAW_TILE
from tonalli.tzolkin.modules.quick_actions.names import (
    FIELD_CORN,
    OWED,
    PLACED,
    QUICK_TILES,
    SECOND_AGE,
    SLOT_COUNT,
    TILE_COUNT,
)
from tonalli.tzolkin.modules.quick_actions.part import (
    change_tile,
    lay_out_tile,
    leave_fields,
    put_on_field,
    quick_of,
)
from tonalli.tzolkin.modules.quick_actions.tiles import PERFORMING
from tonalli.tzolkin.moments import Effect, Kinds, Reveal, beneath
from tonalli.tzolkin.names import NONE
from tonalli.tzolkin.rules import DayItem, Duty, FoodDayItem, OpeningItem, RoundItem, Target, TurnItem

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


# ---- tiles ---------------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class DrawQuickTile(Reveal):
    """P-10.3, P-10.12: a tile of the slot's age, face up."""

    kind: ClassVar[str] = "draw-quick-tile"
    fields: ClassVar[FieldList] = (a_number("slot", 0, 12),)
    asks: ClassVar[Kinds] = ("draw-quick-tile",)
    about: ClassVar[str] = "quick_actions.tiles"

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot = slot

    def options(self, s: State, out: Actions) -> None:
        part = quick_of(s)
        for tile in range(TILE_COUNT):
            left = part.left_to_draw(self.slot, tile)
            if left > 0:
                out.weigh(DRAW_TILE + tile, left)

    def take(self, s: State, action: i64) -> None:
        lay_out_tile(s, self.slot, action - DRAW_TILE)

    def fits(self, s: State) -> bool:
        """Slots are filled one after the other."""
        below = beneath(self)
        if isinstance(below, DrawQuickTile):
            return below.slot == self.slot + 1 and quick_of(s).slots[self.slot] == NONE
        return self.slot in (SECOND_AGE - 1, SLOT_COUNT - 1) and quick_of(s).slots[self.slot] == NONE

    def is_done(self, s: State) -> bool:
        return quick_of(s).slots[self.slot] != NONE


@final
class FirstTiles(OpeningItem):
    """P-10.2, P-10.3: all tiles of Age 1, face up; those of Age 2 are put aside."""

    def push(self, s: State) -> None:
        for slot in range(SECOND_AGE - 1, -1, -1):
            s.push(DrawQuickTile(slot))


@final
class LaterTiles(FoodDayItem):
    """P-10.12, P-12.7: the tiles of Age 2, after everything connected with the first Food Day."""

    def hold(self, s: State) -> None:
        if s.food_days == 0:
            for slot in range(SLOT_COUNT - 1, SECOND_AGE - 1, -1):
                s.push(DrawQuickTile(slot))

    def asks(self) -> Kinds:
        return ("draw-quick-tile",)


@final
class TileOfTheDay(DayItem):
    """P-10.10, P-10.11, P-15.22: the tile goes by the tooth under the arrow, whichever Food Days were held."""

    def passed(self, s: State) -> None:
        change_tile(s)


# ---- workers -------------------------------------------------------------------------------------


@final
class QuickField(Target):
    """P-10.20, P-10.21, P-10.22: a free field for 1 corn, one in a turn, for whoever can do what the tile says."""

    def free(self, s: State, player: i64) -> bool:
        return s.now.noted & PLACED == 0 and quick_of(s).free_field() != NONE

    def cost(self, s: State, player: i64) -> i64:
        return FIELD_CORN

    def place(self, s: State, player: i64, why: str) -> None:
        put_on_field(s, player, why)

    def allows(self, s: State, player: i64, corn: i64) -> bool:
        return quick_of(s).can_perform(s, player, corn)

    def why_taken(self, s: State, player: i64) -> Reason:
        if s.now.noted & PLACED != 0:
            return Reason("one-quick-action", "P-10.20")
        return Reason("no-quick-field", "P-10.22")

    def placed_now(self, s: State) -> i64:
        return 1 if s.now.noted & PLACED != 0 else 0

    def shows_pity(self) -> bool:
        """P-10.34, P-15.2."""
        return False

    def why_no_pity(self) -> Reason:
        return Reason("no-pity-on-fields", "P-10.34")


@final
class QuickDuty(Duty):
    """P-10.33: no later placement of the turn makes the quick action impossible."""

    def can_be_met(self, s: State, player: i64, corn: i64) -> bool:
        return s.now.noted & OWED == 0 or quick_of(s).can_perform(s, player, corn)


@final
class QuickAction(TurnItem):
    """P-10.25, P-10.26, P-10.32: the action is performed once placing is finished and the corn of the gear taken.

    P-13.14: what a tribe does at the end of a turn comes after it.
    """

    def push(self, s: State, player: i64) -> None:
        if s.now.noted & OWED != 0:
            s.now.noted ^= OWED
            part = quick_of(s)
            tile = part.tile(s)
            if s.log is not None:
                events.quick(s.log, player, QUICK_TILES[tile], "P-10.25")
            part.rules.tiles[tile].perform(s, player)

    def asks(self) -> Kinds:
        return PERFORMING


@final
class WorkersReturn(RoundItem):
    """P-10.27, P-12.8: after a Food Day, before the calendar advances."""

    def push(self, s: State) -> None:
        s.push(ReturnWorkers())


@final
@mypyc_attr(free_list_len=1)
class ReturnWorkers(Effect):
    """P-10.27, P-10.28, P-15.24: workers on fields come back by themselves; until then they are there, and eat."""

    kind: ClassVar[str] = "return-quick-workers"

    def run(self, s: State) -> None:
        leave_fields(s)
