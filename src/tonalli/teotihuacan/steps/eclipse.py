"""Resolving an eclipse: scoring, wages, and what follows (T-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.field import PLAYER, FieldList, a_number, a_seat
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import APART, NOBODY, Effect
from tonalli.teotihuacan.amounts import COCOA_COSTS
from tonalli.teotihuacan.moments import Decision
from tonalli.teotihuacan.names import BONUS_STEP, BONUSES, IGNORE_COCOA, NONE, RESERVE, WORKERS
from tonalli.teotihuacan.notation import USE, WAGES
from tonalli.teotihuacan.rules import ScoringItem
from tonalli.teotihuacan.steps.neutral import push_neutral_draws
from tonalli.teotihuacan.tiles import DARK_DISC

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

LAST_ECLIPSE: Final = 3
UNPAID_LOSS: Final = 3
MOST_WAGES: Final = 2 * WORKERS
BETWEEN_TURNS: Final = "next-turn"
"""The step below everything that happens between two turns."""


def has_ended(s: State) -> bool:
    """T-20.1: after the third eclipse, or the one that followed the completed pyramid."""
    return s.eclipses > 0 and s.active == NOBODY


def is_last(s: State) -> bool:
    """Whether the eclipse being resolved is the last."""
    return s.eclipses == LAST_ECLIPSE - 1 or s.final == 1


def is_being_resolved(s: State) -> bool:
    """T-19.1: an eclipse lies between two turns, above the next one."""
    return s.turns_left == 0 and s.steps[0].kind == BETWEEN_TURNS


def resolve_eclipse(s: State) -> None:
    """T-19.1: item by item, each for all players."""
    if s.log is not None:
        s.log.eclipse(NOBODY, s.eclipses + 1, "T-19.1")
    s.push(EclipseOver())
    for number in range(len(s.rules.eclipse) - 1, -1, -1):
        s.push(Score(number))


@final
@mypyc_attr(free_list_len=1)
class Score(Effect["State"]):
    """One item of the eclipse."""

    kind: ClassVar[str] = "score"
    fields: ClassVar[FieldList] = (a_number("number", 0, 9),)
    peers: ClassVar[int] = APART

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number = number

    def fits(self, s: State) -> bool:
        return is_being_resolved(s) and self.number < len(s.rules.eclipse)

    def run(self, s: State) -> None:
        s.rules.eclipse[self.number].score(s)


# ---- wages ---------------------------------------------------------------------------------------


def wages_due(s: State, player: i64) -> i64:
    """T-19.7: 1 cocoa per own worker in play, 1 more for each with power 4 or 5."""
    side = s.players[player]
    due: i64 = 0
    for die in range(WORKERS):
        if side.where[die] != RESERVE:
            due += 2 if side.power[die] >= 4 else 1
    return due


@final
class WagesItem(ScoringItem):
    """T-19.17: wages are decided in player order."""

    def score(self, s: State) -> None:
        for order in range(s.rules.players - 1, -1, -1):
            s.rules.seats[s.seat(order)].owe_wages(s, s.seat(order))


@final
@mypyc_attr(free_list_len=1)
class Wages(Effect["State"]):
    """T-19.17: who holds nothing to pay with is not asked and loses points for all of it."""

    kind: ClassVar[str] = "wages"
    fields: ClassVar[FieldList] = (a_seat("employer"),)
    peers: ClassVar[int] = APART

    def __init__(self, employer: i64) -> None:
        super().__init__()
        self.employer = employer

    def fits(self, s: State) -> bool:
        return is_being_resolved(s)

    def run(self, s: State) -> None:
        side = s.players[self.employer]
        due = wages_due(s, self.employer)
        if due > 0 and (s.rules.payment.most_cocoa(s, self.employer) > 0 or side.face_up[IGNORE_COCOA] > 0):
            s.push(PayWages(self.employer))
        else:
            pay_wages(s, self.employer, 0)


@final
@mypyc_attr(free_list_len=1)
class PayWages(Decision):
    """T-19.8: any part of the wages, or *ignore cocoa* for all of them (T-8.21)."""

    kind: ClassVar[str] = "pay-wages"
    fields: ClassVar[FieldList] = (PLAYER,)
    out_of_turn: ClassVar[bool] = True

    def fits(self, s: State) -> bool:
        return is_being_resolved(s)

    def options(self, s: State, out: Actions) -> None:
        most = min(wages_due(s, self.player), s.rules.payment.most_cocoa(s, self.player))
        for amount in range(most + 1):
            out.add(WAGES + amount)
        if s.players[self.player].face_up[IGNORE_COCOA] > 0:
            out.add(USE + IGNORE_COCOA)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action < WAGES or action > WAGES + MOST_WAGES:
            return None
        if action - WAGES > wages_due(s, self.player):
            return Reason("not-due", "T-19.7", {"cocoa": wages_due(s, self.player)})
        return Reason("no-cocoa", "T-19.8", {"cocoa": action - WAGES})

    def take(self, s: State, action: i64) -> None:
        pay_wages(s, self.player, action - WAGES)


def pay_wages(s: State, player: i64, amount: i64) -> None:
    """T-19.8: each unpaid cocoa costs 3 points."""
    s.rules.payment.pay(s, player, COCOA_COSTS[amount], "T-19.7")
    s.score(player, -UNPAID_LOSS * (wages_due(s, player) - amount), "T-19.8")


# ---- after wages ---------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class EclipseOver(Effect["State"]):
    """T-19.9, T-19.10, T-19.11: the temple bonus tiles at the end, otherwise the discs and neutral workers move."""

    kind: ClassVar[str] = "eclipse-over"

    def fits(self, s: State) -> bool:
        """T-19.1: it lies right above the next turn."""
        return is_being_resolved(s) and s.steps[1] is self

    def run(self, s: State) -> None:
        last = is_last(s)
        s.eclipses += 1
        s.turns_left = NONE
        if last:
            for order in range(s.rules.players):
                s.rules.seats[s.seat(order)].score_the_end(s, s.seat(order))
            s.active = NOBODY
            if s.log is not None:
                s.log.end(NOBODY, s.eclipses, "T-20.1")
        else:
            s.light = 0
            s.dark = DARK_DISC[s.rules.players][s.eclipses]
            if s.log is not None:
                s.log.dark_disc(NOBODY, s.dark, "T-19.9")
            push_neutral_draws(s, True)


def score_bonus_tiles(s: State, seat: i64) -> None:
    """T-19.11: who is on step 10 or 11 of a temple scores its bonus tile."""
    for temple in range(3):
        if s.players[seat].temples[temple] >= BONUS_STEP:
            tile = s.layout.bonuses[temple]
            points = s.rules.bonuses[tile].points(s, seat)
            if s.log is not None:
                s.log.bonus(seat, BONUSES[tile], points, "T-19.11")
            s.score(seat, points, "T-19.12")
