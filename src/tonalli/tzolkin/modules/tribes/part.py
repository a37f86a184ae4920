"""What tribes add to a table: the tiles dealt in secret. Who has which tribe the base game knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from tonalli.core.native import i64, vec
from tonalli.tzolkin.modules.tribes.features import observe_tribes
from tonalli.tzolkin.modules.tribes.position import (
    hide_tribes,
    read_tribes,
    redeal_tribes,
    tribe_problems,
    write_tribes,
)
from tonalli.tzolkin.names import SEAT_COUNT
from tonalli.tzolkin.rules import Part

if TYPE_CHECKING:
    from tonalli.core.dealer import Dealer
    from tonalli.core.fields import Fields
    from tonalli.core.row import Row
    from tonalli.tzolkin.state import State


WORTH: Final = vec[i64]([-350, 100, -250, 250, 350, 900, -100, -300, 250, -450, 1600, -2800, 950])
"""In hundredths of a point, in the order of their names: by how much greedy players with tribes of chance were ahead,
over 1,164 games of two to five.
"""


@final
class Tribes(Part):
    """P-2.6, P-2.8: the tiles before each player until choices are revealed."""

    def __init__(self, dealt: vec[i64]) -> None:
        super().__init__("tribes")
        self.dealt = dealt
        """Bits of the tribes dealt to each seat."""

    def copy(self) -> Part:
        return Tribes(self.dealt[:])

    def prospect(self, s: State, seat: i64) -> i64:
        """P-2.7: what a chosen tribe is worth to who plays by a glance; once it is revealed, play shows it."""
        opening = s.opening
        if opening is None or opening.tribes[seat] == 0:
            return 0
        return WORTH[opening.tribes[seat] - 1]

    def observe(self, s: State, row: Row) -> None:
        observe_tribes(self, s, row)

    def write(self, s: State) -> dict[str, Any]:
        return write_tribes(self, s)

    def read(self, s: State, fields: Fields) -> None:
        read_tribes(self, s, fields)

    def problems(self, s: State) -> list[str]:
        return list(tribe_problems(self, s))

    def hide(self, data: dict[str, Any], seat: int | None) -> None:
        hide_tribes(data, seat)

    def resample(self, s: State, seat: int, dealer: Dealer) -> None:
        redeal_tribes(self, s, seat, dealer)


def new_tribes() -> Tribes:
    """Nothing dealt yet."""
    return Tribes(vec[i64]([0] * SEAT_COUNT))


def tribes_of(s: State) -> Tribes:
    """The tribe tiles of this table."""
    for part in s.parts:
        if isinstance(part, Tribes):
            return part
    raise AssertionError("there are no tribes in this game")
