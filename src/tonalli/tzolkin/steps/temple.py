"""Temples: steps up, named or chosen, and steps down (Z-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, WHY, FieldList, a_seat, a_word
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import Effect
from tonalli.tzolkin.moments import Decision
from tonalli.tzolkin.names import NONE, TEMPLES
from tonalli.tzolkin.notation import TEMPLE

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


@final
@mypyc_attr(free_list_len=1)
class Climb(Effect["State"]):
    """Z-9.5: one step up on a named temple."""

    kind: ClassVar[str] = "climb"
    fields: ClassVar[FieldList] = (a_seat("climber"), a_word("temple", TEMPLES), WHY)

    def __init__(self, climber: i64, temple: i64, why: str) -> None:
        super().__init__()
        self.climber = climber
        self.temple = temple
        self.why = why

    def run(self, s: State) -> None:
        s.step_up(self.climber, self.temple, self.why)


@final
@mypyc_attr(free_list_len=1)
class ClimbAny(Decision):
    """Z-9.6: a step up on a temple of choice, also where it is lost; ``but`` is a temple that was chosen already."""

    kind: ClassVar[str] = "climb-any"
    fields: ClassVar[FieldList] = (PLAYER, a_word("but", TEMPLES, optional=True), WHY)

    def __init__(self, player: i64, but: i64, why: str) -> None:
        super().__init__(player)
        self.but = but
        self.why = why

    def options(self, s: State, out: Actions) -> None:
        for temple in range(3):
            if temple != self.but:
                out.add(TEMPLE + temple)

    def take(self, s: State, action: i64) -> None:
        s.step_up(self.player, action - TEMPLE, self.why)


@final
@mypyc_attr(free_list_len=1)
class ClimbTwo(Decision):
    """Z-7.12, Z-14.4: a step up on each of two different temples."""

    kind: ClassVar[str] = "climb-two"
    fields: ClassVar[FieldList] = (PLAYER,)

    def options(self, s: State, out: Actions) -> None:
        for temple in range(3):
            out.add(TEMPLE + temple)

    def take(self, s: State, action: i64) -> None:
        s.push(ClimbAny(self.player, action - TEMPLE, "Z-7.12"))
        s.step_up(self.player, action - TEMPLE, "Z-7.12")


@final
@mypyc_attr(free_list_len=1)
class Descend(Decision):
    """Z-7.3 c, Z-14.9: a step down on a temple of choice that is not at its bottom."""

    kind: ClassVar[str] = "descend"
    fields: ClassVar[FieldList] = (PLAYER, WHY)

    def __init__(self, player: i64, why: str) -> None:
        super().__init__(player)
        self.why = why

    def options(self, s: State, out: Actions) -> None:
        for temple in range(3):
            if s.players[self.player].temples[temple] >= 0:
                out.add(TEMPLE + temple)

    def take(self, s: State, action: i64) -> None:
        s.step_down(self.player, action - TEMPLE, self.why)


def push_climb_any(s: State, player: i64, why: str) -> None:
    """A step on any of the three."""
    s.push(ClimbAny(player, NONE, why))
