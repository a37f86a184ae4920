"""A glance at a position of Teotihuacan: points, and what goods, workers, tracks and tiles may still bring."""

from __future__ import annotations

from typing import Final

from tonalli.core.native import i64, vec
from tonalli.teotihuacan.names import (
    BONUS_STEP,
    COCOA,
    GOLD,
    IN_HAND,
    LOCKED,
    MASKS,
    RESERVE,
    TOP_STEP,
    WORKERS,
)
from tonalli.teotihuacan.player import Player
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.eclipse import LAST_ECLIPSE, wages_due
from tonalli.teotihuacan.tiles import (
    BUILDINGS,
    BUILDINGS_ROW,
    PYRAMID_STEP_POINTS,
    STEP_AMOUNT,
    STEP_KIND,
)

# All weights are hundredths of a victory point.
POINT: Final = 100
GOOD: Final = vec[i64]([45, 90, 110, 110])
SPARE_GOOD: Final = vec[i64]([15, 30, 50, 50])
"""Beyond what the next few turns can use."""
PLENTY: Final = vec[i64]([8, 5, 7, 5])
UNPAID_COCOA: Final = 250
POWER: Final = vec[i64]([0, 0, 130, 250, 400, 600])
"""By power: the nearer to an ascension the better."""
FOURTH_WORKER: Final = 250
LOCKED_WORKER: Final = -110
TECHNOLOGY: Final = 240
TILE: Final = 170
STEPS: Final = 12
TEMPLE_STEP: Final = vec[i64]([0, 40, 80, 130, 180, 240, 310, 390, 480, 580, 1100, 1100])
"""Standing on a step: the way to the bonus tile; the step's own reward was taken when it was reached."""
BONUS_WITHIN_REACH: Final = 6
OTHERS: Final = 5
"""A point of the best opponent weighs one part in so many."""


def glance(s: State, player: i64) -> i64:
    """Own prospects, less a share of the best opponent's points."""
    left = LAST_ECLIPSE - s.eclipses
    if s.final == 1:
        left = min(left, 1)
    side = s.players[player]
    total = POINT * side.points
    if not s.over:
        total += goods(s, player, side) + workers(side) + tracks(s, side, left) + tiles(s, player, side, left)
        for part in s.parts:
            total += part.prospect(s, player, left)
    best: i64 = 0
    for seat in range(s.rules.players):
        if seat != player:
            best = max(best, s.players[seat].points)
    return total - POINT * best // OTHERS


def goods(s: State, player: i64, side: Player) -> i64:
    """The first few of a good are worth more; cocoa has to cover the wages when an eclipse is near."""
    total: i64 = 0
    for good in range(len(side.stock)):
        stock = side.stock[good]
        # What a module adds is valued like gold.
        like = min(good, GOLD)
        plenty = PLENTY[like]
        total += GOOD[like] * min(stock, plenty) + SPARE_GOOD[like] * max(stock - plenty, 0)
    if s.dark - s.light <= 2:
        total -= UNPAID_COCOA * max(wages_due(s, player) - side.stock[COCOA], 0)
    return total


def workers(side: Player) -> i64:
    total: i64 = 0
    for die in range(WORKERS):
        where = side.where[die]
        if where == RESERVE:
            continue
        total += POWER[side.power[die]]
        if die == WORKERS - 1:
            total += FOURTH_WORKER
        if where >= LOCKED and where != IN_HAND:
            total += LOCKED_WORKER
    return total


def tracks(s: State, side: Player, left: i64) -> i64:
    """Avenue and pyramid track as the coming eclipses would score them, temples by their height."""
    taken = min(BUILDINGS - s.buildings + 2 * (left - 1), BUILDINGS)
    total = POINT * side.avenue * BUILDINGS_ROW[taken] * left
    if left > 0:
        total += POINT * side.pyramid * PYRAMID_STEP_POINTS[min(s.eclipses, 2)]
        if side.pyramid > 0 and leads(s, side):
            total += 3 * POINT
    for temple in range(3):
        step = side.temples[temple]
        total += TEMPLE_STEP[step]
        if step < TOP_STEP and STEP_KIND[temple * STEPS + step + 1] != 0:
            # A rich next step is worth standing in front of.
            total += 15 * STEP_AMOUNT[temple * STEPS + step + 1]
        if BONUS_WITHIN_REACH <= step < BONUS_STEP and left <= 1:
            total -= 40 * (step - BONUS_WITHIN_REACH)
    return total


def leads(s: State, side: Player) -> bool:
    for other in s.players:
        if other.pyramid > side.pyramid:
            return False
    return True


def tiles(s: State, player: i64, side: Player, left: i64) -> i64:
    """Technologies and unused tiles by the turns that remain, mask sets by the eclipses."""
    total: i64 = TECHNOLOGY * left * side.technologies_owned()
    hand = side.hand >> MASKS
    kind: i64 = MASKS
    while hand != 0:
        if hand & 1 != 0:
            total += TILE * side.face_up[kind]
        hand >>= 1
        kind += 1
    for copies in range(1, 4):
        total += POINT * left * s.rules.masks.points[s.rules.masks.owned(s, player, copies)]
    return total
