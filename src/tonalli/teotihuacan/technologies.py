"""Technologies (T-12.9 to T-12.13): most reward main actions, the others answer what the rules ask of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.board import ExtraWorkers
from tonalli.teotihuacan.names import (
    ALCHEMY,
    COCOA,
    CONSTRUCTION,
    DECORATIONS,
    DEPOSITS,
    FOREST,
    GOLD,
    NOBLES,
    QUARRY,
    TECH_01,
    TECH_03,
    TECH_05,
    TECH_07,
    TECH_09,
    TECH_11,
    TECH_13,
    TECH_15,
    TECH_17,
    WOOD,
)
from tonalli.teotihuacan.rules import Technology
from tonalli.teotihuacan.steps.temple import ClimbAny
from tonalli.teotihuacan.tiles import TECHNOLOGY_GOLD

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


def boards_as_bits(boards: tuple[int, ...]) -> int:
    return sum(1 << board for board in boards)


@final
class PointsReward(Technology):
    """03, 09 and 11: points for a main action on certain boards."""

    def __init__(self, number: i64, price: Amounts, points: i64, boards: tuple[int, ...]) -> None:
        super().__init__(number, price)
        self.points = points
        self.boards: i64 = boards_as_bits(boards)

    def applies(self, board: i64) -> bool:
        return (self.boards >> board) & 1 != 0

    def reward(self, s: State, player: i64, board: i64) -> None:
        s.score(player, self.points, "T-12.10")


@final
class ResourceReward(Technology):
    """05: one more of the board's own resource."""

    def applies(self, board: i64) -> bool:
        return FOREST <= board <= DEPOSITS

    def reward(self, s: State, player: i64, board: i64) -> None:
        s.gain(player, board - FOREST + WOOD, 1, "T-12.10")


@final
class CocoaReward(Technology):
    """07: 1 cocoa and 1 point on the three resource boards."""

    def applies(self, board: i64) -> bool:
        return FOREST <= board <= DEPOSITS

    def reward(self, s: State, player: i64, board: i64) -> None:
        s.gain(player, COCOA, 1, "T-12.10")
        s.score(player, 1, "T-12.10")


@final
class TempleReward(Technology):
    """17: a step on any temple for Construction."""

    def applies(self, board: i64) -> bool:
        return board == CONSTRUCTION

    def reward(self, s: State, player: i64, board: i64) -> None:
        s.push(ClimbAny(player, 1, 0, "T-12.10"))


@final
class PassingCocoa(Technology):
    """01: cocoa for workers that move onto or past the Palace (T-5.3)."""

    def pays_passing(self) -> bool:
        return True


@final
class PowerUpForCocoa(Technology):
    """13: one more power-up for 1 cocoa (T-12.11)."""

    def sells_power_up(self) -> bool:
        return True


@final
class Builder(Technology):
    """15: one more worker in Construction, and one tile cheaper (T-12.13)."""

    def discounts_tiles(self) -> bool:
        return True

    def counts_as_worker(self, board: i64) -> bool:
        return board == CONSTRUCTION


@final
class WorkersOfTechnologies(ExtraWorkers):
    """T-12.13: technologies that count as a worker on a board."""

    def counted(self, s: State, player: i64, board: i64) -> i64:
        counting = s.players[player].technologies & s.rules.working[board]
        workers: i64 = 0
        while counting != 0:
            counting &= counting - 1
            workers += 1
        return workers


def price_of(technology: int) -> Amounts:
    """T-12.2."""
    return Amounts({GOLD: TECHNOLOGY_GOLD[technology]})


def technologies() -> list[Technology]:
    """All nine, in ascending order of their numbers."""
    return [
        PassingCocoa(TECH_01, price_of(TECH_01)),
        PointsReward(TECH_03, price_of(TECH_03), 3, (ALCHEMY, NOBLES)),
        ResourceReward(TECH_05, price_of(TECH_05)),
        CocoaReward(TECH_07, price_of(TECH_07)),
        PointsReward(TECH_09, price_of(TECH_09), 4, (DECORATIONS,)),
        PointsReward(TECH_11, price_of(TECH_11), 3, (CONSTRUCTION,)),
        PowerUpForCocoa(TECH_13, price_of(TECH_13)),
        Builder(TECH_15, price_of(TECH_15)),
        TempleReward(TECH_17, price_of(TECH_17)),
    ]


assert FOREST + 1 == QUARRY  # resources and their boards run in the same order
