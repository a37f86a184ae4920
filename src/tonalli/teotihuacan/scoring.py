"""What an eclipse and the end of the game score (T-19, T-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tonalli.core.native import i64
from tonalli.teotihuacan.names import BONUS_STEP, COCOA, DISCOVERY_KINDS, MASKS, RESERVE, WORKERS
from tonalli.teotihuacan.rules import BonusTile, ScoringItem
from tonalli.teotihuacan.tiles import BUILDINGS, BUILDINGS_ROW, PYRAMID_STEP_POINTS

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State

LEAD_POINTS: Final = 4


@final
class AvenueScore(ScoringItem):
    """T-19.2: every own Avenue step scores the lowest visible number of the buildings row."""

    def score(self, s: State) -> None:
        value = BUILDINGS_ROW[BUILDINGS - s.buildings]
        for seat in range(s.rules.players):
            s.score(seat, value * s.players[seat].avenue, "T-19.2")


@final
class PyramidLead(ScoringItem):
    """T-19.3: everybody furthest ahead on the pyramid track scores 4; nobody when all are on 0."""

    def score(self, s: State) -> None:
        lead: i64 = 0
        for side in s.players:
            lead = max(lead, side.pyramid)
        for seat in range(s.rules.players):
            if lead > 0 and s.players[seat].pyramid == lead:
                s.score(seat, LEAD_POINTS, "T-19.3")


@final
class PyramidSteps(ScoringItem):
    """T-19.4, T-19.5: 4, 3 or 2 points a step by the ordinal of the eclipse; then all markers go back to 0."""

    def score(self, s: State) -> None:
        for seat in range(s.rules.players):
            side = s.players[seat]
            s.score(seat, PYRAMID_STEP_POINTS[s.eclipses] * side.pyramid, "T-19.4")
            if side.pyramid > 0:
                side.pyramid = 0
                if s.log is not None:
                    s.log.pyramid_track(seat, 0, "T-19.5")


@final
class MaskSets(ScoringItem):
    """T-19.6: sets of different masks, split in the best way."""

    def score(self, s: State) -> None:
        for seat in range(s.rules.players):
            for copies in range(1, 4):
                s.score(seat, s.rules.masks.points[s.rules.masks.owned(s, seat, copies)], "T-19.6")


def bonuses_reached(s: State, player: i64) -> i64:
    """T-9.4: temples on whose step 10 or 11 the player stands."""
    reached: i64 = 0
    for temple in range(3):
        if s.players[player].temples[temple] >= BONUS_STEP:
            reached += 1
    return reached


# ---- temple bonus tiles (T-19.12) ----------------------------------------------------------------


@final
class BestMasks(BonusTile):
    """The best mask set once more."""

    def points(self, s: State, player: i64) -> i64:
        return s.rules.masks.points[s.rules.masks.owned(s, player, 1)]


@final
class PerTechnology(BonusTile):
    """5 points per own technology."""

    def points(self, s: State, player: i64) -> i64:
        return 5 * s.players[player].technologies_owned()


@final
class Fifteen(BonusTile):
    """15 points."""

    def points(self, s: State, player: i64) -> i64:
        return 15


@final
class PerAvenueStep(BonusTile):
    """3 points per own Avenue step."""

    def points(self, s: State, player: i64) -> i64:
        return 3 * s.players[player].avenue


@final
class PerBonusTile(BonusTile):
    """9 points per temple bonus tile reached, this one included."""

    def points(self, s: State, player: i64) -> i64:
        return 9 * bonuses_reached(s, player)


@final
class PerDiscovery(BonusTile):
    """2 points per own discovery tile other than masks, used or not."""

    def points(self, s: State, player: i64) -> i64:
        side = s.players[player]
        tiles: i64 = 0
        for kind in range(MASKS, DISCOVERY_KINDS):
            tiles += side.face_up[kind] + side.used[kind]
        return 2 * tiles


@final
class PerWorker(BonusTile):
    """4 points per own worker in play, 9 with power 4 or 5."""

    def points(self, s: State, player: i64) -> i64:
        side = s.players[player]
        points: i64 = 0
        for die in range(WORKERS):
            if side.where[die] != RESERVE:
                points += 9 if side.power[die] >= 4 else 4
        return points


def bonus_tiles() -> list[BonusTile]:
    """All seven, in the order of their names."""
    return [
        BestMasks(),
        PerTechnology(),
        Fifteen(),
        PerAvenueStep(),
        PerBonusTile(),
        PerDiscovery(),
        PerWorker(),
    ]


# ---- the end -------------------------------------------------------------------------------------


def winners(s: State) -> list[int]:
    """T-20.2: most points, then most cocoa, then the lower player order; T-22.5: in Dark Eclipse the higher."""
    best: i64 = 0
    for seat in range(1, s.rules.players):
        if beats(s, seat, best):
            best = seat
    return [best]


def beats(s: State, one: i64, other: i64) -> bool:
    mine, yours = s.players[one], s.players[other]
    if mine.points != yours.points:
        return mine.points > yours.points
    if mine.stock[COCOA] != yours.stock[COCOA]:
        return mine.stock[COCOA] > yours.stock[COCOA]
    return (s.order(one) < s.order(other)) != s.rules.dark_eclipse


def tie_break(s: State) -> tuple[str, str]:
    """What told the winner apart from the next: points, cocoa or player order."""
    best = winners(s)[0]
    rivals = [seat for seat in range(s.rules.players) if seat != best]
    alike = [seat for seat in rivals if s.players[seat].points == s.players[best].points]
    if not alike:
        return "points", "T-20.2"
    if all(s.players[seat].stock[COCOA] < s.players[best].stock[COCOA] for seat in alike):
        return "cocoa", "T-20.2"
    return "order", "T-22.5" if s.rules.dark_eclipse else "T-20.2"
