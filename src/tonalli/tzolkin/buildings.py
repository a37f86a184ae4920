"""The tiles with effects: buildings of both ages and wealth tiles (Z-17.1 to Z-17.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64, vec
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.gears.uxmal import Mirrored, Trade
from tonalli.tzolkin.moments import ACTION, ANY_STEP, BONUS, BUILDING, Kinds
from tonalli.tzolkin.names import (
    AGRICULTURE,
    ARCHITECTURE,
    BLUE,
    BROWN,
    CHAAC,
    GOOD_COUNT,
    GREEN,
    KUKULKAN,
    QUETZALCOATL,
    RESOURCE_EXTRACTION,
    THEOLOGY,
    YELLOW,
)
from tonalli.tzolkin.rules import Building, Tile, TileEffect
from tonalli.tzolkin.steps.build import Build
from tonalli.tzolkin.steps.goods import Gain
from tonalli.tzolkin.steps.technology import FreeStudy
from tonalli.tzolkin.steps.temple import Climb, push_climb_any

if TYPE_CHECKING:
    from tonalli.tzolkin.state import State


# ---- effects -------------------------------------------------------------------------------------


@final
class Goods(TileEffect):
    """Gain corn, wood, stone, gold, skulls; skulls come from the bank (Z-14.5), what it lacks is lost (Z-14.1)."""

    def __init__(self, corn: int = 0, wood: int = 0, stone: int = 0, gold: int = 0, skull: int = 0) -> None:
        self.goods = vec[i64]([corn, wood, stone, gold, skull])

    def resolve(self, s: State, player: i64, why: str) -> None:
        for good in range(GOOD_COUNT - 1, -1, -1):
            if self.goods[good] > 0:
                s.push(Gain(player, good, self.goods[good], why))

    def asks(self) -> Kinds:
        return ("gain", "taxed")


@final
class Points(TileEffect):
    """Points at once."""

    def __init__(self, points: i64) -> None:
        self.points = points

    def resolve(self, s: State, player: i64, why: str) -> None:
        s.score(player, self.points, why)


@final
class Temple(TileEffect):
    """Steps up on a named temple, one at a time (Z-9.5)."""

    def __init__(self, temple: i64, steps: i64) -> None:
        self.temple = temple
        self.steps = steps

    def resolve(self, s: State, player: i64, why: str) -> None:
        for step in range(self.steps):
            s.push(Climb(player, self.temple, why))

    def asks(self) -> Kinds:
        return ("climb", "taxed")


@final
class AnyTemple(TileEffect):
    """A step up on a temple of choice (Z-9.6)."""

    def resolve(self, s: State, player: i64, why: str) -> None:
        push_climb_any(s, player, why)

    def asks(self) -> Kinds:
        return ANY_STEP


@final
class Technology(TileEffect):
    """A free step on a named technology (Z-8.2)."""

    def __init__(self, track: i64) -> None:
        self.track = track

    def resolve(self, s: State, player: i64, why: str) -> None:
        s.advance(player, self.track, 0, why)

    def asks(self) -> Kinds:
        return BONUS


@final
class AnyTechnology(TileEffect):
    """Free steps on technologies of choice (Z-8.2)."""

    def __init__(self, steps: i64) -> None:
        self.steps = steps

    def resolve(self, s: State, player: i64, why: str) -> None:
        s.push(FreeStudy(player, self.steps, why))

    def asks(self) -> Kinds:
        return ("free-study", *BONUS)

    def free_steps(self) -> i64:
        return self.steps


@final
class OneMoreWorker(TileEffect):
    """A worker of one's own comes into play; with six the effect is lost (Z-10.3)."""

    def resolve(self, s: State, player: i64, why: str) -> None:
        s.enlist(player, why)


@final
class MayBuild(TileEffect):
    """Z-10.4: one more building for blocks, with Architecture."""

    def resolve(self, s: State, player: i64, why: str) -> None:
        s.push(Build(player, 0, 1, 1))

    def asks(self) -> Kinds:
        return BUILDING

    def gives_building(self) -> bool:
        return True


@final
class MayMirror(TileEffect):
    """Z-10.5: like Uxmal 5."""

    def resolve(self, s: State, player: i64, why: str) -> None:
        s.push(Mirrored(player, 1))

    def asks(self) -> Kinds:
        return ACTION


@final
class MayTrade(TileEffect):
    """Z-10.5: like Uxmal 2."""

    def resolve(self, s: State, player: i64, why: str) -> None:
        s.push(Trade(player, 0, 0, 1))

    def asks(self) -> Kinds:
        return ("trade",)


@final
class FeedsWorkers(TileEffect):
    """Z-11.4: so many workers need no corn."""

    def __init__(self, workers: i64) -> None:
        self.workers = workers

    def feeds(self) -> i64:
        return self.workers


@final
class FeedsAll(TileEffect):
    """Z-11.4: every worker needs 1 corn less."""

    def discount(self) -> i64:
        return 1


# ---- tiles ---------------------------------------------------------------------------------------


