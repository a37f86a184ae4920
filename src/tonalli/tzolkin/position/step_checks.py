# interpreted
"""What pending steps rely on: a position whose steps no game can have is refused with the number of the step."""

from __future__ import annotations

from typing import Any, Final

from tonalli.core.errors import PositionError
from tonalli.core.step import Step
from tonalli.tzolkin.buildings import AnyTechnology, AnyTemple, MayBuild, MayMirror, MayTrade, Technology
from tonalli.tzolkin.gears.chichen_itza import Offering
from tonalli.tzolkin.gears.palenque import Harvest
from tonalli.tzolkin.gears.uxmal import Mirrored, Trade
from tonalli.tzolkin.names import (
    AGRICULTURE,
    ARCHITECTURE,
    FIRST_BUILDING,
    GOLD,
    NONE,
    RESOURCE_EXTRACTION,
    TEETH_MAX,
    THEOLOGY,
    WOOD,
)
from tonalli.tzolkin.position.steps import STEPS
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.build import (
    ApplyArchitecture,
    Build,
    BuildTwo,
    DropBlock,
    TakeBuilding,
    TileEffects,
    can_drop,
)
from tonalli.tzolkin.steps.calendar import AdvanceCalendar, ChooseDays, may_advance_two
from tonalli.tzolkin.steps.food_day import ChangeOfAge, FoodDayOver, FoodDayPart
from tonalli.tzolkin.steps.goods import GiveBlocks, TakeBlocks
from tonalli.tzolkin.steps.pick_up import ChooseAction, PickMore
from tonalli.tzolkin.steps.place import PlaceMore
from tonalli.tzolkin.steps.reveal import DrawBuilding
from tonalli.tzolkin.steps.technology import Advance, FreeStudy, Study, step_cost
from tonalli.tzolkin.steps.temple import ClimbAny, ClimbTwo, Descend
from tonalli.tzolkin.steps.turn import EndTurn, NextRound, NextTurn, Turn
from tonalli.tzolkin.tiles import DISPLAY, EXTRACTION_BONUS_BLOCKS, SKULL_ACTIONS, SKULL_BLOCKS

BONUS: Final = (ClimbAny, TakeBlocks)
"""What a technology step beyond the last level may ask for."""
BUILDING: Final = (TakeBuilding, TileEffects, FreeStudy, Build, *BONUS)
"""What building may ask for, or leave for later."""
ACTION: Final = (
    Harvest, Descend, Study, Advance, BuildTwo, ApplyArchitecture, ClimbTwo, Trade, Mirrored, *BUILDING,
)  # fmt: skip
ABOVE: Final[dict[Any, tuple[Any, ...]]] = {
    EndTurn: (Turn, PlaceMore, PickMore),
    PickMore: (ChooseAction, Offering, *ACTION),
    Study: (Advance, *BONUS),
    FreeStudy: BONUS,
    Advance: (GiveBlocks,),
    ClimbTwo: (GiveBlocks,),
    Offering: (TakeBlocks,),
    TakeBuilding: (DropBlock,),
    Build: BUILDING,
}
"""What can lie right above a step while the turn goes on."""
ABOVE_EFFECT: Final[dict[Any, tuple[Any, ...]]] = {
    AnyTemple: (ClimbAny,),
    AnyTechnology: (FreeStudy, *BONUS),
    Technology: BONUS,
    MayBuild: BUILDING,
    MayMirror: ACTION,
    MayTrade: (Trade,),
}
"""What an effect of a tile may ask for, above the effects that follow it."""
WHY: Final[dict[Any, tuple[str, ...]]] = {
    Advance: ("Z-7.8",),
    ClimbAny: ("Z-7.12", "Z-7.13", "Z-8.1", "Z-8.9", "Z-10.2"),
    Descend: ("Z-7.3",),
    FreeStudy: ("Z-10.2",),
    GiveBlocks: ("Z-7.12", "Z-8.1"),
    TakeBlocks: ("Z-7.19", "Z-8.1"),
}


def order_of(s: State, seat: int) -> int:
    """Z-2.7: a seat's place in turn order."""
    return (seat - s.marker) % s.rules.players


def in_food_day(s: State) -> bool:
    """Z-11.6: buildings of the next age are being laid out."""
    return any(isinstance(step, FoodDayOver) for step in s.steps)


def in_turn(s: State) -> bool:
    """Before the calendar advances."""
    return s.opening is None and bool(s.steps) and not isinstance(s.top, ChooseDays)


def draws(s: State) -> list[Step[Any]]:
    """Z-10.7: the steps that fill the gaps of the display."""
    return [DrawBuilding(gap) for gap in range(DISPLAY - 1, -1, -1) if s.display[gap] == NONE]


def demand_steps(s: State, steps: list[Step[Any]]) -> None:
    """Exactly these steps are pending."""
    pending = s.steps
    for index, step in enumerate(steps):
        if index == len(pending):
            raise PositionError(f"pending: {type(step).__name__} is missing at its end")
        if STEPS.write(step) != STEPS.write(pending[index]):
            raise PositionError(f"pending[{index}]: a {type(step).__name__} that fits the position is needed here")
    if len(pending) > len(steps):
        raise PositionError(f"pending[{len(steps)}]: nothing is pending above what lies below it")


