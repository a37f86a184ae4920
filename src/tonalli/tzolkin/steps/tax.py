"""Taxes of a prophecy: each thing is paid for or refused (Z-15.5); the base game taxes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, WHY, FieldList, a_number, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.moments import Decision
from tonalli.tzolkin.names import (
    A_GAIN,
    A_STEP,
    BLOCKS_END,
    BOTTOM,
    CORN,
    FIRST_BLOCK,
    GOODS,
    SKULL,
    TAXED,
    TEMPLE_COUNT,
    TEMPLES,
    TRACK_COUNT,
    TRACKS,
)
from tonalli.tzolkin.notation import GIVE, TEMPLE
from tonalli.tzolkin.prophecy import Tax
from tonalli.tzolkin.steps.temple import why_no_step_down

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


@final
@mypyc_attr(free_list_len=1)
class Taxed(Decision):
    """Z-15.5: goods, a step up or a free technology step, each paid for or refused; who refuses one refuses the rest.

    What cannot be paid is refused by itself, since nothing but passing is left then.
    """

    kind: ClassVar[str] = "taxed"
    fields: ClassVar[FieldList] = (
        PLAYER,
        a_word("what", TAXED),
        a_number("number", 0, 4),
        a_number("left", 1, 9),
        WHY,
    )

    def __init__(self, player: i64, what: i64, number: i64, left: i64, why: str) -> None:
        super().__init__(player)
        self.what = what
        self.number = number
        self.left = left
        self.why = why

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        tax = s.in_force().tax(self.what, self.number)
        if tax is not None:
            tax.offer(s, self.player, out)

    def take(self, s: State, action: i64) -> None:
        tax = s.in_force().tax(self.what, self.number)
        if tax is None:
            return
        if action == PASS:
            if s.log is not None:
                s.log.refuse(self.player, TAXED[self.what], self.name(), self.left, tax.why)
            return
        if self.left > 1:
            s.push(Taxed(self.player, self.what, self.number, self.left - 1, self.why))
        tax.pay(s, self.player, action)
        if self.what == A_GAIN:
            s.receive(self.player, self.number, 1, self.why)
        elif self.what == A_STEP:
            s.climb(self.player, self.number, self.why)
        else:
            s.raise_level(self.player, self.number, self.why)

    def why_not(self, s: State, action: i64) -> Reason | None:
        tax = s.in_force().tax(self.what, self.number)
        return tax.why_not(s, self.player, action) if tax is not None else None

    def name(self) -> str:
        """The good, temple or technology."""
        if self.what == A_GAIN:
            return GOODS[self.number]
        return TEMPLES[self.number] if self.what == A_STEP else TRACKS[self.number]

    def fits(self, s: State) -> bool:
        """Z-15.5: it is taxed now, and what nobody could have is not: skulls the bank lacks, steps that are lost."""
        if s.in_force().tax(self.what, self.number) is None:
            return False
        if self.what == A_GAIN:
            return self.number != SKULL or self.left <= s.skulls
        if self.what == A_STEP:
            return self.left == 1 and self.number < TEMPLE_COUNT and s.can_climb(self.player, self.number)
        return self.left == 1 and self.number < TRACK_COUNT


@final
class CornTax(Tax):
    """So much corn for each; ``action`` is the decision to pay."""

    def __init__(self, corn: i64, action: i64, why: str = "Z-15.5") -> None:
        super().__init__(why)
        self.corn = corn
        self.action = action

    def cost(self) -> Cost:
        return Cost(corn=self.corn)

    def can_be_paid(self, s: State, player: i64) -> bool:
        return s.players[player].stock[CORN] >= self.corn

    def offer(self, s: State, player: i64, out: Actions) -> None:
        if self.can_be_paid(s, player):
            out.add(self.action)

    def pay(self, s: State, player: i64, action: i64) -> None:
        s.spend(player, CORN, self.corn, self.why)

    def why_not(self, s: State, player: i64, action: i64) -> Reason | None:
        if action != self.action or self.can_be_paid(s, player):
            return None
        return Reason("too-little-corn", self.why, {"corn": s.players[player].stock[CORN], "needed": self.corn})


@final
class BlockTax(Tax):
    """A block of choice for each."""

    def cost(self) -> Cost:
        return Cost(blocks=1)

    def can_be_paid(self, s: State, player: i64) -> bool:
        return s.players[player].blocks() > 0

    def offer(self, s: State, player: i64, out: Actions) -> None:
        for good in range(FIRST_BLOCK, BLOCKS_END):
            if s.players[player].stock[good] > 0:
                out.add(GIVE + good - FIRST_BLOCK)

    def pay(self, s: State, player: i64, action: i64) -> None:
        s.spend(player, FIRST_BLOCK + action - GIVE, 1, self.why)


@final
class StepDownTax(Tax):
    """A step down on a temple of choice for each."""

    def can_be_paid(self, s: State, player: i64) -> bool:
        return s.players[player].can_step_down()

    def offer(self, s: State, player: i64, out: Actions) -> None:
        for temple in range(TEMPLE_COUNT):
            if s.players[player].temples[temple] > BOTTOM:
                out.add(TEMPLE + temple)

    def pay(self, s: State, player: i64, action: i64) -> None:
        s.step_down(player, action - TEMPLE, self.why)

    def why_not(self, s: State, player: i64, action: i64) -> Reason | None:
        if not TEMPLE <= action < TEMPLE + TEMPLE_COUNT:
            return None
        return why_no_step_down(s, player, action - TEMPLE)
