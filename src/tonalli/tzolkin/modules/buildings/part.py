"""What the new buildings add to a table: those that were torn down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from tonalli.core.bits import BIT
from tonalli.core.fields import names_of_bits
from tonalli.core.native import i64, vec
from tonalli.tzolkin.modules.buildings.events import renovate
from tonalli.tzolkin.modules.buildings.features import observe_renovation
from tonalli.tzolkin.modules.buildings.income import incomes
from tonalli.tzolkin.modules.buildings.names import FIRST_NEW, RENOVATABLE, RENOVATABLE_COUNT
from tonalli.tzolkin.names import BUILDINGS, GOODS
from tonalli.tzolkin.rules import Part
from tonalli.tzolkin.tiles import LAST_FOOD_DAY

if TYPE_CHECKING:
    from tonalli.core.fields import Fields
    from tonalli.core.row import Row
    from tonalli.tzolkin.state import State


INCOME_WORTH: Final = vec[i64]([95, 75, 130, 95])
LATER_WORTH: Final = vec[i64]([85, 330, 110, 80])
"""What an income is worth in each age, in hundredths of a point."""


@final
class Renovation(Part):
    """P-7.9: torn down buildings leave the game."""

    def __init__(self) -> None:
        super().__init__("renovation")
        self.torn_down: i64 = 0
        """A bit for each renovatable building that was."""

    def copy(self) -> Part:
        other = Renovation()
        other.torn_down = self.torn_down
        return other

    def buildings(self, building: i64) -> i64:
        return 1 if self.has(building) else 0

    def prospect(self, s: State, seat: i64) -> i64:
        """P-7.16: what incomes will bring on the Food Days to come."""
        total: i64 = 0
        for index in range(RENOVATABLE_COUNT):
            if s.players[seat].buildings[FIRST_NEW + index] > 0:
                for number in range(s.food_days, LAST_FOOD_DAY):
                    total += INCOME_WORTH[index] if number < 2 else LATER_WORTH[index]
        return total

    def has(self, building: i64) -> bool:
        """Whether a building was torn down."""
        index = building - FIRST_NEW
        return 0 <= index < RENOVATABLE_COUNT and self.torn_down & BIT[index] != 0

    def observe(self, s: State, row: Row) -> None:
        observe_renovation(self, row)

    def write(self, s: State) -> dict[str, Any]:
        return {"torn_down": names_of_bits(RENOVATABLE, self.torn_down)}

    def shown(self, s: State) -> dict[str, Any]:
        """P-7.16: what each seat's buildings bring on the next Food Day."""
        found: list[dict[str, int]] = [{} for seat in range(s.rules.players)]
        for index, income in enumerate(incomes()):
            for seat in range(s.rules.players):
                if s.players[seat].buildings[FIRST_NEW + index] > 0:
                    good = GOODS[income.good_now(s)]
                    found[seat][good] = found[seat].get(good, 0) + int(income.amount)
        return {"income": found}

    def read(self, s: State, fields: Fields) -> None:
        self.torn_down = fields.bits("torn_down", RENOVATABLE, [])
        fields.done()


def renovation_of(s: State) -> Renovation:
    """What was torn down at this table."""
    for part in s.parts:
        if isinstance(part, Renovation):
            return part
    raise AssertionError("there are no new buildings in this game")


def tear_down(s: State, player: i64, building: i64, why: str) -> None:
    """P-7.2, P-7.9: a building is its owner's no longer and leaves the game."""
    side = s.players[player]
    side.buildings[building] -= 1
    if side.buildings[building] == 0:
        side.built &= ~BIT[building]
    renovation_of(s).torn_down |= BIT[building - FIRST_NEW]
    if s.log is not None:
        renovate(s.log, player, BUILDINGS[building], why)