def check_pending(s: State) -> None:
    """Z-3.1: a turn, the refill after it, or the end of a round."""
    if not s.steps:
        return
    bottom = s.steps[0]
    if isinstance(bottom, EndTurn):
        check_turn_steps(s)
    elif isinstance(bottom, NextTurn):
        demand_steps(s, [NextTurn(s.active), *draws(s)])
    elif in_food_day(s):
        check_change_of_age(s)
    else:
        check_days(s)


# ---- the end of a round --------------------------------------------------------------------------


def check_change_of_age(s: State) -> None:
    """Z-10.8, Z-11.6: after the last turn of the round, during the second Food Day."""
    if s.food_days != 1:
        raise PositionError("calendar.food_days: buildings change on the second Food Day")
    if order_of(s, s.active) != s.rules.players - 1:
        raise PositionError(f"active: {s.active} does not take the last turn of a round")
    changes = [number for number, item in enumerate(s.rules.food_day) if isinstance(item, ChangeOfAge)]
    steps: list[Step[Any]] = [NextRound(), AdvanceCalendar(), FoodDayOver()]
    steps += [FoodDayPart(number) for number in range(len(s.rules.food_day) - 1, changes[0], -1)]
    demand_steps(s, [*steps, *draws(s)])


def check_days(s: State) -> None:
    """Z-12.2 to Z-12.4: the claimant has the marker, or its left neighbour, and the worker; two days are possible."""
    claimant = s.top.player
    if len(s.steps) != 2 or not isinstance(s.top, ChooseDays):
        raise PositionError("pending[1]: the next round waits for a choice of days, or a Food Day")
    players = s.rules.players
    if s.marker not in (claimant, (claimant + 1) % players):
        raise PositionError(f"calendar.starting_player: {claimant} has claimed it")
    had_it = (s.active + 1) % players == claimant
    if had_it != (s.marker != claimant):
        raise PositionError(f"active: {s.active} did not take the last turn of this round")
    if s.players[claimant].hand == 0:
        raise PositionError(f"players[{claimant}].workers_in_hand: the worker has returned to hand")
    if s.gear_corn > 0:
        raise PositionError(f"calendar.corn: {claimant} has taken it")
    if (s.now.claimed == 1) != (s.active == claimant):
        raise PositionError("this_turn.claimed: it says whether the last turn claimed the Starting Player Space")
    if not may_advance_two(s, claimant):
        raise PositionError("pending[1]: two days are not possible")


# ---- a turn --------------------------------------------------------------------------------------


def check_turn_steps(s: State) -> None:
    """Every step of a turn is the active player's, can lie where it lies, and fits the position."""
    steps = s.steps
    for index, step in enumerate(steps):
        path = f"pending[{index}]"
        field = "owner" if hasattr(step, "owner") else "player"
        if getattr(step, field) != s.active:
            raise PositionError(f"{path}.seat: it is the turn of {s.active}")
        if index > 0 and not isinstance(step, above(s, steps[index - 1])):
            raise PositionError(f"{path}: no {type(step).__name__} lies above what is below it")
        if getattr(step, "why", "") not in WHY.get(type(step), ("",)):
            raise PositionError(f"{path}.why: it is {' or '.join(WHY[type(step)])} here")
        if index > 0 and not fits(s, step, steps[index - 1]):
            raise PositionError(f"{path}: {type(step).__name__} does not fit the position")
    if s.top.player < 0:
        raise PositionError(f"pending[{len(steps) - 1}]: there is nothing to decide")
    check_copies(s)


def above(s: State, step: Step[Any]) -> tuple[Any, ...]:
    """What can lie right above a step."""
    if isinstance(step, TileEffects):
        return ABOVE_EFFECT.get(type(effect_before(s, step)), ())
    return ABOVE.get(type(step), ())


def effect_before(s: State, step: TileEffects) -> Any:
    """The effect that is being resolved while the next ones wait."""
    return s.rules.tiles[step.tile].effects[step.index - 1]


def check_copies(s: State) -> None:
    """Z-10.2: what waits belongs to a building of one's own, once for each copy."""
    side = s.players[s.active]
    waiting: dict[int, int] = {}
    further = 0
    for index, step in enumerate(s.steps):
        if isinstance(step, TileEffects):
            building = step.tile - FIRST_BUILDING
            waiting[building] = waiting.get(building, 0) + 1
            if waiting[building] > side.buildings[building]:
                raise PositionError(f"pending[{index}].tile: the building is not before the player")
        elif isinstance(step, Build) and isinstance(s.steps[index - 1], Build):
            further += 1
            if further > owned_ending_with(s, MayBuild):
                raise PositionError(f"pending[{index}]: no tile gives so many buildings")


