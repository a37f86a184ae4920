"""Temples and the Avenue of the Dead (T-9), and choosing resources (T-1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.field import PLAYER, WHY, FieldList, a_number, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import OFTEN, PASS, Effect
from tonalli.teotihuacan.moments import ANY_TIME, CLOSED, Decision, Pause
from tonalli.teotihuacan.names import (
    AVENUE_END,
    COCOA,
    HEAP_SIZE,
    HEAPS,
    NONE,
    PYRAMID_TRACK_END,
    TEMPLES,
    TOP_STEP,
)
from tonalli.teotihuacan.notation import CLAIM, REWARD, TEMPLE
from tonalli.teotihuacan.steps.claim import can_claim, claim_from_heap, lies_in_heap, offer_heap, why_not_claim
from tonalli.teotihuacan.tiles import (
    ANY_RESOURCE,
    HEAP_OF_AVENUE_STEP,
    HEAP_OF_TEMPLE_STEP,
    POINTS,
    SOME_COCOA,
    STEP_AMOUNT,
    STEP_KIND,
)

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

STEPS: Final = 12


def can_climb(s: State, player: i64, temple: i64) -> bool:
    """T-9.5, T-9.6: not from the top, and to the top only while nobody is there."""
    step = s.players[player].temples[temple]
    if step < TOP_STEP - 1:
        return True
    if step == TOP_STEP:
        return False
    for side in s.players:
        if side.temples[temple] == TOP_STEP:
            return False
    return True


def can_climb_any(s: State, player: i64) -> bool:
    return can_climb(s, player, 0) or can_climb(s, player, 1) or can_climb(s, player, 2)


def climb(s: State, player: i64, temple: i64, why: str) -> None:
    """T-9.1, T-9.2, T-9.3, T-9.4, T-9.6, T-9.7: one step up with its reward; an impossible advance is lost (T-1.16)."""
    if not can_climb(s, player, temple):
        if s.log is not None:
            s.log.step_lost(player, TEMPLES[temple], 1, "T-9.6")
        return
    side = s.players[player]
    step = side.temples[temple] + 1
    side.temples[temple] = step
    if s.log is not None:
        s.log.temple(player, TEMPLES[temple], step, why)
    for item in s.rules.reached:
        item.step(s, player, temple, step)
    heap = HEAP_OF_TEMPLE_STEP[temple * STEPS + step]
    if heap != NONE:
        s.rules.seats[player].reach_major_step(s, player, temple, heap)
    else:
        temple_reward(s, player, temple)


def temple_reward(s: State, player: i64, temple: i64) -> None:
    """T-9.2, T-9.3, T-9.5: what is printed on the step the marker stands on."""
    index = temple * STEPS + s.players[player].temples[temple]
    kind = STEP_KIND[index]
    amount = STEP_AMOUNT[index]
    why = "T-9.2"
    if HEAP_OF_TEMPLE_STEP[index] != NONE:
        why = "T-9.3"
    elif s.players[player].temples[temple] == TOP_STEP:
        why = "T-9.5"
    if kind == ANY_RESOURCE:
        s.rules.seats[player].take_resources(s, player, amount)
    elif kind == POINTS:
        s.score(player, amount, why)
    elif kind == SOME_COCOA:
        s.gain(player, COCOA, amount, why)


def heap_offers(s: State, player: i64, heap: i64) -> bool:
    """Whether a tile of a heap can be claimed now."""
    for i in range(HEAP_SIZE):
        kind = s.heap[heap * HEAP_SIZE + i]
        if kind != NONE and can_claim(s, player, kind):
            return True
    return False


@final
@mypyc_attr(free_list_len=1)
class MajorStep(Decision):
    """T-9.3: claim one of the discovery tiles lying on the step, or take the printed reward."""

    kind: ClassVar[str] = "major-step"
    fields: ClassVar[FieldList] = (PLAYER, a_word("temple", TEMPLES), a_word("heap", HEAPS))

    def __init__(self, player: i64, temple: i64, heap: i64) -> None:
        super().__init__(player)
        self.temple = temple
        self.heap = heap

    def fits(self, s: State) -> bool:
        stands_on = self.temple * STEPS + s.players[self.player].temples[self.temple]
        return self.heap == HEAP_OF_TEMPLE_STEP[stands_on]

    def options(self, s: State, out: Actions) -> None:
        out.add(REWARD)
        offer_heap(s, self.player, self.heap, out)

    def why_not(self, s: State, action: i64) -> Reason | None:
        return why_not_claim(s, self.player, lies_in_heap(s, self.heap, action - CLAIM), action)

    def take(self, s: State, action: i64) -> None:
        if action == REWARD:
            temple_reward(s, self.player, self.temple)
        else:
            claim_from_heap(s, self.player, self.heap, action - CLAIM)


@final
@mypyc_attr(free_list_len=1)
class ClimbAny(Decision):
    """T-9.8: one or more steps on temples of the player's choice, each chosen and resolved by itself.

    ``open`` says whether tiles may be used before and between them (T-8.26).
    """

    kind: ClassVar[str] = "climb-any"
    fields: ClassVar[FieldList] = (PLAYER, a_number("steps", 1, 9), a_number("open", 0, 9), WHY)
    peers: ClassVar[int] = OFTEN

    def __init__(self, player: i64, steps: i64, open: i64, why: str) -> None:
        super().__init__(player)
        self.steps = steps
        self.open = open
        self.why = why

    def options(self, s: State, out: Actions) -> None:
        for temple in range(3):
            if can_climb(s, self.player, temple):
                out.add(TEMPLE + temple)
        if out.count == 0:
            out.add(PASS)

    def why_not(self, s: State, action: i64) -> Reason | None:
        return Reason("top-step", "T-9.6") if TEMPLE <= action < TEMPLE + len(TEMPLES) else None

    def moment(self, s: State) -> i64:
        return ANY_TIME if self.open != 0 else CLOSED

    def take(self, s: State, action: i64) -> None:
        if action == PASS:
            if s.log is not None:
                s.log.step_lost(self.player, "", self.steps, "T-9.6")
            return
        if self.steps > 1:
            s.push(ClimbAny(self.player, self.steps - 1, max(self.open, s.rules.leeway.between_steps()), self.why))
        climb(s, self.player, action - TEMPLE, self.why)


@final
@mypyc_attr(free_list_len=1)
class Climb(Effect["State"]):
    """One step on a named temple that is still due."""

    kind: ClassVar[str] = "climb"
    fields: ClassVar[FieldList] = (a_seat("climber"), a_word("temple", TEMPLES), WHY)
    peers: ClassVar[int] = OFTEN

    def __init__(self, climber: i64, temple: i64, why: str) -> None:
        super().__init__()
        self.climber = climber
        self.temple = temple
        self.why = why

    def run(self, s: State) -> None:
        climb(s, self.climber, self.temple, self.why)


@final
@mypyc_attr(free_list_len=1)
class ClimbBoth(Decision):
    """T-14.7: steps on two different temples, in the order the player likes."""

    kind: ClassVar[str] = "climb-both"
    fields: ClassVar[FieldList] = (PLAYER, a_word("one", TEMPLES), a_word("other", TEMPLES), WHY)

    def __init__(self, player: i64, one: i64, other: i64, why: str) -> None:
        super().__init__(player)
        self.one = one
        self.other = other
        self.why = why

    def options(self, s: State, out: Actions) -> None:
        out.add(TEMPLE + self.one)
        out.add(TEMPLE + self.other)

    def take(self, s: State, action: i64) -> None:
        chosen = action - TEMPLE
        climb_in_turn(s, self.player, chosen, self.other if chosen == self.one else self.one, self.why)


def climb_in_turn(s: State, player: i64, one: i64, other: i64, why: str) -> None:
    """Two steps of one effect; tiles may be used between them (T-8.26)."""
    s.push(Climb(player, other, why))
    s.push(Pause(player))
    climb(s, player, one, why)


# ---- Avenue of the Dead and pyramid track ------------------------------------------------------


def can_walk_avenue(s: State, player: i64) -> bool:
    """T-9.10: not from step 9."""
    return s.players[player].avenue < AVENUE_END


def walk_avenue(s: State, player: i64, why: str) -> None:
    """T-9.9: one step; on steps 3, 6 and 8 the player may claim a discovery tile lying there."""
    side = s.players[player]
    if side.avenue >= AVENUE_END:
        if s.log is not None:
            s.log.step_lost(player, "avenue", 1, "T-9.9")
        return
    side.avenue += 1
    if s.log is not None:
        s.log.avenue(player, side.avenue, why)
    heap = HEAP_OF_AVENUE_STEP[side.avenue]
    if heap != NONE:
        s.rules.seats[player].reach_avenue_tiles(s, player, heap)


@final
@mypyc_attr(free_list_len=1)
class AvenueClaim(Decision):
    """T-9.9: claim one tile of the Avenue step reached, or none."""

    kind: ClassVar[str] = "avenue-claim"
    fields: ClassVar[FieldList] = (PLAYER, a_word("heap", HEAPS))

    def __init__(self, player: i64, heap: i64) -> None:
        super().__init__(player)
        self.heap = heap

    def fits(self, s: State) -> bool:
        return self.heap == HEAP_OF_AVENUE_STEP[s.players[self.player].avenue]

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        offer_heap(s, self.player, self.heap, out)

    def why_not(self, s: State, action: i64) -> Reason | None:
        return why_not_claim(s, self.player, lies_in_heap(s, self.heap, action - CLAIM), action)

    def take(self, s: State, action: i64) -> None:
        if action != PASS:
            claim_from_heap(s, self.player, self.heap, action - CLAIM)


def climb_pyramid_track(s: State, player: i64, why: str) -> None:
    """T-9.11, T-9.12: one step, at most to step 10."""
    side = s.players[player]
    if side.pyramid < PYRAMID_TRACK_END:
        side.pyramid += 1
        if s.log is not None:
            s.log.pyramid_track(player, side.pyramid, why)
