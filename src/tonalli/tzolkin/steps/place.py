"""Placing workers: where, for how much corn, and the gods' pity (Z-5, Z-4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, FieldList
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.tzolkin.moments import Decision
from tonalli.tzolkin.names import CORN, GEAR_COUNT, NONE, START, TARGETS, WORKERS
from tonalli.tzolkin.notation import BEG, PICK, PLACE
from tonalli.tzolkin.rules import Target
from tonalli.tzolkin.steps.pick_up import is_pick

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


@final
class GearTarget(Target):
    """Z-5.2: the lowest space of a gear whose tooth is unoccupied."""

    def free(self, s: State, player: i64) -> bool:
        return s.tribe(player).space_on(s, player, self.number) != NONE

    def cost(self, s: State, player: i64) -> i64:
        """Z-5.4: the corn for the space, with what the prophecy adds."""
        tribe = s.tribe(player)
        space = tribe.space_on(s, player, self.number)
        return tribe.space_cost(s, player, self.number, space) + s.in_force().placement_surcharge(self.number)

    def price(self, s: State, player: i64) -> i64:
        """The space is looked for only once."""
        tribe = s.tribe(player)
        space = tribe.space_on(s, player, self.number)
        if space == NONE:
            return NONE
        return tribe.space_cost(s, player, self.number, space) + s.in_force().placement_surcharge(self.number)

    def place(self, s: State, player: i64, why: str) -> None:
        s.put_on_gear(player, self.number, s.tribe(player).space_on(s, player, self.number), why)

    def why_taken(self, s: State, player: i64) -> Reason:
        return Reason("taken", "Z-5.3", {"target": TARGETS[self.number]})

    def placed_now(self, s: State) -> i64:
        return s.now.workers_on(self.number)


@final
class StartingPlayerSpace(Target):
    """Z-5.1, Z-5.5: for one worker; it costs nothing itself. Z-14.7, Z-14.8: anybody may claim it."""

    def free(self, s: State, player: i64) -> bool:
        return s.claimant == NONE

    def cost(self, s: State, player: i64) -> i64:
        return 0

    def place(self, s: State, player: i64, why: str) -> None:
        s.claim_start(player, why)

    def why_taken(self, s: State, player: i64) -> Reason:
        return Reason("taken", "Z-5.1", {"target": TARGETS[START]})

    def placed_now(self, s: State) -> i64:
        return s.now.claimed


def targets() -> list[Target]:
    """Z-15.2: the five gears and the Starting Player Space."""
    gears: list[Target] = [GearTarget(gear) for gear in range(GEAR_COUNT)]
    return [*gears, StartingPlayerSpace(START)]


def offer_placements(s: State, player: i64, out: Actions) -> None:
    """Z-5.4, Z-5.6: every target that can be paid in full."""
    if s.players[player].hand == 0:
        return
    corn = corn_for_space(s, player)
    if corn >= 0:
        for target in s.rules.targets:
            if can_place(s, player, target, corn):
                out.add(PLACE + target.number)


def corn_for_space(s: State, player: i64) -> i64:
    """Z-5.4: the corn left for the space of one more worker, after what several workers cost."""
    return s.players[player].stock[CORN] - s.tribe(player).surcharge(s.now.placed)


def can_place(s: State, player: i64, target: Target, corn: i64) -> bool:
    """Z-5.4, Z-5.6, Z-15.2: whether a target is free, can be paid, and leaves enough for what has to be done."""
    price = target.price(s, player)
    if price == NONE or price > corn:
        return False
    left = corn - price
    return target.allows(s, player, left) and (len(s.rules.duties) == 0 or duties_can_be_met(s, player, left))


def is_pitied(s: State, player: i64) -> bool:
    """Z-4.4: whether nothing can be placed without the gods' pity."""
    corn = corn_for_space(s, player)
    for target in s.rules.targets:
        if can_place(s, player, target, corn):
            return False
    return True


