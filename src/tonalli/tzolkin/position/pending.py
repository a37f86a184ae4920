# interpreted
"""What is pending: what lies below all else follows from the position, and every step above fits the one below it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tonalli.core.actions import no_actions
from tonalli.core.step import NOBODY, PASS
from tonalli.tzolkin.moments import TurnStep, beneath
from tonalli.tzolkin.names import NONE
from tonalli.tzolkin.position.steps import STEPS
from tonalli.tzolkin.state import State, new_state
from tonalli.tzolkin.steps.calendar import AdvanceCalendar, end_round
from tonalli.tzolkin.steps.food_day import FoodDayOver, FoodDayPart
from tonalli.tzolkin.steps.reveal import DrawBuilding
from tonalli.tzolkin.steps.turn import EndTurn, NextRound, NextTurn, TurnIsOver, TurnPart
from tonalli.tzolkin.tiles import DISPLAY

Steps = list[Any]
"""Steps from the bottom to the top."""
PARTS_MAX: Final = 99
"""More than a turn has at its end."""


def in_food_day(s: State) -> bool:
    """Z-11.1: whether a Food Day is being held."""
    return any(step.kind == "food-day-over" for step in s.steps)


def draws(s: State) -> Steps:
    """Z-10.7: the steps that fill the gaps of the display."""
    return [DrawBuilding(gap) for gap in range(DISPLAY - 1, -1, -1) if s.display[gap] == NONE]


def pending_problems(s: State) -> Iterator[str]:
    """Z-3.1: a turn, the refill after it, or the end of a round."""
    if not s.steps:
        return
    if s.steps[0].kind == "end-turn":
        yield from stacked(s, [EndTurn(s.active)], s.active)
    elif s.steps[0].kind in ("turn-part", "next-turn"):
        yield from end_of_turn(s)
    elif in_food_day(s):
        yield from food_day(s)
    elif len(s.steps) == 1:
        yield "pending[1]: the next round waits for a choice of days, or a Food Day"
    elif s.top.kind == "choose-days":
        yield from choice_of_days(s)
        yield from stacked(s, [NextRound()], s.top.player)
    else:
        yield from stacked(s, [NextRound(), AdvanceCalendar()], None)


def parts_ended(s: State) -> int:
    """Z-4.6: how many parts of the end of a turn are done or under way."""
    bottom = s.steps[0]
    return bottom.number if isinstance(bottom, TurnPart) else 0 if isinstance(bottom, EndTurn) else PARTS_MAX


def turn_is_over(s: State) -> bool:
    """Z-15.3: whether the turn has no more moments of its own."""
    return any(isinstance(item, TurnIsOver) for item in s.rules.turn_ends[: parts_ended(s)])


def end_of_turn(s: State) -> Iterator[str]:
    """Z-4.6: the parts still to come, and what the one under way asks for."""
    number = min(parts_ended(s), len(s.rules.turn_ends))
    bottom = TurnPart(s.active, number) if number < len(s.rules.turn_ends) else NextTurn(s.active)
    asks = s.rules.turn_ends[number - 1].asks()
    gaps = draws(s) if "draw-building" in asks else []
    yield from stacked(s, [bottom, *gaps], s.active, () if gaps else asks)


def food_day(s: State) -> Iterator[str]:
    """Z-11.1: after the last turn of the round; the parts still to come, and what the one being held asks for."""
    if s.order_of(s.active) != s.rules.players - 1:
        yield f"active: {s.active} does not take the last turn of a round"
    parts = s.rules.food_day
    waiting = sum(step.kind == "food-day-part" for step in s.steps)
    if waiting >= len(parts):
        yield "pending[3]: a part of the Food Day is being held"
        return
    held = len(parts) - waiting - 1
    steps: Steps = [NextRound(), *round_ends(s), FoodDayOver()]
    steps += [FoodDayPart(number) for number in range(len(parts) - 1, held, -1)]
    asks = parts[held].asks()
    if "draw-building" in asks:
        if s.food_days != 1:
            yield "calendar.food_days: buildings change on the second Food Day"
        elif s.age != 2:
            yield "calendar.age: 2 is the age here, not 1"
        steps += draws(s)
        asks = ()
    yield from stacked(s, steps, None, asks)


def round_ends(s: State) -> Steps:
    """Z-3.1: what the end of a round has left for after the Food Day; on a table just laid out none is due."""
    table = new_state(s.rules, None)
    end_round(table)
    return table.steps


def choice_of_days(s: State) -> Iterator[str]:
    """Z-12.2 to Z-12.4: the claimant has the marker, or its left neighbour, and the worker."""
    claimant = s.top.player
    players = s.rules.players
    if s.marker not in (claimant, (claimant + 1) % players):
        yield f"calendar.starting_player: {claimant} has claimed it"
    if ((s.active + 1) % players == claimant) != (s.marker != claimant):
        yield f"active: {s.active} did not take the last turn of this round"
    if s.players[claimant].hand == 0:
        yield f"players[{claimant}].workers_in_hand: the worker has returned to hand"
    if s.gear_corn > 0:
        yield f"calendar.corn: {claimant} has taken it"
    if (s.now.claimed == 1) != (s.active == claimant):
        yield "this_turn.claimed: it says whether the last turn claimed the Starting Player Space"


def stacked(s: State, expected: Steps, seat: int | None, further: tuple[str, ...] = ()) -> Iterator[str]:
    """Exactly these steps lie at the bottom; all others are a seat's, if it is said, and each fits the one below it.

    ``further`` are kinds that may lie upon the last one expected, besides those it asks for itself.
    """
    steps: Steps = s.steps
    for index, step in enumerate(expected):
        if index == len(steps):
            yield f"pending: {step.kind} is missing at its end"
            return
        if STEPS.write(step) != STEPS.write(steps[index]):
            named = ".seat" if step.kind == steps[index].kind and step.fields else ""
            yield f"pending[{index}]{named}: a {step.kind} that fits the position is needed here"
            return
    for index in range(len(expected), len(steps)):
        step = steps[index]
        path = f"pending[{index}]"
        owners = {getattr(step, field.attribute) for field in step.fields if field.is_seat}
        if seat is not None and owners - {seat}:
            yield f"{path}.seat: it is the turn of {seat}"
            return
        if not lies_well(s, step) and not (index == len(expected) and step.kind in further):
            yield f"{path}: no {step.kind} lies above what is below it"
            return
        if step.whys and step.why not in (*step.whys, s.rules.whys.get(step.kind)):
            yield f"{path}.why: it is {' or '.join(step.whys)} here"
            return
        if not step.fits(s):
            yield f"{path}: {step.kind} does not fit the position"
            return
    if not is_decision(s):
        yield f"pending[{len(steps) - 1}]: there is nothing to decide"


def is_decision(s: State) -> bool:
    """Whether what lies on top leaves something to decide, offers included; what is offered alone keeps no step."""
    top = s.top
    if top.player == NOBODY:
        return False
    choices = no_actions()
    top.options(s, choices)
    moment = top.moment(s)
    if choices.count > 0 and moment != 0:
        s.offer(top.player, moment, choices)
    return choices.count > 1 or (choices.count == 1 and choices.ids[0] != PASS)


def lies_well(s: State, step: TurnStep) -> bool:
    """Whether what lies below asks for such a step, or the step itself says that it may lie there."""
    below = beneath(step)
    asked = below.asked(s)
    if step.kind in asked or below.kind in step.upon:
        return True
    return len(step.instead) > 0 and all(kind in asked for kind in step.instead)
