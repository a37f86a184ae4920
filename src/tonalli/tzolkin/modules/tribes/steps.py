"""What tribes ask for: a tribe kept, a worker picked up after placing, a bonus of choice (P-2.6, P-2.7, P-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.bits import BIT, size
from tonalli.core.field import PLAYER, FieldList, a_number, a_seat
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.modules.tribes.ids import DRAW_TRIBE, TRIBE
from tonalli.tzolkin.modules.tribes.names import DEALT, TRIBE_COUNT, TRIBES
from tonalli.tzolkin.modules.tribes.part import tribes_of
from tonalli.tzolkin.moments import BONUS, Decision, Kinds, Reveal, TurnStep
from tonalli.tzolkin.names import GEAR_COUNT, GEARS, SPACES_PER_GEAR, TEETH_MAX, TRACK_COUNT
from tonalli.tzolkin.notation import PICK, TECHNOLOGY
from tonalli.tzolkin.rules import ChoiceItem, OpeningItem
from tonalli.tzolkin.steps.dummies import opening_of
from tonalli.tzolkin.steps.pick_up import ChooseAction, is_pick, why_no_pick
from tonalli.tzolkin.tiles import TEETH

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


# ---- dealing and choosing --------------------------------------------------------------------------


@final
class TribesDealt(OpeningItem):
    """P-2.6: after the rest of the setup, in turn order."""

    def push(self, s: State) -> None:
        for order in range(s.rules.players - 1, -1, -1):
            s.push(DealTribe(s.seat(order), DEALT))


@final
class TribeChosen(ChoiceItem):
    """P-2.7: before the wealth tiles of the same seat."""

    def push(self, s: State, seat: i64) -> None:
        s.push(ChooseTribe(seat))


@final
@mypyc_attr(free_list_len=1)
class DealTribe(Reveal):
    """P-2.6: tribe tiles dealt to a seat in secret."""

    kind: ClassVar[str] = "deal-tribe"
    fields: ClassVar[FieldList] = (a_seat("seat"), a_number("left", 1, 2))
    about: ClassVar[str] = "tribes.dealt"

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def options(self, s: State, out: Actions) -> None:
        dealt: i64 = 0
        for seat in range(s.rules.players):
            dealt |= tribes_of(s).dealt[seat]
        for tribe in range(TRIBE_COUNT):
            if (dealt >> tribe) & 1 == 0:
                out.weigh(DRAW_TRIBE + tribe, 1)

    def take(self, s: State, action: i64) -> None:
        tribes_of(s).dealt[self.seat] |= BIT[action - DRAW_TRIBE]
        if self.left > 1:
            s.push(DealTribe(self.seat, self.left - 1))

    def fits(self, s: State) -> bool:
        return s.opening is not None and size(tribes_of(s).dealt[self.seat]) == DEALT - self.left

    def is_done(self, s: State) -> bool:
        """P-2.8: until choices are revealed both lie before the player."""
        return opening_of(s).revealed == 1 or size(tribes_of(s).dealt[self.seat]) == DEALT


@final
@mypyc_attr(free_list_len=1)
class ChooseTribe(TurnStep):
    """P-2.7: one of the tribes dealt, in secret."""

    kind: ClassVar[str] = "choose-tribe"
    fields: ClassVar[FieldList] = (PLAYER,)
    about: ClassVar[str] = "tribes.chosen"

    def options(self, s: State, out: Actions) -> None:
        dealt = tribes_of(s).dealt[self.player]
        for tribe in range(TRIBE_COUNT):
            if (dealt >> tribe) & 1 != 0:
                out.add(TRIBE + tribe)

    def take(self, s: State, action: i64) -> None:
        opening_of(s).tribes[self.player] = action - TRIBE + 1

    def fits(self, s: State) -> bool:
        return s.opening is not None and s.opening.tribes[self.player] == 0

    def is_done(self, s: State) -> bool:
        return opening_of(s).tribes[self.player] != 0

    def why_not(self, s: State, action: i64) -> Reason | None:
        if TRIBE <= action < TRIBE + TRIBE_COUNT and action not in s.choices:
            return Reason("not-dealt", "P-2.6", {"tribe": TRIBES[action - TRIBE]})
        return None


# ---- in a turn -------------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class PickOne(Decision):
    """P-3.10.a, P-3.10.e: one worker who has been on a gear since before this turn, or none."""

    kind: ClassVar[str] = "pick-one"
    fields: ClassVar[FieldList] = (PLAYER,)

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        for gear in range(GEAR_COUNT):
            for space in range(TEETH[gear]):
                if s.teeth[gear * TEETH_MAX + space] == self.player and not s.now.has_placed(gear, space):
                    out.add(PICK + gear * SPACES_PER_GEAR + space)

    def take(self, s: State, action: i64) -> None:
        """P-3.10.c, P-3.10.f: with the usual choice of actions; none is placed or picked up after it."""
        if action == PASS:
            return
        gear = (action - PICK) // SPACES_PER_GEAR
        space = (action - PICK) % SPACES_PER_GEAR
        s.push(ChooseAction(self.player, gear, space))
        s.now.picked += 1
        s.take_off_gear(self.player, gear, space, "Z-6.3")

    def fits(self, s: State) -> bool:
        return s.tribe(self.player).may_do_both() and s.now.picked == 0

    def why_not(self, s: State, action: i64) -> Reason | None:
        if not is_pick(action):
            return None
        reason = why_no_pick(s, self.player, action)
        if reason is not None:
            return reason
        gear = (action - PICK) // SPACES_PER_GEAR
        space = (action - PICK) % SPACES_PER_GEAR
        return Reason("placed-this-turn", "P-3.10", {"gear": GEARS[gear], "space": space})


@final
@mypyc_attr(free_list_len=1)
class ChooseBonus(Decision):
    """P-3.17.b: the bonus of any of the four technologies."""

    kind: ClassVar[str] = "choose-bonus"
    fields: ClassVar[FieldList] = (PLAYER,)
    instead: ClassVar[Kinds] = BONUS

    def options(self, s: State, out: Actions) -> None:
        for track in range(TRACK_COUNT):
            out.add(TECHNOLOGY + track)

    def take(self, s: State, action: i64) -> None:
        s.rules.bonuses[action - TECHNOLOGY].give(s, self.player)

    def price(self, s: State, action: i64) -> Cost | None:
        """P-13.2: the step that it is for was paid and taxed."""
        return Cost()

    def fits(self, s: State) -> bool:
        """P-3.17.b: a technology has reached its last level."""
        return s.tribe(self.player).may_have_bonus(s, self.player, 0)
