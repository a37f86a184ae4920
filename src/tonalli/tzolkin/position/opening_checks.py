# interpreted
"""Positions before the first turn: what is laid out, dealt, turned up and kept, and what follows from it (Z-2)."""

from __future__ import annotations

from typing import Any

from tonalli.core.errors import PositionError
from tonalli.core.step import Step
from tonalli.tzolkin.layout import Opening
from tonalli.tzolkin.names import CHICHEN_ITZA, DUMMY, GEAR_COUNT, GEARS, NONE, TEETH_MAX, WEALTH_KINDS, WORKERS
from tonalli.tzolkin.position.step_checks import demand_steps, draws
from tonalli.tzolkin.position.write import write_player
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.opening import (
    ChooseWealth,
    DealWealth,
    DrawDummy,
    DrawFirstPlayer,
    DrawMonument,
    KeepWealth,
    OpeningOver,
    RevealChoices,
    TakeWealth,
)
from tonalli.tzolkin.tiles import OPPOSITE, TEETH, WEALTH_DEALT, WEALTH_GEAR, WEALTH_TOOTH


def check_opening(s: State, opening: Opening) -> None:
    """Z-2: nobody has anything yet, and every part of the setup follows the last."""
    if opening.revealed == 1:
        raise PositionError("opening.revealed: once choices are revealed, the first turn begins at once")
    check_untouched(s)
    if isinstance(s.steps[0], DrawFirstPlayer):
        check_laying_out(s, opening)
    elif isinstance(s.steps[0], OpeningOver):
        check_wealth_tiles(s, opening)
    else:
        raise PositionError("pending[0]: the starting player or the end of the opening lies below all other steps")


def check_untouched(s: State) -> None:
    """Z-2.2, Z-2.5, Z-2.6: what players, jungle and skulls are like before the first turn."""
    for seat in range(s.rules.players):
        side = s.players[seat]
        start = s.tribe(seat).start_workers()
        for key, value in write_player(side).items():
            usual: Any = 0
            if key == "workers_in_hand":
                usual = start
            elif key == "workers_in_reserve":
                usual = WORKERS - start
            elif key == "double_advance":
                usual = True
            if isinstance(value, dict):
                value = any(value.values())
            if (value or 0) != usual:
                raise PositionError(f"players[{seat}].{key}: nobody has gained or lost anything yet")
    for group in range(4):
        if s.jungle_wood[group] != (s.rules.players if group > 0 else 0):
            raise PositionError("jungle: nobody has harvested yet")
    if s.offered != 0:
        raise PositionError("skulls.chichen_itza: nobody has placed a skull yet")
    if s.claimant != NONE:
        raise PositionError("calendar.starting_player_space: nobody has claimed it yet")


def check_laying_out(s: State, opening: Opening) -> None:
    """Z-2.3, Z-2.4, Z-2.7: buildings, then monuments, then the starting player; wealth tiles come later."""
    if opening.turned_up != 0 or any(opening.dealt) or any(opening.kept):
        raise PositionError("opening.dealt: no wealth tile is dealt before there is a starting player")
    if DUMMY in s.teeth:
        raise PositionError("gears: dummies come after the starting player")
    gaps = draws(s)
    monuments = [place for place in range(s.rules.monuments_shown) if s.monument_row[place] == NONE]
    if gaps and len(monuments) < s.rules.monuments_shown:
        raise PositionError("monuments: buildings are laid out first")
    if s.marker != 0:
        raise PositionError("calendar.starting_player: it is not drawn yet, and 0 until then")
    steps: list[Step[Any]] = [DrawFirstPlayer()]
    steps += [DrawMonument(place) for place in reversed(monuments)]
    demand_steps(s, [*steps, *gaps])


def check_wealth_tiles(s: State, opening: Opening) -> None:
    """Z-2.8 to Z-2.11: dealt in turn order, turned up for dummies, then kept in turn order; none lies in two places."""
    gone = opening.turned_up
    if draws(s):
        raise PositionError("buildings: they are laid out before wealth tiles are dealt")
    if NONE in [s.monument_row[place] for place in range(s.rules.monuments_shown)]:
        raise PositionError("monuments: they are laid out before wealth tiles are dealt")
    for seat in range(s.rules.players):
        if gone & opening.dealt[seat]:
            raise PositionError(f"opening.dealt[{seat}]: a tile lies in two places")
        gone |= opening.dealt[seat]
        if opening.kept[seat] & ~opening.dealt[seat]:
            raise PositionError(f"opening.kept[{seat}]: a tile was not dealt to that player")
    dummies = check_turned_up(s, opening)
    seats = [s.seat(order) for order in range(s.rules.players)]
    dealt = {seat: int(opening.dealt[seat]).bit_count() for seat in seats}
    kept = {seat: int(opening.kept[seat]).bit_count() for seat in seats}
    deals: list[Step[Any]] = []
    keeps: list[Step[Any]] = []
    for seat in seats:
        if dealt[seat] > (0 if deals else WEALTH_DEALT):
            raise PositionError(f"opening.dealt[{seat}]: each is dealt {WEALTH_DEALT}, one player after the other")
        if dealt[seat] < WEALTH_DEALT:
            deals.append(DealWealth(seat, WEALTH_DEALT - dealt[seat]))
    if deals and opening.turned_up != 0:
        raise PositionError("opening.turned_up: it waits until all tiles are dealt")
    for seat in seats:
        keeping = s.tribe(seat).wealth_kept()
        if kept[seat] > (0 if keeps or deals or dummies else keeping):
            raise PositionError(f"opening.kept[{seat}]: each keeps {keeping}, one player after the other")
        if kept[seat] < keeping:
            is_choosing = not (keeps or deals or dummies)
            keeps.append(KeepWealth(seat, keeping - kept[seat]) if is_choosing else ChooseWealth(seat))
    steps: list[Step[Any]] = [OpeningOver(), *(TakeWealth(seat) for seat in reversed(seats)), RevealChoices()]
    steps += reversed(keeps)
    if dummies > 0:
        steps.append(DrawDummy(dummies))
    demand_steps(s, [*steps, *reversed(deals)])


def check_turned_up(s: State, opening: Opening) -> int:
    """Z-2.9: dummies stand where the tiles that were turned up say; returns how many are still to come."""
    standing = sum(owner == DUMMY for owner in s.teeth)
    left: int = s.rules.dummies - standing
    if left < 0:
        raise PositionError(f"gears: {standing} dummies stand on them, more than {s.rules.dummies}")
    cut_short = 0
    for gear in range(GEAR_COUNT):
        teeth = {tooth for tooth in range(TEETH[gear]) if s.teeth[gear * TEETH_MAX + tooth] == DUMMY}
        named = {
            WEALTH_TOOTH[tile]
            for tile in range(WEALTH_KINDS)
            if (opening.turned_up >> tile) & 1 and WEALTH_GEAR[tile] == gear
        }
        opposite = teeth - named
        fits = named <= teeth and opposite <= {(tooth + OPPOSITE) % TEETH[gear] for tooth in named}
        if gear == CHICHEN_ITZA:
            fits = fits and not opposite
        elif not opposite and len(named) == 1 and left == 0:
            cut_short += 1
        elif len(opposite) != (1 if named else 0):
            fits = False
        if not fits or cut_short > 1:
            raise PositionError(f"gears.{GEARS[gear]}: dummies stand where the tiles turned up say")
    return left
