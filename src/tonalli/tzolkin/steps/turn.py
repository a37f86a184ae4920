"""A turn: beg or not, then place or pick up; corn and new buildings at its end (Z-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, FieldList, a_number, a_seat
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.tzolkin.layout import TurnSoFar
from tonalli.tzolkin.moments import Decision, Effect, Kinds
from tonalli.tzolkin.names import BOTTOM, CORN, TEMPLE_COUNT
from tonalli.tzolkin.notation import BEG, PICK, PLACE
from tonalli.tzolkin.rules import TurnItem
from tonalli.tzolkin.steps.calendar import end_round
from tonalli.tzolkin.steps.pick_up import is_pick, offer_workers, pick_up, why_no_pick
from tonalli.tzolkin.steps.place import (
    PlaceMore,
    is_pitied,
    offer_pity,
    offer_placements,
    place,
    place_by_pity,
    target_of,
    why_no_place,
)
from tonalli.tzolkin.steps.reveal import push_refill
from tonalli.tzolkin.steps.temple import why_no_step_down

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


def begin_turn(s: State, seat: i64) -> None:
    """Z-3.1: the next player takes a turn."""
    s.turn += 1
    s.active = seat
    s.now = TurnSoFar()
    if s.log is not None:
        s.log.turn(seat, s.turn, "Z-3.1")
    s.push(EndTurn(seat))
    s.push(Turn(seat))
    for number in range(len(s.rules.turn_begins) - 1, -1, -1):
        s.rules.turn_begins[number].push(s, seat)


def can_beg(s: State, player: i64) -> bool:
    """Z-4.5: once in a turn, with too little corn, and a god to anger."""
    side = s.players[player]
    return s.now.begged == 0 and side.stock[CORN] < s.tribe(player).corn_after_begging() and side.can_step_down()


def why_no_begging(s: State, player: i64, temple: i64) -> Reason | None:
    """Z-4.5: once in a turn, with too little corn, on a temple above its bottom."""
    corn = s.players[player].stock[CORN]
    limit = s.tribe(player).corn_after_begging()
    if s.now.begged == 1:
        return Reason("has-begged", "Z-4.5")
    if corn >= limit:
        return Reason("enough-corn", "Z-4.5", {"corn": corn, "limit": limit})
    return why_no_step_down(s, player, temple)


@final
@mypyc_attr(free_list_len=1)
class Turn(Decision):
    """Z-4.1: place or pick up, never both, never neither; before that one may beg.

    Z-4.2, Z-4.3: who has no worker on the gears and cannot pay must beg; Z-4.4: who cannot beg is pitied.
    """

    kind: ClassVar[str] = "turn"
    fields: ClassVar[FieldList] = (PLAYER,)

    def options(self, s: State, out: Actions) -> None:
        if s.tribe(self.player).may_do_neither():
            out.add(PASS)
        if can_beg(s, self.player):
            for temple in range(TEMPLE_COUNT):
                if s.players[self.player].temples[temple] > BOTTOM:
                    out.add(BEG + temple)
        offer_placements(s, self.player, out)
        if s.tribe(self.player).may_pick_up(s, self.player):
            offer_workers(s, self.player, out)
        if out.count == 0:
            offer_pity(s, self.player, out)

    def take(self, s: State, action: i64) -> None:
        if action == PASS:
            return
        if action < PLACE:
            beg(s, self.player, action - BEG)
        elif action >= PICK:
            pick_up(s, self.player, action)
        elif is_pitied(s, self.player):
            # The same question as among the options, with duties: pity is shown exactly where it was offered.
            place_by_pity(s, self.player, action - PLACE)
        else:
            s.push(PlaceMore(self.player))
            place(s, self.player, action - PLACE)

    def fits(self, s: State) -> bool:
        """Z-4.9: nothing was placed yet."""
        return s.now.placed == 0

    def why_not(self, s: State, action: i64) -> Reason | None:
        if BEG <= action < PLACE:
            return why_no_begging(s, self.player, action - BEG)
        if PLACE <= action < PICK:
            reason = why_no_place(s, self.player, action - PLACE)
            if reason is not None and reason.reason == "too-little-corn" and s.choices.count > 0:
                target = target_of(s, action - PLACE)
                if target is not None and PLACE <= s.choices.ids[0] < PICK and is_pitied(s, self.player):
                    return target.why_no_pity()
            return reason
        if is_pick(action):
            if not s.tribe(self.player).may_pick_up(s, self.player):
                return Reason("placing", "Z-4.1")
            return why_no_pick(s, self.player, action)
        if action == PASS:
            return Reason("place-or-pick-up", "Z-4.1")
        return None


def beg(s: State, player: i64, temple: i64) -> None:
    """Z-4.5: corn becomes exactly 3, for a step down on a temple of choice; the turn then goes on."""
    s.now.begged = 1
    s.push(Turn(player))
    if s.log is not None:
        s.log.beg(player, "Z-4.5")
    s.step_down(player, temple, "Z-4.5")
    s.gain(player, CORN, s.tribe(player).corn_after_begging() - s.players[player].stock[CORN], "Z-4.5")


@final
@mypyc_attr(free_list_len=1)
class EndTurn(Effect):
    """Z-4.6: what belongs to the end of a turn, part by part."""

    kind: ClassVar[str] = "end-turn"
    fields: ClassVar[FieldList] = (a_seat("owner"),)
    asks: ClassVar[Kinds] = ("turn", "place-more", "pick-more")

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner = owner

    def run(self, s: State) -> None:
        end_part(s, self.owner, 0)


def end_part(s: State, owner: i64, number: i64) -> None:
    """Z-4.6, Z-15.3: the parts of the end of a turn up to the first that may take steps; the next waits for those."""
    items = s.rules.turn_ends
    part = number
    while items[part].is_done_at_once() and part + 1 < len(items):
        items[part].push(s, owner)
        part += 1
    if part + 1 < len(items):
        s.push(TurnPart(owner, part + 1))
    else:
        s.push(NextTurn(owner))
    items[part].push(s, owner)


@final
@mypyc_attr(free_list_len=1)
class TurnPart(Effect):
    """Z-4.6: a further part of the end of a turn."""

    kind: ClassVar[str] = "turn-part"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_number("number", 1, 9))

    def __init__(self, owner: i64, number: i64) -> None:
        super().__init__()
        self.owner = owner
        self.number = number

    def run(self, s: State) -> None:
        end_part(s, self.owner, self.number)

    def asked(self, s: State) -> Kinds:
        """What the part before it asks for."""
        return s.rules.turn_ends[self.number - 1].asks()

    def fits(self, s: State) -> bool:
        return self.number < len(s.rules.turn_ends)


@final
class CornOfTheGear(TurnItem):
    """Z-4.6, Z-4.7: who claimed the Starting Player Space takes the corn once all placements are paid."""

    def push(self, s: State, player: i64) -> None:
        if s.now.claimed == 1:
            s.take_gear_corn(player, "Z-4.6")

    def is_done_at_once(self) -> bool:
        return True


@final
class TurnIsOver(TurnItem):
    """Z-15.3: nobody takes a turn back that is over, and it has no more moments of its own.

    The last thing before the refill; what modules add to the end of a turn comes before it.
    """

    def push(self, s: State, player: i64) -> None:
        s.sealed += 1
        s.now.over = 1

    def is_done_at_once(self) -> bool:
        return True


@final
class RefillDisplay(TurnItem):
    """Z-10.7: the display is refilled at the end of each turn."""

    def push(self, s: State, player: i64) -> None:
        push_refill(s)

    def asks(self) -> Kinds:
        return ("draw-building",)


@final
@mypyc_attr(free_list_len=1)
class NextTurn(Effect):
    """Z-2.7, Z-3.1: clockwise, until everybody had a turn; then the round ends."""

    kind: ClassVar[str] = "next-turn"
    fields: ClassVar[FieldList] = (a_seat("owner"),)

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner = owner

    def run(self, s: State) -> None:
        following = (self.owner + 1) % s.rules.players
        if following != s.marker:
            begin_turn(s, following)
        else:
            s.push(NextRound())
            end_round(s)


@final
@mypyc_attr(free_list_len=1)
class NextRound(Effect):
    """Z-12.7: the next round starts with the marker holder, unless the game is over (Z-13.1)."""

    kind: ClassVar[str] = "next-round"
    asks: ClassVar[Kinds] = ("choose-days",)

    def run(self, s: State) -> None:
        if not s.has_ended():
            begin_turn(s, s.marker)
