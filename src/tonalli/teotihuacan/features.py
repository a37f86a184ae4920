"""A position of Teotihuacan as a row of bytes, as one seat sees it."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from tonalli.core.bits import size
from tonalli.core.features import SIDES, Columns, Decisions, Features, OptionColumns, Row
from tonalli.core.native import i64
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
    DECORATION_SPACES,
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
PLACES_OF_WORKERS: Final = [*BOARDS, "hand", "reserve", *SPACES]
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
FACE_UP: Final[i64] = SIDE.numbers("tile", TILES)
USED: Final[i64] = SIDE.numbers("used_tile", TILES)
TECHNOLOGY: Final[i64] = SIDE.flags("technology", TECHNOLOGIES)
WORKER: Final[i64] = SIDE.grid("worker", PLACES_OF_WORKERS, POWERS, WORKERS)
"""Unlocked on a board, in hand, in reserve, or locked on a worship space, by power."""
TILES_DEALT: Final[i64] = SIDE.number("starting_tiles_dealt", STARTING_TILES)
TILES_KEPT: Final[i64] = SIDE.number("starting_tiles_kept", STARTING_TILES)
DEALT: Final[i64] = SIDE.flags("dealt", STARTING)
KEPT: Final[i64] = SIDE.flags("kept", STARTING)
SIDE_SIZE: Final[i64] = len(SIDE.declared)

# ---- the table -----------------------------------------------------------------------------------

TABLE: Final = Columns()
LIGHT: Final[i64] = TABLE.number("light")
DARK: Final[i64] = TABLE.number("dark")
ECLIPSES: Final[i64] = TABLE.number("eclipses", 3)
TURNS_LEFT: Final[i64] = TABLE.number("turns_left", SEATS)
"""One more than there are; 0 while no eclipse is due."""
COMPLETE: Final[i64] = TABLE.number("pyramid_complete", 1)
BUILDINGS_LEFT: Final[i64] = TABLE.number("buildings", BUILDINGS)
TURN: Final[i64] = TABLE.number("turn")
COLOURS_ON: Final[i64] = TABLE.numbers("colours", BOARDS, SEATS)
NEUTRAL: Final[i64] = TABLE.numbers("neutral", BOARDS, SEATS)
UNSEEN_TILES: Final[i64] = TABLE.numbers("unseen", DISCOVERIES)
ACTIVE: Final[i64] = TABLE.flags("active", SIDES[:SEATS])
ACTOR: Final[i64] = TABLE.flags("actor", SIDES[:SEATS])
SLOT: Final[i64] = TABLE.grid("slot", [str(slot) for slot in range(RING)], BOARDS)
ROYAL: Final[i64] = TABLE.grid("royal", SPACES[:3], ROYALS)
TECHNOLOGY_AT: Final[i64] = TABLE.grid("technology_at", [str(at) for at in range(TECHNOLOGY_PLACES)], TECHNOLOGIES)
BONUS: Final[i64] = TABLE.grid("bonus", TEMPLES, BONUSES)
NOBLES: Final[i64] = TABLE.flags("noble", [str(space) for space in range(NOBLES_FIRST[3])])
AREA_TILE: Final[i64] = TABLE.grid("worship_tile", BOARDS, TILES)
HEAP: Final[i64] = TABLE.grid("heap", HEAPS, DISCOVERIES, HEAP_SIZE)
BUILT: Final[i64] = TABLE.flags("built", PLACE_NAMES)
ICON: Final[i64] = TABLE.grid("cell", CELLS, list(ICON_LETTERS))
DECORATED: Final[i64] = TABLE.flags("decorated", SPACE_NAMES)
PYRAMID_TILE: Final[i64] = TABLE.grid("pyramid_display", DISPLAY[:PYRAMID_DISPLAY], PYRAMID_NAMES)
DECORATION: Final[i64] = TABLE.grid("decoration_display", DISPLAY, DECORATION_NAMES)
UNSEEN_PYRAMID: Final[i64] = TABLE.flags("unseen_pyramid", PYRAMID_NAMES)
UNSEEN_DECORATIONS: Final[i64] = TABLE.flags("unseen_decoration", DECORATION_NAMES)
NEUTRAL_POOL: Final[i64] = TABLE.flags("neutral_pool", STARTING)
LAID_OUT: Final[i64] = TABLE.flags("laid_out", STARTING)
BESIDE: Final[i64] = TABLE.numbers("beside", STARTING, KINDS)
"""One more than the kind of the tile drawn for a starting tile; 0 for none that the seat can see."""

TURN_KIND: Final[i64] = TABLE.flags("turn_kind", TURN_KINDS)
MOVE_TILES: Final[i64] = TABLE.flags("move_tile", ["two", "anywhere"])
AT: Final[i64] = TABLE.flags("at", BOARDS)
WORSHIPPING: Final[i64] = TABLE.number("worshipping", 1)
CLAIMED: Final[i64] = TABLE.number("tile_claimed", 1)
EXTRA: Final[i64] = TABLE.number("extra_workers")
BUILT_NOW: Final[i64] = TABLE.number("tiles_built")
DISCOUNTED: Final[i64] = TABLE.number("discount_used", 1)
ACQUIRED: Final[i64] = TABLE.flags("acquired", TECHNOLOGIES)
POWER_UPS: Final[i64] = TABLE.number("power_ups")
MOVED: Final[i64] = TABLE.grid("moved", PLACES_OF_WORKERS, POWERS, WORKERS)
"""Workers of the active seat that were moved, as far as later rules ask for it (T-8.14)."""


@final
class TeotihuacanFeatures(Features):
    """The columns of the base game, of the decision, of the options, and of every module."""

    version: ClassVar[int] = 1

    def __init__(self, options: list[Any], modules: list[tuple[str, Columns]]) -> None:
        columns = Columns()
        columns.append("table", TABLE)
        for name in SIDES[:SEATS]:
            columns.append(name, SIDE)
        SIDE.first = len(TABLE.declared)
        self.options = OptionColumns(options)
        columns.append("option", self.options.columns)
        self.decisions = Decisions("tonalli.teotihuacan")
        columns.append("decision", self.decisions.columns)
        for name, run in modules:
            columns.append(name, run)
        super().__init__(columns)

    def write(self, state: CoreState, seat: i64, row: Row) -> None:
        assert isinstance(state, State)
        s = state
        players = s.rules.players
        row.begin(seat, players)
        marks = s.rules.option_columns
        for i in range(len(marks)):
            row.mark(marks[i])
        for number in range(players):
            write_side(s.players[number], row, SIDE.first + SIDE_SIZE * row.side(number), s.order(number))
        write_table(s, row)
        write_layout(s, row)
        write_pyramid(s, row)
        write_turn(s, row)
        actor = s.top.player
        if actor >= 0:
            row.mark(ACTOR + row.side(actor))
            self.decisions.write(s.top, row, True)
        for part in s.parts:
            part.observe(s, row)
        if s.opening is not None:
            write_opening(s, s.opening, row)


def write_side(side: Player, row: Row, first: i64, order: i64) -> None:
    """Stock, tracks, tiles, technologies, workers."""
    row.put(first + POINTS, side.points)
    row.put(first + AVENUE, side.avenue)
    row.put(first + PYRAMID_TRACK, side.pyramid)
    row.put(first + ORDER, order)
    row.put(first + LOCKED_WORKERS, side.locked)
    for good in range(len(side.stock)):
        row.put(first + STOCK + good, side.stock[good])
    for temple in range(len(side.temples)):
        row.put(first + TEMPLE + temple, side.temples[temple])
    face_up = side.face_up
    used = side.used
    for kind in range(len(face_up)):
        if face_up[kind] != 0:
            row.note(first + FACE_UP + kind, face_up[kind])
        if used[kind] != 0:
            row.note(first + USED + kind, used[kind])
    row.members(first + TECHNOLOGY, side.technologies)
    for die in range(WORKERS):
        row.raise_by_one(first + WORKER + side.where[die] * MAX_POWER + side.power[die] - 1)


def write_table(s: State, row: Row) -> None:
    """The calendar, buildings, neutral workers, tiles that lie open and those that are unseen."""
    row.put(LIGHT, s.light)
    row.put(DARK, s.dark)
    row.put(ECLIPSES, s.eclipses)
    row.put(TURNS_LEFT, s.turns_left + 1)
    row.put(COMPLETE, s.final)
    row.put(BUILDINGS_LEFT, s.buildings)
    row.put(TURN, s.turn)
    unlocked = s.unlocked
    players = s.rules.players
    for board in range(RING):
        colours: i64 = 0
        neutral: i64 = 0
        for colour in range(SEATS):
            if unlocked[colour * RING + board] > 0:
                colours += 1
                if colour >= players:
                    neutral += 1
        row.put(COLOURS_ON + board, colours)
        row.put(NEUTRAL + board, neutral)
        row.one_of(AREA_TILE + board * KINDS, s.area_tile[board])
    for kind in range(len(s.unseen)):
        row.put(UNSEEN_TILES + kind, s.unseen[kind])
    if s.active >= 0:
        row.mark(ACTIVE + row.side(s.active))
    row.members(NOBLES, s.nobles)
    for heap in range(len(HEAPS)):
        for place in range(HEAP_SIZE):
            tile = s.heap[heap * HEAP_SIZE + place]
            if tile == NONE:
                break
            row.raise_by_one(HEAP + heap * len(DISCOVERIES) + tile)
    for place in range(PYRAMID_DISPLAY):
        row.one_of(PYRAMID_TILE + place * len(PYRAMID_NAMES), s.pyramid_display[place])
    for place in range(DECORATION_DISPLAY):
        row.one_of(DECORATION + place * len(DECORATION_NAMES), s.decoration_display[place])
    row.members(UNSEEN_PYRAMID, s.unseen_pyramid)
    row.members(UNSEEN_DECORATIONS, s.unseen_decorations)
    row.members(NEUTRAL_POOL, s.neutral_pool)


def write_layout(s: State, row: Row) -> None:
    """What setup laid out."""
    layout = s.layout
    for slot in range(RING):
        row.one_of(SLOT + slot * RING, layout.board_at[slot])
    for place in range(3):
        row.one_of(ROYAL + place * len(ROYALS), layout.royals[place])
        row.one_of(BONUS + place * len(BONUSES), layout.bonuses[place])
    for place in range(TECHNOLOGY_PLACES):
        row.one_of(TECHNOLOGY_AT + place * len(TECHNOLOGIES), layout.technologies[place])


def write_pyramid(s: State, row: Row) -> None:
    """T-1.11: the places that are filled, and the icon one sees on each cell."""
    row.members(BUILT, s.built)
    icons = s.icons
    for cell in range(GRID * GRID):
        row.mark(ICON + cell * ICONS + icons[cell])
    for space in range(DECORATION_SPACES):
        if s.decorations[space] != NONE:
            row.mark(DECORATED + space)


def write_turn(s: State, row: Row) -> None:
    """What this turn has brought so far."""
    now = s.now
    row.mark(TURN_KIND + now.kind)
    row.members(MOVE_TILES, now.move_tiles)
    row.one_of(AT, now.at)
    row.put(WORSHIPPING, now.worshipping)
    row.put(CLAIMED, now.claimed)
    row.put(EXTRA, now.extra)
    row.put(BUILT_NOW, now.built)
    row.put(DISCOUNTED, now.discounted)
    row.one_of(ACQUIRED, now.acquired)
    row.put(POWER_UPS, now.powered_up)
    if now.moved != 0 and s.active >= 0:
        side = s.players[s.active]
        for die in range(WORKERS):
            if (now.moved >> die) & 1 != 0:
                row.raise_by_one(MOVED + side.where[die] * MAX_POWER + side.power[die] - 1)


def write_opening(s: State, opening: Opening, row: Row) -> None:
    """T-1.13: starting tiles on their way; of others' secret ones how many there are, and what lies beside them is
    as unseen as the stack it came from.
    """
    hidden = opening.revealed == 0 and s.rules.setup != "draft"
    row.members(LAID_OUT, opening.layout)
    seen = opening.layout
    for seat in range(s.rules.players):
        first = SIDE.first + SIDE_SIZE * row.side(seat)
        row.note(first + TILES_DEALT, size(opening.dealt[seat]))
        row.note(first + TILES_KEPT, size(opening.kept[seat]))
        if not hidden or seat == row.seat:
            row.members(first + DEALT, opening.dealt[seat])
            row.members(first + KEPT, opening.kept[seat])
            seen |= opening.dealt[seat]
    for starting in range(STARTING_TILES):
        kind = opening.beside[starting]
        if kind != NONE:
            if not hidden or (seen >> starting) & 1 != 0:
                row.note(BESIDE + starting, kind + 1)
            else:
                stack = s.rules.stacks[s.rules.discoveries[kind].stack]
                row.raise_by_one(stack.column() + kind - stack.first)
