# interpreted
"""Quick actions in a position: written, read and judged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tonalli.core.errors import PositionError
from tonalli.core.fields import Fields, check_number, named
from tonalli.tzolkin.modules.quick_actions.names import (
    COPIES,
    DUMMIES_ON_FIELDS,
    FIELD_COUNT,
    FIRST_DAYS,
    OWED,
    PLACED,
    QUICK_TILES,
    SECOND_AGE,
    SLOT_COUNT,
    TILE_COUNT,
    slot_of,
)
from tonalli.tzolkin.modules.quick_actions.tiles import PERFORMING
from tonalli.tzolkin.names import CORN, DUMMY, NONE

if TYPE_CHECKING:
    from tonalli.tzolkin.modules.quick_actions.part import QuickActions
    from tonalli.tzolkin.state import State

SLOTS = tuple(str(day) for day in FIRST_DAYS)
"""Slots by their first day."""
WANTED = "today's tile and those to come, each by the first of its days"
RETURNED = "return-quick-workers"
DRAWS = "draw-quick-tile"


def write_quick(part: QuickActions, s: State) -> dict[str, Any]:
    """Tiles to come with the one in use, the fields, and whether this turn has placed a worker on one."""
    data: dict[str, Any] = {
        "tiles": {name: QUICK_TILES[part.slots[slot]] for slot, name in enumerate(SLOTS) if part.slots[slot] != NONE},
        "tile": named(QUICK_TILES, part.tile(s)),
        "fields": ["dummy" if owner == DUMMY else None if owner == NONE else owner for owner in part.fields],
    }
    return {**data, "used": True} if s.now.noted & PLACED else data


def read_quick(part: QuickActions, s: State, fields: Fields) -> None:
    """The way back; that an action is still owed follows from what is pending."""
    tiles = fields.sub("tiles", {})
    for slot, name in enumerate(SLOTS):
        part.slots[slot] = tiles.word(name, QUICK_TILES, None)
    tiles.done()
    today = fields.word("tile", QUICK_TILES, None)
    if "tile" in fields.data and today != part.tile(s):
        tile = named(QUICK_TILES, part.tile(s))
        if tile is None:
            raise PositionError(f"{fields.at('tiles')}: it is wanted, {WANTED}; tile only says again which is today's")
        raise PositionError(f"{fields.at('tile')}: day {s.day} has {tile}")
    standing = fields.listing("fields", FIELD_COUNT, ["dummy" if owner == DUMMY else None for owner in part.fields])
    for field in range(FIELD_COUNT):
        owner = standing[field] if field < len(standing) else None
        path = f"{fields.at('fields')}[{field}]"
        if owner == "dummy":
            part.fields[field] = DUMMY
        else:
            part.fields[field] = NONE if owner is None else check_number(owner, 0, s.rules.players - 1, path)
    if fields.flag("used"):
        s.now.noted |= PLACED
        if s.steps and s.steps[0].kind == "end-turn":
            s.now.noted |= OWED
    fields.done()


# ---- what no game can have brought about ---------------------------------------------------------


def quick_problems(part: QuickActions, s: State) -> list[str]:
    return [*tiles(part, s), *fields_problems(part, s), *turn_problems(part, s)]


def tiles(part: QuickActions, s: State) -> Iterator[str]:
    """P-10.3, P-10.10, P-10.12: those of Age 1 from the start, those of Age 2 after the first Food Day, until their
    days are over; and no more of a kind than there are.
    """
    steps: list[Any] = s.steps
    pending = [step.slot for step in steps if step.kind == DRAWS]
    is_later_laid_out = s.food_days > 0 or any(slot >= SECOND_AGE for slot in pending)
    if not pending and all(tile == NONE for tile in part.slots):
        yield f"quick_actions.tiles: it is wanted, {WANTED}"
        return
    for slot, name in enumerate(SLOTS):
        is_due = slot < SECOND_AGE or is_later_laid_out
        lies_there = slot_of(s.day) <= slot and is_due and slot not in pending
        if (part.slots[slot] != NONE) != lies_there:
            yield f"quick_actions.tiles.{name}: {'a tile lies there' if lies_there else 'no tile lies there'} now"
    if any(slot >= SECOND_AGE for slot in pending) and s.food_days > 0:
        yield "calendar.food_days: quick action tiles of Age 2 are laid out on the first Food Day"
    for age, slots in ((0, range(SECOND_AGE)), (1, range(SECOND_AGE, SLOT_COUNT))):
        for tile, kind in enumerate(QUICK_TILES):
            copies = COPIES[age * TILE_COUNT + tile]
            if sum(part.slots[slot] == tile for slot in slots) > copies:
                yield f"quick_actions.tiles: there are only {copies} of {kind} in Age {age + 1}"


def fields_problems(part: QuickActions, s: State) -> Iterator[str]:
    """P-10.20, P-10.27, P-11.2: dummies come first, then whoever placed a worker in this round, in turn order."""
    first = DUMMIES_ON_FIELDS[s.rules.players]
    kinds = [step.kind for step in s.steps]
    going_on = bool(kinds) and (kinds[0] in ("end-turn", "turn-part", "next-turn") or RETURNED in kinds)
    last = -1
    gap = False
    for field, owner in enumerate(part.fields):
        path = f"quick_actions.fields[{field}]"
        if (owner == DUMMY) != (field < first):
            yield f"{path}: dummies stand on the first {first} fields"
        elif owner == NONE:
            gap = True
        elif owner != DUMMY:
            if not going_on:
                yield f"{path}: the worker has returned from it"
            elif gap:
                yield f"{path}: a field before it is free"
            elif s.order_of(owner) <= last:
                yield f"{path}: workers stand there in turn order, one of each player"
            elif s.order_of(owner) > s.order_of(s.active):
                yield f"{path}: {owner} has not placed a worker in this round"
            last = s.order_of(owner)
    used = bool(s.now.noted & PLACED)
    if going_on and used != (part.workers(s.active) == 1):
        yield "quick_actions.used: it says whether a worker was placed on a field in this turn"


def turn_problems(part: QuickActions, s: State) -> Iterator[str]:
    """P-10.25: what the tile of the day asks for is decided; P-10.33: until then it stays possible."""
    steps: list[Any] = s.steps
    if s.now.noted & OWED and not part.can_perform(s, s.active, s.players[s.active].stock[CORN]):
        yield f"quick_actions.tile: {s.active} has to perform {QUICK_TILES[part.tile(s)]}, and no longer can"
    if len(steps) < 2 or steps[0].kind != "turn-part" or s.rules.turn_ends[steps[0].number - 1].asks() != PERFORMING:
        return
    if not s.now.noted & PLACED:
        yield "quick_actions.used: a quick action is being performed"
    elif steps[1].kind in PERFORMING and steps[1].kind not in part.rules.tiles[part.tile(s)].asks():
        yield f"quick_actions.tile: it asks for no {steps[1].kind}"
