"""Chichen Itza: skulls for points, temple steps and blocks (Z-7.18, Z-7.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, FieldList
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.moments import Decision, Kinds, beneath
from tonalli.tzolkin.names import ACTIONS, BLOCKS_END, CHICHEN_ITZA, FIRST_BLOCK, SKULL, THEOLOGY
from tonalli.tzolkin.notation import GIVE
from tonalli.tzolkin.rules import GearAction
from tonalli.tzolkin.steps.goods import TakeBlocks
from tonalli.tzolkin.steps.temple import Climb, has_placed_a_skull, push_climb_any
from tonalli.tzolkin.tiles import FIRST, SKULL_ACTIONS, SKULL_BLOCKS, SKULL_POINTS, SKULL_TEMPLE

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


@final
class PlaceSkull(GearAction):
    """Z-7.18, Z-7.19: a skull on an action that has none; then points, the block, the temple step.

    The block comes first, since it may have to pay for the step (Z-15.5).
    """

    def __init__(self, number: i64, index: i64) -> None:
        super().__init__(number)
        self.index = index

    def cost(self) -> Cost:
        return Cost(skull=1)

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        """Z-14.11: a closed action is closed for all."""
        return s.players[player].stock[SKULL] > 0 and not s.has_skull(self.index)

    def why_not(self, s: State, player: i64, corn: i64) -> Reason | None:
        if s.has_skull(self.index):
            return Reason("closed", "Z-14.11", {"action": ACTIONS[self.number]})
        if s.players[player].stock[SKULL] == 0:
            return Reason("no-skull", "Z-7.18", {"action": ACTIONS[self.number]})
        return None

    def act(self, s: State, player: i64) -> None:
        push_offering(s, player)
        s.push(Climb(player, SKULL_TEMPLE[self.index], "Z-7.19"))
        if SKULL_BLOCKS[self.index] > 0:
            s.push(TakeBlocks(player, SKULL_BLOCKS[self.index], "Z-7.19"))
        s.place_skull(player, self.index, "Z-7.18")
        s.score(player, SKULL_POINTS[self.index], "Z-7.19")


def push_offering(s: State, player: i64) -> None:
    """Z-8.9: Theology 2 works once for each skull placed, after its rewards."""
    if s.works(player, THEOLOGY, 2):
        s.push(Offering(player))


@final
@mypyc_attr(free_list_len=1)
class Offering(Decision):
    """Z-8.9: a block may be paid for a step up on any temple."""

    kind: ClassVar[str] = "offering"
    fields: ClassVar[FieldList] = (PLAYER,)
    asks: ClassVar[Kinds] = ("climb", "taxed")

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        for good in range(FIRST_BLOCK, BLOCKS_END):
            if s.players[self.player].stock[good] > 0:
                out.add(GIVE + good - FIRST_BLOCK)

    def take(self, s: State, action: i64) -> None:
        if action != PASS:
            push_climb_any(s, self.player, "Z-8.9")
            s.spend(self.player, FIRST_BLOCK + action - GIVE, 1, "Z-8.9")

    def fits(self, s: State) -> bool:
        """Z-8.9: for a skull, by who knows Theology 2."""
        return s.works(self.player, THEOLOGY, 2) and has_placed_a_skull(s, self.player, beneath(self))


def chichen_itza() -> list[GearAction]:
    return [PlaceSkull(FIRST[CHICHEN_ITZA] + index, index) for index in range(SKULL_ACTIONS)]
