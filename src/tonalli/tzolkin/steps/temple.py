"""Temples: steps up, named or chosen, and steps down (Z-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, WHY, FieldList, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.tzolkin.moments import ANY_STEP, Decision, Effect, Kinds, TurnStep, beneath
from tonalli.tzolkin.names import AGRICULTURE, BOTTOM, NONE, TEMPLE_COUNT, TEMPLES, THEOLOGY
from tonalli.tzolkin.notation import TEMPLE

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


@final
@mypyc_attr(free_list_len=1)
class Climb(Effect):
    """Z-9.5: one step up on a named temple."""

    kind: ClassVar[str] = "climb"
    fields: ClassVar[FieldList] = (a_seat("climber"), a_word("temple", TEMPLES), WHY)
    asks: ClassVar[Kinds] = ("climb", "take-blocks", "taxed")
    whys: ClassVar[tuple[str, ...]] = ("Z-7.19", "Z-10.2")

    def __init__(self, climber: i64, temple: i64, why: str) -> None:
        super().__init__()
        self.climber = climber
        self.temple = temple
        self.why = why

    def run(self, s: State) -> None:
        s.step_up(self.climber, self.temple, self.why)

    def fits(self, s: State) -> bool:
        """Z-7.19: the step of a skull that was placed."""
        return self.why != "Z-7.19" or s.offered != 0


@final
@mypyc_attr(free_list_len=1)
class ClimbAny(Decision):
    """Z-9.6: a step up on a temple of choice, also where it is lost; ``but`` is a temple that was chosen already."""

    kind: ClassVar[str] = "climb-any"
    fields: ClassVar[FieldList] = (PLAYER, a_word("but", TEMPLES, optional=True), WHY)
    asks: ClassVar[Kinds] = ("taxed",)
    whys: ClassVar[tuple[str, ...]] = ("Z-7.12", "Z-7.13", "Z-8.1", "Z-8.9", "Z-10.2")

    def __init__(self, player: i64, but: i64, why: str) -> None:
        super().__init__(player)
        self.but = but
        self.why = why

    def options(self, s: State, out: Actions) -> None:
        for temple in range(TEMPLE_COUNT):
            if temple != self.but:
                out.add(TEMPLE + temple)

    def take(self, s: State, action: i64) -> None:
        s.step_up(self.player, action - TEMPLE, self.why)

    def fits(self, s: State) -> bool:
        """What brought it: a tile alone, a bonus, Theology, or an action beside a gear."""
        below = beneath(self)
        if (self.but != NONE) != (self.why == "Z-7.12"):
            return False
        if self.why == "Z-10.2":
            return below.asked(s) == ANY_STEP
        if self.why == "Z-8.1":
            return below.asked(s) != ANY_STEP and s.tribe(self.player).may_have_bonus(s, self.player, AGRICULTURE)
        if self.why == "Z-8.9":
            return s.works(self.player, THEOLOGY, 2) and has_placed_a_skull(s, self.player, below)
        return "harvest" in below.asked(s)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if TEMPLE <= action < TEMPLE + TEMPLE_COUNT and action - TEMPLE == self.but:
            return Reason("chosen-already", "Z-7.12", {"temple": TEMPLES[self.but]})
        return None


def has_placed_a_skull(s: State, player: i64, below: TurnStep) -> bool:
    """Z-8.9, Z-15.10: whether a skull was placed: by an action of Chichen Itza, or on a building of the player."""
    asked = below.asked(s)
    if "choose-action" in asked and s.offered != 0:
        return True
    return "offering" in asked and s.skulls_on_buildings(player) > 0


@final
@mypyc_attr(free_list_len=1)
class ClimbTwo(Decision):
    """Z-7.12, Z-14.4: a step up on each of two different temples."""

    kind: ClassVar[str] = "climb-two"
    fields: ClassVar[FieldList] = (PLAYER,)
    asks: ClassVar[Kinds] = ("give-blocks",)

    def options(self, s: State, out: Actions) -> None:
        for temple in range(TEMPLE_COUNT):
            out.add(TEMPLE + temple)

    def take(self, s: State, action: i64) -> None:
        s.push(ClimbAny(self.player, action - TEMPLE, "Z-7.12"))
        s.step_up(self.player, action - TEMPLE, "Z-7.12")

    def owes(self, s: State, why: str) -> i64:
        return 1 if why == "Z-7.12" else 0


@final
@mypyc_attr(free_list_len=1)
class Descend(Decision):
    """Z-7.3 c, Z-14.9: a step down on a temple of choice that is not at its bottom."""

    kind: ClassVar[str] = "descend"
    fields: ClassVar[FieldList] = (PLAYER, WHY)
    asks: ClassVar[Kinds] = ("taxed",)
    whys: ClassVar[tuple[str, ...]] = ("Z-7.3",)

    def __init__(self, player: i64, why: str) -> None:
        super().__init__(player)
        self.why = why

    def options(self, s: State, out: Actions) -> None:
        for temple in range(TEMPLE_COUNT):
            if s.players[self.player].temples[temple] > BOTTOM:
                out.add(TEMPLE + temple)

    def take(self, s: State, action: i64) -> None:
        s.step_down(self.player, action - TEMPLE, self.why)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if TEMPLE <= action < TEMPLE + TEMPLE_COUNT:
            return why_no_step_down(s, self.player, action - TEMPLE)
        return None


def why_no_step_down(s: State, player: i64, temple: i64) -> Reason | None:
    """Z-9.4: nobody goes below the bottom."""
    if s.players[player].temples[temple] > BOTTOM:
        return None
    return Reason("at-the-bottom", "Z-9.4", {"temple": TEMPLES[temple]})


def push_climb_any(s: State, player: i64, why: str) -> None:
    """A step on any of the three."""
    s.push(ClimbAny(player, NONE, why))
