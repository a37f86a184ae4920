# interpreted
"""What no position can be, although each of its fields by itself could; every problem names its field."""

from __future__ import annotations

from collections.abc import Iterator

from tonalli.core.step import NOBODY
from tonalli.tzolkin.names import (
    BUILDINGS,
    CORN,
    DUMMY,
    GEARS,
    GROUPS,
    MONUMENTS,
    NONE,
    SKULL,
    TEETH_MAX,
    TEMPLES,
    WEALTH,
    WORKERS,
)
from tonalli.tzolkin.position.opening import opening_problems
from tonalli.tzolkin.position.pending import in_food_day, pending_problems, turn_is_over
from tonalli.tzolkin.position.write import write_turn
from tonalli.tzolkin.state import State
from tonalli.tzolkin.tiles import DISPLAY, FOOD_DAYS, LAST_FOOD_DAY, QUARTERS, SKULLS, TEETH, TEMPLE_TOP


def problems(s: State) -> list[str]:
    """First what lies on the table; only where that is in order what is pending can be judged."""
    found = [
        *modules(s), *stage(s), *calendar(s), *workers(s), *jungle(s), *buildings(s), *piles(s), *monuments(s),
        *sides(s), *turn(s),
    ]  # fmt: skip
    if not found:
        found = list(opening_problems(s) if s.opening is not None else running(s))
    return found or [problem for part in s.parts for problem in part.problems(s)]


def running(s: State) -> Iterator[str]:
    """Once the first turn has begun."""
    yield from wealth(s)
    if sum(owner == DUMMY for owner in s.teeth) != s.rules.dummies:
        yield f"gears: {s.rules.dummies} dummies stand on them"
    yield from starting_player_space(s)
    yield from pending_problems(s)


def modules(s: State) -> Iterator[str]:
    """P-1.1: what is pending is of the base game or of a module in play, in whose folder it lies."""
    for index, step in enumerate(s.steps):
        path = type(step).__module__.split(".")
        if "modules" in path and path[path.index("modules") + 1] not in s.options["modules"]:
            yield f"pending[{index}]: there is no {step.kind} in this game"


def stage(s: State) -> Iterator[str]:
    """Z-13.1: setup, turns, or the end."""
    if (s.turn == 0) != (s.opening is not None):
        yield "turn: it is 0 exactly while there is an opening"
    if s.opening is not None and s.active != NOBODY:
        yield "active: it is nobody's turn while there is an opening"
    over = s.opening is None and s.active == NOBODY
    if over != (s.food_days == LAST_FOOD_DAY):
        yield "active: it is nobody's turn, and the game over, exactly after the fourth Food Day"
    if over != (not s.steps):
        yield "pending: nothing is pending exactly when the game is over"
    elif s.opening is None and s.steps and s.steps[0].kind not in ("end-turn", "turn-part", "next-turn", "next-round"):
        yield "pending[0]: the end of the turn or the next round lies below all other steps"


def calendar(s: State) -> Iterator[str]:
    """Z-3.3, Z-12.6: which days lie between two Food Days; a Food Day is held a day late at most."""
    first, last = days(s)
    if not first <= s.day <= last:
        yield f"calendar.day: with {s.food_days} Food Days held it is within {first} to {last} here, not {s.day}"
    # Buildings change in the middle of the second Food Day.
    ages = (1, 2) if s.food_days == 1 and in_food_day(s) else (2,) if s.food_days >= 2 else (1,)
    if s.age not in ages:
        yield f"calendar.age: {ages[-1]} is the age here, not {s.age}"
    if s.gear_corn > s.day - 1:
        yield f"calendar.corn: one a day makes at most {s.day - 1}, not {s.gear_corn}"


def days(s: State) -> tuple[int, int]:
    """The first and the last day on which a position can be."""
    if s.opening is not None:
        return 1, 1
    held: int = s.food_days
    before = FOOD_DAYS[held - 1] if held > 0 else 0
    if held == LAST_FOOD_DAY:
        return before + 1, before + 2
    if in_food_day(s):
        return FOOD_DAYS[held], FOOD_DAYS[held] + 1
    if s.top.kind == "choose-days":
        return max(before, 1), FOOD_DAYS[held] - 1
    return before + 1, FOOD_DAYS[held] + 1


# ---- what lies on the table ----------------------------------------------------------------------


