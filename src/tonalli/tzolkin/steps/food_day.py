"""Food Days: feeding, the change of age, temple rewards (Z-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.edition import EDITIONS
from tonalli.core.field import FieldList, a_number
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import NOBODY
from tonalli.tzolkin.moments import Effect, Kinds
from tonalli.tzolkin.names import BOTTOM, CORN, GOOD_COUNT, NONE, SKULL, TEMPLE_COUNT, TEMPLES, WEALTH_KINDS
from tonalli.tzolkin.player import Player
from tonalli.tzolkin.rules import FoodDayItem
from tonalli.tzolkin.steps.goods import Gain
from tonalli.tzolkin.steps.reveal import push_refill
from tonalli.tzolkin.tiles import CORN_PER_WORKER, DISPLAY, HIGHEST_BONUS, STEP_ITEM, STEP_POINTS, STEPS_MAX

if TYPE_CHECKING:
    from tonalli.tzolkin.state import State


def hold_food_day(s: State) -> None:
    """Z-11.1, Z-15.7: part by part, each for all players."""
    if s.log is not None:
        s.log.food_day(NOBODY, s.food_days + 1, "Z-11.1")
    s.push(FoodDayOver())
    for number in range(len(s.rules.food_day) - 1, -1, -1):
        s.push(FoodDayPart(number))


@final
@mypyc_attr(free_list_len=1)
class FoodDayPart(Effect):
    """One part of the Food Day."""

    kind: ClassVar[str] = "food-day-part"
    fields: ClassVar[FieldList] = (a_number("number", 0, 9),)

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number = number

    def run(self, s: State) -> None:
        s.rules.food_day[self.number].hold(s)


@final
@mypyc_attr(free_list_len=1)
class FoodDayOver(Effect):
    """Z-3.2: one more Food Day was held."""

    kind: ClassVar[str] = "food-day-over"

    def run(self, s: State) -> None:
        s.food_days += 1


def gives_points(s: State) -> bool:
    """Z-1.7, Z-3.4: the second and fourth Food Day end an age and give points, the others resources."""
    return s.food_days % 2 == 1


# ---- feeding -------------------------------------------------------------------------------------


def symbols(s: State, side: Player) -> i64:
    """Z-11.4, Z-2.13: "needs no corn" symbols on buildings and wealth tiles."""
    count: i64 = 0
    for building in range(len(s.rules.buildings)):
        if side.buildings[building] > 0:
            count += side.buildings[building] * s.rules.buildings[building].feeds
    for tile in range(WEALTH_KINDS):
        if (side.wealth >> tile) & 1 != 0:
            count += s.rules.tiles[tile].feeds
    return count


def discounts(s: State, side: Player) -> i64:
    """Z-11.4: "every worker needs 1 corn less" symbols; they add up."""
    count: i64 = 0
    for building in range(len(s.rules.buildings)):
        if side.buildings[building] > 0:
            count += side.buildings[building] * s.rules.buildings[building].discount
    return count


def corn_needed(s: State, player: i64) -> i64:
    """Z-11.2: what a worker without a symbol of its own needs."""
    need = s.tribe(player).corn_per_worker() + s.in_force().corn_per_worker()
    return max(need - discounts(s, s.players[player]), 0)


@final
class Feeding(FoodDayItem):
    """Z-11.2, Z-11.3: everybody feeds as many workers as they can and loses points for the others."""

    def hold(self, s: State) -> None:
        for order in range(s.rules.players):
            feed(s, s.seat(order))


def corn_for(s: State, player: i64, worker: i64) -> i64:
    """Z-15.8: what the worker of that number, counted from 0, needs; the first ones have the symbols."""
    need = corn_needed(s, player)
    return max(need - CORN_PER_WORKER, 0) if worker < symbols(s, s.players[player]) else need


def corn_due(s: State, player: i64) -> i64:
    """Z-11.2: the corn that would feed all workers in play."""
    due: i64 = 0
    for worker in range(s.players[player].workers_in_play()):
        due += corn_for(s, player, worker)
    return due


def can_feed(s: State, player: i64) -> i64:
    """Z-11.5, Z-15.8: workers with a symbol need 2 corn less and are fed first; a worker is fed fully or not at all."""
    left = s.players[player].stock[CORN]
    fed: i64 = 0
    for worker in range(s.players[player].workers_in_play()):
        left -= corn_for(s, player, worker)
        if left < 0:
            break
        fed += 1
    return fed


def feed(s: State, player: i64) -> None:
    """Z-11.2, Z-11.3: corn for everybody who can be fed, points for the others."""
    side = s.players[player]
    side.fed = can_feed(s, player)
    paid: i64 = 0
    for worker in range(side.fed):
        paid += corn_for(s, player, worker)
    if s.log is not None:
        s.log.feed(player, side.fed, "Z-11.3")
    s.spend(player, CORN, paid, "Z-11.2")
    s.score(player, -s.tribe(player).unfed_loss() * (side.workers_in_play() - side.fed), "Z-11.3")


# ---- change of age -------------------------------------------------------------------------------


@final
class ChangeOfAge(FoodDayItem):
    """Z-10.8, Z-11.6: at the second Food Day buildings of Age 1 leave the game and those of Age 2 are laid out."""

    def hold(self, s: State) -> None:
        if s.age != 1 or not gives_points(s):
            return
        s.age = 2
        for building in range(len(s.rules.buildings)):
            if s.rules.buildings[building].age == 1:
                s.unseen[building] = 0
        for place in range(DISPLAY):
            s.display[place] = NONE
        s.tiles_edition = EDITIONS.next()
        if s.log is not None:
            s.log.age(NOBODY, 2, "Z-10.8")
        push_refill(s)

    def asks(self) -> Kinds:
        return ("draw-building",)


# ---- temple rewards ------------------------------------------------------------------------------


@final
class TempleRewards(FoodDayItem):
    """Z-11.7, Z-11.9: resources of the own step and all below, or points of the own step and the highest bonus."""

    def hold(self, s: State) -> None:
        if gives_points(s):
            for order in range(s.rules.players):
                score_steps(s, s.seat(order))
            for temple in range(TEMPLE_COUNT):
                score_highest(s, temple)
        else:
            push_items(s)

    def asks(self) -> Kinds:
        return ("gain", "taxed")


def items(s: State, player: i64, good: i64) -> i64:
    """Z-11.7: how many of a good the temples owe a player."""
    count: i64 = 0
    for temple in range(TEMPLE_COUNT):
        for step in range(s.players[player].temples[temple] + 1):
            if STEP_ITEM[temple * STEPS_MAX + step - BOTTOM] == good:
                count += 1
    return count


def push_items(s: State) -> None:
    """Z-11.8, Z-11.11: what all are due is counted first; with too few skulls nobody gets one."""
    skulls: i64 = 0
    for seat in range(s.rules.players):
        skulls += items(s, seat, SKULL)
    for order in range(s.rules.players - 1, -1, -1):
        seat = s.seat(order)
        for good in range(GOOD_COUNT - 1, CORN, -1):
            amount = items(s, seat, good)
            if amount > 0 and (good != SKULL or skulls <= s.skulls):
                s.push(Gain(seat, good, amount, "Z-11.7"))


def step_points(s: State, player: i64, temple: i64) -> i64:
    """Z-11.9: the points printed on the own step."""
    return STEP_POINTS[temple * STEPS_MAX + s.players[player].temples[temple] - BOTTOM]


def score_steps(s: State, player: i64) -> None:
    for temple in range(TEMPLE_COUNT):
        s.score_for(player, step_points(s, player, temple), TEMPLES[temple], "Z-11.9")


def score_highest(s: State, temple: i64) -> None:
    """Z-11.10: the bonus of the ending age for the highest, half of it for each of several."""
    highest: i64 = BOTTOM
    count: i64 = 0
    for side in s.players:
        if side.temples[temple] > highest:
            highest = side.temples[temple]
            count = 1
        elif side.temples[temple] == highest:
            count += 1
    ending: i64 = 0 if s.food_days == 1 else 1
    bonus = HIGHEST_BONUS[temple * 2 + ending]
    for order in range(s.rules.players):
        seat = s.seat(order)
        if s.players[seat].temples[temple] == highest:
            s.score_for(seat, bonus if count == 1 else bonus // 2, TEMPLES[temple], "Z-11.10")
