"""A person whose Warriors are on the map: everything the rules leave open is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64, vec
from tonalli.teotihuacan.modules.empire.names import FIRST_WAY, LAST_WAY, REGION_POINTS
from tonalli.teotihuacan.modules.empire.rules import Owner
from tonalli.teotihuacan.modules.empire.steps import ClaimDrawn, ClimbDifferent, PowerUpDifferent
from tonalli.teotihuacan.modules.empire.warriors import PushedWarrior, move_on
from tonalli.teotihuacan.names import NONE, RESERVE, WORKERS
from tonalli.teotihuacan.steps.temple import ClimbAny

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


@final
class PersonOwner(Owner):
    """Decides, where there is something to decide."""

    def begins_on_the_map(self) -> bool:
        return True

    def pushed(self, s: State, seat: i64, region: i64) -> None:
        if FIRST_WAY[region] == LAST_WAY[region]:
            move_on(s, seat, region, FIRST_WAY[region], "X-7.8")
        else:
            s.push(PushedWarrior(seat, region))

    def region_points(self, s: State, seat: i64, region: i64) -> i64:
        return REGION_POINTS[region]

    def climb_any(self, s: State, seat: i64) -> None:
        s.push(ClimbAny(seat, 1, 0, "X-7.15"))

    def climb_two(self, s: State, seat: i64) -> None:
        s.push(ClimbDifferent(seat, NONE))

    def power_up_three(self, s: State, seat: i64) -> None:
        s.push(PowerUpDifferent(seat, 3, 0))

    def count_workers(self, s: State, seat: i64) -> None:
        """X-7.15: 1 point for a worker of power 1 to 3, 2 for one of 4 or 5, locked ones too."""
        side = s.players[seat]
        points: i64 = 0
        for die in range(WORKERS):
            if side.where[die] != RESERVE:
                points += 2 if side.power[die] >= 4 else 1
        s.score(seat, points, "X-7.15")

    def choose_drawn(self, s: State, seat: i64, region: i64, tiles: vec[i64]) -> None:
        if tiles[0] != NONE:
            s.push(ClaimDrawn(seat, region, tiles[0], tiles[1], tiles[2]))
