# interpreted
"""What no position can be, although each of its fields by itself could: checked once all fields are read."""

from __future__ import annotations

from tonalli.core.errors import PositionError
from tonalli.core.step import NOBODY
from tonalli.tzolkin.names import (
    BUILDINGS,
    CORN,
    DUMMY,
    GEAR_COUNT,
    GEARS,
    MONUMENTS,
    NONE,
    TEETH_MAX,
    TEMPLES,
    WEALTH,
    WORKERS,
)
from tonalli.tzolkin.position.opening_checks import check_opening
from tonalli.tzolkin.position.step_checks import check_pending, in_food_day, in_turn, order_of
from tonalli.tzolkin.position.write import write_turn
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.calendar import ChooseDays
from tonalli.tzolkin.steps.pick_up import PickMore
from tonalli.tzolkin.steps.place import PlaceMore
from tonalli.tzolkin.steps.turn import EndTurn, NextRound, NextTurn, Turn
from tonalli.tzolkin.tiles import DISPLAY, FOOD_DAYS, LAST_FOOD_DAY, QUARTERS, TEETH, TEMPLE_TOP


def check_position(s: State) -> None:
    """Refuse what cannot be; the message names the field."""
    check_stage(s)
    check_calendar(s)
    check_workers(s)
    check_jungle(s)
    check_buildings(s)
    check_monuments(s)
    check_temples(s)
    check_sides(s)
    check_turn(s)
    if s.opening is not None:
        check_opening(s, s.opening)
    else:
        check_wealth(s)
        check_dummies(s)
        check_starting_player_space(s)
        check_pending(s)


def check_stage(s: State) -> None:
    """Z-13.1: setup, turns, or the end."""
    if (s.turn == 0) != (s.opening is not None):
        raise PositionError("turn: it is 0 exactly while there is an opening")
    if s.opening is not None and s.active != NOBODY:
        raise PositionError("active: it is nobody's turn while there is an opening")
    over = s.opening is None and s.active == NOBODY
    if over != (s.food_days == LAST_FOOD_DAY):
        raise PositionError("active: it is nobody's turn, and the game over, exactly after the fourth Food Day")
    if over != (not s.steps):
        raise PositionError("pending: nothing is pending exactly when the game is over")
    if s.opening is None and s.steps and not isinstance(s.steps[0], EndTurn | NextTurn | NextRound):
        raise PositionError("pending[0]: the end of the turn or the next round lies below all other steps")


def check_calendar(s: State) -> None:
    """Z-3.3, Z-12.6: which days lie between two Food Days; a Food Day is held a day late at most."""
    first, last = days(s)
    if not first <= s.day <= last:
        when = f"with {s.food_days} Food Days held"
        raise PositionError(f"calendar.day: {when} it is within {first} to {last} here, not {s.day}")
    age = 2 if s.food_days >= 2 or in_food_day(s) else 1
    if s.age != age:
        raise PositionError(f"calendar.age: {age} is the age here, not {s.age}")
    if s.gear_corn > s.day - 1:
        raise PositionError(f"calendar.corn: one a day makes at most {s.day - 1}, not {s.gear_corn}")


def days(s: State) -> tuple[int, int]:
    """The first and the last day on which a position can be."""
    if s.opening is not None:
        return 1, 1
    held: int = s.food_days
    before = FOOD_DAYS[held - 1] if held > 0 else 0
    if held == LAST_FOOD_DAY:
        return before + 1, before + 2
    due = FOOD_DAYS[held]
    if in_food_day(s):
        return due, due + 1
    if isinstance(s.top, ChooseDays):
        return max(before, 1), due - 1
    return before + 1, due + 1


# ---- what lies on the table ----------------------------------------------------------------------


