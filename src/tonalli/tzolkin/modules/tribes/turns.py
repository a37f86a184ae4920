"""Tribes that change the turn: Ahmakiq, Bacab, Xaman Ek (P-3.12, P-3.13, P-3.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.actions import no_actions
from tonalli.core.game import Reason
from tonalli.core.native import i64
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.modules.tribes.ids import EXCHANGE, EXCHANGE_END
from tonalli.tzolkin.modules.tribes.names import BACAB_BEGGING, CORN_AT_LEAST, EXCHANGED
from tonalli.tzolkin.modules.tribes.rules import TribeTile
from tonalli.tzolkin.names import BLOCKS_END, CORN, FIRST_BLOCK, GOODS
from tonalli.tzolkin.steps.food_day import FoodDayOver
from tonalli.tzolkin.steps.place import duties_can_be_met
from tonalli.tzolkin.tiles import RATE

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


@final
class Ahmakiq(TribeTile):
    """P-3.12: a turn may pass without placing or picking up."""

    def may_do_neither(self) -> bool:
        """P-3.12.a, P-3.12.b: neither, but not both; P-3.12.c, P-3.12.d: so there is no need to beg, nor for pity."""
        return True


@final
class Bacab(TribeTile):
    """P-3.13: at least 2 corn at the start of a turn; begging brings 4."""

    def turn_begins(self, s: State, player: i64) -> None:
        """P-3.13.a, P-3.13.d: before begging, and no begging itself."""
        s.gain(player, CORN, CORN_AT_LEAST - s.players[player].stock[CORN], "P-3.13")

    def corn_after_begging(self) -> i64:
        """P-3.13.b, P-3.13.c."""
        return BACAB_BEGGING


@final
class XamanEk(TribeTile):
    """P-3.20: once a turn, at any moment, a block for corn at the market rate."""

    def offer(self, s: State, player: i64, out: Actions) -> None:
        """P-3.20.b, P-3.20.f: beside every decision of the own turn; P-3.20.e: also before begging.

        P-3.20.c, P-13.3, P-15.1: a Food Day belongs to nobody's turn, so nothing is offered then.
        """
        if s.now.noted & EXCHANGED == 0:
            for good in range(FIRST_BLOCK, BLOCKS_END):
                if may_sell(s, player, good):
                    out.add(EXCHANGE + good - FIRST_BLOCK)

    def interject(self, s: State, player: i64, action: i64) -> bool:
        """P-3.20.d: corn for a block, never the other way."""
        if not EXCHANGE <= action < EXCHANGE_END:
            return False
        good = FIRST_BLOCK + action - EXCHANGE
        s.now.noted |= EXCHANGED
        s.spend(player, good, 1, "P-3.20")
        s.gain(player, CORN, RATE[good], "P-3.20")
        return True

    def brings(self, action: i64) -> Cost | None:
        return Cost(corn=RATE[FIRST_BLOCK + action - EXCHANGE]) if EXCHANGE <= action < EXCHANGE_END else None

    def why_not(self, s: State, player: i64, action: i64) -> Reason | None:
        if not EXCHANGE <= action < EXCHANGE_END:
            return None
        good = FIRST_BLOCK + action - EXCHANGE
        if s.active != player or s.now.over == 1:
            return Reason("not-your-turn", "P-15.1" if is_food_day(s) else "P-3.20", {"block": GOODS[good]})
        if s.top.moment(s) == 0:
            return Reason("not-in-a-payment", "P-3.20", {"block": GOODS[good]})
        if s.now.noted & EXCHANGED != 0:
            return Reason("has-exchanged", "P-3.20", {"block": GOODS[good]})
        if s.players[player].stock[good] == 0:
            return Reason("no-such-block", "P-3.20", {"block": GOODS[good]})
        return Reason("needed-now", "P-15.26", {"block": GOODS[good]})


def is_food_day(s: State) -> bool:
    """P-3.20.c: whether a Food Day is being held."""
    for step in s.steps:
        if isinstance(step, FoodDayOver):
            return True
    return False


def may_sell(s: State, player: i64, good: i64) -> bool:
    """P-10.33, P-15.26: a block that is not needed for what was chosen, or has to be done in this turn."""
    stock = s.players[player].stock
    if stock[good] == 0:
        return False
    stock[good] -= 1
    stock[CORN] += RATE[good]
    left = no_actions()
    s.top.options(s, left)
    allowed = left.count > 0 and duties_can_be_met(s, player, stock[CORN])
    stock[good] += 1
    stock[CORN] -= RATE[good]
    return allowed
