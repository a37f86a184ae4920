# interpreted
"""A position as plain data with the rulebook's words as keys, and back."""

from __future__ import annotations

from typing import Any, Final

from tonalli.core.fields import copied, named, names_of_bits, names_of_counts
from tonalli.core.native import i64, vec
from tonalli.core.step import NOBODY
from tonalli.teotihuacan.layout import ANYWHERE, TURN_KINDS, TWO, Opening, TurnSoFar
from tonalli.teotihuacan.names import (
    BOARDS,
    BONUSES,
    COLOURS,
    DISCOVERIES,
    GOODS,
    HEAP_SIZE,
    HEAPS,
    IN_HAND,
    LOCKED,
    NONE,
    RING,
    ROYALS,
    SPACES,
    STARTING,
    TECHNOLOGIES,
    TEMPLES,
    TILES,
    WORKERS,
)
from tonalli.teotihuacan.player import Player
from tonalli.teotihuacan.position.steps import STEPS
from tonalli.teotihuacan.pyramid import DECORATION_NAMES, PLACE_NAMES, PYRAMID_NAMES, SPACE_NAMES
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.tiles import FIRST_SPACE, NOBLES_FIRST

ROWS: Final[tuple[str, ...]] = ("top", "middle", "bottom")


def write_position(s: State) -> dict[str, Any]:
    """Everything there is to know of a position."""
    players = s.rules.players
    data: dict[str, Any] = {
        "game": "teotihuacan",
        "options": copied(s.rules.options),
        "turn": s.turn,
        "active": s.active if s.active != NOBODY else None,
        "first_player": s.layout.first,
        "calendar": {
            "light": s.light,
            "dark": s.dark,
            "eclipses": s.eclipses,
            "turns_left": s.turns_left if s.turns_left != NONE else None,
            "pyramid_complete": s.final == 1,
        },
        "ring": [named(BOARDS, s.layout.board_at[slot]) for slot in range(RING)],
        "royal_tiles": [named(ROYALS, s.layout.royals[i]) for i in range(3)],
        "technologies": [named(TECHNOLOGIES, s.layout.technologies[i]) for i in range(6)],
        "temple_bonus_tiles": {name: named(BONUSES, s.layout.bonuses[i]) for i, name in enumerate(TEMPLES)},
        "buildings": s.buildings,
        "nobles": {name: covered(s, row) for row, name in enumerate(ROWS)},
        "pyramid": {
            "places": {
                name: {"tile": PYRAMID_NAMES[s.places[i] // 4], "turns": s.places[i] % 4}
                for i, name in enumerate(PLACE_NAMES)
                if s.places[i] != NONE
            },
            "display": [named(PYRAMID_NAMES, s.pyramid_display[i]) for i in range(3)],
        },
        "decorations": {
            "spaces": {
                name: DECORATION_NAMES[s.decorations[i]]
                for i, name in enumerate(SPACE_NAMES)
                if s.decorations[i] != NONE
            },
            "display": [named(DECORATION_NAMES, s.decoration_display[i]) for i in range(4)],
        },
        "discovery_tiles": {
            "worship": {name: named(TILES, s.area_tile[i]) for i, name in enumerate(BOARDS) if FIRST_SPACE[i] != NONE},
            **{name: heap_names(s, heap) for heap, name in enumerate(HEAPS)},
        },
        "unseen": {
            "discovery": names_of_counts(DISCOVERIES, s.unseen),
            "pyramid": names_of_bits(PYRAMID_NAMES, s.unseen_pyramid),
            "decorations": names_of_bits(DECORATION_NAMES, s.unseen_decorations),
        },
        "neutral_workers": {
            COLOURS[colour]: [BOARDS[board] for board in range(RING) if s.unlocked[colour * RING + board]]
            for colour in range(players, len(COLOURS))
        },
        "players": [write_player(s, side) for side in s.players],
        "this_turn": write_turn(s.now),
    }
    if s.game.rules_version != s.game.readable[-1]:
        data["rules"] = s.game.rules_version
    if s.neutral_pool:
        data["neutral_pool"] = names_of_bits(STARTING, s.neutral_pool)
    for part in s.parts:
        data[part.name] = part.write(s)
    if s.opening is not None:
        data["opening"] = write_opening(s.opening, players)
    data["pending"] = [STEPS.write(step) for step in s.steps]
    return data


def covered(s: State, row: int) -> list[int]:
    """Covered spaces of a row of the Nobles board, counted from 1."""
    first = NOBLES_FIRST[row]
    return [space - first + 1 for space in range(first, NOBLES_FIRST[row + 1]) if (s.nobles >> space) & 1]


def heap_names(s: State, heap: int) -> list[str]:
    tiles = [s.heap[heap * HEAP_SIZE + i] for i in range(HEAP_SIZE)]
    return [DISCOVERIES[tile] for tile in tiles if tile != NONE]


def tile_names(counts: vec[i64]) -> list[str]:
    return [TILES[kind] for kind in range(len(counts)) for copy in range(counts[kind])]


def write_player(s: State, side: Player) -> dict[str, Any]:
    seat = s.players.index(side)
    return {
        "points": side.points,
        **{GOODS[good]: side.stock[good] for good in s.rules.goods},
        "temples": {name: side.temples[i] for i, name in enumerate(TEMPLES)},
        "avenue": side.avenue,
        "pyramid_track": side.pyramid,
        "technologies": names_of_bits(TECHNOLOGIES, side.technologies),
        "workers": [
            write_worker(side, die, seat == s.active and (s.now.moved >> die) & 1 != 0) for die in range(WORKERS)
        ],
        "discovery_tiles": tile_names(side.face_up),
        "used_tiles": tile_names(side.used),
    }


def write_worker(side: Player, die: int, moved: bool) -> dict[str, Any]:
    """Where a worker is: ``board`` unlocked, ``worship`` locked, ``hand`` or ``reserve``."""
    where = side.where[die]
    data: dict[str, Any] = {}
    if where < RING:
        data["board"] = BOARDS[where]
    elif where >= LOCKED:
        data["worship"] = SPACES[where - LOCKED]
    else:
        data["hand" if where == IN_HAND else "reserve"] = True
    data["power"] = side.power[die]
    if moved:
        data["moved"] = True
    return data


def write_turn(now: TurnSoFar) -> dict[str, Any]:
    """What this turn has brought so far; what is not listed has not happened."""
    tiles = [name for bit, name in ((TWO, "move_two"), (ANYWHERE, "move_anywhere")) if now.move_tiles & bit]
    data: dict[str, Any] = {
        "kind": TURN_KINDS[now.kind],
        "move_tiles": tiles,
        "at": named(BOARDS, now.at),
        "worshipping": now.worshipping == 1,
        "tile_claimed": now.claimed == 1,
        "extra_workers": now.extra,
        "tiles_built": now.built,
        "discount_used": now.discounted == 1,
        "acquired": named(TECHNOLOGIES, now.acquired),
        "power_ups": now.powered_up,
    }
    return {key: value for key, value in data.items() if value and value != "unsettled"}


def write_opening(opening: Opening, players: int) -> dict[str, Any]:
    """Starting tiles on their way (T-3.11, T-22.1)."""
    return {
        "dealt": [names_of_bits(STARTING, opening.dealt[seat]) for seat in range(players)],
        "laid_out": names_of_bits(STARTING, opening.layout),
        "kept": [names_of_bits(STARTING, opening.kept[seat]) for seat in range(players)],
        "beside": {name: TILES[opening.beside[i]] for i, name in enumerate(STARTING) if opening.beside[i] != NONE},
        "revealed": opening.revealed == 1,
    }
