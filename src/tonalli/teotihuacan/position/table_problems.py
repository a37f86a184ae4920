# interpreted
"""What cannot lie on the table together: layout, buildings, pyramid, decorations, the players' things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tonalli.teotihuacan.names import (
    BOARDS,
    BONUSES,
    CONSTRUCTION,
    NONE,
    PALACE,
    RESERVE,
    RING,
    ROYALS,
    TECHNOLOGIES,
    TEMPLES,
    TILES,
    TOP_STEP,
    WORKERS,
)
from tonalli.teotihuacan.position.write import ROWS, covered
from tonalli.teotihuacan.pyramid import LEVELS, PLACE_NAMES, PLACE_SUPPORT, SPACE_NAMES, SPACE_SUPPORT
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.reveal import Filling
from tonalli.teotihuacan.tiles import BUILDINGS, CONSTRUCTION_SLOT, TECHNOLOGY_NUMBER


def table_problems(s: State) -> Iterator[str]:
    yield from layout(s)
    yield from gaps(s)
    yield from areas(s)
    yield from city(s)
    for seat in range(s.rules.players):
        yield from side_of(s, seat)
    if s.now.acquired != NONE and s.layout.technology_place(s.now.acquired) == NONE:
        yield f"this_turn.acquired: {TECHNOLOGIES[s.now.acquired]} is not on Alchemy"
    for temple, name in enumerate(TEMPLES):
        if sum(side.temples[temple] == TOP_STEP for side in s.players) > 1:
            yield f"players: two markers are on the top step of the {name} temple"


def layout(s: State) -> Iterator[str]:
    """T-1.2, T-2.2 to T-2.5: the fixed boards, a royal tile of each category, technologies in ascending order."""
    if s.layout.slot_of[PALACE] != 0 or s.layout.slot_of[CONSTRUCTION] != CONSTRUCTION_SLOT:
        yield "ring: the palace is always first and construction fifth"
    yield from once("royal_tiles", ROYALS, [*s.layout.royals])
    yield from in_the_box("royal_tiles", ROYALS, [*s.layout.royals], sum(s.rules.royal_pools))
    royals = sum(1 << royal for royal in s.layout.royals if royal != NONE)
    if any(int(royals & pool).bit_count() > 1 for pool in s.rules.royal_pools):
        yield "royal_tiles: there is one of each category A, B and C"
    yield from once("technologies", TECHNOLOGIES, [*s.layout.technologies])
    yield from in_the_box("technologies", TECHNOLOGIES, [*s.layout.technologies], s.rules.technology_pool)
    numbers = [TECHNOLOGY_NUMBER[technology] for technology in s.layout.technologies if technology != NONE]
    if numbers != sorted(numbers):
        yield "technologies: they lie in ascending order"
    yield from once("temple_bonus_tiles", BONUSES, [*s.layout.bonuses])


def path_of(field: str, index: int) -> str:
    return f"{field}.{TEMPLES[index]}" if field == "temple_bonus_tiles" else f"{field}[{index}]"


def once(field: str, names: tuple[str, ...], tiles: Sequence[int]) -> Iterator[str]:
    """Each tile lies in one place."""
    for index, tile in enumerate(tiles):
        if tile != NONE and tile in tiles[:index]:
            yield f"{path_of(field, index)}: {names[tile]} stands twice"


def in_the_box(field: str, names: tuple[str, ...], tiles: Sequence[int], pool: int) -> Iterator[str]:
    """Each tile is one of those this game is played with."""
    for index, tile in enumerate(tiles):
        if tile != NONE and (pool >> tile) & 1 == 0:
            yield f"{path_of(field, index)}: {names[tile]} belongs to a module that is not in play"


def gaps(s: State) -> Iterator[str]:
    """T-2.2 to T-2.5: a gap on the table is one that chance is still to fill, once."""
    empty = [("ring", slot) for slot in range(RING) if s.layout.board_at[slot] == NONE]
    empty += [("royal_tiles", index) for index in range(3) if s.layout.royals[index] == NONE]
    empty += [("technologies", index) for index in range(6) if s.layout.technologies[index] == NONE]
    empty += [("temple_bonus_tiles", index) for index in range(3) if s.layout.bonuses[index] == NONE]
    for part in s.parts:
        empty += part.gaps(s)
    below: dict[str, int] = {}
    for number, step in enumerate(s.steps):
        if isinstance(step, Filling):
            field, index = step.gap()
            if (field, index) not in empty:
                yield f"{path_of(field, index)}: one gap would be filled twice"
                continue
            empty.remove((field, index))
            if index > below.get(field, index):
                yield f"pending[{number}]: the gaps are filled in their order"
            below[field] = index
    for field, index in empty:
        yield f"{path_of(field, index)}: there is a gap that nothing will fill"


def areas(s: State) -> Iterator[str]:
    """T-2.13: the tile beside worship spaces is one of the stack it is replaced from."""
    for board, name in enumerate(BOARDS):
        tile = s.area_tile[board]
        if tile != NONE and s.rules.discoveries[tile].stack != s.rules.areas[board].stack:
            yield f"discovery_tiles.worship.{name}: {TILES[tile]} does not belong there"


def city(s: State) -> Iterator[str]:
    """T-2.7, T-13.1, T-14.4, T-15.2: buildings from the left, nothing in the air."""
    from_left = all(seat.builds_from_the_left() for seat in s.rules.seats)
    for row, name in enumerate(ROWS):
        columns = covered(s, row)
        if from_left and columns != list(range(1, len(columns) + 1)):
            yield f"nobles.{name}: buildings cover the spaces from the left"
    placed = sum(board.buildings(s) for board in s.rules.boards)
    if s.buildings + placed != BUILDINGS:
        yield f"buildings: {s.buildings} left and {placed} placed do not make {BUILDINGS}"
    for place, name in enumerate(PLACE_NAMES):
        if s.places[place] != NONE and s.built & PLACE_SUPPORT[place] != PLACE_SUPPORT[place]:
            yield f"pyramid.places.{name}: the places below are not filled"
    for space, name in enumerate(SPACE_NAMES):
        if s.decorations[space] != NONE:
            lower = space % LEVELS == 0 or s.decorations[space - 1] != NONE
            if not lower or s.built & SPACE_SUPPORT[space] != SPACE_SUPPORT[space]:
                yield f"decorations.spaces.{name}: the space cannot hold a decoration yet"


def side_of(s: State, seat: int) -> Iterator[str]:
    """T-1.8, T-8.5, T-12.1: one reserve worker of power 3, no used mask, technologies of the board."""
    side = s.players[seat]
    for technology, name in enumerate(TECHNOLOGIES):
        if side.owns(technology) and s.layout.technology_place(technology) == NONE:
            yield f"players[{seat}].technologies: {name} is not on Alchemy"
    reserve = [die for die in range(WORKERS) if side.where[die] == RESERVE]
    if len(reserve) > 1:
        yield f"players[{seat}].workers: at most one worker is in reserve"
    for die in reserve:
        if side.power[die] != 3:
            yield f"players[{seat}].workers[{die}].power: the worker in reserve has power 3"
    if any(side.used[kind] for kind in s.rules.masks.kinds):
        yield f"players[{seat}].used_tiles: masks are never used"