def buildings() -> list[Building]:
    """Z-1.6, Z-17.2, Z-17.3: age, colour, copies, cost in wood, stone, gold and skulls, effects."""
    return [
        Building(1, YELLOW, 3, Cost(wood=1), [FeedsWorkers(1)]),
        Building(1, YELLOW, 2, Cost(wood=4), [FeedsAll()]),
        Building(1, GREEN, 1, Cost(wood=2), [Technology(AGRICULTURE)]),
        Building(1, GREEN, 1, Cost(wood=3), [Technology(AGRICULTURE), Goods(stone=1)]),
        Building(1, GREEN, 1, Cost(wood=1, stone=1), [Technology(RESOURCE_EXTRACTION), Goods(corn=1)]),
        Building(1, GREEN, 1, Cost(wood=2, stone=1), [Technology(RESOURCE_EXTRACTION), Goods(gold=1)]),
        Building(1, BROWN, 1, Cost(wood=2, stone=1), [Temple(CHAAC, 1), Temple(QUETZALCOATL, 1)]),
        Building(1, BROWN, 1, Cost(wood=1, stone=2), [Temple(CHAAC, 1), Temple(KUKULKAN, 1)]),
        Building(1, BROWN, 1, Cost(wood=1, gold=1), [AnyTemple(), MayBuild()]),
        Building(1, BLUE, 1, Cost(gold=1), [Technology(ARCHITECTURE)]),
        Building(1, BLUE, 1, Cost(stone=1, gold=1), [Technology(THEOLOGY), Temple(KUKULKAN, 1)]),
        Building(2, YELLOW, 3, Cost(wood=2), [FeedsWorkers(3)]),
        Building(2, GREEN, 1, Cost(wood=3), [AnyTechnology(1), Goods(stone=1)]),
        Building(2, GREEN, 1, Cost(wood=2, stone=1), [AnyTechnology(1), Goods(gold=1)]),
        Building(2, GREEN, 1, Cost(wood=3, stone=1), [AnyTechnology(1), Goods(corn=6)]),
        Building(2, GREEN, 1, Cost(wood=2, stone=2), [AnyTechnology(1), Goods(skull=1)]),
        Building(2, BROWN, 1, Cost(wood=1, stone=1, gold=1), [OneMoreWorker(), Points(6)]),
        Building(2, BROWN, 1, Cost(wood=2, stone=1, gold=1), [MayMirror(), Points(2)]),
        Building(
            2,
            BROWN,
            1,
            Cost(wood=1, stone=2, gold=1),
            [Temple(CHAAC, 1), Temple(QUETZALCOATL, 1), Temple(KUKULKAN, 1), Points(3)],
        ),
        Building(2, BROWN, 1, Cost(wood=1, gold=2), [Points(8)]),
        Building(2, BROWN, 1, Cost(stone=3), [MayTrade(), Points(6)]),
        Building(2, BLUE, 1, Cost(stone=2), [Temple(CHAAC, 2), Points(2)]),
        Building(2, BLUE, 1, Cost(gold=2), [Temple(KUKULKAN, 2), Points(3)]),
        Building(2, BLUE, 1, Cost(gold=3), [Temple(QUETZALCOATL, 2), Points(4)]),
        Building(2, BLUE, 1, Cost(stone=1, gold=1), [Technology(ARCHITECTURE), Points(3)]),
        Building(2, BLUE, 1, Cost(stone=2, gold=1), [Technology(THEOLOGY), Temple(CHAAC, 1), Temple(KUKULKAN, 1)]),
        Building(2, BLUE, 1, Cost(stone=1, gold=2), [AnyTechnology(2)]),
    ]


def wealth_tiles() -> list[Tile]:
    """Z-17.1: materials first, then the effects (Z-2.14)."""
    effects: list[list[TileEffect]] = [
        [Goods(corn=3), Temple(QUETZALCOATL, 1), Technology(AGRICULTURE)],
        [Goods(corn=5, gold=1), Temple(QUETZALCOATL, 1)],
        [Goods(stone=1, gold=1), Technology(AGRICULTURE)],
        [Goods(corn=9, stone=1)],
        [Goods(wood=1), Temple(KUKULKAN, 1), Technology(RESOURCE_EXTRACTION)],
        [Goods(corn=2, wood=2), Temple(KUKULKAN, 1)],
        [Goods(corn=4, wood=1), Technology(RESOURCE_EXTRACTION)],
        [Goods(corn=3, wood=2, stone=1)],
        [Goods(corn=2), Temple(CHAAC, 1), Technology(ARCHITECTURE)],
        [Goods(corn=6, stone=2)],
        [Goods(corn=3, gold=1), Technology(ARCHITECTURE)],
        [Goods(corn=6, wood=1, stone=1)],
        [Goods(corn=5, stone=1), Temple(CHAAC, 1)],
        [Goods(corn=3, wood=1), FeedsWorkers(1)],
        [OneMoreWorker()],
        [Goods(corn=8, gold=1)],
        [Goods(corn=4, wood=1, skull=1)],
        [Goods(corn=5, stone=1), Technology(THEOLOGY)],
        [Goods(corn=4, wood=3)],
        [Goods(corn=2, wood=2), Technology(THEOLOGY)],
        [Goods(corn=7, wood=2)],
    ]
    return [Tile(some, "Z-2.12") for some in effects]
