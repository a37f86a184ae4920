"""What the benefits of regions ask: temples, power-ups, tiles that are drawn (X-7.15, X-7.25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.bits import BIT
from tonalli.core.field import PLAYER, FieldList, a_number, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr, vec
from tonalli.core.step import NOBODY, PASS, Reveal
from tonalli.teotihuacan.modules.empire.names import REGIONS
from tonalli.teotihuacan.modules.empire.part import empire_of, has_empire
from tonalli.teotihuacan.moments import ANY_TIME, CLOSED, Decision
from tonalli.teotihuacan.names import NONE, TEMPLES, TILES, WORKERS
from tonalli.teotihuacan.notation import TEMPLE
from tonalli.teotihuacan.stack import TileStack
from tonalli.teotihuacan.steps.claim import can_claim, claim, why_not_claim
from tonalli.teotihuacan.steps.power_up import chosen_worker, offer_workers, power_up, why_not_worker
from tonalli.teotihuacan.steps.reveal import shuffle_back
from tonalli.teotihuacan.steps.temple import can_climb, climb

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

DRAWN: Final = 3
"""Tiles that a region draws at the most."""


# ---- two different temples (region 8) ------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class ClimbDifferent(Decision):
    """X-7.15, X-7.25: a step on each of two different temples; the second is lost if only one can advance.

    Tiles may be used between the two (T-8.26).
    """

    kind: ClassVar[str] = "climb-different"
    fields: ClassVar[FieldList] = (PLAYER, a_word("climbed", TEMPLES, optional=True))

    def __init__(self, player: i64, climbed: i64) -> None:
        super().__init__(player)
        self.climbed = climbed

    def fits(self, s: State) -> bool:
        return has_empire(s)

    def options(self, s: State, out: Actions) -> None:
        for temple in range(len(TEMPLES)):
            if temple != self.climbed and can_climb(s, self.player, temple):
                out.add(TEMPLE + temple)
        if out.count == 0:
            out.add(PASS)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action < TEMPLE or action >= TEMPLE + len(TEMPLES):
            return None
        if action - TEMPLE == self.climbed:
            return Reason("other-temple", "X-7.15")
        return Reason("top-step", "T-9.6")

    def moment(self, s: State) -> i64:
        return ANY_TIME if self.climbed != NONE and s.rules.leeway.between_steps() != 0 else CLOSED

    def take(self, s: State, action: i64) -> None:
        if action == PASS:
            if s.log is not None:
                s.log.step_lost(self.player, "", 2 if self.climbed == NONE else 1, "T-9.6")
            return
        if self.climbed == NONE:
            s.push(ClimbDifferent(self.player, action - TEMPLE))
        climb(s, self.player, action - TEMPLE, "X-7.15")


# ---- three different workers (region 4) ----------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class PowerUpDifferent(Decision):
    """X-7.15, X-7.25: one of three power-ups for different unlocked workers, as many as there are.

    A die reborn in between is not named again; tiles may be used between two of them (T-8.26).
    """

    kind: ClassVar[str] = "power-up-different"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 3), a_number("named", 0, (1 << WORKERS) - 1))

    def __init__(self, player: i64, left: i64, named: i64) -> None:
        super().__init__(player)
        self.left = left
        self.named = named
        """Bits of the dice that had theirs."""

    def fits(self, s: State) -> bool:
        return has_empire(s)

    def options(self, s: State, out: Actions) -> None:
        offer_workers(s, self.player, NONE, self.named, out)

    def why_not(self, s: State, action: i64) -> Reason | None:
        reason = why_not_worker(s, self.player, NONE, self.named, action)
        if reason is not None and reason.reason == "just-moved":
            return Reason("named-already", "X-7.25")
        return reason

    def moment(self, s: State) -> i64:
        return ANY_TIME if self.named != 0 and s.rules.leeway.between_steps() != 0 else CLOSED

    def take(self, s: State, action: i64) -> None:
        die = chosen_worker(s, self.player, action, self.named)
        if self.left > 1:
            s.push(PowerUpDifferent(self.player, self.left - 1, self.named | BIT[die]))
        power_up(s, self.player, die, "X-7.15")


# ---- drawn tiles (regions 3 and 6) ---------------------------------------------------------------


def heap_of_region(region: i64) -> str:
    """Where tiles drawn for a region are said to lie."""
    return f"region_{region}"


def stack_of(s: State, region: i64) -> TileStack:
    """The stack a region draws from."""
    return s.rules.stacks[empire_of(s).rules.benefits[region].draws_from()]


def draw_on(s: State, seat: i64, region: i64, tiles: vec[i64]) -> None:
    """X-7.25, X-15.14: one tile after the other as long as there is one, then whoever built may choose."""
    stack = stack_of(s, region)
    wanted = empire_of(s).rules.benefits[region].drawn()
    drawn: i64 = 0
    while drawn < wanted and tiles[drawn] != NONE:
        drawn += 1
    if drawn < wanted and stack.has_tile(s):
        stack.replenish(s)
        s.push(DrawForRegion(seat, region, tiles[0], tiles[1]))
    else:
        empire_of(s).rules.owners[seat].choose_drawn(s, seat, region, tiles)


def fit_region(s: State, seat: i64, region: i64, tiles: vec[i64]) -> bool:
    """Whether somebody who built in a region may have drawn these tiles, the first of them first."""
    if not has_empire(s) or empire_of(s).settled[region] != seat:
        return False
    benefit = empire_of(s).rules.benefits[region]
    for place in range(DRAWN):
        if tiles[place] == NONE:
            continue
        if place >= benefit.drawn() or (place > 0 and tiles[place - 1] == NONE):
            return False
        if s.rules.discoveries[tiles[place]].stack != benefit.draws_from():
            return False
    return benefit.drawn() > 0


@final
@mypyc_attr(free_list_len=1)
class DrawForRegion(Reveal["State"]):
    """X-7.15, X-7.25: the next tile for who built in a region; those drawn before it lie beside the board."""

    kind: ClassVar[str] = "draw-for-region"
    fields: ClassVar[FieldList] = (
        a_seat("owner"),
        a_number("region", 1, REGIONS - 1),
        a_word("first", TILES, optional=True),
        a_word("second", TILES, optional=True),
    )

    def __init__(self, owner: i64, region: i64, first: i64, second: i64) -> None:
        super().__init__()
        self.owner = owner
        self.region = region
        self.first = first
        self.second = second

    def fits(self, s: State) -> bool:
        if not fit_region(s, self.owner, self.region, vec[i64]([self.first, self.second, NONE])):
            return False
        drawn = (1 if self.first != NONE else 0) + (1 if self.second != NONE else 0)
        return drawn < empire_of(s).rules.benefits[self.region].drawn()

    def options(self, s: State, out: Actions) -> None:
        stack_of(s, self.region).offer(s, out)

    def take(self, s: State, action: i64) -> None:
        kind = stack_of(s, self.region).draw(s, action)
        if s.log is not None:
            s.log.reveal(NOBODY, TILES[kind], heap_of_region(self.region), "X-7.15")
        tiles = vec[i64]([self.first, self.second, NONE])
        place: i64 = 0
        while tiles[place] != NONE:
            place += 1
        tiles[place] = kind
        draw_on(s, self.owner, self.region, tiles)


@final
@mypyc_attr(free_list_len=1)
class ClaimDrawn(Decision):
    """X-7.15, X-7.25: one of the drawn tiles may be claimed for its cost; the rest is shuffled back."""

    kind: ClassVar[str] = "claim-drawn"
    fields: ClassVar[FieldList] = (
        PLAYER,
        a_number("region", 1, REGIONS - 1),
        a_word("first", TILES),
        a_word("second", TILES, optional=True),
        a_word("third", TILES, optional=True),
    )

    def __init__(self, player: i64, region: i64, first: i64, second: i64, third: i64) -> None:
        super().__init__(player)
        self.region = region
        self.first = first
        self.second = second
        self.third = third

    def fits(self, s: State) -> bool:
        return fit_region(s, self.player, self.region, self.tiles())

    def tiles(self) -> vec[i64]:
        return vec[i64]([self.first, self.second, self.third])

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        tiles = self.tiles()
        for place in range(DRAWN):
            kind = tiles[place]
            if kind != NONE and can_claim(s, self.player, kind):
                action = s.rules.discoveries[kind].claim_action
                if action not in out:
                    out.add(action)

    def why_not(self, s: State, action: i64) -> Reason | None:
        kind = s.rules.claimed_by(action)
        lies_there = kind != NONE and (kind == self.first or kind == self.second or kind == self.third)
        return why_not_claim(s, self.player, lies_there, action)

    def take(self, s: State, action: i64) -> None:
        chosen = NONE if action == PASS else s.rules.claimed_by(action)
        tiles = self.tiles()
        claimed = False
        for place in range(DRAWN):
            if tiles[place] == chosen and not claimed:
                claimed = True
            elif tiles[place] != NONE:
                shuffle_back(s, tiles[place], "X-7.15")
        if chosen != NONE:
            claim(s, self.player, chosen, heap_of_region(self.region), "X-7.15")
