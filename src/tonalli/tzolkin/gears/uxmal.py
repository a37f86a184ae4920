"""Uxmal: a temple step, the market, a worker, building with corn, the mirror (Z-7.13 to Z-7.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.bits import BIT
from tonalli.core.field import PLAYER, FieldList, a_number
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.moments import Decision, Kinds, beneath
from tonalli.tzolkin.names import (
    ACTION_COUNT,
    ACTIONS,
    BLOCK_COUNT,
    BLOCKS_END,
    CHICHEN_ITZA,
    CORN,
    FIRST_BLOCK,
    GOODS,
    UXMAL_5,
    WOOD,
)
from tonalli.tzolkin.notation import ACT, BUY, SELL
from tonalli.tzolkin.rules import GearAction
from tonalli.tzolkin.steps.build import Build, can_build
from tonalli.tzolkin.steps.temple import push_climb_any
from tonalli.tzolkin.tiles import FIRST, MIRROR_CORN, RATE, TEMPLE_STEP_CORN

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


def too_little_corn(action: i64, corn: i64, needed: i64) -> Reason:
    """Z-6.7: the printed cost cannot be paid."""
    return Reason("too-little-corn", "Z-6.7", {"action": ACTIONS[action], "corn": corn, "needed": needed})


@final
class TempleStep(GearAction):
    """Z-7.13: 3 corn for a step up on one temple."""

    def cost(self) -> Cost:
        return Cost(corn=TEMPLE_STEP_CORN)

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        return corn >= TEMPLE_STEP_CORN

    def why_not(self, s: State, player: i64, corn: i64) -> Reason | None:
        return None if corn >= TEMPLE_STEP_CORN else too_little_corn(self.number, corn, TEMPLE_STEP_CORN)

    def act(self, s: State, player: i64) -> None:
        push_climb_any(s, player, "Z-7.13")
        s.spend(player, CORN, TEMPLE_STEP_CORN, "Z-7.13")


# ---- market --------------------------------------------------------------------------------------


@final
class Market(GearAction):
    """Z-7.14: corn and blocks are exchanged at the same rates in both directions."""

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        return corn >= s.in_force().price(WOOD) or s.players[player].blocks() > 0

    def why_not(self, s: State, player: i64, corn: i64) -> Reason | None:
        return None if self.possible(s, player, corn) else Reason("nothing-to-trade", "Z-6.10")

    def act(self, s: State, player: i64) -> None:
        s.push(Trade(player, 0, 0, 0))


@final
@mypyc_attr(free_list_len=1)
class Trade(Decision):
    """Z-7.20: first sales, then purchases of kinds that were not sold; at least one exchange, unless ``optional``.

    ``sold`` has a bit for each kind that was; ``buying`` is 1 once something was bought.
    """

    kind: ClassVar[str] = "trade"
    fields: ClassVar[FieldList] = (
        PLAYER,
        a_number("sold", 0, 14),
        a_number("buying", 0, 1),
        a_number("optional", 0, 1),
    )
    asks: ClassVar[Kinds] = ("taxed",)

    def __init__(self, player: i64, sold: i64, buying: i64, optional: i64) -> None:
        super().__init__(player)
        self.sold = sold
        self.buying = buying
        self.optional = optional

    def options(self, s: State, out: Actions) -> None:
        if self.optional == 1 or self.buying == 1 or self.sold != 0:
            out.add(PASS)
        stock = s.players[self.player].stock
        if self.buying == 0:
            for good in range(FIRST_BLOCK, BLOCKS_END):
                if stock[good] > 0:
                    out.add(SELL + good - FIRST_BLOCK)
        for good in range(FIRST_BLOCK, BLOCKS_END):
            if stock[CORN] >= s.in_force().price(good) and (self.sold >> good) & 1 == 0:
                out.add(BUY + good - FIRST_BLOCK)

    def take(self, s: State, action: i64) -> None:
        if action == PASS:
            return
        if action >= BUY:
            good = FIRST_BLOCK + action - BUY
            s.push(Trade(self.player, self.sold, 1, self.optional))
            s.spend(self.player, CORN, s.in_force().price(good), "Z-7.14")
            s.receive(self.player, good, 1, "Z-7.14")
            return
        good = FIRST_BLOCK + action - SELL
        s.push(Trade(self.player, self.sold | BIT[good], 0, self.optional))
        s.spend(self.player, good, 1, "Z-7.14")
        s.gain(self.player, CORN, RATE[good], "Z-7.14")

    def fits(self, s: State) -> bool:
        """Z-7.20: blocks are sold; it may be left out where a tile gives it and nothing else."""
        return self.sold % 2 == 0 and (self.optional == 1) == (beneath(self).asked(s) == (self.kind,))

    def why_not(self, s: State, action: i64) -> Reason | None:
        stock = s.players[self.player].stock
        if BUY <= action < BUY + BLOCK_COUNT:
            good = FIRST_BLOCK + action - BUY
            if (self.sold >> good) & 1 != 0:
                return Reason("sold-before", "Z-7.20", {"block": GOODS[good]})
            needed = s.in_force().price(good)
            return Reason("too-little-corn", "Z-7.14", {"block": GOODS[good], "corn": stock[CORN], "needed": needed})
        if SELL <= action < SELL + BLOCK_COUNT:
            good = FIRST_BLOCK + action - SELL
            return Reason("none-to-sell" if stock[good] == 0 else "sales-first", "Z-7.20", {"block": GOODS[good]})
        return None


# ---- worker, building with corn ------------------------------------------------------------------


@final
class OneWorker(GearAction):
    """Z-7.15: a worker of one's own comes into play."""

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        return s.players[player].reserve > 0

    def why_not(self, s: State, player: i64, corn: i64) -> Reason | None:
        return None if s.players[player].reserve > 0 else Reason("no-worker-left", "Z-7.15")

    def act(self, s: State, player: i64) -> None:
        s.enlist(player, "Z-7.15")