def target_of(s: State, number: i64) -> Target | None:
    """The target of a number, if the game has one."""
    for target in s.rules.targets:
        if target.number == number:
            return target
    return None


def why_no_place(s: State, player: i64, number: i64) -> Reason | None:
    """Z-5.2, Z-5.4, Z-15.2: no such place, no worker, no space, too little corn for it or for what is to be done."""
    place = TARGETS[number]
    target = target_of(s, number)
    if target is None:
        return Reason("not-in-this-game", "Z-15.2", {"target": place})
    if s.players[player].hand == 0:
        return Reason("no-worker-in-hand", "Z-5.1", {"target": place})
    if not target.free(s, player):
        return target.why_taken(s, player)
    corn = corn_for_space(s, player)
    if can_place(s, player, target, corn):
        return None
    stock = s.players[player].stock[CORN]
    needed = target.cost(s, player) + stock - corn
    if needed > stock:
        return Reason("too-little-corn", "Z-5.4", {"target": place, "corn": stock, "needed": needed})
    if not target.allows(s, player, stock - needed):
        return Reason("cannot-be-done", "Z-15.2", {"target": place})
    return Reason("duty", "Z-15.2", {"target": place})


def duties_can_be_met(s: State, player: i64, corn: i64) -> bool:
    """Z-15.2: nobody may place so that a duty taken on in this turn becomes impossible."""
    for duty in s.rules.duties:
        if not duty.can_be_met(s, player, corn):
            return False
    return True


def place(s: State, player: i64, number: i64) -> None:
    """Z-5.4, Z-5.7: put one worker there and pay for it; no action follows."""
    target = target_of(s, number)
    if target is not None:
        price = target.cost(s, player) + s.tribe(player).surcharge(s.now.placed)
        s.spend(player, CORN, price, "Z-5.4")
        target.place(s, player, "Z-5.1")
        s.now.placed += 1


@final
@mypyc_attr(free_list_len=1)
class PlaceMore(Decision):
    """Z-4.9, Z-5.1: further workers, one by one, until the player stops."""

    kind: ClassVar[str] = "place-more"
    fields: ClassVar[FieldList] = (PLAYER,)

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        offer_placements(s, self.player, out)

    def take(self, s: State, action: i64) -> None:
        if action != PASS:
            s.push(PlaceMore(self.player))
            place(s, self.player, action - PLACE)

    def fits(self, s: State) -> bool:
        """Z-4.9: a worker was placed, and there are no more than six."""
        return 0 < s.now.placed <= WORKERS - s.players[self.player].hand

    def why_not(self, s: State, action: i64) -> Reason | None:
        if PLACE <= action < PICK:
            return why_no_place(s, self.player, action - PLACE)
        if BEG <= action < PLACE or is_pick(action):
            return Reason("placing", "Z-4.1")
        return None


# ---- pity ----------------------------------------------------------------------------------------


def lowest_by_pity(s: State, player: i64) -> i64:
    """Z-4.4: the lowest cost of all to which the gods may send a worker; NONE if there is no such space."""
    lowest: i64 = NONE
    for target in s.rules.targets:
        if target.shows_pity() and target.free(s, player):
            cost = target.cost(s, player)
            if lowest == NONE or cost < lowest:
                lowest = cost
    return lowest


def offer_pity(s: State, player: i64, out: Actions) -> None:
    """Z-4.4, Z-4.8, Z-14.12: the spaces with the lowest cost of all, none of which can be paid."""
    lowest = lowest_by_pity(s, player)
    for target in s.rules.targets:
        if target.shows_pity() and target.free(s, player) and target.cost(s, player) == lowest:
            out.add(PLACE + target.number)


def place_by_pity(s: State, player: i64, number: i64) -> None:
    """Z-4.4: exactly one worker, for all the corn the player has."""
    s.spend(player, CORN, s.players[player].stock[CORN], "Z-4.4")
    target = target_of(s, number)
    if target is not None:
        target.place(s, player, "Z-4.4")
        s.now.placed += 1
