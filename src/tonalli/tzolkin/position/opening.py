# interpreted
"""Positions before the first turn: what is laid out, dealt, turned up and kept, and what follows from it (Z-2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tonalli.tzolkin.layout import Opening
from tonalli.tzolkin.names import CHICHEN_ITZA, DUMMY, GEAR_COUNT, GEARS, GROUPS, NONE, TEETH_MAX, WEALTH_KINDS, WORKERS
from tonalli.tzolkin.position.pending import Steps, draws, stacked
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
    dummies_standing,
    opening_of,
    wealth_kept,
)
from tonalli.tzolkin.tiles import OPPOSITE, TEETH, WEALTH_DEALT, WEALTH_GEAR, WEALTH_TOOTH


def opening_problems(s: State) -> Iterator[str]:
    """Z-2: nobody has anything yet, and every part of the setup follows the last."""
    opening = opening_of(s)
    if s.offered != 0:
        yield "skulls.chichen_itza: nobody has placed a skull yet"
    elif s.claimant != NONE:
        yield "calendar.starting_player_space: nobody has claimed it yet"
    elif any(s.jungle_wood[group] != (s.rules.players if group > 0 else 0) for group in range(len(GROUPS))):
        yield "jungle: nobody has harvested yet"
    elif opening.revealed == 1:
        yield from after_choices(s, opening)
    elif list(untouched(s)):
        yield from untouched(s)
    elif s.steps[0].kind == "draw-first-player":
        yield from laying_out(s, opening)
    elif s.steps[0].kind == "opening-over":
        yield from wealth_tiles(s, opening)
    else:
        yield "pending[0]: the starting player or the end of the opening lies below all other steps"


def untouched(s: State) -> Iterator[str]:
    """Z-2.5, Z-2.6: what players are like before the first turn."""
    for seat in range(s.rules.players):
        start = s.tribe(seat).start_workers()
        usual = {"workers_in_hand": start, "workers_in_reserve": WORKERS - start, "double_advance": True}
        for key, value in write_player(s.players[seat]).items():
            found: Any = any(value.values()) if isinstance(value, dict) else value
            if (found or 0) != usual.get(key, 0):
                yield f"players[{seat}].{key}: nobody has gained or lost anything yet"


def laying_out(s: State, opening: Opening) -> Iterator[str]:
    """Z-2.3, Z-2.4, Z-2.7: buildings, then monuments, then the starting player; wealth tiles come later."""
    gaps = draws(s)
    monuments = [place for place in range(s.rules.monuments_shown) if s.monument_row[place] == NONE]
    if opening.turned_up != 0 or any(opening.dealt) or any(opening.kept):
        yield "opening.dealt: no wealth tile is dealt before there is a starting player"
    if DUMMY in s.teeth:
        yield "gears: dummies come after the starting player"
    if gaps and len(monuments) < s.rules.monuments_shown:
        yield "monuments: buildings are laid out first"
    if s.marker != 0:
        yield "calendar.starting_player: it is not drawn yet, and 0 until then"
    yield from stacked(s, [DrawFirstPlayer(), *[DrawMonument(place) for place in reversed(monuments)], *gaps], None)


def laid_out(s: State, opening: Opening) -> Iterator[str]:
    """Z-2.8 to Z-2.11: what lies on the table once wealth tiles are dealt; none of those lies in two places."""
    if draws(s):
        yield "buildings: they are laid out before wealth tiles are dealt"
    if NONE in [s.monument_row[place] for place in range(s.rules.monuments_shown)]:
        yield "monuments: they are laid out before wealth tiles are dealt"
    gone = opening.turned_up if opening.revealed == 0 else 0
    for seat in range(s.rules.players):
        if gone & opening.dealt[seat]:
            yield f"opening.dealt[{seat}]: a tile lies in two places"
        gone |= opening.dealt[seat]
        if opening.kept[seat] & ~opening.dealt[seat]:
            yield f"opening.kept[{seat}]: a tile was not dealt to that player"
    yield from turned_up(s, opening)


def wealth_tiles(s: State, opening: Opening) -> Iterator[str]:
    """Z-2.8 to Z-2.11: dealt in turn order, turned up for dummies, then kept in turn order."""
    yield from laid_out(s, opening)
    seats = [s.seat(order) for order in range(s.rules.players)]
    dummies = s.rules.dummies - dummies_standing(s)
    tiles_left = WEALTH_KINDS - sum(int(bits).bit_count() for bits in (opening.turned_up, *opening.dealt))
    deals: Steps = []
    for seat in seats:
        dealt = int(opening.dealt[seat]).bit_count()
        if dealt > (0 if deals else WEALTH_DEALT):
            yield f"opening.dealt[{seat}]: each is dealt {WEALTH_DEALT}, one player after the other"
        if dealt < WEALTH_DEALT:
            deals.append(DealWealth(seat, WEALTH_DEALT - dealt))
    if deals and opening.turned_up != 0:
        yield "opening.turned_up: it waits until all tiles are dealt"
    drawing: Steps = [DrawDummy(dummies)] if dummies > 0 and tiles_left > 0 else []
    laid = [step for item in s.rules.opening for step in item.pending(s)]
    busy = bool(deals or drawing or laid)
    keeps: Steps = []
    for seat in seats:
        keeping = wealth_kept(s, seat)
        kept = int(opening.kept[seat]).bit_count()
        if kept > (0 if keeps or busy else keeping):
            yield f"opening.kept[{seat}]: each keeps {keeping}, one player after the other"
        if kept < keeping:
            keeps.append(ChooseWealth(seat) if keeps or busy else KeepWealth(seat, keeping - kept))
    steps: Steps = [OpeningOver(), *(TakeWealth(seat) for seat in reversed(seats))]
    steps += [step for item in reversed(s.rules.after_choices) for step in item.pending(s)]
    yield from stacked(s, [*steps, RevealChoices(), *reversed(keeps), *laid, *drawing, *reversed(deals)], None)


def after_choices(s: State, opening: Opening) -> Iterator[str]:
    """Z-2.11, Z-2.12: choices are open; only modules leave something to decide before the first turn."""
    if not s.rules.options["modules"]:
        yield "opening.revealed: once choices are revealed, the first turn begins at once"
        return
    yield from laid_out(s, opening)
    seats = [s.seat(order) for order in range(s.rules.players)]
    for seat in seats:
        if opening.kept[seat] != s.players[seat].wealth or int(opening.kept[seat]).bit_count() != wealth_kept(s, seat):
            yield f"opening.kept[{seat}]: it is what lies before the player"
    waiting = sum(step.kind == "take-wealth" for step in s.steps)
    steps: Steps = [OpeningOver(), *(TakeWealth(seat) for seat in reversed(seats[len(seats) - waiting :]))]
    yield from stacked(s, steps, None)


def turned_up(s: State, opening: Opening) -> Iterator[str]:
    """Z-2.9: dummies stand where the tiles that were turned up say."""
    left: int = s.rules.dummies - dummies_standing(s)
    if left < 0:
        yield f"gears: more than {s.rules.dummies} dummies stand on them"
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
            yield f"gears.{GEARS[gear]}: dummies stand where the tiles turned up say"
