# interpreted
"""A position as plain data with the rulebook's words as keys."""

from __future__ import annotations

from typing import Any

from tonalli.core.fields import copied, named, names_of_bits, names_of_counts
from tonalli.core.step import NOBODY
from tonalli.tzolkin.layout import Opening, TurnSoFar
from tonalli.tzolkin.names import (
    BUILDINGS,
    DUMMY,
    GEAR_SPACES,
    GEARS,
    GOODS,
    GROUPS,
    MONUMENTS,
    NONE,
    TEETH_MAX,
    TEMPLES,
    TRACKS,
    WEALTH,
)
from tonalli.tzolkin.player import Player
from tonalli.tzolkin.position.steps import STEPS
from tonalli.tzolkin.state import State
from tonalli.tzolkin.tiles import DISPLAY, QUARTERS, SKULL_ACTIONS, TEETH


def write_position(s: State) -> dict[str, Any]:
    """Everything there is to know of a position."""
    data: dict[str, Any] = {
        "game": "tzolkin",
        "options": copied(s.rules.options),
        "turn": s.turn,
        "active": s.active if s.active != NOBODY else None,
        "calendar": {
            "day": s.day,
            "food_days": s.food_days,
            "age": s.age,
            "starting_player": s.marker,
            "corn": s.gear_corn,
            "starting_player_space": s.claimant if s.claimant != NONE else None,
        },
        "gears": {name: write_gear(s, gear) for gear, name in enumerate(GEARS)},
        "jungle": {
            name: {"corn": s.jungle_corn[group], "wood": s.jungle_wood[group]} for group, name in enumerate(GROUPS)
        },
        "skulls": {
            "bank": s.skulls,
            "chichen_itza": [action + 1 for action in range(SKULL_ACTIONS) if (s.offered >> action) & 1],
        },
        "buildings": [named(BUILDINGS, s.display[place]) for place in range(DISPLAY)],
        "monuments": [named(MONUMENTS, s.monument_row[place]) for place in range(s.rules.monuments_shown)],
        "unseen": {
            "buildings": names_of_counts(BUILDINGS, s.unseen),
            "monuments": names_of_bits(MONUMENTS, s.unseen_monuments),
        },
        "players": [write_player(side) for side in s.players],
        "this_turn": write_turn(s.now),
    }
    if s.opening is not None:
        data["opening"] = write_opening(s.opening, s.rules.players)
    for part in s.parts:
        data[part.name] = part.write(s)
    data["pending"] = [STEPS.write(step) for step in s.steps]
    return data


def write_gear(s: State, gear: int) -> list[int | str | None]:
    """What stands on each tooth, from space 0: a seat, a dummy, or nothing."""
    standing: list[int | str | None] = []
    for tooth in range(TEETH[gear]):
        owner = s.teeth[gear * TEETH_MAX + tooth]
        standing.append("dummy" if owner == DUMMY else owner if owner != NONE else None)
    return standing


def write_points(quarters: int) -> int | float:
    """Victory points; whole ones without a fraction."""
    return quarters // QUARTERS if quarters % QUARTERS == 0 else quarters / QUARTERS


def write_player(side: Player) -> dict[str, Any]:
    return {
        "points": write_points(side.quarters),
        **{name: side.stock[good] for good, name in enumerate(GOODS)},
        "temples": {name: side.temples[i] for i, name in enumerate(TEMPLES)},
        "technologies": {name: side.levels[i] for i, name in enumerate(TRACKS)},
        "workers_in_hand": side.hand,
        "workers_in_reserve": side.reserve,
        "corn_tiles": side.corn_tiles,
        "wood_tiles": side.wood_tiles,
        "double_advance": side.light == 1,
        "buildings": names_of_counts(BUILDINGS, side.buildings),
        "monuments": names_of_bits(MONUMENTS, side.monuments),
        "wealth_tiles": names_of_bits(WEALTH, side.wealth),
        "fed": side.fed,
    }


def write_turn(now: TurnSoFar) -> dict[str, Any]:
    """What this turn has brought so far; what is not listed has not happened."""
    data: dict[str, Any] = {
        "begged": now.begged == 1,
        "placed": now.placed,
        "claimed": now.claimed == 1,
        "picked_up": now.picked,
        "placed_on": [name for bit, name in enumerate(GEAR_SPACES) if (now.on_gears >> bit) & 1],
        "over": now.over == 1,
    }
    return {key: value for key, value in data.items() if value}


def write_opening(opening: Opening, players: int) -> dict[str, Any]:
    """Z-2.8, Z-2.9, Z-2.11: wealth tiles on their way."""
    return {
        "dealt": [names_of_bits(WEALTH, opening.dealt[seat]) for seat in range(players)],
        "kept": [names_of_bits(WEALTH, opening.kept[seat]) for seat in range(players)],
        "turned_up": names_of_bits(WEALTH, opening.turned_up),
        "revealed": opening.revealed == 1,
    }