def owned_ending_with(s: State, kind: Any, steps: int = 0) -> int:
    """How many buildings of the active player have such an effect last; ``steps`` for technologies of choice."""
    count = 0
    for building, tile in enumerate(s.rules.buildings):
        effect = tile.effects[-1]
        if isinstance(effect, kind) and getattr(effect, "steps", 0) >= steps:
            count += s.players[s.active].buildings[building]
    return count


def fits(s: State, step: Step[Any], below: Step[Any]) -> bool:
    """Whether what a step relies on is there."""
    if isinstance(below, Build | Study) and below.optional == 0:
        return False
    if isinstance(step, ChooseAction):
        free = s.teeth[step.gear * TEETH_MAX + step.space] == NONE
        return free and step.space <= s.tribe(step.player).last_space(step.gear)
    if isinstance(step, Study):
        return (step.left, step.optional) in ((1, 0), (2, 0), (1, 1))
    if isinstance(step, GiveBlocks):
        return fits_payment(s, step, below)
    if isinstance(step, Trade):
        asked_by_tile = isinstance(below, TileEffects) and isinstance(effect_before(s, below), MayTrade)
        return step.sold % 2 == 0 and (step.optional == 1) == asked_by_tile
    if isinstance(step, Mirrored):
        return (step.optional == 1) == isinstance(below, TileEffects)
    if isinstance(step, Offering):
        return s.works(step.player, THEOLOGY, 2) and s.offered != 0
    if isinstance(step, ClimbAny | TakeBlocks):
        return fits_gift(s, step, below)
    if isinstance(step, FreeStudy):
        if isinstance(below, TileEffects) and isinstance(effect_before(s, below), AnyTechnology):
            return step.left <= int(effect_before(s, below).steps)
        return step.left <= 2 and owned_ending_with(s, AnyTechnology, step.left) > 0
    return fits_building(s, step, below)


def fits_payment(s: State, step: GiveBlocks, below: Step[Any]) -> bool:
    """Z-8.11, Z-7.12: more blocks than are due, of several kinds; for the price of what lies below."""
    side = s.players[step.player]
    kinds = sum(side.stock[good] > 0 for good in range(WOOD, GOLD + 1))
    if kinds < 2 or side.blocks() <= step.left:
        return False
    if isinstance(below, Advance):
        return step.why == "Z-8.1" and step.left <= step_cost(s, step.player, below.track)
    return step.why == "Z-7.12" and step.left == 1


def fits_gift(s: State, step: ClimbAny | TakeBlocks, below: Step[Any]) -> bool:
    """A step up or blocks of choice, by where they come from."""
    effect = effect_before(s, below) if isinstance(below, TileEffects) else None
    if step.why == "Z-10.2":
        comes_from_there = isinstance(effect, AnyTemple)
    elif step.why == "Z-8.1":
        comes_from_there = not isinstance(effect, AnyTemple)
    elif step.why in ("Z-7.19", "Z-8.9"):
        comes_from_there = isinstance(below, PickMore | Offering) and s.offered != 0
    else:
        comes_from_there = isinstance(below, PickMore) or isinstance(effect, MayMirror)
    if not comes_from_there:
        return False
    if isinstance(step, TakeBlocks):
        if step.why == "Z-8.1":
            return step.left <= EXTRACTION_BONUS_BLOCKS and s.works(step.player, RESOURCE_EXTRACTION, 3)
        return step.left == 1 and any(
            SKULL_BLOCKS[action] > 0 and (s.offered >> action) & 1 for action in range(SKULL_ACTIONS)
        )
    if step.why == "Z-8.1" and not s.works(step.player, AGRICULTURE, 3):
        return False
    if step.why == "Z-8.9" and not s.works(step.player, THEOLOGY, 2):
        return False
    return (step.but != NONE) == (step.why == "Z-7.12")


def fits_building(s: State, step: Step[Any], below: Step[Any]) -> bool:
    """Z-8.5, Z-8.10, Z-10.2: a building on display that can be paid, and how it may be built."""
    construction = s.rules.construction
    if isinstance(step, TileEffects):
        known = FIRST_BUILDING <= step.tile < len(s.rules.tiles)
        return known and 0 < step.index < len(s.rules.tiles[step.tile].effects)
    if isinstance(step, Build):
        if step.optional == 0:
            return step.helped == 1 and isinstance(below, PickMore | TileEffects)
        return step.in_corn == 0 and (step.helped == 1 or s.works(step.player, ARCHITECTURE, 1))
    if isinstance(step, ApplyArchitecture):
        works = s.works(step.player, ARCHITECTURE, 1)
        return works and step.building in s.display and construction.payable(s, step.player, step.building, NONE, 0)
    if isinstance(step, TakeBuilding):
        return step.helped == 1 and step.building in s.display and s.works(step.owner, ARCHITECTURE, 3)
    if isinstance(step, DropBlock):
        assert isinstance(below, TakeBuilding)
        kinds = sum(can_drop(s, step.player, step.building, NONE, good) for good in range(WOOD, GOLD + 1))
        return step.building == below.building and step.covering == NONE and kinds > 1
    return True
