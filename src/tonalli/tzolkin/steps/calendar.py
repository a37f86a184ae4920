"""The end of a round: a Food Day if one is due, the starting player, the days that pass (Z-3, Z-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, FieldList
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import NOBODY
from tonalli.tzolkin.moments import Effect, TurnStep
from tonalli.tzolkin.names import DUMMY, GEAR_COUNT, NONE, TEETH_MAX
from tonalli.tzolkin.notation import DAYS
from tonalli.tzolkin.rules import RoundItem
from tonalli.tzolkin.steps.food_day import hold_food_day
from tonalli.tzolkin.tiles import FOOD_DAYS, LAST_FOOD_DAY, LAST_SPACE

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


def end_round(s: State) -> None:
    """Z-3.1: what belongs to the end of a round, in its order."""
    for number in range(len(s.rules.round_ends) - 1, -1, -1):
        s.rules.round_ends[number].push(s)


@final
class FoodDayIfDue(RoundItem):
    """Z-3.1: a Food Day, if one is due."""

    def push(self, s: State) -> None:
        if food_day_due(s):
            hold_food_day(s)


@final
class CalendarAdvances(RoundItem):
    """Z-3.1, Z-12: the last thing of a round."""

    def push(self, s: State) -> None:
        s.push(AdvanceCalendar())


def food_day_due(s: State) -> bool:
    """Z-3.3, Z-12.6: the first round on its day or later; one that was jumped over is held a day late."""
    return s.food_days < LAST_FOOD_DAY and s.day >= FOOD_DAYS[s.food_days]


@final
@mypyc_attr(free_list_len=1)
class AdvanceCalendar(Effect):
    """Z-12.1, Z-12.2, Z-12.3: corn for an unclaimed space; a claimant gets the marker and may choose the days."""

    kind: ClassVar[str] = "advance-calendar"

    def run(self, s: State) -> None:
        if s.claimant == NONE:
            s.set_gear_corn(s.gear_corn + 1, "Z-12.1")
            pass_days(s, 1)
            return
        claimant = s.claimant
        pass_marker(s, claimant)
        s.leave_start("Z-12.3")
        if s.food_days < LAST_FOOD_DAY and may_advance_two(s, claimant):
            s.push(ChooseDays(claimant))
        else:
            pass_days(s, 1)


def pass_marker(s: State, claimant: i64) -> None:
    """Z-12.2: to the claimant, or on to the left of a claimant who has it."""
    if s.marker == claimant:
        s.marker = (claimant + 1) % s.rules.players
    else:
        s.marker = claimant
    if s.log is not None:
        s.log.marker(s.marker, "Z-12.2")


def may_advance_two(s: State, claimant: i64) -> bool:
    """Z-12.4: with the light side up, and nobody's worker pushed off by the second day."""
    if s.players[claimant].light == 0:
        return False
    for gear in range(GEAR_COUNT):
        first = gear * TEETH_MAX
        for space in range(LAST_SPACE[gear] + 1):
            owner = s.teeth[first + space]
            if owner != NONE and owner != DUMMY and space == s.tribe(owner).last_space(gear) - 1:
                return False
    return True


@final
@mypyc_attr(free_list_len=1)
class ChooseDays(TurnStep):
    """Z-12.3, Z-12.8: the claimant lets one day pass or two."""

    kind: ClassVar[str] = "choose-days"
    fields: ClassVar[FieldList] = (PLAYER,)

    def options(self, s: State, out: Actions) -> None:
        out.add(DAYS)
        out.add(DAYS + 1)

    def take(self, s: State, action: i64) -> None:
        days = action - DAYS + 1
        if days == 2:
            s.turn_board(self.player, 0, "Z-12.4")
        pass_days(s, days)

    def fits(self, s: State) -> bool:
        """Z-12.4: two days are possible."""
        return may_advance_two(s, self.player)


def pass_days(s: State, days: i64) -> None:
    """Z-12.5, Z-12.6: every gear turns once a day; two days at once save a round (Z-13.8)."""
    s.sealed += 1
    for day in range(days):
        s.day += 1
        if s.log is not None:
            s.log.day(NOBODY, s.day, "Z-12.6")
        s.turn_gears()
        for item in s.rules.days:
            item.passed(s)
    if s.food_days == LAST_FOOD_DAY:
        end_game(s)


def end_game(s: State) -> None:
    """Z-13.1: after the last day the final scoring; no further round is played."""
    for order in range(s.rules.players):
        seat = s.seat(order)
        for item in s.rules.final_scoring:
            item.score(s, seat)
    s.active = NOBODY
    if s.log is not None:
        s.log.end(NOBODY, s.day, "Z-13.1")
