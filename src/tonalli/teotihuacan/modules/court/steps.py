"""What a marker brings: its holder's power-up, and the temple option of the worshipper (X-5.9 to X-5.12, X-5.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import FieldList, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import Effect
from tonalli.teotihuacan.modules.court import events
from tonalli.teotihuacan.modules.court.ids import COURT_STEP
from tonalli.teotihuacan.modules.court.names import SLOTS, TEMPLE_STEP_PRICE, first_major_step
from tonalli.teotihuacan.modules.court.part import court_of, has_court
from tonalli.teotihuacan.modules.court.position import is_worshipping_at
from tonalli.teotihuacan.moments import Pause
from tonalli.teotihuacan.names import NONE, PALACE, TEMPLES
from tonalli.teotihuacan.rules import AfterAction, Offer, Reached
from tonalli.teotihuacan.steps.reveal import BeforeReveal
from tonalli.teotihuacan.steps.temple import Climb, can_climb
from tonalli.teotihuacan.steps.worship import Ability, ClaimAreaTile, WhichFirst

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


@final
class Ownership(Reached):
    """X-5.9, X-15.4: who first reaches the first major step of a temple marks its royal tile, before any reward.

    X-5.4: there is a marker for each. X-5.15: the solo opponent does likewise.
    """

    def step(self, s: State, player: i64, temple: i64, step: i64) -> None:
        court = court_of(s)
        for slot in range(len(SLOTS)):
            if court.temples[slot] == temple and court.markers[slot] == NONE and step == first_major_step(temple):
                mark(s, player, slot)


def mark(s: State, player: i64, slot: i64) -> None:
    """X-5.9: the Ownership tile is taken, the marker put beside the royal tile."""
    court = court_of(s)
    court.markers[slot] = player
    if s.log is not None:
        events.ownership(s.log, player, TEMPLES[court.temples[slot]], SLOTS[slot], "X-5.9")


# ---- worship beside a marker ---------------------------------------------------------------------


def use_marker(s: State, slot: i64) -> None:
    """X-5.10: the holder's free power-up with all it sets off, before the worshipper goes on (X-9.9).

    X-1.7: an ascension moves the light disc in the turn being played. X-9.10, X-15.5: a worker reborn on the Court
    counts for the worship that goes on then. X-5.18: the solo opponent powers up its highest worker.
    """
    holder = court_of(s).markers[slot]
    s.push(MarkerUsed(holder, slot))
    s.rules.seats[holder].power_up_anyone(s, holder, 1, "X-5.10")


@final
@mypyc_attr(free_list_len=1)
class MarkerUsed(Effect["State"]):
    """X-5.10, X-1.6: until this is reached the holder decides what the power-up sets off; then the option is open."""

    kind: ClassVar[str] = "marker-used"
    fields: ClassVar[FieldList] = (a_seat("holder"), a_word("slot", SLOTS))
    out_of_turn: ClassVar[bool] = True

    def __init__(self, holder: i64, slot: i64) -> None:
        super().__init__()
        self.holder = holder
        self.slot = slot

    def fits(self, s: State) -> bool:
        if not has_court(s) or not is_worshipping_at(s, self.slot):
            return False
        court = court_of(s)
        return court.markers[self.slot] == self.holder and court.option == NONE

    def run(self, s: State) -> None:
        court_of(s).option = self.slot


def at_point_of_worship(s: State) -> bool:
    """X-5.21, T-8.8 c: before the effect begins or after it is complete, not inside of what something else sets off."""
    top = s.top
    if isinstance(top, Pause):
        return isinstance(top.below, Ability)
    return isinstance(top, (WhichFirst, ClaimAreaTile, BeforeReveal))


@final
class TempleOption(Offer):
    """X-5.10, X-5.11, X-5.21: once in a worship beside a marker 1 cocoa for a step on the slot's temple.

    X-15.3: no tile waives it, whatever waives the cocoa of the worship.
    """

    def offer(self, s: State, player: i64, moment: i64, out: Actions) -> None:
        if s.now.worshipping == 0 or s.now.at != PALACE:
            return
        court = court_of(s)
        if (
            court.option != NONE
            and at_point_of_worship(s)
            and can_climb(s, player, court.temples[court.option])
            and s.rules.payment.can_pay(s, player, TEMPLE_STEP_PRICE)
        ):
            out.add(COURT_STEP)

    def why_not(self, s: State, player: i64, moment: i64, action: i64) -> Reason | None:
        if action != COURT_STEP or not has_court(s):
            return None
        option = court_of(s).option
        if option == NONE:
            return Reason("no-temple-option", "X-5.12")
        if player != s.active or not at_point_of_worship(s):
            return Reason("not-now", "X-5.21")
        if not can_climb(s, player, court_of(s).temples[option]):
            return Reason("top-step", "X-5.11")
        return s.rules.payment.why_not(s, player, TEMPLE_STEP_PRICE, "X-5.10")

    def take(self, s: State, player: i64, action: i64) -> bool:
        if action != COURT_STEP:
            return False
        court = court_of(s)
        s.push(Climb(player, court.temples[court.option], "X-5.10"))
        court.option = NONE
        s.rules.payment.pay(s, player, TEMPLE_STEP_PRICE, "X-5.10")
        return True


@final
class OptionOver(AfterAction):
    """X-5.11: the option belongs to this worship alone."""

    def worship(self, s: State, player: i64, board: i64) -> None:
        court_of(s).option = NONE
