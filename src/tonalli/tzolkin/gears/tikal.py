"""Tikal: technologies, buildings, monuments, temples (Z-7.8 to Z-7.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.game import Reason
from tonalli.core.native import i64
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.names import ACTIONS, NONE
from tonalli.tzolkin.rules import GearAction
from tonalli.tzolkin.steps.build import Build, BuildTwo, can_build, can_build_monument
from tonalli.tzolkin.steps.goods import give_blocks
from tonalli.tzolkin.steps.technology import Study, can_study
from tonalli.tzolkin.steps.temple import ClimbTwo

if TYPE_CHECKING:
    from tonalli.tzolkin.state import State


def unpaid(action: i64) -> Reason:
    """Z-6.7, Z-14.3: nothing an action asks for can be paid."""
    return Reason("cannot-be-paid", "Z-6.7", {"action": ACTIONS[action]})


@final
class Technologies(GearAction):
    """Z-7.8, Z-7.10: one technology step, or up to two."""

    def __init__(self, number: i64, steps: i64) -> None:
        super().__init__(number)
        self.steps = steps

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        return can_study(s, player)

    def why_not(self, s: State, player: i64, corn: i64) -> Reason | None:
        return None if can_study(s, player) else unpaid(self.number)

    def act(self, s: State, player: i64) -> None:
        s.push(Study(player, self.steps, 0))


@final
class OneBuilding(GearAction):
    """Z-7.9: a building for its blocks."""

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        return can_build(s, player, NONE, 1)

    def why_not(self, s: State, player: i64, corn: i64) -> Reason | None:
        return None if can_build(s, player, NONE, 1) else unpaid(self.number)

    def act(self, s: State, player: i64) -> None:
        s.push(Build(player, 0, 1, 0))


@final
class TwoBuildings(GearAction):
    """Z-7.11: one or two buildings, or a monument."""

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        return can_build(s, player, NONE, 1) or can_build_monument(s, player)

    def why_not(self, s: State, player: i64, corn: i64) -> Reason | None:
        return None if self.possible(s, player, corn) else unpaid(self.number)

    def act(self, s: State, player: i64) -> None:
        s.push(BuildTwo(player))


@final
class TwoTemples(GearAction):
    """Z-7.12: a block for a step on each of two temples."""

    def cost(self) -> Cost:
        return Cost(blocks=1)

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        return s.players[player].blocks() > 0

    def why_not(self, s: State, player: i64, corn: i64) -> Reason | None:
        return None if self.possible(s, player, corn) else unpaid(self.number)

    def act(self, s: State, player: i64) -> None:
        s.push(ClimbTwo(player))
        give_blocks(s, player, 1, "Z-7.12")


def tikal() -> list[GearAction]:
    return [Technologies(10, 1), OneBuilding(11), Technologies(12, 2), TwoBuildings(13), TwoTemples(14)]
