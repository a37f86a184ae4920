"""A position of Tzolk'in as a row of bytes, as one seat sees it."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from tonalli.core.bits import size
from tonalli.core.features import SIDES, Columns, Decisions, Features, OptionColumns, Row
from tonalli.core.native import i64
from tonalli.core.state import State as CoreState
from tonalli.tzolkin.layout import Opening
from tonalli.tzolkin.names import (
    ACTIONS,
    BUILDINGS,
    CHICHEN_ITZA,
    DUMMY,
    FIRST_ACTION,
    GEAR_COUNT,
    GEAR_SPACES,
    GEARS,
    GOODS,
    GROUP_COUNT,
    GROUPS,
    MONUMENTS,
    NONE,
    SEAT_COUNT,
    TEETH_MAX,
    TEMPLES,
    TOP_LEVEL,
    TRACKS,
    WEALTH,
    WORKERS,
)
from tonalli.tzolkin.player import Player
from tonalli.tzolkin.state import State
from tonalli.tzolkin.tiles import DISPLAY, LAST_FOOD_DAY, MONUMENT_ROW, QUARTERS, SKULLS, TEETH, TEMPLE_TOP

NO_POINTS: Final = 100
"""How 0 points are said: points may be lost below 0 (Z-13.7)."""

# ---- what a seat has -----------------------------------------------------------------------------

SIDE: Final = Columns()
POINTS: Final[i64] = SIDE.number("points_and_100")
QUARTER_POINTS: Final[i64] = SIDE.number("quarter_points", QUARTERS - 1)
ORDER: Final[i64] = SIDE.number("order", SEAT_COUNT - 1)
HAND: Final[i64] = SIDE.number("workers_in_hand", WORKERS)
STANDING: Final[i64] = SIDE.number("workers_on_gears", WORKERS)
RESERVE: Final[i64] = SIDE.number("workers_in_reserve", WORKERS)
CORN_TILES: Final[i64] = SIDE.number("corn_tiles")
WOOD_TILES: Final[i64] = SIDE.number("wood_tiles")
LIGHT: Final[i64] = SIDE.number("double_advance", 1)
FED: Final[i64] = SIDE.number("fed", WORKERS)
STOCK: Final[i64] = SIDE.numbers("stock", GOODS)
TEMPLE: Final[i64] = SIDE.numbers("temple", TEMPLES, max(TEMPLE_TOP) + 1)
"""Steps above the bottom."""
LEVEL: Final[i64] = SIDE.numbers("technology", TRACKS, TOP_LEVEL)
BUILDING: Final[i64] = SIDE.numbers("building", BUILDINGS)
MONUMENT: Final[i64] = SIDE.flags("monument", MONUMENTS)
KEEPS: Final[i64] = SIDE.flags("wealth", WEALTH)
TILES_DEALT: Final[i64] = SIDE.number("wealth_dealt", len(WEALTH))
DEALT: Final[i64] = SIDE.flags("dealt", WEALTH)
KEPT: Final[i64] = SIDE.flags("kept", WEALTH)
SIDE_SIZE: Final[i64] = len(SIDE.declared)

# ---- the table -----------------------------------------------------------------------------------

STANDS: Final = [*SIDES, "dummy"]
"""What may stand on a tooth."""

TABLE: Final = Columns()
DAY: Final[i64] = TABLE.number("day")
FOOD_DAYS_HELD: Final[i64] = TABLE.number("food_days", LAST_FOOD_DAY)
AGE: Final[i64] = TABLE.number("age", 2)
GEAR_CORN: Final[i64] = TABLE.number("corn")
BANK: Final[i64] = TABLE.number("skulls", SKULLS)
TURN: Final[i64] = TABLE.number("turn")
JUNGLE_CORN: Final[i64] = TABLE.numbers("jungle_corn", GROUPS)
JUNGLE_WOOD: Final[i64] = TABLE.numbers("jungle_wood", GROUPS)
BEGGED: Final[i64] = TABLE.number("begged", 1)
PLACED: Final[i64] = TABLE.number("placed", WORKERS)
CLAIMED: Final[i64] = TABLE.number("claimed", 1)
PICKED: Final[i64] = TABLE.number("picked_up", WORKERS)
OVER: Final[i64] = TABLE.number("turn_over", 1)
UNSEEN: Final[i64] = TABLE.numbers("unseen_building", BUILDINGS)
ACTIVE: Final[i64] = TABLE.flags("active", SIDES)
ACTOR: Final[i64] = TABLE.flags("actor", SIDES)
CLAIMANT: Final[i64] = TABLE.flags("starting_player_space", SIDES)
TOOTH: Final[i64] = TABLE.grid(
    "tooth", [f"{GEARS[gear]}.{tooth}" for gear in range(GEAR_COUNT) for tooth in range(TEETH_MAX)], STANDS
)
PLACED_ON: Final[i64] = TABLE.flags("placed_on", GEAR_SPACES)
SKULL_ON: Final[i64] = TABLE.flags("skull", ACTIONS[FIRST_ACTION[CHICHEN_ITZA] :])
SHOWN: Final[i64] = TABLE.grid("building", [str(place) for place in range(DISPLAY)], BUILDINGS)
MONUMENT_SHOWN: Final[i64] = TABLE.flags("monument", MONUMENTS)
UNSEEN_MONUMENTS: Final[i64] = TABLE.flags("unseen_monument", MONUMENTS)
TURNED_UP: Final[i64] = TABLE.flags("turned_up", WEALTH)


@final
class TzolkinFeatures(Features):
    """The columns of the base game, of the decision, of the options, and of every module."""

    version: ClassVar[int] = 1

    def __init__(self, options: list[Any], modules: list[tuple[str, Columns]]) -> None:
        columns = Columns()
        columns.append("table", TABLE)
        for name in SIDES:
            columns.append(name, SIDE)
        SIDE.first = len(TABLE.declared)
        self.options = OptionColumns(options)
        columns.append("option", self.options.columns)
        self.decisions = Decisions("tonalli.tzolkin")
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
            write_side(s.players[number], row, SIDE.first + SIDE_SIZE * row.side(number), s.order_of(number))
        write_table(s, row)
        write_gears(s, row)
        write_tiles(s, row)
        opening = s.opening
        if opening is not None:
            write_opening(s, opening, row)
        actor = s.top.player
        if actor >= 0:
            row.mark(ACTOR + row.side(actor))
            self.decisions.write(s.top, row, actor == seat or opening is None or opening.revealed == 1)
        for part in s.parts:
            part.observe(s, row)


def write_side(side: Player, row: Row, first: i64, order: i64) -> None:
    """Points, workers, stock, tracks, tiles."""
    row.put(first + POINTS, (side.quarters >> 2) + NO_POINTS)
    row.put(first + QUARTER_POINTS, side.quarters & 3)
    row.put(first + ORDER, order)
    row.put(first + HAND, side.hand)
    row.put(first + STANDING, side.standing)
    row.put(first + RESERVE, side.reserve)
    row.put(first + CORN_TILES, side.corn_tiles)
    row.put(first + WOOD_TILES, side.wood_tiles)
    row.put(first + LIGHT, side.light)
    row.put(first + FED, side.fed)
    for good in range(len(GOODS)):
        row.put(first + STOCK + good, side.stock[good])
    for temple in range(len(TEMPLES)):
        row.put(first + TEMPLE + temple, side.temples[temple] + 1)
    for track in range(len(TRACKS)):
        row.put(first + LEVEL + track, side.levels[track])
    buildings = side.buildings
    for building in range(len(BUILDINGS)):
        if buildings[building] != 0:
            row.note(first + BUILDING + building, buildings[building])
    row.members(first + MONUMENT, side.monuments)
    row.members(first + KEEPS, side.wealth)


def write_table(s: State, row: Row) -> None:
    """The calendar, the jungle, skulls, and what this turn has brought so far."""
    row.put(DAY, s.day)
    row.put(FOOD_DAYS_HELD, s.food_days)
    row.put(AGE, s.age)
    row.put(GEAR_CORN, s.gear_corn)
    row.put(BANK, s.skulls)
    row.put(TURN, s.turn)
    for group in range(GROUP_COUNT):
        row.put(JUNGLE_CORN + group, s.jungle_corn[group])
        row.put(JUNGLE_WOOD + group, s.jungle_wood[group])
    now = s.now
    row.put(BEGGED, now.begged)
    row.put(PLACED, now.placed)
    row.put(CLAIMED, now.claimed)
    row.put(PICKED, now.picked)
    row.put(OVER, now.over)
    row.members(PLACED_ON, now.on_gears)
    row.members(SKULL_ON, s.offered)
    if s.active >= 0:
        row.mark(ACTIVE + row.side(s.active))
    if s.claimant != NONE:
        row.mark(CLAIMANT + row.side(s.claimant))


def write_gears(s: State, row: Row) -> None:
    """Z-1.2: what stands on each tooth, by the space it is beside."""
    teeth = s.teeth
    for gear in range(GEAR_COUNT):
        first = gear * TEETH_MAX
        for tooth in range(TEETH[gear]):
            owner = teeth[first + tooth]
            if owner != NONE:
                side = SEAT_COUNT if owner == DUMMY else row.side(owner)
                row.mark(TOOTH + (first + tooth) * (SEAT_COUNT + 1) + side)


def write_tiles(s: State, row: Row) -> None:
    """Buildings and monuments that lie open, and those that are unseen."""
    for place in range(DISPLAY):
        row.one_of(SHOWN + place * len(BUILDINGS), s.display[place])
    for place in range(MONUMENT_ROW):
        row.one_of(MONUMENT_SHOWN, s.monument_row[place])
    for building in range(len(BUILDINGS)):
        row.put(UNSEEN + building, s.unseen[building])
    row.members(UNSEEN_MONUMENTS, s.unseen_monuments)


def write_opening(s: State, opening: Opening, row: Row) -> None:
    """Z-2.14: wealth tiles on their way; of others' secret ones only how many were dealt."""
    row.members(TURNED_UP, opening.turned_up)
    for seat in range(s.rules.players):
        first = SIDE.first + SIDE_SIZE * row.side(seat)
        row.note(first + TILES_DEALT, size(opening.dealt[seat]))
        if opening.revealed == 1 or seat == row.seat:
            row.members(first + DEALT, opening.dealt[seat])
            row.members(first + KEPT, opening.kept[seat])