def check_workers(s: State) -> None:
    """Z-1.4, Z-12.5: six of each colour, on a gear only beside a space."""
    standing = [0] * s.rules.players
    for gear in range(GEAR_COUNT):
        for tooth in range(TEETH[gear]):
            owner = s.teeth[gear * TEETH_MAX + tooth]
            if owner in (NONE, DUMMY):
                continue
            if tooth > s.tribe(owner).last_space(gear):
                raise PositionError(f"gears.{GEARS[gear]}[{tooth}]: there is no space for a worker")
            if s.opening is not None:
                raise PositionError(f"gears.{GEARS[gear]}[{tooth}]: nobody has placed a worker yet")
            standing[owner] += 1
    for seat, side in enumerate(s.players):
        placed = standing[seat] + (1 if s.claimant == seat else 0)
        if side.hand + side.reserve + placed != WORKERS:
            where = f"{side.hand} in hand, {side.reserve} in reserve and {placed} placed"
            raise PositionError(f"players[{seat}].workers_in_hand: {where} do not make {WORKERS} workers")
        if side.workers_in_play() < s.tribe(seat).start_workers():
            raise PositionError(f"players[{seat}].workers_in_reserve: workers in play stay in play")


def check_jungle(s: State) -> None:
    """Z-2.2, Z-7.3: corn tiles lie in the jungle or before players; wood tiles can also be burnt."""
    players = s.rules.players
    corn = sum(s.jungle_corn) + sum(side.corn_tiles for side in s.players)
    if corn != 4 * players:
        raise PositionError(f"jungle: {corn} corn tiles lie there and before players, not {4 * players}")
    wood = sum(s.jungle_wood) + sum(side.wood_tiles for side in s.players)
    if wood > 3 * players:
        raise PositionError(f"jungle: {wood} wood tiles lie there and before players, more than {3 * players}")


def check_buildings(s: State) -> None:
    """Z-2.3, Z-10.8: those on display are of this age, those of players of this or the last."""
    kinds = len(s.rules.buildings)
    for place in range(DISPLAY):
        building = s.display[place]
        if building == NONE:
            continue
        if building >= kinds or s.rules.buildings[building].age != s.age:
            raise PositionError(f"buildings[{place}]: {BUILDINGS[building]} is no building of age {s.age}")
    for seat, side in enumerate(s.players):
        for building, name in enumerate(BUILDINGS):
            if side.buildings[building] > 0 and (building >= kinds or s.rules.buildings[building].age > s.age):
                raise PositionError(f"players[{seat}].buildings.{name}: it is no building of this game so far")


def check_monuments(s: State) -> None:
    """Z-2.4, Z-10.9: each is in one place; what players own has left a gap in the row."""
    seen = 0
    gaps = 0
    for place in range(s.rules.monuments_shown):
        monument = s.monument_row[place]
        if monument == NONE:
            gaps += 1
        elif (seen >> monument) & 1:
            raise PositionError(f"monuments[{place}]: {MONUMENTS[monument]} stands twice")
        else:
            seen |= 1 << monument
    owned = 0
    for seat, side in enumerate(s.players):
        if seen & side.monuments:
            raise PositionError(f"players[{seat}].monuments: one of them is elsewhere too")
        seen |= side.monuments
        owned += int(side.monuments).bit_count()
    if s.opening is None and gaps != owned:
        shown = s.rules.monuments_shown
        raise PositionError(f"monuments: {shown - gaps} in the row and {owned} before players do not make {shown}")


def check_temples(s: State) -> None:
    """Z-9.2: one marker at most on a top step."""
    for temple, name in enumerate(TEMPLES):
        if sum(side.temples[temple] == TEMPLE_TOP[temple] for side in s.players) > 1:
            raise PositionError(f"players: two markers are on the top step of {name}")


def check_sides(s: State) -> None:
    """Z-13.3, Z-15.8: quarter points come last; workers are fed on Food Days."""
    for seat, side in enumerate(s.players):
        if side.quarters % QUARTERS != 0 and s.steps:
            raise PositionError(f"players[{seat}].points: only the final scoring gives parts of a point")
        held = s.food_days > 0 or in_food_day(s)
        if side.fed > (side.workers_in_play() if held else 0):
            raise PositionError(f"players[{seat}].fed: so many workers were not there to be fed")


