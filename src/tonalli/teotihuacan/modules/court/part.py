"""What the Court adds to a table: who owns its royal tiles, and the temple option of the worship going on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from tonalli.core.native import i64, vec
from tonalli.teotihuacan.modules.court.features import observe_court
from tonalli.teotihuacan.modules.court.names import SLOTS
from tonalli.teotihuacan.modules.court.position import court_problems, read_court, show_court, write_court
from tonalli.teotihuacan.names import NONE
from tonalli.teotihuacan.part import Part

if TYPE_CHECKING:
    from tonalli.core.fields import Fields
    from tonalli.core.row import Row
    from tonalli.teotihuacan.rules import Rules
    from tonalli.teotihuacan.state import State


@final
class CourtPart(Part):
    """X-1.9: open to everyone. An Ownership tile lies on its temple while its slot has no marker (X-5.9)."""

    name: ClassVar[str] = "court"

    def __init__(self, temples: vec[i64], markers: vec[i64]) -> None:
        self.temples = temples
        """X-5.5: the temple beside each royal tile; nothing changes it."""
        self.markers = markers
        """The seat whose marker lies beside each royal tile; NONE without one."""
        self.option: i64 = NONE
        """X-5.10: the slot whose temple step may be bought in this worship; NONE if none may, or once it was."""

    def fresh(self, rules: Rules) -> Part:
        return unowned(self.temples)

    def copy(self) -> Part:
        other = CourtPart(self.temples, self.markers[:])
        other.option = self.option
        return other

    def words(self, s: State) -> dict[str, object]:
        """The slot of the option, for what is said of buying it."""
        return {"slot": SLOTS[self.option]} if self.option != NONE else {}

    def prospect(self, s: State, seat: i64, eclipses: i64) -> i64:
        """Owned royal tiles bring power-ups as long as the game lasts."""
        owned: i64 = 0
        for slot in range(len(SLOTS)):
            if self.markers[slot] == seat:
                owned += 1
        return 120 * owned * eclipses

    def observe(self, s: State, row: Row) -> None:
        observe_court(self, row)

    # ---- positions -------------------------------------------------------------------------

    def write(self, s: State) -> dict[str, Any]:
        return write_court(self)

    def read(self, s: State, fields: Fields) -> None:
        read_court(self, s, fields)

    def problems(self, s: State) -> list[str]:
        return court_problems(self, s)

    def shown(self, s: State) -> dict[str, Any]:
        return show_court(s)


def new_court(temples: list[int]) -> CourtPart:
    """The Court with the temples of its slots (X-5.5)."""
    return unowned(vec[i64](temples))


def unowned(temples: vec[i64]) -> CourtPart:
    """X-5.3: as it is before anybody reached an Ownership tile."""
    return CourtPart(temples, vec[i64]([NONE] * len(SLOTS)))


def court_of(s: State) -> CourtPart:
    """What the Court adds to a table."""
    for part in s.parts:
        if isinstance(part, CourtPart):
            return part
    raise AssertionError("the Palace lies there")


def has_court(s: State) -> bool:
    """X-5.1: whether the Court lies in place of the Palace."""
    for part in s.parts:
        if isinstance(part, CourtPart):
            return True
    return False
