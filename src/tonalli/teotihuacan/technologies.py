"""Technologies that reward main actions (T-12.9, T-12.10).

01 is asked for by the move (T-5.3), 13 after power-ups (T-12.11), 15 by Construction (T-12.13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.teotihuacan.names import (
    ALCHEMY,
    COCOA,
    CONSTRUCTION,
    DECORATIONS,
    DEPOSITS,
    FOREST,
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

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


def boards_as_bits(boards: tuple[int, ...]) -> int:
    return sum(1 << board for board in boards)


@final
class PointsReward(Technology):
    """03, 09 and 11: points for a main action on certain boards."""

    def __init__(self, number: i64, points: i64, boards: tuple[int, ...]) -> None:
        super().__init__(number)
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


def technologies() -> list[Technology]:
    """All nine, in ascending order of their numbers."""
    return [
        Technology(TECH_01),
        PointsReward(TECH_03, 3, (ALCHEMY, NOBLES)),
        ResourceReward(TECH_05),
        CocoaReward(TECH_07),
        PointsReward(TECH_09, 4, (DECORATIONS,)),
        PointsReward(TECH_11, 3, (CONSTRUCTION,)),
        Technology(TECH_13),
        Technology(TECH_15),
        TempleReward(TECH_17),
    ]


assert FOREST + 1 == QUARRY  # resources and their boards run in the same order
