"""A position of Teotihuacan as a row of bytes, as one seat sees it."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from tonalli.core.bits import size
from tonalli.core.columns import SIDES, Columns
from tonalli.core.features import Features
from tonalli.core.native import i64
from tonalli.core.row import Row
from tonalli.core.state import State as CoreState
from tonalli.teotihuacan.layout import TURN_KINDS, Opening
from tonalli.teotihuacan.names import (
    AVENUE_END,
    BOARDS,
    BONUSES,
    DISCOVERIES,
    GOODS,
    HEAP_SIZE,
    HEAPS,
    MAX_POWER,
    NONE,
    PYRAMID_TRACK_END,
    RING,
    ROYALS,
    SPACES,
    STARTING,
    STARTING_TILES,
    TECHNOLOGIES,
    TECHNOLOGY_PLACES,
    TEMPLES,
    TILES,
    TOP_STEP,
    WORKERS,
)
from tonalli.teotihuacan.player import Player
from tonalli.teotihuacan.pyramid import (
    DECORATION_NAMES,
    GRID,
    ICON_LETTERS,
    PLACE_NAMES,
    PYRAMID_NAMES,
    SPACE_NAMES,
)
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.tiles import BUILDINGS, NOBLES_FIRST

SEATS: Final = 4
POWERS: Final = [str(power) for power in range(1, MAX_POWER + 1)]
PLACES_OF_WORKERS: Final = [*BOARDS, "hand", "reserve", *[f"locked_{space}" for space in SPACES]]
KINDS: Final = len(TILES)
ICONS: Final = len(ICON_LETTERS)
CELLS: Final = [f"{row}{column}" for row in range(GRID) for column in range(GRID)]
DISPLAY: Final = ["0", "1", "2", "3"]
PYRAMID_DISPLAY: Final = 3
DECORATION_DISPLAY: Final = 4

# ---- what a seat has -----------------------------------------------------------------------------

SIDE: Final = Columns()
POINTS: Final[i64] = SIDE.number("points")
AVENUE: Final[i64] = SIDE.number("avenue", AVENUE_END)
PYRAMID_TRACK: Final[i64] = SIDE.number("pyramid_track", PYRAMID_TRACK_END)
ORDER: Final[i64] = SIDE.number("order", SEATS - 1)
LOCKED_WORKERS: Final[i64] = SIDE.number("locked", WORKERS)
STOCK: Final[i64] = SIDE.numbers("stock", GOODS)
TEMPLE: Final[i64] = SIDE.numbers("temple", TEMPLES, TOP_STEP)
FACE_UP: Final = SIDE.some("tile", TILES)
USED: Final = SIDE.some("used_tile", TILES)
TILES_EDITION: Final = SIDE.edition()
TECHNOLOGY: Final = SIDE.members("technology", TECHNOLOGIES)
WORKER: Final = SIDE.tally("worker", PLACES_OF_WORKERS, POWERS, WORKERS)
"""Unlocked on a board, in hand, in reserve, or locked on a worship space, by power."""
TILES_DEALT: Final[i64] = SIDE.number("starting_tiles_dealt", STARTING_TILES)
TILES_KEPT: Final[i64] = SIDE.number("starting_tiles_kept", STARTING_TILES)
DEALT: Final = SIDE.members("dealt", STARTING)
KEPT: Final = SIDE.members("kept", STARTING)

# ---- the table -----------------------------------------------------------------------------------

TABLE: Final = Columns()
LIGHT: Final[i64] = TABLE.number("light")
DARK: Final[i64] = TABLE.number("dark")
ECLIPSES: Final[i64] = TABLE.number("eclipses", 3)
TURNS_LEFT: Final[i64] = TABLE.number("turns_left", 2 * SEATS)
"""One more than there are; 0 while no eclipse is due."""
COMPLETE: Final[i64] = TABLE.number("pyramid_complete", 1)
BUILDINGS_LEFT: Final[i64] = TABLE.number("buildings", BUILDINGS)
TURN: Final[i64] = TABLE.number("turn")
NEUTRAL: Final[i64] = TABLE.numbers("neutral", BOARDS, SEATS)
UNSEEN_TILES: Final[i64] = TABLE.numbers("unseen", DISCOVERIES)
ACTIVE: Final = TABLE.choice("active", SIDES[:SEATS])
ACTOR: Final = TABLE.choice("actor", SIDES[:SEATS])
SLOT: Final = TABLE.choices("slot", [str(slot) for slot in range(RING)], BOARDS)
ROYAL: Final = TABLE.choices("royal", SPACES[:3], ROYALS)
TECHNOLOGY_AT: Final = TABLE.choices("technology_at", [str(at) for at in range(TECHNOLOGY_PLACES)], TECHNOLOGIES)
BONUS: Final = TABLE.choices("bonus", TEMPLES, BONUSES)
NOBLES: Final = TABLE.members("noble", [str(space) for space in range(NOBLES_FIRST[3])])
AREA_TILE: Final = TABLE.choices("worship_tile", BOARDS, TILES)
HEAP: Final = TABLE.tally("heap", HEAPS, DISCOVERIES, len(HEAPS) * HEAP_SIZE)
BUILT: Final = TABLE.members("built", PLACE_NAMES)
ICON: Final = TABLE.choices("cell", CELLS, list(ICON_LETTERS))
DECORATED: Final = TABLE.choices("decorated", SPACE_NAMES, DECORATION_NAMES)
PYRAMID_TILE: Final = TABLE.choices("pyramid_display", DISPLAY[:PYRAMID_DISPLAY], PYRAMID_NAMES)
DECORATION: Final = TABLE.choices("decoration_display", DISPLAY, DECORATION_NAMES)
UNSEEN_PYRAMID: Final = TABLE.members("unseen_pyramid", PYRAMID_NAMES)
UNSEEN_DECORATIONS: Final = TABLE.members("unseen_decoration", DECORATION_NAMES)
NEUTRAL_POOL: Final = TABLE.members("neutral_pool", STARTING)
LAID_OUT: Final = TABLE.members("laid_out", STARTING)
BESIDE: Final[i64] = TABLE.numbers("beside", STARTING, KINDS)
"""One more than the kind of the tile drawn for a starting tile; 0 for none that the seat can see."""
LAYOUT_EDITION: Final = TABLE.edition()
TABLE_EDITION: Final = TABLE.edition()
PYRAMID_EDITION: Final = TABLE.edition()

TURN_KIND: Final = TABLE.choice("turn_kind", TURN_KINDS)
MOVE_TILES: Final = TABLE.members("move_tile", ["two", "anywhere"])
AT: Final = TABLE.choice("at", BOARDS)
WORSHIPPING: Final[i64] = TABLE.number("worshipping", 1)
CLAIMED: Final[i64] = TABLE.number("tile_claimed", 1)
EXTRA: Final[i64] = TABLE.number("extra_workers")
BUILT_NOW: Final[i64] = TABLE.number("tiles_built")
DISCOUNTED: Final[i64] = TABLE.number("discount_used", 1)
ACQUIRED: Final = TABLE.choice("acquired", TECHNOLOGIES)
POWER_UPS: Final[i64] = TABLE.number("power_ups")
MOVED: Final = TABLE.tally("moved", PLACES_OF_WORKERS, POWERS, WORKERS)
"""Workers of the active seat that were moved, as far as later rules ask for it (T-8.14)."""


@final
class TeotihuacanFeatures(Features):
    """The columns of the base game, of the options, of the decision, and of every module."""

    version: ClassVar[int] = 1

    def __init__(self, options: list[Any], modules: list[tuple[str, Columns]]) -> None:
        super().__init__("tonalli.teotihuacan", TABLE, SIDE, SEATS, options, modules)

    def write(self, state: CoreState, seat: i64, row: Row) -> None:
        assert isinstance(state, State)
        s = state
        players = s.rules.players
        row.look(seat, players)
        self.options.write(row, s.rules.option_columns)
        for number in range(players):
            row.enter_side(SIDE, number)
            write_side(s.players[number], row, s.order(number))
        row.enter(TABLE)
        write_table(s, row)
        # Rows say of an opening what others need not know to lie in the stack, and it is where layouts change.
        settled = s.opening is None
        if not row.knows(TABLE_EDITION, s.table_edition if settled else 0):
            write_lying(s, row)
        if not row.knows(LAYOUT_EDITION, s.layout.edition if settled else 0):
            write_layout(s, row)
        if not row.knows(PYRAMID_EDITION, s.pyramid_edition):
            write_pyramid(s, row)
        write_turn(s, row)
        for part in s.parts:
            part.observe(s, row)
        if s.opening is not None or row.opening:
            write_opening(s, row)
        decides = s.top.player >= 0
        self.decisions.write(s.top if decides else None, row, True)


def write_side(side: Player, row: Row, order: i64) -> None:
    """Stock, tracks, tiles, technologies, workers."""
    row.put_four(POINTS, side.points, side.avenue, side.pyramid, order)
    row.put(LOCKED_WORKERS, side.locked)
    row.put_each(STOCK, side.stock)
    row.put_each(TEMPLE, side.temples)
    if not row.knows(TILES_EDITION, side.tiles_edition):
        row.put_some(FACE_UP, side.tiles, side.face_up)
        row.put_some(USED, side.tiles, side.used)
    row.members(TECHNOLOGY, side.technologies)
    row.count_pieces(WORKER, side.where, side.power)


def write_table(s: State, row: Row) -> None:
    """The calendar, buildings, whose turn it is, what lies beside the pyramid."""
    row.put_four(LIGHT, s.light, s.dark, s.eclipses, s.turns_left + 1)
    row.put(COMPLETE, s.final)
    row.put(BUILDINGS_LEFT, s.buildings)
    row.put(TURN, s.turn)
    row.choose(ACTIVE, row.side(s.active) if s.active >= 0 else NONE)
    row.choose(ACTOR, row.side(s.top.player) if s.top.player >= 0 else NONE)
    row.members(NOBLES, s.nobles)
    row.choose_each(PYRAMID_TILE, s.pyramid_display)
    row.choose_each(DECORATION, s.decoration_display)
    row.members(UNSEEN_PYRAMID, s.unseen_pyramid)
    row.members(UNSEEN_DECORATIONS, s.unseen_decorations)
    row.members(NEUTRAL_POOL, s.neutral_pool)


def write_lying(s: State, row: Row) -> None:
    """Neutral workers, tiles of worship areas and heaps, and those that are unseen."""
    unlocked = s.unlocked
    players = s.rules.players
    for board in range(RING):
        neutral: i64 = 0
        for colour in range(players, i64(SEATS)):
            neutral += unlocked[colour * RING + board]
        row.put(NEUTRAL + board, neutral)
    row.choose_each(AREA_TILE, s.area_tile)
    row.put_each(UNSEEN_TILES, s.unseen)
    row.count_each(HEAP, s.heap, HEAP_SIZE)


def write_layout(s: State, row: Row) -> None:
    """What setup laid out."""
    layout = s.layout
    row.choose_each(SLOT, layout.board_at)
    row.choose_each(ROYAL, layout.royals)
    row.choose_each(BONUS, layout.bonuses)
    row.choose_each(TECHNOLOGY_AT, layout.technologies)


def write_pyramid(s: State, row: Row) -> None:
    """T-1.11: the places that are filled, the icon one sees on each cell, the decorations."""
    row.members(BUILT, s.built)
    row.choose_each(ICON, s.icons)
    row.choose_each(DECORATED, s.decorations)


def write_turn(s: State, row: Row) -> None:
    """What this turn has brought so far."""
    now = s.now
    row.choose(TURN_KIND, now.kind)
    row.members(MOVE_TILES, now.move_tiles)
    row.choose(AT, now.at)
    row.put_four(WORSHIPPING, now.worshipping, now.claimed, now.extra, now.built)
    row.put(DISCOUNTED, now.discounted)
    row.choose(ACQUIRED, now.acquired)
    row.put(POWER_UPS, now.powered_up)
    moved: i64 = now.moved if s.active >= 0 else 0
    if moved != 0 or row.remembers:
        row.remembers = moved != 0
        for die in range(WORKERS):
            if (moved >> die) & 1 != 0:
                side = s.players[s.active]
                row.count(MOVED, die, side.where[die], side.power[die] - 1)
            else:
                row.count(MOVED, die, NONE, 0)


def write_opening(s: State, row: Row) -> None:
    """T-1.13: starting tiles on their way; of others' secret ones how many there are, and what lies beside them is
    as unseen as the stack it came from. Once all is laid out nothing is said.
    """
    opening = s.opening if s.opening is not None else NOTHING_DEALT
    row.opening = s.opening is not None
    hidden = opening.revealed == 0 and s.rules.setup != "draft"
    seen = opening.layout
    for seat in range(s.rules.players):
        row.enter_side(SIDE, seat)
        row.put(TILES_DEALT, size(opening.dealt[seat]))
        row.put(TILES_KEPT, size(opening.kept[seat]))
        told = not hidden or seat == row.seat
        row.members(DEALT, opening.dealt[seat] if told else 0)
        row.members(KEPT, opening.kept[seat] if told else 0)
        if told:
            seen |= opening.dealt[seat]
    row.enter(TABLE)
    row.members(LAID_OUT, opening.layout)
    for starting in range(STARTING_TILES):
        kind = opening.beside[starting]
        told = not hidden or (seen >> starting) & 1 != 0
        row.put(BESIDE + starting, kind + 1 if told else 0)
        if kind != NONE and not told:
            stack = s.rules.stacks[s.rules.discoveries[kind].stack]
            stack.say_one_more(row, kind)
            row.enter(TABLE)


NOTHING_DEALT: Final = Opening()
"""What is said of the opening when it is over."""
