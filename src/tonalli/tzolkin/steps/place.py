"""Placing workers: where, for how much corn, and the gods' pity (Z-5, Z-4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, FieldList
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.tzolkin.moments import Decision
from tonalli.tzolkin.names import CORN, GEAR_COUNT, NONE, START
from tonalli.tzolkin.notation import PLACE
from tonalli.tzolkin.rules import Target

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


@final
class GearTarget(Target):
    """Z-5.2: the lowest space of a gear whose tooth is unoccupied."""

    def free(self, s: State, player: i64) -> bool:
        return s.tribe(player).space_on(s, player, self.number) != NONE

    def cost(self, s: State, player: i64) -> i64:
        tribe = s.tribe(player)
        space = tribe.space_on(s, player, self.number)
        return tribe.space_cost(s, player, self.number, space) + s.in_force().placement_surcharge(self.number)

    def place(self, s: State, player: i64, why: str) -> None:
        s.put_on_gear(player, self.number, s.tribe(player).space_on(s, player, self.number), why)


@final
class StartingPlayerSpace(Target):
    """Z-5.1, Z-5.5: for one worker; it costs nothing itself. Z-14.7, Z-14.8: anybody may claim it."""

    def free(self, s: State, player: i64) -> bool:
        return s.claimant == NONE

    def cost(self, s: State, player: i64) -> i64:
        return 0

    def place(self, s: State, player: i64, why: str) -> None:
        s.claim_start(player, why)


def targets() -> list[Target]:
    """Z-15.2: the five gears and the Starting Player Space."""
    gears: list[Target] = [GearTarget(gear) for gear in range(GEAR_COUNT)]
    return [*gears, StartingPlayerSpace(START)]


def offer_placements(s: State, player: i64, out: Actions) -> bool:
    """Z-5.4, Z-5.6: every target that can be paid in full; False if there is none."""
    side = s.players[player]
    if side.hand == 0:
        return False
    corn = side.stock[CORN] - s.tribe(player).surcharge(s.now.placed)
    if corn < 0:
        return False
    found = False
    for target in s.rules.targets:
        if target.free(s, player):
            left = corn - target.cost(s, player)
            if left >= 0 and duties_can_be_met(s, player, left):
                out.add(PLACE + target.number)
                found = True
    return found


def duties_can_be_met(s: State, player: i64, corn: i64) -> bool:
    """Z-15.2: nobody may place so that a duty taken on in this turn becomes impossible."""
    for duty in s.rules.duties:
        if not duty.can_be_met(s, player, corn):
            return False
    return True


def place(s: State, player: i64, number: i64) -> None:
    """Z-5.4, Z-5.7: put one worker there and pay for it; no action follows."""
    for target in s.rules.targets:
        if target.number == number:
            price = target.cost(s, player) + s.tribe(player).surcharge(s.now.placed)
            s.spend(player, CORN, price, "Z-5.4")
            target.place(s, player, "Z-5.1")
            s.now.placed += 1
            return


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


# ---- pity ----------------------------------------------------------------------------------------


def offer_pity(s: State, player: i64, out: Actions) -> None:
    """Z-4.4, Z-4.8, Z-14.12: the spaces with the lowest cost of all, none of which can be paid."""
    lowest: i64 = NONE
    for target in s.rules.targets:
        if target.shows_pity() and target.free(s, player):
            cost = target.cost(s, player)
            if lowest == NONE or cost < lowest:
                lowest = cost
    for target in s.rules.targets:
        if target.shows_pity() and target.free(s, player) and target.cost(s, player) == lowest:
            out.add(PLACE + target.number)


def place_by_pity(s: State, player: i64, number: i64) -> None:
    """Z-4.4: exactly one worker, for all the corn the player has."""
    s.spend(player, CORN, s.players[player].stock[CORN], "Z-4.4")
    for target in s.rules.targets:
        if target.number == number:
            target.place(s, player, "Z-4.4")
    s.now.placed += 1
