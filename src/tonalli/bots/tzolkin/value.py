"""A glance at a position of Tzolk'in: points, and what goods, workers, tracks and tiles may still bring."""

from __future__ import annotations

from typing import Final

from tonalli.bots.tzolkin.actions import (
    BUILDING,
    IN_HAND,
    MONUMENT,
    POINT,
    TECHNOLOGY_STEP,
    TEMPLE_STEP,
    WORKER_A_TURN,
    best_at,
    good_worth,
    harvest_worth,
    on_gears,
)
from tonalli.core.native import i64, vec
from tonalli.core.step import NOBODY, Step
from tonalli.tzolkin.gears.palenque import Harvest
from tonalli.tzolkin.gears.uxmal import Mirrored
from tonalli.tzolkin.moments import Payment
from tonalli.tzolkin.names import BOTTOM, CORN, GOOD_COUNT, MONUMENT_KINDS, SKULL, TRACK_COUNT, WOOD
from tonalli.tzolkin.player import Player
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.build import Build, BuildTwo
from tonalli.tzolkin.steps.food_day import corn_needed, items, step_points, symbols
from tonalli.tzolkin.steps.goods import GiveBlocks, TakeBlocks
from tonalli.tzolkin.steps.pick_up import ChooseAction, PickMore
from tonalli.tzolkin.steps.technology import FreeStudy, Study
from tonalli.tzolkin.steps.temple import ClimbAny, ClimbTwo, Descend
from tonalli.tzolkin.tiles import FOOD_DAYS, HIGHEST_BONUS, LAST_FOOD_DAY

QUARTER: Final = 25
LAST_DAY: Final = 27
PLENTY: Final = vec[i64]([14, 6, 5, 5, 3])
LEVEL_A_TURN: Final = vec[i64]([0, 6, 14, 26] + [0, 9, 19, 30] + [0, 8, 19, 32] + [0, 6, 13, 22])
"""By track and level: what a technology brings in each turn that is left."""
LIGHT_SIDE: Final = 60
CLAIM: Final = 30
SOON: Final = vec[i64]([100, 95, 85, 70, 55, 45, 35, 30])
"""Percent of a coming Food Day's loss, by the days until then: there is time to do something about it."""
OTHERS: Final = 5
"""A point of the best opponent weighs one part in so many."""


def glance(s: State, player: i64) -> i64:
    """Own prospects, less a share of the best opponent's points."""
    side = s.players[player]
    total = QUARTER * side.quarters
    for part in s.parts:
        total += part.prospect(s, player)
    if s.active != NOBODY:
        left = max(LAST_DAY - s.day, 0)
        total += goods(side, left) + feeding(s, player, side) + temples(s, player)
        total += workers(s, player, side, left) + tiles(s, player, side, left)
        total += asked_for(s, player, left)
    best: i64 = -1_000_000
    for seat in range(s.rules.players):
        if seat != player:
            best = max(best, s.players[seat].quarters)
    return total - QUARTER * best // OTHERS


def goods(side: Player, left: i64) -> i64:
    """The first few of a good are worth more."""
    total: i64 = 0
    for good in range(GOOD_COUNT):
        stock = side.stock[good]
        plenty = PLENTY[good]
        total += good_worth(good, left) * min(stock, plenty) + good_worth(good, 0) * max(stock - plenty, 0)
    return total


def feeding(s: State, player: i64, side: Player) -> i64:
    """Z-11.2: corn that Food Days will take, and points that the next one may."""
    days = LAST_FOOD_DAY - s.food_days
    if days <= 0:
        return 0
    need = corn_needed(s, player)
    hungry = max(side.workers_in_play() - symbols(s, side), 0)
    total = -30 * need * hungry * days
    missing = need * hungry - side.stock[CORN]
    if missing > 0:
        unfed = (missing + need - 1) // need
        until = min(max(FOOD_DAYS[s.food_days] - s.day, 0), 7)
        total -= POINT * s.tribe(player).unfed_loss() * unfed * SOON[until] // 100
    return total


