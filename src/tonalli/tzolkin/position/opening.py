# interpreted
"""Positions before the first turn: what setup would push, as far as it has come, and what it has laid out (Z-2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tonalli.core.bits import size
from tonalli.core.step import NOBODY
from tonalli.tzolkin.layout import Opening
from tonalli.tzolkin.names import CHICHEN_ITZA, DUMMY, GEAR_COUNT, GEARS, GROUPS, NONE, TEETH_MAX, WEALTH_KINDS, WORKERS
from tonalli.tzolkin.position.pending import Steps, stacked
from tonalli.tzolkin.position.steps import STEPS
from tonalli.tzolkin.position.write import write_player
from tonalli.tzolkin.state import State, new_state
from tonalli.tzolkin.steps.dummies import opening_of
from tonalli.tzolkin.steps.opening import push_opening, push_setup, wealth_kept
from tonalli.tzolkin.tiles import OPPOSITE, TEETH, WEALTH_GEAR, WEALTH_TOOTH


def opening_problems(s: State) -> Iterator[str]:
    """Z-2: nobody has anything yet, and every part of the setup follows the last."""
    opening = opening_of(s)
    if s.offered != 0:
        yield "skulls.chichen_itza: nobody has placed a skull yet"
    if s.claimant != NONE:
        yield "calendar.starting_player_space: nobody has claimed it yet"
    if any(s.jungle_wood[group] != (s.rules.players if group > 0 else 0) for group in range(len(GROUPS))):
        yield "jungle: nobody has harvested yet"
    if opening.revealed == 0:
        yield from untouched(s)
    elif s.top.player == NOBODY:
        yield "opening.revealed: once choices are revealed, the first turn begins at once"
    yield from tiles(s, opening)
    yield from dummies(s, opening)
    yield from as_far_as_it_has_come(s)


def untouched(s: State) -> Iterator[str]:
    """Z-2.5, Z-2.6: what players are like before the first turn."""
    for seat in range(s.rules.players):
        start = s.tribe(seat).start_workers()
        usual = {"workers_in_hand": start, "workers_in_reserve": WORKERS - start, "double_advance": True}
        for key, value in write_player(s.players[seat]).items():
            found: Any = any(value.values()) if isinstance(value, dict) else value
            if (found or 0) != usual.get(key, 0):
                yield f"players[{seat}].{key}: nobody has gained or lost anything yet"


def tiles(s: State, opening: Opening) -> Iterator[str]:
    """Z-2.8, Z-2.11: no wealth tile lies in two places; Z-2.9: one that nobody kept may be turned up afterwards."""
    gone = 0
    for seat in range(s.rules.players):
        if gone & opening.dealt[seat] or opening.turned_up & in_hands(opening, seat):
            yield f"opening.dealt[{seat}]: a tile lies in two places"
        gone |= opening.dealt[seat]
        if opening.kept[seat] & ~opening.dealt[seat] or size(opening.kept[seat]) > wealth_kept(s, seat):
            yield f"opening.kept[{seat}]: {wealth_kept(s, seat)} of those dealt to that player are kept"


def in_hands(opening: Opening, seat: int) -> int:
    """Bits of the tiles that a seat has not given back."""
    return int(opening.dealt[seat] if opening.revealed == 0 else opening.kept[seat])


def dummies(s: State, opening: Opening) -> Iterator[str]:
    """Z-2.9: dummies stand where the tiles that were turned up say, the last one perhaps without its opposite."""
    complete = sum(owner == DUMMY for owner in s.teeth) == s.rules.dummies
    cut_short = 0
    for gear in range(GEAR_COUNT):
        teeth = {tooth for tooth in range(TEETH[gear]) if s.teeth[gear * TEETH_MAX + tooth] == DUMMY}
        turned_up = [tile for tile in range(WEALTH_KINDS) if (opening.turned_up >> tile) & 1]
        named = {WEALTH_TOOTH[tile] for tile in turned_up if WEALTH_GEAR[tile] == gear}
        opposite = teeth - named
        fits = named <= teeth and opposite <= {(tooth + OPPOSITE) % TEETH[gear] for tooth in named}
        due = 1 if named and gear != CHICHEN_ITZA else 0
        if not opposite and len(named) == due == 1 and complete:
            cut_short += 1
        elif len(opposite) != due:
            fits = False
        if not fits or cut_short > 1:
            yield f"gears.{GEARS[gear]}: dummies stand where the tiles turned up say"


def as_far_as_it_has_come(s: State) -> Iterator[str]:
    """What is pending is what setup pushes, from the bottom up to the step that is under way; the rest is done."""
    laid_out = new_state(s.rules, Opening())
    push_setup(laid_out)
    chosen = new_state(s.rules, Opening())
    chosen.marker = s.marker
    push_opening(chosen)
    done: Steps = laid_out.steps[1:]
    full: Steps = chosen.steps
    if s.steps[0].kind == "draw-first-player":
        done, full = [], laid_out.steps
    reached = under_way(s.steps, full)
    if reached == 0:
        yield "pending[0]: the starting player or the end of the opening lies below all other steps"
        return
    for step in [*done, *full[reached:]]:
        if not step.is_done(s):
            yield f"{step.about}: {step.kind} is not pending any more, but not done"
            return
    waiting: Steps = s.steps[:reached]
    for step in waiting:
        if not step.fits(s):
            yield f"{step.about}: {step.kind} is still pending"
            return
    yield from stacked(s, waiting, None)


def under_way(steps: Steps, full: Steps) -> int:
    """How many of the steps that setup pushes are pending; the one on top may have begun."""
    for reached, (step, pushed) in enumerate(zip(steps, full, strict=False)):
        found, expected = STEPS.write(step), STEPS.write(pushed)
        if found != expected:
            expected["step"] = pushed.becomes or pushed.kind
            begun = step is steps[-1] and {**found, "left": 0} == {**expected, "left": 0}
            return reached + 1 if begun else reached
    return min(len(steps), len(full))
