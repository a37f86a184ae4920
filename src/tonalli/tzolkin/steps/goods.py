"""Goods: blocks of choice, given one by one or taken one by one (Z-8.11), and what an effect brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, WHY, FieldList, a_number, a_seat, a_word
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import Effect
from tonalli.tzolkin.moments import Decision, Payment
from tonalli.tzolkin.names import GOLD, GOODS, NONE, WOOD
from tonalli.tzolkin.notation import GIVE, TAKE

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


@final
@mypyc_attr(free_list_len=1)
class Gain(Effect["State"]):
    """So much of a good from the bank."""

    kind: ClassVar[str] = "gain"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("good", GOODS), a_number("amount", 1, 9), WHY)

    def __init__(self, owner: i64, good: i64, amount: i64, why: str) -> None:
        super().__init__()
        self.owner = owner
        self.good = good
        self.amount = amount
        self.why = why

    def run(self, s: State) -> None:
        s.gain(self.owner, self.good, self.amount, self.why)


@final
@mypyc_attr(free_list_len=1)
class TakeBlocks(Decision):
    """Z-7.19, Z-8.4: blocks of choice, one at a time."""

    kind: ClassVar[str] = "take-blocks"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 12), WHY)

    def __init__(self, player: i64, left: i64, why: str) -> None:
        super().__init__(player)
        self.left = left
        self.why = why

    def options(self, s: State, out: Actions) -> None:
        for block in range(3):
            out.add(TAKE + block)

    def take(self, s: State, action: i64) -> None:
        if self.left > 1:
            s.push(TakeBlocks(self.player, self.left - 1, self.why))
        s.gain(self.player, WOOD + action - TAKE, 1, self.why)


@final
@mypyc_attr(free_list_len=1)
class GiveBlocks(Payment):
    """Z-8.1, Z-8.11: blocks of any mixture, one at a time, as long as there is a choice."""

    kind: ClassVar[str] = "give-blocks"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 12), WHY)

    def __init__(self, player: i64, left: i64, why: str) -> None:
        super().__init__(player)
        self.left = left
        self.why = why

    def options(self, s: State, out: Actions) -> None:
        for block in range(3):
            if s.players[self.player].stock[WOOD + block] > 0:
                out.add(GIVE + block)

    def take(self, s: State, action: i64) -> None:
        s.spend(self.player, WOOD + action - GIVE, 1, self.why)
        give_blocks(s, self.player, self.left - 1, self.why)


def give_blocks(s: State, player: i64, amount: i64, why: str) -> None:
    """Pay blocks of any kind; nobody is asked who has one kind only, or just so many."""
    if amount <= 0:
        return
    side = s.players[player]
    if side.blocks() == amount:
        for good in range(WOOD, GOLD + 1):
            s.spend(player, good, side.stock[good], why)
        return
    only: i64 = NONE
    kinds: i64 = 0
    for good in range(WOOD, GOLD + 1):
        if side.stock[good] > 0:
            only = good
            kinds += 1
    if kinds == 1:
        s.spend(player, only, amount, why)
    else:
        s.push(GiveBlocks(player, amount, why))
