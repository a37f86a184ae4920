# interpreted
"""What no position can be, although each of its fields by itself could: a list of sentences that name the field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tonalli.core.field import seat_in
from tonalli.core.state import State as CoreState
from tonalli.core.step import APART, NOBODY, ONCE
from tonalli.teotihuacan.layout import NORMAL, TURN_KINDS, UNSETTLED
from tonalli.teotihuacan.names import IN_HAND, NONE, WORKERS
from tonalli.teotihuacan.position.opening_problems import opening_problems
from tonalli.teotihuacan.position.steps import STEPS
from tonalli.teotihuacan.position.table_problems import table_problems
from tonalli.teotihuacan.position.write import write_turn
from tonalli.teotihuacan.pyramid import TOP_PLACE
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.ascension import Rebirth
from tonalli.teotihuacan.steps.neutral import DrawNeutral
from tonalli.teotihuacan.steps.turn import Turn
from tonalli.teotihuacan.tiles import DARK_DISC


def problems(state: CoreState) -> list[str]:
    """Everything that makes a position impossible; empty for every position of a real game."""
    assert isinstance(state, State)
    s = state
    found = [*calendar(s), *turns_left(s), *table_problems(s), *pending(s), *this_turn(s), *neutral_pool(s)]
    for part in s.parts:
        found += part.problems(s)
    if s.opening is not None:
        found += opening_problems(s, s.opening)
    else:
        found += hands(s)
    return found or [*decision(s)]


def calendar(s: State) -> Iterator[str]:
    """T-18.6, T-18.7, T-20.1: where the discs are, and when the game is over."""
    over = s.active == NOBODY and s.opening is None
    if (s.turn == 0) != (s.opening is not None):
        yield "turn: it is 0 exactly while there is an opening"
    if s.opening is not None and s.active != NOBODY:
        yield "active: it is nobody's turn while there is an opening"
    if over and s.eclipses != 3 and (s.eclipses == 0 or s.final == 0):
        yield "active: only the last eclipse ends the game"
    if over != (not s.steps):
        yield "pending: nothing is pending exactly when the game is over"
    if s.eclipses == 3 and not over:
        yield "calendar.eclipses: the game ends with the third"
    else:
        dark = DARK_DISC[s.rules.players][max(s.eclipses - 1, 0) if over else s.eclipses]
        if s.dark != dark:
            yield f"calendar.dark: after {s.eclipses} eclipses the dark disc is on {dark}, not {s.dark}"
    if not over and (s.turns_left != NONE) != (s.light == s.dark):
        yield "calendar.turns_left: an eclipse is due exactly when the light disc is on the dark one"
    if s.final == 1 and (s.places[TOP_PLACE] == NONE or s.light != s.dark):
        yield "calendar.pyramid_complete: only the top tile completes it, and the light disc then moves"


def turns_left(s: State) -> Iterator[str]:
    """T-18.3, T-18.4: an eclipse follows a last player's turn; T-22.3: in Dark Eclipse the turn that brings it."""
    if s.turns_left == NONE:
        return
    if s.active == NOBODY:
        yield "calendar.turns_left: it is nobody's turn"
    elif s.rules.dark_eclipse:
        if s.turns_left != 0:
            yield "calendar.turns_left: in Dark Eclipse the eclipse follows the turn, only 0 makes sense"
    else:
        rest = s.rules.last_order() - s.order(s.active)
        if s.turns_left % s.rules.players != rest:
            fitting = f"{rest} or {rest + s.rules.players}"
            yield f"calendar.turns_left: in the turn of {s.active} it is {fitting}, not {s.turns_left}"


def pending(s: State) -> Iterator[str]:
    """Every step fits the position, and the lowest one is what the game goes on with."""
    written: list[dict[str, Any]] = []
    deciding: set[int | None] = {s.active}
    for index, step in enumerate(s.steps):
        path = f"pending[{index}]"
        if step.bottom != (index == 0):
            yield f"{path}: the end of the turn, and nothing else, lies below all other steps"
        data = STEPS.write(step)
        if step.peers == ONCE and step.kind in [other["step"] for other in written]:
            yield f"{path}: another {step.kind} is pending already"
        if step.peers == APART and data in written:
            yield f"{path}: the same {step.kind} is pending already"
        written.append(data)
        if step.setup and s.opening is None:
            yield f"{path}: it belongs to an opening"
            continue
        if step.bottom and not step.setup and s.opening is not None:
            yield f"{path}: no turn ends in an opening"
        if step.out_of_turn:
            deciding.add(seat_in(step, step.fields))
        if step.player >= 0:
            if not s.rules.seats[step.player].decides():
                yield f"{path}: whoever sits there decides nothing"
            elif s.opening is None and step.player not in deciding:
                yield f"{path}.seat: it is the turn of {s.active}"
        if not step.fits(s):
            yield f"{path}: {step.kind} does not fit the position"


def this_turn(s: State) -> Iterator[str]:
    """T-4.2, T-4.6, T-8.25: before the move a turn has brought nothing but a bought unlocking or a move tile."""
    if s.now.kind != UNSETTLED and s.now.kind not in [option.turn for option in s.rules.turn_options]:
        yield f"this_turn.kind: no turn of this game is {TURN_KINDS[s.now.kind]}"
    if s.opening is None and not any(isinstance(step, Turn) for step in s.steps):
        return
    for key in write_turn(s.now):
        if s.opening is not None or key not in ("kind", "move_tiles"):
            yield f"this_turn.{key}: nobody has moved yet"
    if s.now.kind > NORMAL:
        yield "this_turn.kind: it takes the place of the move that is pending"
    if s.now.move_tiles != 0 and s.now.kind != NORMAL:
        yield "this_turn.kind: a turn with a move tile is normal"
    for die in range(WORKERS):
        if (s.now.moved >> die) & 1:
            yield f"players[{s.active}].workers[{die}].moved: nobody has moved yet"


def neutral_pool(s: State) -> Iterator[str]:
    """T-21.2, T-21.3: there is a pool while neutral workers are drawn, and enough in it."""
    draws = sum(step.left for step in s.steps if isinstance(step, DrawNeutral))
    if draws == 0 and s.neutral_pool != 0:
        yield "neutral_pool: no neutral workers are being drawn"
    if s.neutral_pool & ~s.rules.starting_pool:
        yield "neutral_pool: a tile belongs to a module that is not in play"
    if int(s.neutral_pool).bit_count() < draws:
        yield f"neutral_pool: {draws} tiles are still to be drawn from it"


def hands(s: State) -> Iterator[str]:
    """A worker is in hand only while it is moved, or between ascension and rebirth (T-17.3)."""
    moving = any(step.holds for step in s.steps)
    reborn = [(step.owner, step.die) for step in s.steps if isinstance(step, Rebirth)]
    for seat, side in enumerate(s.players):
        for die in range(WORKERS):
            moved = moving and seat == s.active and (s.now.moved >> die) & 1 != 0
            if (side.where[die] == IN_HAND) != (moved or (seat, die) in reborn):
                yield f"players[{seat}].workers[{die}]: a worker is in hand exactly while it is moved"


def decision(s: State) -> Iterator[str]:
    """Whoever is to decide has something to decide: nothing runs by itself in a position."""
    settled = s.copy()
    settled.settle()
    if settled.steps != s.steps:
        yield f"pending[{len(s.steps) - 1}]: there is nothing to decide"