@final
class BuildWithCorn(GearAction):
    """Z-7.16: a building for corn instead of its blocks."""

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        return can_build(s, player, corn, 1)

    def why_not(self, s: State, player: i64, corn: i64) -> Reason | None:
        return None if can_build(s, player, corn, 1) else Reason("cannot-be-paid", "Z-7.16", {"action": "uxmal_4"})

    def act(self, s: State, player: i64) -> None:
        s.push(Build(player, 1, 1, 0))


# ---- mirror --------------------------------------------------------------------------------------


@final
class Mirror(GearAction):
    """Z-7.17: 1 corn for an action of Palenque, Yaxchilan, Tikal or Uxmal."""

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        if corn < MIRROR_CORN:
            return False
        for action in range(FIRST[CHICHEN_ITZA]):
            if can_mirror(s, player, action, corn):
                return True
        return False

    def why_not(self, s: State, player: i64, corn: i64) -> Reason | None:
        if corn < MIRROR_CORN:
            return too_little_corn(self.number, corn, MIRROR_CORN)
        return None if self.possible(s, player, corn) else Reason("nothing-to-mirror", "Z-6.10")

    def act(self, s: State, player: i64) -> None:
        s.push(Mirrored(player, 0))


def can_mirror(s: State, player: i64, action: i64, corn: i64) -> bool:
    """Z-7.17, Z-14.2: not the mirror itself; its own printed cost comes on top."""
    return action != UXMAL_5 and s.rules.actions[action].possible(s, player, corn - MIRROR_CORN)


@final
@mypyc_attr(free_list_len=1)
class Mirrored(Decision):
    """Z-7.17, Z-10.5: the action that is mirrored; a building's mirror is ``optional``."""

    kind: ClassVar[str] = "mirrored"
    fields: ClassVar[FieldList] = (PLAYER, a_number("optional", 0, 1))

    def __init__(self, player: i64, optional: i64) -> None:
        super().__init__(player)
        self.optional = optional

    def options(self, s: State, out: Actions) -> None:
        if self.optional == 1:
            out.add(PASS)
        corn = s.players[self.player].stock[CORN]
        if corn >= MIRROR_CORN:
            for action in range(FIRST[CHICHEN_ITZA]):
                if can_mirror(s, self.player, action, corn):
                    out.add(ACT + action)

    def take(self, s: State, action: i64) -> None:
        if action != PASS:
            if s.log is not None:
                s.log.act(self.player, ACTIONS[action - ACT], 0, "mirror", "Z-7.17")
            s.spend(self.player, CORN, MIRROR_CORN, "Z-7.17")
            s.rules.actions[action - ACT].act(s, self.player)

    def fits(self, s: State) -> bool:
        """Z-10.5: a tile's mirror may be left out, that of the gear not."""
        return (self.optional == 1) == (beneath(self).kind == "tile-effects")

    def why_not(self, s: State, action: i64) -> Reason | None:
        if not ACT <= action < ACT + ACTION_COUNT:
            return None
        number = action - ACT
        if number == UXMAL_5 or number >= FIRST[CHICHEN_ITZA]:
            return Reason("not-mirrored", "Z-7.17", {"action": ACTIONS[number]})
        corn = s.players[self.player].stock[CORN]
        if corn < MIRROR_CORN:
            return too_little_corn(number, corn, MIRROR_CORN)
        return s.rules.actions[number].why_not(s, self.player, corn - MIRROR_CORN)


def uxmal() -> list[GearAction]:
    return [TempleStep(15), Market(16), OneWorker(17), BuildWithCorn(18), Mirror(UXMAL_5)]
