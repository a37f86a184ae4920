"""The solo opponent at the Court: the die of a worker that passes it, and what it activates (X-5.16 to X-5.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.field import FieldList, a_seat, a_word
from tonalli.core.native import i64, mypyc_attr, vec
from tonalli.core.step import Effect, Reveal
from tonalli.teotihuacan.amounts import FREE, Amounts
from tonalli.teotihuacan.modules.court import events
from tonalli.teotihuacan.modules.court.names import SLOTS, TEMPLE_STEP_PRICE
from tonalli.teotihuacan.modules.court.part import court_of, has_court
from tonalli.teotihuacan.modules.great_discoveries.part import discard
from tonalli.teotihuacan.modules.teotibot.events import die as told_die
from tonalli.teotihuacan.modules.teotibot.ids import DRAW_DIE
from tonalli.teotihuacan.modules.teotibot.names import BOT
from tonalli.teotihuacan.modules.teotibot.rules import PalacePassing
from tonalli.teotihuacan.modules.teotibot.table import is_its_turn, table_of
from tonalli.teotihuacan.names import BOARDS, NONE, PALACE
from tonalli.teotihuacan.steps.temple import can_climb, climb

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

COURT_DIE: Final = vec[i64]([0, 1, 2, NONE, NONE, NONE])
"""X-5.16: the slot by pips less one."""
COURT_DIE_S07: Final = vec[i64]([0, 0, 1, 1, 2, 2])
"""X-10.5."""


@final
class CourtPassing(PalacePassing):
    """X-5.16: one die for each worker of the bot that passes the Court, once it has arrived."""

    def __init__(self, s07: bool, harder: bool) -> None:
        self.slots = COURT_DIE_S07 if s07 else COURT_DIE
        self.price: Amounts = FREE if harder else TEMPLE_STEP_PRICE
        """X-5.20: what it pays for the temple step."""

    def passed(self, s: State, die: i64) -> None:
        s.push(RollCourtDie())

    def hit(self, pips: i64) -> str:
        slot = self.slots[pips - 1]
        return SLOTS[slot] if slot != NONE else ""


def passing_of(s: State) -> CourtPassing:
    """How the bot of this game passes the Court."""
    passing = table_of(s).rules.passing
    assert isinstance(passing, CourtPassing)
    return passing


def bot_acts_at_court(s: State) -> bool:
    """Whether what only the bot's way past the Court brings can be pending."""
    return has_court(s) and is_its_turn(s)


@final
@mypyc_attr(free_list_len=1)
class RollCourtDie(Reveal["State"]):
    """X-5.16, X-10.5: which royal tile is activated, if it has a marker."""

    kind: ClassVar[str] = "roll-court-die"

    def fits(self, s: State) -> bool:
        return bot_acts_at_court(s)

    def options(self, s: State, out: Actions) -> None:
        for face in range(len(COURT_DIE)):
            out.weigh(DRAW_DIE + face, 1)

    def take(self, s: State, action: i64) -> None:
        pips = action - DRAW_DIE + 1
        if s.log is not None:
            told_die(s.log, BOT, pips, "X-5.16")
        table_of(s).last_die = pips
        slot = passing_of(s).slots[pips - 1]
        if slot != NONE and court_of(s).markers[slot] != NONE:
            activate_royal(s, slot)


def activate_royal(s: State, slot: i64) -> None:
    """X-5.17: the Great Discovery is replaced, a temple step bought, the holder's worker powered up; no effect."""
    if s.log is not None:
        events.royal_activated(s.log, BOT, SLOTS[slot], "X-5.17")
    s.push(HolderPowersUp(slot))
    s.push(BuyStep(slot))
    tile = s.area_tile[PALACE]
    if tile != NONE:
        s.put_area_tile(PALACE, NONE)
        discard(s, BOT, tile, BOARDS[PALACE], "X-5.17")
    s.rules.areas[PALACE].replace(s)


class ActivatedRoyal(Effect["State"]):
    """X-5.17: something that the royal tile of a slot brings, which has a marker."""

    fields: ClassVar[FieldList] = (a_word("slot", SLOTS),)

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot = slot

    def fits(self, s: State) -> bool:
        return bot_acts_at_court(s) and court_of(s).markers[self.slot] != NONE


@final
@mypyc_attr(free_list_len=1)
class BuyStep(ActivatedRoyal):
    """X-5.17, X-5.20: a step on the slot's temple for 1 cocoa, if both is possible."""

    kind: ClassVar[str] = "bot-court-step"

    def run(self, s: State) -> None:
        temple = court_of(s).temples[self.slot]
        price = passing_of(s).price
        if can_climb(s, BOT, temple) and s.rules.payment.can_pay(s, BOT, price):
            s.rules.payment.pay(s, BOT, price, "X-5.17")
            climb(s, BOT, temple, "X-5.17")


@final
@mypyc_attr(free_list_len=1)
class HolderPowersUp(ActivatedRoyal):
    """X-5.17: the free power-up of the marker's holder; X-15.18: a worker of the bot reborn by it stays there."""

    kind: ClassVar[str] = "holder-powers-up"

    def run(self, s: State) -> None:
        holder = court_of(s).markers[self.slot]
        s.push(HolderDone(holder))
        s.rules.seats[holder].power_up_anyone(s, holder, 1, "X-5.17")


@final
@mypyc_attr(free_list_len=1)
class HolderDone(Effect["State"]):
    """X-1.6, X-15.6: until this is reached the holder decides what the power-up sets off."""

    kind: ClassVar[str] = "holder-done"
    fields: ClassVar[FieldList] = (a_seat("holder"),)
    out_of_turn: ClassVar[bool] = True

    def __init__(self, holder: i64) -> None:
        super().__init__()
        self.holder = holder

    def fits(self, s: State) -> bool:
        if not bot_acts_at_court(s):
            return False
        markers = court_of(s).markers
        return self.holder == markers[0] or self.holder == markers[1] or self.holder == markers[2]

    def run(self, s: State) -> None:
        pass
