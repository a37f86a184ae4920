"""Picking up workers and choosing what they do (Z-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, FieldList, a_number, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.tzolkin.moments import ACTION, Decision, Kinds
from tonalli.tzolkin.names import ACTION_COUNT, ACTIONS, CORN, GEAR_COUNT, GEARS, NONE, SPACES_PER_GEAR, TEETH_MAX
from tonalli.tzolkin.notation import ACT, PICK, PLACE
from tonalli.tzolkin.tiles import FIRST, TEETH
from tonalli.tzolkin.tribe import OUT_OF_REACH

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


def offer_workers(s: State, player: i64, out: Actions) -> None:
    """Z-6.1, Z-6.2: every own worker on a gear."""
    left = s.players[player].standing
    teeth = s.teeth
    gear: i64 = 0
    while left > 0 and gear < GEAR_COUNT:
        first = gear * TEETH_MAX
        for space in range(TEETH[gear]):
            if teeth[first + space] == player:
                left -= 1
                out.add(PICK + gear * SPACES_PER_GEAR + space)
        gear += 1


def why_no_pick(s: State, player: i64, action: i64) -> Reason | None:
    """Z-6.1: no own worker stands there."""
    gear = (action - PICK) // SPACES_PER_GEAR
    space = (action - PICK) % SPACES_PER_GEAR
    if space < TEETH[gear] and s.teeth[gear * TEETH_MAX + space] == player:
        return None
    return Reason("no-own-worker", "Z-6.1", {"gear": GEARS[gear], "space": space})


def is_pick(action: i64) -> bool:
    return PICK <= action < PICK + GEAR_COUNT * SPACES_PER_GEAR


def pick_up(s: State, player: i64, action: i64) -> None:
    """Z-6.1, Z-6.3: one worker to hand, then its action; the next is chosen when that is done."""
    gear = (action - PICK) // SPACES_PER_GEAR
    space = (action - PICK) % SPACES_PER_GEAR
    s.push(PickMore(player))
    s.push(ChooseAction(player, gear, space))
    s.now.picked += 1
    s.take_off_gear(player, gear, space, "Z-6.3")


@final
@mypyc_attr(free_list_len=1)
class PickMore(Decision):
    """Z-4.9, Z-6.1: further workers, one by one, until the player stops; none is placed now (Z-6.9, Z-14.10)."""

    kind: ClassVar[str] = "pick-more"
    fields: ClassVar[FieldList] = (PLAYER,)
    asks: ClassVar[Kinds] = ("choose-action", "offering", *ACTION)

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        offer_workers(s, self.player, out)

    def take(self, s: State, action: i64) -> None:
        if action != PASS:
            pick_up(s, self.player, action)

    def fits(self, s: State) -> bool:
        """Z-6.1: a worker was picked up."""
        return s.now.picked > 0

    def why_not(self, s: State, action: i64) -> Reason | None:
        if is_pick(action):
            return why_no_pick(s, self.player, action)
        if PLACE <= action < PICK:
            return Reason("picking-up", "Z-4.1")
        return None


@final
@mypyc_attr(free_list_len=1)
class ChooseAction(Decision):
    """Z-6.3: the action of the space, a lower one for its fee, or none; space 0 has none (Z-6.8)."""

    kind: ClassVar[str] = "choose-action"
    fields: ClassVar[FieldList] = (PLAYER, a_word("gear", GEARS), a_number("space", 0, 11))

    def __init__(self, player: i64, gear: i64, space: i64) -> None:
        super().__init__(player)
        self.gear = gear
        self.space = space

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        tribe = s.tribe(self.player)
        corn = s.players[self.player].stock[CORN]
        for gear in range(GEAR_COUNT):
            if not tribe.uses_gear(self.gear, gear):
                continue
            first = FIRST[gear]
            for action in range(first, FIRST[gear + 1]):
                fee = tribe.fee(s, self.player, gear, self.space, action - first + 1)
                if fee != OUT_OF_REACH and fee <= corn:
                    # Z-6.7: what it costs is checked on what is left after the fee.
                    if s.rules.actions[action].possible(s, self.player, corn - fee):
                        out.add(ACT + action)

    def take(self, s: State, action: i64) -> None:
        if action == PASS:
            return
        number = action - ACT
        gear = gear_of(number)
        if s.log is not None:
            s.log.act(self.player, ACTIONS[number], self.space, GEARS[self.gear], "Z-6.3")
        s.tribe(self.player).pay_fee(s, self.player, gear, self.space, number - FIRST[gear] + 1)
        s.rules.actions[number].act(s, self.player)

    def fits(self, s: State) -> bool:
        """Z-6.3: of a space that the worker has left."""
        if self.space > s.tribe(self.player).last_space(self.gear):
            return False
        return s.teeth[self.gear * TEETH_MAX + self.space] == NONE

    def why_not(self, s: State, action: i64) -> Reason | None:
        if not ACT <= action < ACT + ACTION_COUNT:
            return None
        number = action - ACT
        gear = gear_of(number)
        tribe = s.tribe(self.player)
        name = ACTIONS[number]
        if not tribe.uses_gear(self.gear, gear):
            return Reason("another-gear", "Z-6.3", {"action": name, "gear": GEARS[self.gear]})
        fee = tribe.fee(s, self.player, gear, self.space, number - FIRST[gear] + 1)
        if fee == OUT_OF_REACH:
            return Reason("out-of-reach", "Z-6.3", {"action": name, "space": self.space})
        corn = s.players[self.player].stock[CORN]
        if fee > corn:
            return Reason("too-little-corn", "Z-6.4", {"action": name, "corn": corn, "needed": fee})
        return s.rules.actions[number].why_not(s, self.player, corn - fee)


def gear_of(action: i64) -> i64:
    """The gear an action belongs to."""
    gear: i64 = 0
    while action >= FIRST[gear + 1]:
        gear += 1
    return gear
