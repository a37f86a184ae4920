"""What the effects of Great Discoveries ask: workers that go back, more power-ups, tiles turned up, two temples."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.bits import BIT
from tonalli.core.field import PLAYER, WHY, FieldList, a_number, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import OFTEN, PASS
from tonalli.teotihuacan.modules.great_discoveries import events
from tonalli.teotihuacan.modules.great_discoveries.ids import BACK, BACK_END, REFRESH, REFRESH_END
from tonalli.teotihuacan.moments import ANY_TIME, CLOSED, Decision
from tonalli.teotihuacan.names import BOARDS, DISCOVERY_KINDS, MASKS, MAX_POWER, NONE, RING, TEMPLES, TILES, WORKERS
from tonalli.teotihuacan.notation import TEMPLE, TO
from tonalli.teotihuacan.steps.power_up import chosen_worker, just_moved, offer_workers, power_up, why_not_worker
from tonalli.teotihuacan.steps.temple import ClimbAny, can_climb, climb, climb_in_turn

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


# ---- workers that go back (X-3.9, X-6.8) ---------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class BackWorker(Decision):
    """X-3.9, X-6.8: which unlocked worker goes back, up to ``most`` boards; ``waivable`` if none need go."""

    kind: ClassVar[str] = "back-worker"
    fields: ClassVar[FieldList] = (
        PLAYER,
        a_number("most", 1, RING - 1),
        a_number("left", 1, 9),
        a_number("waivable", 0, 1),
        WHY,
    )
    peers: ClassVar[int] = OFTEN

    def __init__(self, player: i64, most: i64, left: i64, waivable: i64, why: str) -> None:
        super().__init__(player)
        self.most = most
        self.left = left
        self.waivable = waivable
        self.why = why

    def options(self, s: State, out: Actions) -> None:
        side = s.players[self.player]
        moved = just_moved(s, self.player)
        seen: i64 = 0
        for die in range(WORKERS):
            if side.where[die] >= RING or (moved >> die) & 1 != 0:
                continue
            bit = side.where[die] * MAX_POWER + side.power[die] - 1
            if (seen >> bit) & 1 == 0:
                seen |= BIT[bit]
                out.add(BACK + bit)
        if self.waivable != 0 or out.count == 0:
            out.add(PASS)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action == PASS:
            return Reason("must-move", "X-3.9")
        if action < BACK or action >= BACK_END:
            return None
        there = s.players[self.player].find((action - BACK) // MAX_POWER, (action - BACK) % MAX_POWER + 1, 0)
        return Reason("no-worker", "X-3.9") if there == NONE else Reason("just-moved", "X-3.13")

    def take(self, s: State, action: i64) -> None:
        if action == PASS:
            return
        if self.left > 1:
            s.push(BackWorker(self.player, self.most, self.left - 1, self.waivable, self.why))
        where = (action - BACK) // MAX_POWER
        s.push(BackTo(self.player, where, (action - BACK) % MAX_POWER + 1, self.most, self.why))


@final
@mypyc_attr(free_list_len=1)
class BackTo(Decision):
    """X-3.9, X-6.8, X-15.11: how far back; the way brings no action and no cocoa, costs none and passes nothing.

    X-9.12: so technology 01 does not pay for it.
    """

    kind: ClassVar[str] = "back-to"
    fields: ClassVar[FieldList] = (
        PLAYER,
        a_word("board", BOARDS),
        a_number("power", 1, MAX_POWER),
        a_number("most", 1, RING - 1),
        WHY,
    )

    def __init__(self, player: i64, board: i64, power: i64, most: i64, why: str) -> None:
        super().__init__(player)
        self.board = board
        self.power = power
        self.most = most
        self.why = why

    def fits(self, s: State) -> bool:
        return self.die(s) != NONE

    def die(self, s: State) -> i64:
        return s.players[self.player].find(self.board, self.power, just_moved(s, self.player))

    def options(self, s: State, out: Actions) -> None:
        slot = s.layout.slot_of[self.board]
        for distance in range(1, self.most + 1):
            out.add(TO + s.layout.board_at[(slot - distance) % RING])

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action < TO or action >= TO + RING:
            return None
        distance = (s.layout.slot_of[self.board] - s.layout.slot_of[action - TO] - 1) % RING + 1
        return Reason("too-far", "X-3.9", {"distance": distance, "most": self.most})

    def take(self, s: State, action: i64) -> None:
        die = self.die(s)
        s.lift_worker(self.player, die, self.why)
        s.put_worker(self.player, die, action - TO, self.why)


# ---- power-ups -----------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class PowerUpMore(Decision):
    """X-3.13: one of up to ``left`` power-ups; all but the first may be left out, tiles used between (T-8.26)."""

    kind: ClassVar[str] = "power-up-more"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 3), a_number("made", 0, 1))
    peers: ClassVar[int] = OFTEN

    def __init__(self, player: i64, left: i64, made: i64) -> None:
        super().__init__(player)
        self.left = left
        self.made = made

    def options(self, s: State, out: Actions) -> None:
        offer_workers(s, self.player, NONE, just_moved(s, self.player), out)
        if self.made != 0 or out.count == 0:
            out.add(PASS)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action == PASS:
            return Reason("must-power-up", "X-3.13")
        return why_not_worker(s, self.player, NONE, just_moved(s, self.player), action)

    def moment(self, s: State) -> i64:
        return ANY_TIME if self.made != 0 else CLOSED

    def take(self, s: State, action: i64) -> None:
        if action == PASS:
            return
        if self.left > 1:
            s.push(PowerUpMore(self.player, self.left - 1, 1))
        power_up(s, self.player, chosen_worker(s, self.player, action, just_moved(s, self.player)), "X-3.7")


# ---- discovery tiles turned face up --------------------------------------------------------------


def has_used_discovery(s: State, player: i64) -> bool:
    """X-3.5, X-9.6: whether the player has a used discovery tile; Great Discoveries are none, masks are never used."""
    used = s.players[player].used
    for kind in range(MASKS, DISCOVERY_KINDS):
        if used[kind] > 0:
            return True
    return False


@final
@mypyc_attr(free_list_len=1)
class Refresh(Decision):
    """X-3.7: a used discovery tile is turned face up, without paying again; the only one if there is just one.

    X-15.16: what a move tile has done in this turn is not forgotten.
    """

    kind: ClassVar[str] = "refresh"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 2))

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def options(self, s: State, out: Actions) -> None:
        used = s.players[self.player].used
        for kind in range(MASKS, DISCOVERY_KINDS):
            if used[kind] > 0:
                out.add(REFRESH + kind - MASKS)

    def why_not(self, s: State, action: i64) -> Reason | None:
        return Reason("not-used", "X-3.7") if REFRESH <= action < REFRESH_END else None

    def take(self, s: State, action: i64) -> None:
        kind = action - REFRESH + MASKS
        s.players[self.player].turn_back(kind)
        if s.log is not None:
            events.refresh(s.log, self.player, TILES[kind], "X-3.7")
        if self.left > 1 and has_used_discovery(s, self.player):
            s.push(Refresh(self.player, self.left - 1))


# ---- temples -------------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class AnyAndNamed(Decision):
    """X-3.10: the first of a step on any temple and one on the named; the named one first leaves the free choice."""

    kind: ClassVar[str] = "any-and-named"
    fields: ClassVar[FieldList] = (PLAYER, a_word("temple", TEMPLES), WHY)

    def __init__(self, player: i64, temple: i64, why: str) -> None:
        super().__init__(player)
        self.temple = temple
        self.why = why

    def options(self, s: State, out: Actions) -> None:
        for temple in range(len(TEMPLES)):
            if can_climb(s, self.player, temple):
                out.add(TEMPLE + temple)
        if out.count == 0:
            out.add(PASS)

    def why_not(self, s: State, action: i64) -> Reason | None:
        return Reason("top-step", "T-9.6") if TEMPLE <= action < TEMPLE + len(TEMPLES) else None

    def take(self, s: State, action: i64) -> None:
        if action == PASS:
            return
        first = action - TEMPLE
        if first == self.temple:
            s.push(ClimbAny(self.player, 1, s.rules.leeway.between_steps(), self.why))
            climb(s, self.player, first, self.why)
        else:
            climb_in_turn(s, self.player, first, self.temple, self.why)
