"""What the actions beside the gears of Tzolk'in may bring a player, and what a worker on its way there is worth."""

from __future__ import annotations

from typing import Final

from tonalli.core.native import i64, vec
from tonalli.tzolkin.names import (
    AGRICULTURE,
    CHICHEN_ITZA,
    CORN,
    GEAR_COUNT,
    NONE,
    PALENQUE,
    RESOURCE_EXTRACTION,
    SKULL,
    TEETH_MAX,
    THEOLOGY,
    TIKAL,
    TOP_LEVEL,
    UXMAL,
    WORKERS,
    YAXCHILAN,
)
from tonalli.tzolkin.player import Player
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.build import can_build, can_build_monument
from tonalli.tzolkin.tiles import (
    CORN_OF_GROUP,
    FIRST,
    FISH,
    LAST_SPACE,
    SKULL_BLOCKS,
    SKULL_POINTS,
    WOOD_OF_GROUP,
    YAXCHILAN_CORN,
    YAXCHILAN_GOLD,
    YAXCHILAN_SKULL,
    YAXCHILAN_STONE,
    YAXCHILAN_WOOD,
)

# All weights are hundredths of a victory point.
POINT: Final = 100
LONG_GAME: Final = 26
GOOD_EARLY: Final = vec[i64]([40, 85, 120, 155, 520])
GOOD_LATE: Final = vec[i64]([25, 50, 75, 100, 300])
"""At the end a good is worth what it scores."""
WORKER_A_TURN: Final = vec[i64]([0, 60, 55, 50, 42, 34, 26])
"""By number: what a worker can do in each turn that is left."""
IN_HAND: Final = 78
"""A worker that can be placed in the next turn."""
WAIT: Final = 29
"""A turn in which a worker does nothing but wait."""
TEMPLE_STEP: Final = 170
TECHNOLOGY_STEP: Final = 210
BUILDING: Final = 370
MONUMENT: Final = 900
UNPAYABLE: Final = 52
"""Percent of an action's worth to somebody who could not pay for it yet."""
NOTHING: Final = vec[i64]([0] * TEETH_MAX)