def temples(s: State, player: i64) -> i64:
    """Z-11.7, Z-11.9, Z-11.10: what the own steps would bring on the Food Days to come."""
    held = s.food_days
    of_points: i64 = 2 if held < 2 else 1 if held < LAST_FOOD_DAY else 0
    of_items: i64 = 2 if held < 1 else 1 if held < 3 else 0
    total: i64 = 0
    if of_points > 0:
        age: i64 = 0 if held < 2 else 1
        for temple in range(3):
            points = step_points(s, player, temple)
            total += POINT * points + (70 * points if of_points == 2 else 0)
            share = highest_share(s, player, temple)
            total += 35 * share * HIGHEST_BONUS[temple * 2 + age]
            if of_points == 2:
                total += 15 * share * HIGHEST_BONUS[temple * 2 + 1]
    if of_items > 0:
        for good in range(WOOD, SKULL + 1):
            total += items(s, player, good) * good_worth(good, 13) * (17 if of_items == 2 else 9) // 10
    return total


def highest_share(s: State, player: i64, temple: i64) -> i64:
    """2 for the highest alone, 1 for one of several, 0 for the others."""
    own = s.players[player].temples[temple]
    if own == BOTTOM:
        return 0
    share: i64 = 2
    for seat in range(s.rules.players):
        if seat != player:
            other = s.players[seat].temples[temple]
            if other > own:
                return 0
            if other == own:
                share = 1
    return share


def workers(s: State, player: i64, side: Player, left: i64) -> i64:
    """Those in play by the turns left, those in hand and on gears by what they will do next."""
    total: i64 = 0
    for number in range(1, side.workers_in_play() + 1):
        total += WORKER_A_TURN[number] * left
    if left > 1:
        total += IN_HAND * side.hand
    if s.claimant == player:
        total += IN_HAND + CLAIM
    for part in s.parts:
        # Like that one they are back for the next round.
        total += IN_HAND * part.workers(player)
    if side.light == 1 and left > 4:
        total += LIGHT_SIDE
    return total + on_gears(s, player, left)


def tiles(s: State, player: i64, side: Player, left: i64) -> i64:
    """Technologies by the turns that remain, monuments by what they would score now."""
    total: i64 = 0
    for track in range(TRACK_COUNT):
        total += LEVEL_A_TURN[track * 4 + side.levels[track]] * left
    if side.monuments != 0:
        for monument in range(MONUMENT_KINDS):
            if side.owns_monument(monument):
                total += POINT * s.rules.monuments[monument].points(s, player) + 10 * left
    return total


# ---- what is under way ---------------------------------------------------------------------------


def asked_for(s: State, player: i64, left: i64) -> i64:
    """What the decisions of an action that was begun will bring, so that it is not judged by its costs alone."""
    total: i64 = 0
    step = s.top
    while step.player == player or step.player == NOBODY:
        if isinstance(step, PickMore) or step.player == NOBODY:
            return total
        total += step_worth(s, step, left)
        step = step.below
    return total


def step_worth(s: State, step: Step[State], left: i64) -> i64:
    if isinstance(step, ChooseAction):
        return best_at(s, step.player, step.gear, step.space, left)
    if isinstance(step, Harvest):
        return harvest_worth(s, step.player, step.group, left)
    if isinstance(step, Study):
        return TECHNOLOGY_STEP - 90 if step.optional == 0 else 0
    if isinstance(step, FreeStudy):
        return TECHNOLOGY_STEP * step.left
    if isinstance(step, ClimbAny):
        return TEMPLE_STEP
    if isinstance(step, ClimbTwo):
        return 2 * TEMPLE_STEP
    if isinstance(step, Descend):
        return -TEMPLE_STEP
    if isinstance(step, TakeBlocks):
        return good_worth(3, left) * step.left
    if isinstance(step, GiveBlocks):
        return -good_worth(1, left) * step.left
    if isinstance(step, BuildTwo):
        return MONUMENT // 2
    if isinstance(step, Build):
        return (BUILDING - 150) // 2 if step.optional == 0 else 0
    if isinstance(step, Payment):
        return BUILDING // 2
    if isinstance(step, Mirrored):
        return BUILDING // 2
    return 0
