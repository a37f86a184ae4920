"""What M8 adds to a table: altar tiles, their Great Discoveries, everybody's Shaman."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from tonalli.core.native import i64, vec
from tonalli.core.step import NOBODY
from tonalli.teotihuacan.modules.altars import events
from tonalli.teotihuacan.modules.altars.features import observe_altars
from tonalli.teotihuacan.modules.altars.names import ALTAR_TILES, ALTARS, FIELD_COUNT, PILE, POINTS_TO
from tonalli.teotihuacan.modules.altars.position import (
    altar_gaps,
    altar_problems,
    read_altars,
    show_altars,
    write_altars,
)
from tonalli.teotihuacan.names import NONE
from tonalli.teotihuacan.part import Part

if TYPE_CHECKING:
    from tonalli.core.fields import Fields
    from tonalli.core.row import Row
    from tonalli.teotihuacan.modules.altars.rules import AltarRules
    from tonalli.teotihuacan.rules import Rules
    from tonalli.teotihuacan.state import State


@final
class Altars(Part):
    """X-1.9: open to everyone."""

    name: ClassVar[str] = "altars"

    def __init__(
        self,
        rules: AltarRules,
        tiles: vec[i64],
        piles: vec[i64],
        altar: vec[i64],
        field: vec[i64],
        standing: vec[i64],
    ) -> None:
        self.rules = rules
        self.tiles = tiles
        """The tile of each altar."""
        self.piles = piles
        """X-6.3: index altar * 4 + place; the last one laid lies on top, gaps are closed."""
        self.altar = altar
        """Where everybody's Shaman is, by seat; NONE before it is placed."""
        self.field = field
        self.standing = standing
        self.counted: i64 = 0
        """X-6.24: 1 once the Shaman counts for the action going on, after which it lies down."""

    def fresh(self, rules: Rules) -> Part:
        return new_altars(self.rules)

    def copy(self) -> Part:
        other = Altars(self.rules, self.tiles[:], self.piles[:], self.altar[:], self.field[:], self.standing[:])
        other.counted = self.counted
        return other

    def turn_begins(self, s: State) -> None:
        self.counted = 0

    # ---- what lies and stands there --------------------------------------------------------

    def claiming_field(self, altar: i64) -> i64:
        """X-6.5: the field of an altar whose benefit is a Great Discovery."""
        return self.rules.tiles[self.tiles[altar]].claiming

    def pile_size(self, altar: i64) -> i64:
        """X-6.3: Great Discoveries left on an altar."""
        size: i64 = 0
        while size < PILE and self.piles[altar * PILE + size] != NONE:
            size += 1
        return size

    def lies_on(self, altar: i64, kind: i64) -> bool:
        """Whether a Great Discovery of that kind lies on an altar."""
        for place in range(PILE):
            if self.piles[altar * PILE + place] == kind:
                return True
        return False

    def take_off(self, altar: i64, kind: i64) -> None:
        """X-6.3: a Great Discovery leaves the altar, the topmost of its kind; it is not replaced."""
        at = altar * PILE + PILE - 1
        while self.piles[at] != kind:
            at -= 1
        while at < (altar + 1) * PILE - 1:
            self.piles[at] = self.piles[at + 1]
            at += 1
        self.piles[at] = NONE

    def shaman_on(self, altar: i64, field: i64) -> i64:
        """The seat whose Shaman is on a field; NONE if nobody's is."""
        for seat in range(len(self.altar)):
            if self.altar[seat] == altar and self.field[seat] == field:
                return seat
        return NONE

    def points_to(self, s: State, seat: i64, board: i64) -> bool:
        """X-6.5, X-6.12: whether a Shaman stands and points to a board."""
        if self.standing[seat] == 0:
            return False
        return POINTS_TO[self.altar[seat] * FIELD_COUNT + self.field[seat]] == s.layout.slot_of[board]

    def prospect(self, s: State, seat: i64, eclipses: i64) -> i64:
        """A Shaman that stands is worth a part of the action it will make stronger."""
        return 70 if eclipses > 0 and self.altar[seat] != NONE and self.standing[seat] == 1 else 0

    def observe(self, s: State, row: Row) -> None:
        observe_altars(self, row)

    # ---- positions -------------------------------------------------------------------------

    def shown(self, s: State) -> dict[str, Any]:
        return show_altars(self, s)

    def write(self, s: State) -> dict[str, Any]:
        return write_altars(self, s)

    def read(self, s: State, fields: Fields) -> None:
        read_altars(self, s, fields)

    def gaps(self, s: State) -> list[tuple[str, int]]:
        return altar_gaps(self)

    def problems(self, s: State) -> list[str]:
        return altar_problems(self, s)


def new_altars(rules: AltarRules) -> Altars:
    """Nothing laid out yet."""
    seats = len(rules.owners)
    return Altars(
        rules,
        vec[i64]([NONE] * len(ALTARS)),
        vec[i64]([NONE] * (len(ALTARS) * PILE)),
        vec[i64]([NONE] * seats),
        vec[i64]([NONE] * seats),
        vec[i64]([0] * seats),
    )


def altars_of(s: State) -> Altars:
    """The altars of this table."""
    for part in s.parts:
        if isinstance(part, Altars):
            return part
    raise AssertionError("there are no altars in this game")


def has_altars(s: State) -> bool:
    """Whether this game is played with altars."""
    for part in s.parts:
        if isinstance(part, Altars):
            return True
    return False


def lay_altar_tile(s: State, altar: i64, tile: i64, why: str) -> None:
    """X-6.2: an altar tile lies on its space."""
    altars_of(s).tiles[altar] = tile
    if s.log is not None:
        events.altar_tile(s.log, NOBODY, ALTAR_TILES[tile], ALTARS[altar], why)


def lie_down(s: State, seat: i64, why: str) -> None:
    """X-6.12: a Shaman is laid down."""
    altars_of(s).standing[seat] = 0
    if s.log is not None:
        events.shaman_lies(s.log, seat, why)


def stand_up(s: State, seat: i64, why: str) -> None:
    """X-6.12: a lying Shaman is stood up."""
    altars = altars_of(s)
    if altars.standing[seat] == 0:
        altars.standing[seat] = 1
        if s.log is not None:
            events.shaman_stands(s.log, seat, why)