def good_worth(good: i64, left: i64) -> i64:
    """One of a good with so many turns left."""
    late = GOOD_LATE[good]
    return late + (GOOD_EARLY[good] - late) * min(left, LONG_GAME // 2) // (LONG_GAME // 2)


def action_worth(s: State, player: i64, gear: i64, action: i64, left: i64) -> i64:
    """What an action, counted from 1, may bring; what it costs is already taken off."""
    if gear == PALENQUE:
        return harvest_worth(s, player, action - 2, left) if action > 1 else FISH * good_worth(CORN, left)
    if gear == YAXCHILAN:
        return yaxchilan_worth(s, player, action - 1, left)
    if gear == TIKAL:
        return tikal_worth(s, player, action, left)
    if gear == UXMAL:
        return uxmal_worth(s, player, action, left)
    return skull_worth(s, player, action - 1, left)


def harvest_worth(s: State, player: i64, group: i64, left: i64) -> i64:
    levels = s.players[player].levels
    best: i64 = 0
    if s.jungle_corn[group] > s.jungle_wood[group] or levels[AGRICULTURE] >= 2:
        corn = CORN_OF_GROUP[group]
        if levels[AGRICULTURE] >= 1:
            corn += 1
        if levels[AGRICULTURE] >= TOP_LEVEL:
            corn += 2
        best = corn * good_worth(CORN, left)
    if s.jungle_wood[group] > 0:
        wood = WOOD_OF_GROUP[group]
        if levels[RESOURCE_EXTRACTION] >= 1:
            wood += 1
        best = max(best, wood * good_worth(1, left))
    return best


def yaxchilan_worth(s: State, player: i64, index: i64, left: i64) -> i64:
    levels = s.players[player].levels
    if YAXCHILAN_SKULL[index] > 0:
        if s.skulls == 0:
            return 0
        return good_worth(SKULL, left) * (2 if levels[THEOLOGY] >= TOP_LEVEL else 1)
    total = YAXCHILAN_CORN[index] * good_worth(CORN, left)
    if YAXCHILAN_WOOD[index] > 0:
        total += good_worth(1, left) * (2 if levels[RESOURCE_EXTRACTION] >= 1 else 1)
    if YAXCHILAN_STONE[index] > 0:
        total += good_worth(2, left) * (2 if levels[RESOURCE_EXTRACTION] >= 2 else 1)
    if YAXCHILAN_GOLD[index] > 0:
        total += good_worth(3, left) * (2 if levels[RESOURCE_EXTRACTION] >= TOP_LEVEL else 1)
    return total


def tikal_worth(s: State, player: i64, action: i64, left: i64) -> i64:
    """Technologies, buildings and monuments, temples; all need blocks."""
    side = s.players[player]
    blocks = side.blocks()
    if action == 1:
        return part(TECHNOLOGY_STEP - 90, blocks >= 1)
    if action == 2:
        return part(BUILDING - 150, blocks >= 2 and can_build(s, player, NONE, 1))
    if action == 3:
        return part(2 * TECHNOLOGY_STEP - 200, blocks >= 3)
    if action == 4:
        if can_build_monument(s, player):
            return MONUMENT
        return part(2 * BUILDING - 330, blocks >= 4 and can_build(s, player, NONE, 1))
    return part(2 * TEMPLE_STEP - good_worth(1, left), blocks >= 1)


def uxmal_worth(s: State, player: i64, action: i64, left: i64) -> i64:
    side = s.players[player]
    if action == 1:
        return part(TEMPLE_STEP - 3 * good_worth(CORN, left), side.stock[CORN] >= 3)
    if action == 2:
        return 50
    if action == 3:
        return next_worker(side, left)
    if action == 4:
        return part(BUILDING - 200, side.stock[CORN] >= 4)
    return part(tikal_worth(s, player, 4, left), side.stock[CORN] >= 1)


def next_worker(side: Player, left: i64) -> i64:
    """One more worker, with the corn it will need."""
    if side.reserve == 0 or left < 3:
        return 0
    return max(WORKER_A_TURN[WORKERS - side.reserve + 1] * left - 20 * left, 0)


def skull_worth(s: State, player: i64, index: i64, left: i64) -> i64:
    """Z-7.19: only for a skull of one's own, where none stands yet."""
    if (s.offered >> index) & 1 != 0:
        return 0
    worth = POINT * SKULL_POINTS[index] + TEMPLE_STEP + SKULL_BLOCKS[index] * good_worth(2, left)
    if s.players[player].stock[SKULL] == 0:
        return (worth - GOOD_EARLY[SKULL]) * UNPAYABLE // 100
    return worth - good_worth(SKULL, left)


def part(worth: i64, payable: bool) -> i64:
    return worth if payable else worth * UNPAYABLE // 100


# ---- workers on gears ----------------------------------------------------------------------------


def best_by_space(s: State, player: i64, gear: i64, left: i64) -> vec[i64]:
    """The best action from each space of a gear, a lower one for its fee included."""
    last = FIRST[gear + 1] - FIRST[gear]
    ahead: i64 = 1 if gear == CHICHEN_ITZA and s.players[player].levels[THEOLOGY] >= 1 else 0
    fee = good_worth(CORN, left)
    best = vec[i64]([0] * TEETH_MAX)
    any_action: i64 = 0
    reached: i64 = 0
    for action in range(1, last + 1):
        worth = action_worth(s, player, gear, action, left)
        any_action = max(any_action, worth)
        reached = max(reached - fee, worth)
        best[action - ahead] = max(reached, 0)
    for space in range(last + 1 - ahead, LAST_SPACE[gear] + 1):
        best[space] = any_action
    return best


def best_at(s: State, player: i64, gear: i64, space: i64, left: i64) -> i64:
    return best_by_space(s, player, gear, left)[space]


def on_gears(s: State, player: i64, left: i64) -> i64:
    """What the workers on gears will bring after a day or more, if they are not pushed off first."""
    total: i64 = 0
    if s.players[player].standing == 0 or left == 0:
        return total
    skulls = s.players[player].stock[SKULL]
    for gear in range(GEAR_COUNT):
        first = gear * TEETH_MAX
        last = s.tribe(player).last_space(gear)
        count: i64 = 0
        best = NOTHING
        for space in range(last - 1, -1, -1):
            if s.teeth[first + space] != player:
                continue
            if count == 0:
                best = best_by_space(s, player, gear, left)
            worth: i64 = 0
            for days in range(1, min(last - space, left) + 1):
                worth = max(worth, best[space + days] - WAIT * days)
            if gear == CHICHEN_ITZA and count >= max(skulls, 1):
                worth = worth // 3
            elif count > 0:
                # Those behind find less of what the first will take.
                worth = worth * 85 // 100
            total += worth
            count += 1
    return total
