"""A position of Tzolk'in as a row of bytes, as one seat sees it."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from tonalli.core.bits import size
from tonalli.core.columns import SIDES, Columns
from tonalli.core.features import Features
from tonalli.core.native import i64
from tonalli.core.row import Row
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
from tonalli.tzolkin.tiles import DISPLAY, LAST_FOOD_DAY, MONUMENT_ROW, QUARTERS, SKULLS, TEMPLE_TOP

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
BUILDING: Final = SIDE.some("building", BUILDINGS)
MONUMENT: Final = SIDE.members("monument", MONUMENTS)
KEEPS: Final = SIDE.members("wealth", WEALTH)
TILES_DEALT: Final[i64] = SIDE.number("wealth_dealt", len(WEALTH))
DEALT: Final = SIDE.members("dealt", WEALTH)
KEPT: Final = SIDE.members("kept", WEALTH)

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
ACTIVE: Final = TABLE.choice("active", SIDES)
ACTOR: Final = TABLE.choice("actor", SIDES)
CLAIMANT: Final = TABLE.choice("starting_player_space", SIDES)
TOOTH: Final = TABLE.choices(
    "tooth", [f"{GEARS[gear]}.{tooth}" for gear in range(GEAR_COUNT) for tooth in range(TEETH_MAX)], STANDS
)
PLACED_ON: Final = TABLE.members("placed_on", GEAR_SPACES)
SKULL_ON: Final = TABLE.members("skull", ACTIONS[FIRST_ACTION[CHICHEN_ITZA] :])
SHOWN: Final = TABLE.choices("building", [str(place) for place in range(DISPLAY)], BUILDINGS)
MONUMENT_SHOWN: Final = TABLE.choices("monument", [str(place) for place in range(MONUMENT_ROW)], MONUMENTS)
UNSEEN_MONUMENTS: Final = TABLE.members("unseen_monument", MONUMENTS)
TURNED_UP: Final = TABLE.members("turned_up", WEALTH)
GEARS_EDITION: Final = TABLE.edition()
TILES_EDITION: Final = TABLE.edition()


@final
class TzolkinFeatures(Features):
    """The columns of the base game, of the decision, of the options, and of every module."""

    version: ClassVar[int] = 1

    def __init__(self, options: list[Any], modules: list[tuple[str, Columns]]) -> None:
        super().__init__("tonalli.tzolkin", TABLE, SIDE, SEAT_COUNT, options, modules)

    def write(self, state: CoreState, seat: i64, row: Row) -> None:
        assert isinstance(state, State)
        s = state
        players = s.rules.players
        row.look(seat, players)
        self.options.write(row, s.rules.option_columns)
        for number in range(players):
            row.enter_side(SIDE, number)
            write_side(s.players[number], row, s.order_of(number))
        row.enter(TABLE)
        write_table(s, row)
        if not row.knows(GEARS_EDITION, s.gears_edition * SEAT_COUNT + seat):
            write_gears(s, row)
        row.members(UNSEEN_MONUMENTS, s.unseen_monuments)
        if not row.knows(TILES_EDITION, s.tiles_edition):
            write_tiles(s, row)
        for part in s.parts:
            part.observe(s, row)
        opening = s.opening
        if opening is not None or row.opening:
            write_opening(s, row)
        actor = s.top.player
        told = actor == seat or opening is None or opening.revealed == 1
        self.decisions.write(s.top if actor >= 0 else None, row, told)


def write_side(side: Player, row: Row, order: i64) -> None:
    """Points, workers, stock, tracks, tiles."""
    row.put_four(POINTS, (side.quarters >> 2) + NO_POINTS, side.quarters & 3, order, side.hand)
    row.put_four(STANDING, side.standing, side.reserve, side.corn_tiles, side.wood_tiles)
    row.put(LIGHT, side.light)
    row.put(FED, side.fed)
    row.put_each(STOCK, side.stock)
    for temple in range(len(TEMPLES)):
        row.put(TEMPLE + temple, side.temples[temple] + 1)
    row.put_each(LEVEL, side.levels)
    row.put_some(BUILDING, side.built, side.buildings)
    row.members(MONUMENT, side.monuments)
    row.members(KEEPS, side.wealth)


def write_table(s: State, row: Row) -> None:
    """The calendar, the jungle, skulls, and what this turn has brought so far."""
    row.put_four(DAY, s.day, s.food_days, s.age, s.gear_corn)
    row.put(BANK, s.skulls)
    row.put(TURN, s.turn)
    row.put_each(JUNGLE_CORN, s.jungle_corn)
    row.put_each(JUNGLE_WOOD, s.jungle_wood)
    now = s.now
    row.put_four(BEGGED, now.begged, now.placed, now.claimed, now.picked)
    row.put(OVER, now.over)
    row.members(PLACED_ON, now.on_gears)
    row.members(SKULL_ON, s.offered)
    row.choose(ACTIVE, row.side(s.active) if s.active >= 0 else NONE)
    row.choose(ACTOR, row.side(s.top.player) if s.top.player >= 0 else NONE)
    row.choose(CLAIMANT, row.side(s.claimant) if s.claimant != NONE else NONE)


def write_gears(s: State, row: Row) -> None:
    """Z-1.2: what stands on each tooth, by the space it is beside."""
    row.choose_sides(TOOTH, s.teeth, DUMMY)


def write_tiles(s: State, row: Row) -> None:
    """Buildings and monuments that lie open, and buildings that are unseen."""
    row.choose_each(SHOWN, s.display)
    row.choose_each(MONUMENT_SHOWN, s.monument_row)
    row.put_each(UNSEEN, s.unseen)


def write_opening(s: State, row: Row) -> None:
    """Z-2.14: wealth tiles on their way; of others' secret ones only how many were dealt. Once it is over nothing."""
    opening = s.opening if s.opening is not None else NOTHING_DEALT
    row.opening = s.opening is not None
    for seat in range(s.rules.players):
        row.enter_side(SIDE, seat)
        row.put(TILES_DEALT, size(opening.dealt[seat]))
        told = opening.revealed == 1 or seat == row.seat
        row.members(DEALT, opening.dealt[seat] if told else 0)
        row.members(KEPT, opening.kept[seat] if told else 0)
    row.enter(TABLE)
    row.members(TURNED_UP, opening.turned_up)


NOTHING_DEALT: Final = Opening()
"""What is said of the opening when it is over."""