def check_wealth(s: State) -> None:
    """Z-2.11: everybody has kept some wealth tiles, nobody the same."""
    seen = 0
    for seat, side in enumerate(s.players):
        kept = s.tribe(seat).wealth_kept()
        if int(side.wealth).bit_count() != kept:
            raise PositionError(f"players[{seat}].wealth_tiles: {kept} of {len(WEALTH)} are kept")
        if seen & side.wealth:
            raise PositionError(f"players[{seat}].wealth_tiles: one of them is elsewhere too")
        seen |= side.wealth


def check_dummies(s: State) -> None:
    """Z-2.9, Z-2.10: dummies never leave."""
    count = sum(owner == DUMMY for owner in s.teeth)
    if count != s.rules.dummies:
        raise PositionError(f"gears: {s.rules.dummies} dummies stand on them, not {count}")


# ---- what is going on ----------------------------------------------------------------------------


def check_starting_player_space(s: State) -> None:
    """Z-4.6, Z-12.3: claimed in a turn of this round, which brings all the corn at its end, and left with the round."""
    path = "calendar.starting_player_space"
    if s.claimant == NONE:
        if s.now.claimed == 1 and in_turn(s):
            raise PositionError(f"{path}: it was claimed in this turn")
        return
    if not in_turn(s):
        raise PositionError(f"{path}: the worker has returned from it")
    if s.claimant == s.active:
        if s.now.claimed == 0:
            raise PositionError(f"{path}: {s.active} has not claimed it in this turn")
    elif s.now.claimed == 1 or order_of(s, s.claimant) > order_of(s, s.active):
        raise PositionError(f"{path}: {s.claimant} has not claimed it in this round")
    if s.gear_corn > 0 and not (s.claimant == s.active and isinstance(s.steps[0], EndTurn)):
        raise PositionError(f"calendar.corn: {s.claimant} has taken it")


def check_turn(s: State) -> None:
    """Z-4.1, Z-4.9: a turn begs, then places or picks up, one worker after the other."""
    now = s.now
    if s.opening is not None or any(isinstance(step, Turn) for step in s.steps):
        for key in write_turn(now):
            if s.opening is not None or key != "begged":
                raise PositionError(f"this_turn.{key}: nothing has happened yet")
    if s.opening is not None:
        return
    if now.claimed == 1 and now.placed == 0:
        raise PositionError("this_turn.claimed: a worker was placed then")
    if now.placed > 0 and now.picked > 0:
        raise PositionError("this_turn.picked_up: who places workers picks up none")
    if not s.steps:
        return
    side = s.players[s.active]
    if now.picked > side.hand:
        raise PositionError(f"this_turn.picked_up: {side.hand} workers are in hand, not {now.picked}")
    if now.placed - now.claimed > s.players[s.active].standing:
        raise PositionError(f"this_turn.placed: {s.players[s.active].standing} workers are on gears")
    placing = any(isinstance(step, PlaceMore) for step in s.steps)
    picking = any(isinstance(step, PickMore) for step in s.steps)
    ended = not isinstance(s.steps[0], EndTurn)
    if now.placed == 0 and (placing or (ended and now.picked == 0)):
        raise PositionError("this_turn.placed: one worker at least was placed or picked up")
    if now.picked == 0 and picking:
        raise PositionError("this_turn.picked_up: one worker at least was picked up")
    if not placing and not picking and not ended:
        begging_corn = s.tribe(s.active).corn_after_begging()
        if now.begged == 1 and side.stock[CORN] != begging_corn:
            raise PositionError(f"players[{s.active}].corn: begging has made it {begging_corn}")
    if placing and now.picked > 0:
        raise PositionError("this_turn.picked_up: who places workers picks up none")
    if picking and now.placed > 0:
        raise PositionError("this_turn.placed: who picks up workers places none")