def workers(s: State) -> Iterator[str]:
    """Z-1.4, Z-12.5: six of each colour, on a gear only beside a space."""
    for gear, name in enumerate(GEARS):
        for tooth in range(TEETH[gear]):
            owner = s.teeth[gear * TEETH_MAX + tooth]
            if owner in (NONE, DUMMY):
                continue
            if tooth > s.tribe(owner).last_space(gear):
                yield f"gears.{name}[{tooth}]: there is no space for a worker"
            if s.opening is not None:
                yield f"gears.{name}[{tooth}]: nobody has placed a worker yet"
    for seat, side in enumerate(s.players):
        elsewhere = sum(part.workers(seat) for part in s.parts)
        placed = side.standing + (s.claimant == seat) + elsewhere
        if side.hand + side.reserve + placed != WORKERS:
            where = f"{side.hand} in hand, {side.reserve} in reserve and {placed} placed"
            yield f"players[{seat}].workers_in_hand: {where} do not make {WORKERS} workers"
        elif side.workers_in_play() < s.tribe(seat).start_workers():
            yield f"players[{seat}].workers_in_reserve: workers in play stay in play"


def jungle(s: State) -> Iterator[str]:
    """Z-2.2, Z-7.3: wood lies on corn; corn tiles lie in the jungle or before players, wood tiles can also be burnt."""
    players = s.rules.players
    for group, name in enumerate(GROUPS):
        if s.jungle_wood[group] > (s.jungle_corn[group] if group > 0 else 0):
            yield f"jungle.{name}.wood: wood tiles lie on corn tiles"
    corn = sum(s.jungle_corn) + sum(side.corn_tiles for side in s.players)
    if corn != 4 * players:
        yield f"jungle: {corn} corn tiles lie there and before players, not {4 * players}"
    wood = sum(s.jungle_wood) + sum(side.wood_tiles for side in s.players)
    if wood > 3 * players:
        yield f"jungle: {wood} wood tiles lie there and before players, more than {3 * players}"


def buildings(s: State) -> Iterator[str]:
    """Z-2.3, Z-10.8: those on display are of this age, those of players of this or the last."""
    ages = [tile.age for tile in s.rules.buildings] + [NONE] * len(BUILDINGS)
    for place in range(DISPLAY):
        if s.display[place] != NONE and ages[s.display[place]] != s.age:
            yield f"buildings[{place}]: {BUILDINGS[s.display[place]]} is no building of age {s.age}"
    for seat, side in enumerate(s.players):
        for building, name in enumerate(BUILDINGS):
            if side.buildings[building] > 0 and ages[building] not in (1, s.age):
                yield f"players[{seat}].buildings.{name}: it is no building of this game so far"


def left_in_piles(s: State) -> list[int]:
    """Z-2.3, Z-10.8: how many of each building nobody has seen, as far as the others say."""
    left = []
    for building, tile in enumerate(s.rules.buildings):
        seen = sum(kind == building for kind in s.display) + sum(side.buildings[building] for side in s.players)
        seen += sum(part.buildings(building) for part in s.parts)
        left.append(tile.copies - seen if tile.copies < seen or tile.age >= s.age else 0)
    return left


def skulls_left(s: State) -> int:
    """Z-1.5: skulls that are neither with players nor placed."""
    return int(SKULLS - s.skulls_placed() - sum(side.stock[SKULL] for side in s.players))


def monuments_left(s: State) -> int:
    """Z-2.4: bits of the monuments that are neither in the row nor with players."""
    seen = sum(1 << kind for kind in set(s.monument_row) if kind != NONE)
    for side in s.players:
        seen |= side.monuments
    return ((1 << len(MONUMENTS)) - 1) & ~seen


def piles(s: State) -> Iterator[str]:
    """Skulls in the bank, buildings and monuments that are not drawn: what is left."""
    if skulls_left(s) < 0:
        yield f"skulls: there are only {SKULLS}"
    elif s.skulls != skulls_left(s):
        yield f"skulls.bank: {skulls_left(s)} of {SKULLS} are left, not {s.skulls}"
    for building, left in enumerate(left_in_piles(s)):
        name = BUILDINGS[building]
        if left < 0:
            yield f"buildings: there are only {s.rules.buildings[building].copies} of {name}"
        elif s.unseen[building] != left:
            yield f"unseen.buildings.{name}: {left} are left, not {s.unseen[building]}"
    if s.unseen_monuments != monuments_left(s):
        yield "unseen.monuments: they are those that nobody can see"


def monuments(s: State) -> Iterator[str]:
    """Z-2.4, Z-10.9: each is in one place; what players own has left a gap in the row."""
    row = [s.monument_row[place] for place in range(s.rules.monuments_shown)]
    for place, monument in enumerate(row):
        if monument != NONE and monument in row[:place]:
            yield f"monuments[{place}]: {MONUMENTS[monument]} stands twice"
    seen = sum(1 << monument for monument in set(row) if monument != NONE)
    owned = 0
    for seat, side in enumerate(s.players):
        if seen & side.monuments:
            yield f"players[{seat}].monuments: one of them is elsewhere too"
        seen |= side.monuments
        owned += int(side.monuments).bit_count()
    if s.opening is None and row.count(NONE) != owned:
        yield f"monuments: {len(row) - row.count(NONE)} in the row and {owned} before players do not make {len(row)}"


