"""Adding Warriors and pushing them on (X-7.7 to X-7.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, WHY, FieldList, a_number, a_seat
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import OFTEN, Effect
from tonalli.teotihuacan.modules.empire import events
from tonalli.teotihuacan.modules.empire.ids import PUSH, PUSH_END
from tonalli.teotihuacan.modules.empire.names import CAPITAL, FAR, FIRST_WAY, LAST_WAY, PUSHED, REGIONS
from tonalli.teotihuacan.modules.empire.part import empire_of, has_empire
from tonalli.teotihuacan.moments import Decision
from tonalli.teotihuacan.names import NONE

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


def add_warrior(s: State, seat: i64, why: str) -> None:
    """X-7.7, X-9.7: from the supply to Teotihuacan; with an empty supply nothing happens."""
    empire = empire_of(s)
    if empire.supply[seat] == 0:
        return
    empire.supply[seat] -= 1
    if s.log is not None:
        events.warrior_added(s.log, seat, why)
    enter(s, seat, CAPITAL)


def enter(s: State, seat: i64, region: i64) -> None:
    """X-7.8: a region holds one Warrior, so the one there, anybody's, has to move on; region 12 holds any number."""
    empire = empire_of(s)
    if region == FAR:
        empire.far[seat] += 1
        return
    there = empire.regions[region]
    empire.regions[region] = seat
    if there != NONE:
        empire.rules.owners[there].pushed(s, there, region)


def move_on(s: State, seat: i64, origin: i64, region: i64, why: str) -> None:
    """X-7.9: a pushed Warrior goes one province further; the region it comes to may be occupied."""
    if s.log is not None:
        events.warrior_moves(s.log, seat, origin, region, why)
    enter(s, seat, region)


@final
@mypyc_attr(free_list_len=1)
class AddWarrior(Effect["State"]):
    """X-7.10: one of several Warriors, added when the chain of the one before it is finished."""

    kind: ClassVar[str] = "add-warrior"
    fields: ClassVar[FieldList] = (a_seat("owner"), WHY)
    peers: ClassVar[int] = OFTEN

    def __init__(self, owner: i64, why: str) -> None:
        super().__init__()
        self.owner = owner
        self.why = why

    def fits(self, s: State) -> bool:
        return has_empire(s)

    def run(self, s: State) -> None:
        add_warrior(s, self.owner, self.why)


@final
@mypyc_attr(free_list_len=1)
class PushedWarrior(Decision):
    """X-7.8, X-7.9, X-1.6: the owner of a pushed Warrior chooses where it goes, whoever's turn it is.

    X-15.12: no tiles are used between pushes.
    """

    kind: ClassVar[str] = PUSHED
    fields: ClassVar[FieldList] = (PLAYER, a_number("region", 0, REGIONS - 1))
    out_of_turn: ClassVar[bool] = True

    def __init__(self, player: i64, region: i64) -> None:
        super().__init__(player)
        self.region = region

    def fits(self, s: State) -> bool:
        """There is a choice, and another Warrior stands there now."""
        if not has_empire(s) or empire_of(s).regions[self.region] == NONE:
            return False
        return FIRST_WAY[self.region] != LAST_WAY[self.region]

    def options(self, s: State, out: Actions) -> None:
        for region in range(FIRST_WAY[self.region], LAST_WAY[self.region] + 1):
            out.add(PUSH + region - 1)

    def why_not(self, s: State, action: i64) -> Reason | None:
        return Reason("not-onward", "X-7.6") if PUSH <= action < PUSH_END else None

    def take(self, s: State, action: i64) -> None:
        move_on(s, self.player, self.region, action - PUSH + 1, "X-7.8")
