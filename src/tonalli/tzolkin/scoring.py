"""The end: what is left, monuments, and who wins (Z-13, Z-17.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.names import (
    BLOCKS_END,
    BLUE,
    BROWN,
    CORN,
    GREEN,
    MONUMENT_KINDS,
    MONUMENTS,
    SKULL,
    TEMPLE_COUNT,
    TOP_LEVEL,
    TRACK_COUNT,
)
from tonalli.tzolkin.rules import FinalItem, Monument
from tonalli.tzolkin.steps.food_day import step_points
from tonalli.tzolkin.tiles import (
    RATE,
    SKULL_LEFT,
    TOP_TECHNOLOGIES_POINTS,
    WORKERS_POINTS,
)

if TYPE_CHECKING:
    from tonalli.tzolkin.state import State


@final
class CornLeft(FinalItem):
    """Z-13.2, Z-13.3: blocks count as corn at market rates; a corn is a quarter point."""

    def score(self, s: State, player: i64) -> None:
        corn: i64 = 0
        for good in range(CORN, BLOCKS_END):
            corn += RATE[good] * s.players[player].stock[good]
        s.score_quarters(player, corn, "Z-13.2")


@final
class SkullsLeft(FinalItem):
    """Z-13.4: 3 points for each skull still owned."""

    def score(self, s: State, player: i64) -> None:
        s.score(player, SKULL_LEFT * s.players[player].stock[SKULL], "Z-13.4")


@final
class MonumentPoints(FinalItem):
    """Z-13.5: every monument of the player."""

    def score(self, s: State, player: i64) -> None:
        for monument in range(MONUMENT_KINDS):
            if s.players[player].owns_monument(monument):
                points = s.rules.monuments[monument].points(s, player)
                if s.log is not None:
                    s.log.monument_scores(player, MONUMENTS[monument], points, "Z-13.5")
                s.score(player, points, "Z-13.5")


def winners(s: State) -> list[int]:
    """Z-13.6, Z-13.9: most points, then most own workers on the gears; who still ties shares the victory."""
    best = max((side.quarters, s.players[seat].standing) for seat, side in enumerate(s.players))
    return [seat for seat, side in enumerate(s.players) if (side.quarters, s.players[seat].standing) == best]


# ---- monuments -----------------------------------------------------------------------------------


def monuments_of(s: State, player: i64) -> i64:
    count: i64 = 0
    for monument in range(MONUMENT_KINDS):
        if s.players[player].owns_monument(monument):
            count += 1
    return count


def of_colour(s: State, player: i64, colour: i64) -> i64:
    """Z-10.6: own buildings and monuments of a colour."""
    side = s.players[player]
    count: i64 = 0
    for building in range(len(s.rules.buildings)):
        if s.rules.buildings[building].colour == colour:
            count += side.buildings[building]
    for monument in range(MONUMENT_KINDS):
        if side.owns_monument(monument) and s.rules.monuments[monument].colour == colour:
            count += 1
    return count


@final
class ColourSet(Monument):
    """4 points for each own building and monument of its colour, this one included."""

    def points(self, s: State, player: i64) -> i64:
        return 4 * of_colour(s, player, self.colour)


@final
class AllTiles(Monument):
    """2 points for each own building and monument."""

    def points(self, s: State, player: i64) -> i64:
        count = monuments_of(s, player)
        for building in range(len(s.rules.buildings)):
            count += s.players[player].buildings[building]
        return 2 * count


@final
class CornTiles(Monument):
    """4 points for each own corn harvest tile."""

    def points(self, s: State, player: i64) -> i64:
        return 4 * s.players[player].corn_tiles


@final
class WoodTiles(Monument):
    """4 points for each own wood harvest tile."""

    def points(self, s: State, player: i64) -> i64:
        return 4 * s.players[player].wood_tiles


@final
class AllMonuments(Monument):
    """6, 5 or 4 points, by the number of players, for each monument built by anybody."""

    def points(self, s: State, player: i64) -> i64:
        count: i64 = 0
        for seat in range(s.rules.players):
            count += monuments_of(s, seat)
        return s.rules.all_monuments_points * count


@final
class TopTechnologies(Monument):
    """By the number of own technologies at their last level."""

    def points(self, s: State, player: i64) -> i64:
        count: i64 = 0
        for track in range(TRACK_COUNT):
            if s.players[player].levels[track] == TOP_LEVEL:
                count += 1
        return TOP_TECHNOLOGIES_POINTS[count]


@final
class TechnologyLevels(Monument):
    """3 points for each own technology level."""

    def points(self, s: State, player: i64) -> i64:
        levels: i64 = 0
        for track in range(TRACK_COUNT):
            levels += s.players[player].levels[track]
        return 3 * levels


@final
class WorkersInPlay(Monument):
    """By the number of own workers in play."""

    def points(self, s: State, player: i64) -> i64:
        return WORKERS_POINTS[s.players[player].workers_in_play()]


@final
class TemplePoints(Monument):
    """The points of the own step on each temple once more."""

    def points(self, s: State, player: i64) -> i64:
        total: i64 = 0
        for temple in range(TEMPLE_COUNT):
            total += step_points(s, player, temple)
        return total


@final
class HighestTemple(Monument):
    """3 points for each step above the start on the own best temple."""

    def points(self, s: State, player: i64) -> i64:
        best: i64 = 0
        for temple in range(TEMPLE_COUNT):
            best = max(best, s.players[player].temples[temple])
        return 3 * best


@final
class SkullsPlaced(Monument):
    """3 points for each skull in Chichen Itza, whoever placed it."""

    def points(self, s: State, player: i64) -> i64:
        return 3 * s.skulls_placed()


def monuments() -> list[Monument]:
    """Z-17.4: colour and cost, in the order of their names."""
    return [
        ColourSet(BROWN, Cost(wood=3, stone=2, gold=1)),
        ColourSet(GREEN, Cost(wood=2, stone=3, gold=1)),
        ColourSet(BLUE, Cost(stone=2, gold=3)),
        AllTiles(BROWN, Cost(wood=1, stone=3, gold=2)),
        CornTiles(BROWN, Cost(wood=1, stone=1, gold=4)),
        WoodTiles(BROWN, Cost(wood=1, gold=4)),
        AllMonuments(BROWN, Cost(wood=2, stone=2, gold=2)),
        TopTechnologies(GREEN, Cost(wood=1, stone=1, gold=3)),
        TechnologyLevels(GREEN, Cost(wood=2, stone=1, gold=3)),
        WorkersInPlay(GREEN, Cost(wood=3, gold=3)),
        TemplePoints(BLUE, Cost(stone=4, gold=3)),
        HighestTemple(BLUE, Cost(stone=3, gold=3)),
        SkullsPlaced(BLUE, Cost(gold=4, skull=1)),
    ]
