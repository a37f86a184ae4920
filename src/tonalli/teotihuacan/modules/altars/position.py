# interpreted
"""Altars and Shamans as plain data, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tonalli.core.errors import PositionError
from tonalli.core.field import seat_in
from tonalli.core.fields import Fields, named
from tonalli.teotihuacan.modules.altars.names import ALTAR_TILES, ALTARS, FIELDS, PER_ALTAR, PILE
from tonalli.teotihuacan.modules.great_discoveries.names import FIRST_GREAT, GREAT_DISCOVERIES
from tonalli.teotihuacan.names import BOARDS, NONE, TILES

if TYPE_CHECKING:
    from tonalli.teotihuacan.modules.altars.part import Altars
    from tonalli.teotihuacan.state import State

PLACING = ("place-shaman", "draw-shaman-start")
DISPLACING = ("displacement", "displaced-shaman")
ACTING = ("main-action-over", "end-worship")


def write_altars(altars: Altars, s: State) -> dict[str, Any]:
    data: dict[str, Any] = {
        "tiles": {name: named(ALTAR_TILES, altars.tiles[altar]) for altar, name in enumerate(ALTARS)},
        "piles": {
            name: [TILES[altars.piles[altar * PILE + place]] for place in range(altars.pile_size(altar))]
            for altar, name in enumerate(ALTARS)
        },
        "shamans": [write_shaman(altars, seat) for seat in range(len(altars.altar))],
    }
    return {**data, "counted": True} if altars.counted == 1 else data


def show_altars(altars: Altars, s: State) -> dict[str, Any]:
    """With every Shaman the board whose main action or worship it helps now."""
    shamans = [write_shaman(altars, seat) for seat in range(len(altars.altar))]
    for seat, shaman in enumerate(shamans):
        if shaman is not None:
            shaman["aids"] = aided(altars, s, seat)
    return {"shamans": shamans}


def aided(altars: Altars, s: State, seat: int) -> str | None:
    """X-6.5, X-6.13: a Palace that is no Court has nothing to help with."""
    for board, name in enumerate(BOARDS):
        helped = s.rules.boards[board].has_main_action() or altars.rules.helps_worship
        if helped and altars.points_to(s, seat, board):
            return name
    return None


def write_shaman(altars: Altars, seat: int) -> dict[str, Any] | None:
    if altars.altar[seat] == NONE:
        return None
    return {
        "altar": ALTARS[altars.altar[seat]],
        "field": FIELDS[altars.field[seat]],
        "standing": altars.standing[seat] == 1,
    }


def read_altars(altars: Altars, s: State, fields: Fields) -> None:
    tiles = fields.sub("tiles", {})
    piles = fields.sub("piles", {})
    for altar, name in enumerate(ALTARS):
        altars.tiles[altar] = tiles.word(name, ALTAR_TILES, None)
        for place, kind in enumerate(piles.words(name, GREAT_DISCOVERIES, PILE, [])):
            s.take_from_stack(FIRST_GREAT + kind, piles.at(name))
            altars.piles[altar * PILE + place] = FIRST_GREAT + kind
    tiles.done()
    piles.done()
    seats = len(altars.altar)
    shamans = fields.listing("shamans", seats, [None] * seats)
    if len(shamans) != seats:
        raise PositionError(f"{fields.at('shamans')}: {seats} are needed, with null for one not placed yet")
    for seat, data in enumerate(shamans):
        if data is not None:
            read_shaman(altars, seat, Fields(data, f"{fields.at('shamans')}[{seat}]"))
    altars.counted = fields.flag("counted")
    fields.done()


def read_shaman(altars: Altars, seat: int, fields: Fields) -> None:
    altars.altar[seat] = fields.word("altar", ALTARS)
    altars.field[seat] = fields.word("field", FIELDS)
    altars.standing[seat] = fields.flag("standing")
    fields.done()


def altar_gaps(altars: Altars) -> list[tuple[str, int]]:
    """X-6.2: altars without a tile."""
    return [("altars.tiles", altar) for altar in range(len(ALTARS)) if altars.tiles[altar] == NONE]


def altar_problems(altars: Altars, s: State) -> list[str]:
    """X-6.2, X-6.3, X-6.4, X-6.9, X-6.18, X-6.24."""
    return [*lying(altars, s), *shamans(altars, s), *counting(altars, s)]


def lying(altars: Altars, s: State) -> Iterator[str]:
    tiles = [*altars.tiles]
    for altar, name in enumerate(ALTARS):
        if tiles[altar] != NONE and tiles[altar] in tiles[:altar]:
            yield f"altars.tiles.{name}: {ALTAR_TILES[tiles[altar]]} stands twice"
        if altars.pile_size(altar) > PER_ALTAR[s.rules.players]:
            yield f"altars.piles.{name}: {PER_ALTAR[s.rules.players]} tiles are laid there"


def pending_of(s: State, kinds: tuple[str, ...]) -> list[int | None]:
    """The seats for which one of these steps is pending."""
    return [seat_in(step, step.fields) for step in s.steps if step.kind in kinds]


def shamans(altars: Altars, s: State) -> Iterator[str]:
    placing, displaced = pending_of(s, PLACING), pending_of(s, DISPLACING)
    placed: dict[tuple[int, int], int] = {}
    for seat in range(len(altars.altar)):
        path = f"altars.shamans[{seat}]"
        if altars.altar[seat] == NONE:
            if is_due(s) and seat not in placing:
                yield f"{path}: this Shaman is on no altar"
            continue
        if seat in placing or not is_due(s):
            yield f"{path}: this Shaman is not placed yet"
        if altars.standing[seat] == 1 and not altars.rules.owners[seat].stands():
            yield f"{path}.standing: this Shaman always lies"
        field = (int(altars.altar[seat]), int(altars.field[seat]))
        if field in placed and seat not in displaced and placed[field] not in displaced:
            yield f"{path}: another Shaman is on this field"
        placed[field] = seat


def is_due(s: State) -> bool:
    """X-1.4: whether Shamans are on their altars, or their placing is pending."""
    return s.opening is None or (len(s.steps) > 0 and s.steps[0].kind == "opening-over")


def counting(altars: Altars, s: State) -> Iterator[str]:
    if altars.counted == 1 and (not pending_of(s, ACTING) or s.active < 0 or altars.standing[s.active] == 0):
        yield "altars.counted: no standing Shaman counts for an action now"
