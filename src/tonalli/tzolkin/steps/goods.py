"""Goods: blocks of choice, given one by one or taken one by one (Z-8.11), and what an effect brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, WHY, FieldList, a_number, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.tzolkin.moments import Decision, Effect, Kinds, Payment, beneath
from tonalli.tzolkin.names import BLOCK_COUNT, BLOCKS_END, FIRST_BLOCK, GOODS, NONE, RESOURCE_EXTRACTION
from tonalli.tzolkin.notation import GIVE, TAKE
from tonalli.tzolkin.tiles import EXTRACTION_BONUS_BLOCKS, SKULL_ACTIONS, SKULL_BLOCKS

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.player import Player
    from tonalli.tzolkin.state import State


@final
@mypyc_attr(free_list_len=1)
class Gain(Effect):
    """So much of a good from the bank."""

    kind: ClassVar[str] = "gain"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("good", GOODS), a_number("amount", 1, 9), WHY)
    asks: ClassVar[Kinds] = ("gain", "taxed")

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
    """Z-7.19, Z-8.4: blocks of choice, one at a time; none whose tax cannot be paid (Z-15.5)."""

    kind: ClassVar[str] = "take-blocks"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 12), WHY)
    asks: ClassVar[Kinds] = ("taxed",)
    whys: ClassVar[tuple[str, ...]] = ("Z-7.19", "Z-8.1")

    def __init__(self, player: i64, left: i64, why: str) -> None:
        super().__init__(player)
        self.left = left
        self.why = why

    def options(self, s: State, out: Actions) -> None:
        prophecy = s.in_force()
        for good in range(FIRST_BLOCK, BLOCKS_END):
            if prophecy.can_gain(s, self.player, good):
                out.add(TAKE + good - FIRST_BLOCK)

    def take(self, s: State, action: i64) -> None:
        if self.left > 1:
            s.push(TakeBlocks(self.player, self.left - 1, self.why))
        s.gain(self.player, FIRST_BLOCK + action - TAKE, 1, self.why)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if not TAKE <= action < TAKE + BLOCK_COUNT:
            return None
        return s.in_force().why_no_gain(s, self.player, FIRST_BLOCK + action - TAKE)

    def fits(self, s: State) -> bool:
        """Z-8.1: the bonus of who knows all of Resource Extraction; Z-7.19: for a skull that gives a block."""
        if self.why == "Z-8.1":
            due = s.tribe(self.player).may_have_bonus(s, self.player, RESOURCE_EXTRACTION)
            return self.left <= EXTRACTION_BONUS_BLOCKS and due
        return self.left == 1 and beneath(self).kind == "climb" and has_given_a_block(s)


def has_given_a_block(s: State) -> bool:
    """Z-7.19: whether a skull lies on an action that gives a block."""
    for action in range(SKULL_ACTIONS):
        if SKULL_BLOCKS[action] > 0 and s.has_skull(action):
            return True
    return False


@final
@mypyc_attr(free_list_len=1)
class GiveBlocks(Payment):
    """Z-8.1, Z-8.11: blocks of any mixture, one at a time, as long as there is a choice."""

    kind: ClassVar[str] = "give-blocks"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 12), WHY)
    whys: ClassVar[tuple[str, ...]] = ("Z-7.12", "Z-8.1", "Z-15.6")

    def __init__(self, player: i64, left: i64, why: str) -> None:
        super().__init__(player)
        self.left = left
        self.why = why

    def options(self, s: State, out: Actions) -> None:
        for good in range(FIRST_BLOCK, BLOCKS_END):
            if s.players[self.player].stock[good] > 0:
                out.add(GIVE + good - FIRST_BLOCK)

    def take(self, s: State, action: i64) -> None:
        s.spend(self.player, FIRST_BLOCK + action - GIVE, 1, self.why)
        give_blocks(s, self.player, self.left - 1, self.why)

    def fits(self, s: State) -> bool:
        """Z-8.11: more blocks than are due, of several kinds, for the price of what lies below."""
        side = s.players[self.player]
        return kinds_of_blocks(side) > 1 and self.left < side.blocks() and self.left <= beneath(self).owes(s, self.why)


def kinds_of_blocks(side: Player) -> i64:
    """How many kinds of blocks a player has."""
    kinds: i64 = 0
    for good in range(FIRST_BLOCK, BLOCKS_END):
        if side.stock[good] > 0:
            kinds += 1
    return kinds


def give_blocks(s: State, player: i64, amount: i64, why: str) -> None:
    """Pay blocks of any kind; nobody is asked who has one kind only, or just so many."""
    if amount <= 0:
        return
    side = s.players[player]
    if side.blocks() == amount:
        for good in range(FIRST_BLOCK, BLOCKS_END):
            s.spend(player, good, side.stock[good], why)
        return
    only: i64 = NONE
    kinds: i64 = 0
    for good in range(FIRST_BLOCK, BLOCKS_END):
        if side.stock[good] > 0:
            only = good
            kinds += 1
    if kinds == 1:
        s.spend(player, only, amount, why)
    else:
        s.push(GiveBlocks(player, amount, why))