def sides(s: State) -> Iterator[str]:
    """Z-9.2: one marker on a top; Z-13.3, Z-15.8: quarter points come last, workers are fed on Food Days."""
    for temple, name in enumerate(TEMPLES):
        if sum(side.temples[temple] == TEMPLE_TOP[temple] for side in s.players) > 1:
            yield f"players: two markers are on the top step of {name}"
    for seat, side in enumerate(s.players):
        if side.quarters % QUARTERS != 0 and s.steps:
            yield f"players[{seat}].points: only the final scoring gives parts of a point"
        held = s.food_days > 0 or in_food_day(s)
        if side.fed > (side.workers_in_play() if held else 0):
            yield f"players[{seat}].fed: so many workers were not there to be fed"


def wealth(s: State) -> Iterator[str]:
    """Z-2.11: everybody has kept some wealth tiles, nobody the same."""
    seen = 0
    for seat, side in enumerate(s.players):
        kept = s.tribe(seat).wealth_kept()
        if int(side.wealth).bit_count() != kept:
            yield f"players[{seat}].wealth_tiles: {kept} of {len(WEALTH)} are kept"
        if seen & side.wealth:
            yield f"players[{seat}].wealth_tiles: one of them is elsewhere too"
        seen |= side.wealth


# ---- what is going on ----------------------------------------------------------------------------


def starting_player_space(s: State) -> Iterator[str]:
    """Z-4.6, Z-12.3: claimed in a turn of this round, which brings all the corn at its end, and left with the round."""
    path = "calendar.starting_player_space"
    going_on = bool(s.steps) and s.top.kind != "choose-days"
    if s.claimant == NONE:
        if s.now.claimed == 1 and going_on:
            yield f"{path}: it was claimed in this turn"
        return
    if not going_on:
        yield f"{path}: the worker has returned from it"
    elif s.claimant == s.active:
        if s.now.claimed == 0:
            yield f"{path}: {s.active} has not claimed it in this turn"
    elif s.now.claimed == 1 or s.order_of(s.claimant) > s.order_of(s.active):
        yield f"{path}: {s.claimant} has not claimed it in this round"
    if s.gear_corn > 0 and not (s.claimant == s.active and s.steps and s.steps[0].kind == "end-turn"):
        yield f"calendar.corn: {s.claimant} has taken it"


def turn(s: State) -> Iterator[str]:
    """Z-4.1, Z-4.9: a turn begs, then places or picks up, one worker after the other."""
    now = s.now
    kinds = [step.kind for step in s.steps]
    if s.opening is not None or "turn" in kinds:
        for key in write_turn(now):
            if s.opening is not None or key != "begged":
                yield f"this_turn.{key}: nothing has happened yet"
    if s.opening is not None:
        return
    if now.claimed == 1 and now.placed == 0:
        yield "this_turn.claimed: a worker was placed then"
    if not s.steps or s.active == NOBODY:
        return
    side = s.players[s.active]
    tribe = s.tribe(s.active)
    if now.picked > side.hand:
        yield f"this_turn.picked_up: {side.hand} workers are in hand, not {now.picked}"
    if now.placed > 0 and now.picked > 0 and not tribe.may_do_both():
        yield "this_turn.picked_up: who places workers picks up none"
    if now.placed != sum(target.placed_now(s) for target in s.rules.targets):
        yield "this_turn.placed: it is the number of workers placed on gears and elsewhere"
    for gear, name in enumerate(GEARS):
        for tooth in range(TEETH[gear]):
            if now.has_placed(gear, tooth) and s.teeth[gear * TEETH_MAX + tooth] != s.active:
                yield f"this_turn.placed_on: no worker of {s.active} stands on {name} {tooth}"
    ended = kinds[0] != "end-turn"
    if ended and now.placed == 0 and now.picked == 0 and not tribe.may_do_neither():
        yield "this_turn.placed: one worker at least was placed or picked up"
    if "place-more" in kinds and now.placed == 0:
        yield "this_turn.placed: one worker at least was placed"
    if "pick-more" in kinds and now.picked == 0:
        yield "this_turn.picked_up: one worker at least was picked up"
    if "pick-more" in kinds and now.placed > 0 and not tribe.may_do_both():
        yield "this_turn.placed: who picks up workers places none"
    spare = side.stock[CORN] - tribe.corn_after_begging()
    if "turn" in kinds and now.begged == 1 and (spare < 0 or (spare > 0 and now.noted == 0)):
        yield f"players[{s.active}].corn: begging has made it {tribe.corn_after_begging()}"
    if (now.over == 1) != turn_is_over(s):
        yield "this_turn.over: it says whether the turn is over"
