"""What the Empire board adds to a table: Warriors in supply and on the map, settled regions, Special Masks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from tonalli.core.native import i64, vec
from tonalli.teotihuacan.modules.empire.features import observe_empire
from tonalli.teotihuacan.modules.empire.names import (
    FAR,
    FIRST_SPECIAL,
    PROVINCE,
    PROVINCE_POINTS,
    REGIONS,
    SPECIAL_MASKS,
    WARRIORS,
)
from tonalli.teotihuacan.modules.empire.position import empire_problems, read_empire, show_empire, write_empire
from tonalli.teotihuacan.names import NONE
from tonalli.teotihuacan.part import Part
from tonalli.teotihuacan.stack import TileStack

if TYPE_CHECKING:
    from tonalli.core.fields import Fields
    from tonalli.core.row import Row
    from tonalli.teotihuacan.modules.empire.rules import EmpireRules
    from tonalli.teotihuacan.rules import Rules
    from tonalli.teotihuacan.state import State


@final
class Empire(Part):
    """X-1.9: open to everyone."""

    name: ClassVar[str] = "empire"

    def __init__(
        self, rules: EmpireRules, supply: vec[i64], regions: vec[i64], far: vec[i64], settled: vec[i64]
    ) -> None:
        self.rules = rules
        self.supply = supply
        """Warriors in supply, by seat."""
        self.regions = regions
        """Whose Warrior stands in Teotihuacan (0) and in regions 1 to 11; NONE for nobody's."""
        self.far = far
        """Warriors in region 12, by seat."""
        self.settled = settled
        """Who built in a region; NONE for nobody."""

    def fresh(self, rules: Rules) -> Part:
        return new_empire(self.rules, rules.players)

    def copy(self) -> Part:
        return Empire(self.rules, self.supply[:], self.regions[:], self.far[:], self.settled[:])

    def due(self, seat: i64) -> i64:
        """X-7.17: what the Warriors of a seat score at an eclipse; in Teotihuacan nothing, nor for Buildings."""
        points = self.far[seat] * PROVINCE_POINTS[PROVINCE[FAR]]
        for region in range(REGIONS):
            if self.regions[region] == seat:
                points += PROVINCE_POINTS[PROVINCE[region]]
        return points

    def prospect(self, s: State, seat: i64, eclipses: i64) -> i64:
        """Warriors by the eclipses to come, more where one may still build; some for those in supply."""
        if eclipses == 0:
            return 0
        total = 80 * self.due(seat) * eclipses + 25 * self.supply[seat]
        for region in range(REGIONS):
            if self.regions[region] == seat and self.settled[region] == NONE:
                total += 90
        return total

    def observe(self, s: State, row: Row) -> None:
        observe_empire(self, row)

    # ---- positions -------------------------------------------------------------------------

    def shown(self, s: State) -> dict[str, Any]:
        return show_empire(self, s)

    def write(self, s: State) -> dict[str, Any]:
        return write_empire(self)

    def read(self, s: State, fields: Fields) -> None:
        read_empire(self, s, fields)

    def problems(self, s: State) -> list[str]:
        return empire_problems(self, s)


def new_empire(rules: EmpireRules, players: int) -> Empire:
    """X-7.4: everybody has 10 Warriors, none of them on the map."""
    return Empire(
        rules,
        vec[i64]([WARRIORS] * players),
        vec[i64]([NONE] * REGIONS),
        vec[i64]([0] * players),
        vec[i64]([NONE] * REGIONS),
    )


def empire_of(s: State) -> Empire:
    """The Empire board of this table."""
    for part in s.parts:
        if isinstance(part, Empire):
            return part
    raise AssertionError("there is no Empire board in this game")


def has_empire(s: State) -> bool:
    """Whether this game is played with the Empire board."""
    for part in s.parts:
        if isinstance(part, Empire):
            return True
    return False


@final
class SpecialMasks(TileStack):
    """X-7.1: the two Special Masks lie open and are never drawn; one that nobody has is still there."""

    def __init__(self) -> None:
        super().__init__(FIRST_SPECIAL, NONE)

    def unseen(self, s: State) -> vec[i64]:
        left = vec[i64]([1] * len(SPECIAL_MASKS))
        for side in s.players:
            for number in range(len(SPECIAL_MASKS)):
                left[number] -= side.face_up[FIRST_SPECIAL + number] + side.used[FIRST_SPECIAL + number]
        return left

    def written(self, data: dict[str, Any]) -> dict[str, int]:
        taken = [name for side in data["players"] for name in side.get("discovery_tiles", [])]
        return {name: 1 for name in SPECIAL_MASKS if name not in taken}

    def take_out(self, s: State, kind: i64) -> bool:
        return self.unseen(s)[kind - FIRST_SPECIAL] > 0

    def put_back(self, s: State, kind: i64) -> None:
        raise AssertionError("Special Masks are never shuffled back")
