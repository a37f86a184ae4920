# interpreted
"""What lies before the bot as plain data, and what cannot lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tonalli.core.errors import PositionError
from tonalli.core.fields import Fields, named
from tonalli.teotihuacan.modules.teotibot.names import (
    ACTION_TILES,
    BOT,
    DIRECTION_TILES,
    FACES,
    PIPS,
    SLOTS,
    SOLO_OPENING,
    TRAILS,
)
from tonalli.teotihuacan.names import DISCOVERIES, LOCKED, NONE, RESERVE, ROYAL_SPACES

if TYPE_CHECKING:
    from tonalli.teotihuacan.modules.teotibot.table import BotTable
    from tonalli.teotihuacan.state import State


def write_table(table: BotTable) -> dict[str, Any]:
    places = range(len(table.column))
    last = {name: number for name, number in (("die", table.last_die), ("trail", table.last_trail)) if number}
    return {
        "actions": {name: named(ACTION_TILES, table.slots[slot]) for slot, name in enumerate(SLOTS)},
        "directions": [named(FACES, table.column[i]) for i in places],
        "direction_tiles": [named(DIRECTION_TILES, table.direction_tiles[i]) for i in places],
        "discarded_tiles": [name for kind, name in enumerate(DISCOVERIES) for tile in range(table.discards[kind])],
        **({"last": last} if last else {}),
    }


def show_table(table: BotTable) -> dict[str, Any]:
    """X-5.16, X-7.19: what chance last said, with what the die hit; null for what was not rolled or drawn."""
    slot = table.rules.passing.hit(table.last_die) if table.last_die else ""
    return {"last": {"die": table.last_die or None, "slot": slot or None, "trail": table.last_trail or None}}


def read_table(table: BotTable, s: State, fields: Fields) -> None:
    actions = fields.sub("actions")
    for slot, name in enumerate(SLOTS):
        table.slots[slot] = actions.word(name, ACTION_TILES, None)
    actions.done()
    places = len(table.column)
    for index, face in enumerate(fields.words_and_gaps("directions", FACES, places)):
        table.column[index] = face
    names = DIRECTION_TILES[:places]
    tiles = fields.words_and_gaps("direction_tiles", names, places, list(names))
    if len(tiles) != places:
        raise PositionError(f"{fields.at('direction_tiles')}: {places} tiles are needed")
    if NONE in tiles and not table.rules.movement.shuffles_tiles():
        raise PositionError(f"{fields.at('direction_tiles')}[{tiles.index(NONE)}]: it cannot be null")
    for index, tile in enumerate(tiles):
        table.direction_tiles[index] = tile
    for kind in fields.words("discarded_tiles", DISCOVERIES, 54, []):
        s.take_from_stack(kind, fields.at("discarded_tiles"))
        table.discards[kind] += 1
    last = fields.sub("last", {})
    table.last_die = last.number("die", 0, PIPS, 0)
    table.last_trail = last.number("trail", 0, TRAILS, 0)
    last.done()
    fields.done()


def has_begun(s: State) -> bool:
    """B-2: whether the bot's setup is under way or over."""
    return not s.steps or s.steps[0].kind != SOLO_OPENING


def table_gaps(table: BotTable, s: State) -> list[tuple[str, int]]:
    """B-2.10, B-2.11: nothing lies there before the bot begins."""
    if not has_begun(s):
        return []
    gaps = [("teotibot.actions", slot) for slot, tile in enumerate(table.slots) if tile == NONE]
    gaps += [("teotibot.direction_tiles", index) for index, tile in enumerate(table.direction_tiles) if tile == NONE]
    return gaps + [("teotibot.directions", index) for index, face in enumerate(table.column) if face == NONE]


def table_problems(table: BotTable, s: State) -> list[str]:
    """B-2.8, B-2.10, B-2.11, B-3.8: its tiles lie once, and once it has begun its workers are where they belong."""
    slots = [*table.slots]
    found = [
        f"teotibot.actions.{name}: the tile stands twice"
        for slot, name in enumerate(SLOTS)
        if slots[slot] != NONE and slots[slot] in slots[:slot]
    ]
    laid = [tile for tile in table.direction_tiles if tile != NONE]
    if len(set(laid)) != len(laid):
        found.append(f"teotibot.direction_tiles: each of the {len(table.column)} tiles lies there once")
    where = [*s.players[BOT].where]
    locked = [place - LOCKED for place in where if place >= LOCKED]
    if has_begun(s) and (len(locked) != 1 or locked[0] < ROYAL_SPACES or RESERVE in where):
        found.append(f"players[{BOT}].workers: three of the bot's workers are unlocked, one is on a sidebar")
    return found
