# interpreted
"""The Empire board as plain data, and what cannot be on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tonalli.core.errors import PositionError
from tonalli.core.field import seat_in
from tonalli.core.fields import Fields, check_number
from tonalli.core.native import i64, vec
from tonalli.teotihuacan.modules.empire.names import (
    CONQUER,
    FAR,
    PUSHED,
    REGION_NAMES,
    SPECIAL_GOLD,
    SPECIAL_JADE,
    TRAIL,
    WARRIORS,
)
from tonalli.teotihuacan.names import NOBLES, NONE, TILES
from tonalli.teotihuacan.steps.main_action import weakest
from tonalli.teotihuacan.tiles import COLUMN_OF_POWER

if TYPE_CHECKING:
    from tonalli.teotihuacan.modules.empire.part import Empire
    from tonalli.teotihuacan.state import State

REGION_OF_MASK = {SPECIAL_GOLD: 5, SPECIAL_JADE: 9}
"""X-7.16."""


def write_empire(empire: Empire) -> dict[str, Any]:
    return {
        "supply": [*empire.supply],
        "regions": by_region(empire.regions),
        "far": [*empire.far],
        "settled": by_region(empire.settled),
    }


def show_empire(empire: Empire, s: State) -> dict[str, Any]:
    """What Warriors would score at an eclipse, by seat; while Conquest is resolved the cell that counts."""
    shown: dict[str, Any] = {"due": [empire.due(seat) for seat in range(len(empire.supply))]}
    if s.top.kind == CONQUER:
        workers = s.rules.boards[NOBLES].workers(s, s.top.player)
        shown["cell"] = [workers - 1, COLUMN_OF_POWER[weakest(s, s.top.player, NOBLES)]]
    return shown


def by_region(seats: vec[i64]) -> dict[str, int]:
    """Only the regions of somebody's."""
    return {name: seats[region] for region, name in enumerate(REGION_NAMES) if seats[region] != NONE}


def read_empire(empire: Empire, s: State, fields: Fields) -> None:
    """Warriors that are nowhere else are in supply, if nothing is said of it."""
    players = s.rules.players
    read_regions(empire.regions, players, fields.sub("regions", {}))
    read_regions(empire.settled, players, fields.sub("settled", {}))
    read_counts(empire.far, fields, "far", [0] * players)
    elsewhere = [on_the_table(empire, seat) for seat in range(players)]
    read_counts(empire.supply, fields, "supply", [max(WARRIORS - warriors, 0) for warriors in elsewhere])
    fields.done()


def read_regions(seats: vec[i64], players: int, fields: Fields) -> None:
    for region, name in enumerate(REGION_NAMES):
        seat = fields.get(name, None)
        if seat is not None:
            seats[region] = check_number(seat, 0, players - 1, fields.at(name))
    if str(FAR) in fields.data:
        raise PositionError(
            f"{fields.at(str(FAR))}: nobody builds in region {FAR}, its Warriors are counted in empire.far"
        )
    fields.done()


def read_counts(counts: vec[i64], fields: Fields, key: str, default: list[int]) -> None:
    written = fields.listing(key, len(counts), default)
    if len(written) != len(counts):
        raise PositionError(f"{fields.at(key)}: {len(counts)} seats have Warriors")
    for seat, count in enumerate(written):
        counts[seat] = check_number(count, 0, WARRIORS, f"{fields.at(key)}[{seat}]")


def on_the_table(empire: Empire, seat: int) -> int:
    """Warriors of a seat on the map, and those that gave way to a Building (X-7.13)."""
    places = [*empire.regions, *empire.settled]
    return places.count(seat) + int(empire.far[seat])


def empire_problems(empire: Empire, s: State) -> list[str]:
    """X-7.4, X-7.13, X-7.14, X-7.16: each colour has 10 Warriors, and each Special Mask is with who built for it."""
    found = []
    between = [seat_in(step, step.fields) for step in s.steps if step.kind in (PUSHED, TRAIL)]
    for seat in range(s.rules.players):
        warriors = empire.supply[seat] + on_the_table(empire, seat) + between.count(seat)
        if warriors != WARRIORS:
            found.append(f"empire.supply[{seat}]: {warriors} Warriors and Buildings do not make {WARRIORS}")
    if empire.settled[0] != NONE:
        found.append("empire.settled.0: nobody builds in Teotihuacan")
    if s.nobles != 0:
        found.append("nobles: Conquest lies in the place of the Nobles board")
    for mask, region in REGION_OF_MASK.items():
        for seat, side in enumerate(s.players):
            if (side.face_up[mask] > 0) != (empire.settled[region] == seat):
                found.append(f"empire.settled.{region}: whoever builds there has the {TILES[mask]}")
    return found
