"""What quick actions add to a table: tiles on the Tzolk'in gear, and who stands on the fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from tonalli.core.native import i64, vec
from tonalli.core.step import NOBODY
from tonalli.tzolkin.modules.quick_actions import events
from tonalli.tzolkin.modules.quick_actions.features import observe_quick
from tonalli.tzolkin.modules.quick_actions.names import (
    COPIES,
    DUMMIES_ON_FIELDS,
    FIELD_COUNT,
    FIRST_DAYS,
    OWED,
    PLACED,
    QUICK_TILES,
    SECOND_AGE,
    SLOT_COUNT,
    TILE_COUNT,
    slot_of,
)
from tonalli.tzolkin.modules.quick_actions.position import quick_problems, read_quick, write_quick
from tonalli.tzolkin.names import DUMMY, NONE
from tonalli.tzolkin.rules import Part

if TYPE_CHECKING:
    from tonalli.core.fields import Fields
    from tonalli.core.row import Row
    from tonalli.tzolkin.modules.quick_actions.tiles import QuickTile
    from tonalli.tzolkin.state import State


@final
class QuickRules:
    """What the tiles do, by kind; shared by all tables."""

    def __init__(self, tiles: list[QuickTile]) -> None:
        self.tiles = tiles


@final
class QuickActions(Part):
    """P-10.5: open to everyone."""

    def __init__(self, rules: QuickRules, slots: vec[i64], fields: vec[i64]) -> None:
        super().__init__("quick_actions")
        self.rules = rules
        self.slots = slots
        """The tile of each slot; NONE before it is laid out and once it has left the game."""
        self.fields = fields
        """Who stands on each field: a seat, DUMMY or NONE."""

    def copy(self) -> Part:
        return QuickActions(self.rules, self.slots[:], self.fields[:])

    def tile(self, s: State) -> i64:
        """P-10.11: the tile that is available today."""
        return self.slots[slot_of(s.day)]

    def can_perform(self, s: State, player: i64, corn: i64) -> bool:
        """P-10.23, P-10.24, P-10.33, P-15.25: whether today's action could be performed with so much corn left, and
        that of the Starting Player Space if the player has claimed it in this turn.
        """
        left = corn + s.gear_corn if s.now.claimed == 1 else corn
        return self.rules.tiles[self.tile(s)].possible(s, player, left)

    def left_to_draw(self, slot: i64, tile: i64) -> i64:
        """P-10.2: how many tiles of a kind lie face down in the group of the slot's age."""
        first: i64 = 0 if slot < SECOND_AGE else SECOND_AGE
        last: i64 = SECOND_AGE if slot < SECOND_AGE else SLOT_COUNT
        count = COPIES[tile] if slot < SECOND_AGE else COPIES[TILE_COUNT + tile]
        for other in range(first, last):
            if self.slots[other] == tile:
                count -= 1
        return count

    def free_field(self) -> i64:
        """P-10.35: the first one that is; NONE if there is none."""
        for field in range(FIELD_COUNT):
            if self.fields[field] == NONE:
                return field
        return NONE

    # ---- positions -------------------------------------------------------------------------

    def workers(self, seat: i64) -> i64:
        count: i64 = 0
        for field in range(FIELD_COUNT):
            if self.fields[field] == seat:
                count += 1
        return count

    def observe(self, s: State, row: Row) -> None:
        observe_quick(self, s, row)

    def write(self, s: State) -> dict[str, Any]:
        return write_quick(self, s)

    def read(self, s: State, fields: Fields) -> None:
        read_quick(self, s, fields)

    def problems(self, s: State) -> list[str]:
        return quick_problems(self, s)


def new_quick(rules: QuickRules, players: i64) -> QuickActions:
    """P-11.2, P-11.3: nothing but dummies, which block their fields for the whole game."""
    fields = vec[i64]([NONE] * FIELD_COUNT)
    for field in range(DUMMIES_ON_FIELDS[players]):
        fields[field] = DUMMY
    return QuickActions(rules, vec[i64]([NONE] * SLOT_COUNT), fields)


def quick_of(s: State) -> QuickActions:
    """The quick actions of this table."""
    for part in s.parts:
        if isinstance(part, QuickActions):
            return part
    raise AssertionError("there are no quick actions in this game")


# ---- what changes --------------------------------------------------------------------------------


def lay_out_tile(s: State, slot: i64, tile: i64) -> None:
    """P-10.3, P-10.4, P-10.12: face up on the gear, the first one on the board at once."""
    part = quick_of(s)
    part.slots[slot] = tile
    if s.log is not None:
        why = "P-10.3" if slot < SECOND_AGE else "P-10.12"
        events.quick_laid_out(s.log, NOBODY, QUICK_TILES[tile], FIRST_DAYS[slot], why)
        if slot == slot_of(s.day):
            events.quick_tile(s.log, NOBODY, QUICK_TILES[tile], "P-10.4")


def change_tile(s: State) -> None:
    """P-10.10, P-10.14, P-10.15: on the first day of a slot its tile comes, and the one before leaves the game."""
    part = quick_of(s)
    slot = slot_of(s.day)
    if slot > 0 and s.day == FIRST_DAYS[slot]:
        part.slots[slot - 1] = NONE
        if s.log is not None:
            events.quick_tile(s.log, NOBODY, QUICK_TILES[part.slots[slot]], "P-10.10")


def put_on_field(s: State, player: i64, why: str) -> None:
    """P-10.20: a worker on a field; what it has to do is owed until the end of the turn."""
    part = quick_of(s)
    part.fields[part.free_field()] = player
    s.players[player].hand -= 1
    s.now.noted |= PLACED | OWED
    if s.log is not None:
        s.log.place(player, 0, "quick", why)


def leave_fields(s: State) -> None:
    """P-10.27: workers on fields return to hand, dummies stay (P-11.3)."""
    part = quick_of(s)
    for field in range(FIELD_COUNT):
        seat = part.fields[field]
        if seat != NONE and seat != DUMMY:
            part.fields[field] = NONE
            s.players[seat].hand += 1
            if s.log is not None:
                s.log.take_up(seat, 0, "quick", "P-10.27")
