"""What quick action tiles do (P-10.40); no technology applies (P-10.30), prophecies and tribes do (P-10.31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tonalli.core.native import i64, vec
from tonalli.tzolkin.modules.quick_actions.names import BUILDING_CORN
from tonalli.tzolkin.moments import BONUS, BUILDING, Kinds
from tonalli.tzolkin.names import CORN, GOLD, GOOD_COUNT, NONE, UXMAL_2
from tonalli.tzolkin.steps.build import Build, can_build
from tonalli.tzolkin.steps.goods import Gain
from tonalli.tzolkin.steps.technology import Study, can_study

if TYPE_CHECKING:
    from tonalli.tzolkin.state import State


PERFORMING: Final[Kinds] = ("study", "advance", "trade", *BUILDING)
"""What performing a quick action may ask for."""


class QuickTile:
    """What a worker on a quick action field does."""

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        """P-10.23: whether it could be performed with so much corn."""
        return True

    def perform(self, s: State, player: i64) -> None:
        """P-10.32: carry it out, or push what it needs; it is not declined."""
        raise NotImplementedError

    def asks(self) -> Kinds:
        """Kinds of steps that can wait for a decision meanwhile."""
        return ()


@final
class QuickGoods(QuickTile):
    """P-10.40, P-10.41, P-10.42: corn, wood, stone, just as many as are printed; corn comes first (P-4.11)."""

    def __init__(self, corn: i64, wood: i64, stone: i64) -> None:
        self.goods = vec[i64]([corn, wood, stone, 0, 0])

    def perform(self, s: State, player: i64) -> None:
        for good in range(GOOD_COUNT - 1, -1, -1):
            if self.goods[good] > 0:
                s.push(Gain(player, good, self.goods[good], "P-10.25"))

    def asks(self) -> Kinds:
        return ("gain", "taxed")


@final
class QuickGold(QuickTile):
    """P-10.43, P-13.11: a gold; what a prophecy asks for it is part of the action, since that is not declined."""

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        return corn >= s.in_force().gain_fee(GOLD)

    def perform(self, s: State, player: i64) -> None:
        s.spend(player, CORN, s.in_force().gain_fee(GOLD), "P-13.11")
        s.receive(player, GOLD, 1, "P-10.25")


@final
class QuickTechnology(QuickTile):
    """P-10.44, P-10.47, P-13.15: a step on any technology for its usual cost, or beyond the last level."""

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        return can_study(s, player)

    def perform(self, s: State, player: i64) -> None:
        s.push(Study(player, 1, 0))

    def asks(self) -> Kinds:
        return ("study", "advance", *BONUS)


@final
class QuickMarket(QuickTile):
    """P-10.45, P-10.48: exchanges as with Uxmal 2, one at least."""

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        return s.rules.actions[UXMAL_2].possible(s, player, corn)

    def perform(self, s: State, player: i64) -> None:
        s.rules.actions[UXMAL_2].act(s, player)

    def asks(self) -> Kinds:
        return ("trade",)


@final
class QuickBuild(QuickTile):
    """P-10.46, P-10.49: 1 corn, and a building for its blocks, without Architecture."""

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        return corn >= BUILDING_CORN and can_build(s, player, NONE, 0)

    def perform(self, s: State, player: i64) -> None:
        s.push(Build(player, 0, 0, 0))
        s.spend(player, CORN, BUILDING_CORN, "P-10.46")

    def asks(self) -> Kinds:
        return BUILDING


def quick_tiles() -> list[QuickTile]:
    """In the order of their names."""
    return [
        QuickGoods(3, 0, 0),
        QuickGoods(1, 1, 0),
        QuickGoods(0, 0, 1),
        QuickGold(),
        QuickTechnology(),
        QuickMarket(),
        QuickBuild(),
    ]
