"""The bot's building actions: pyramid, decorations, technologies, buildings (B-8.1 to B-8.4).

Each returns what it lacks, with nothing changed, if its conditions are not met; otherwise it pushes what follows, with
the power-up and the move of the worker that acted below it, and lacks nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.bits import BIT
from tonalli.core.field import FieldList, a_word
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import Reveal
from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.boards.alchemy import Acquire
from tonalli.teotihuacan.boards.construction import lay_tile, open_place
from tonalli.teotihuacan.boards.decorations import may_decorate
from tonalli.teotihuacan.boards.nobles import ROW_NAMES, empty_space
from tonalli.teotihuacan.modules.teotibot.names import (
    A_BUILDING,
    A_SPACE,
    A_TECHNOLOGY,
    A_TILE,
    BOT,
    HUMAN,
    NOTHING,
    SOME_GOLD,
    SOME_STONE,
    SOME_WOOD,
)
from tonalli.teotihuacan.modules.teotibot.table import is_its_turn
from tonalli.teotihuacan.modules.teotibot.temples import BotClimbAny, climb_any
from tonalli.teotihuacan.modules.teotibot.workers import push_power_up_and_advance
from tonalli.teotihuacan.names import (
    CONSTRUCTION,
    DECORATIONS,
    GOLD,
    NONE,
    STONE,
    TECHNOLOGY_PLACES,
    WOOD,
)
from tonalli.teotihuacan.notation import DRAW_TURN
from tonalli.teotihuacan.pyramid import (
    DECORATION_NAMES,
    DECORATION_SPACES,
    LEVEL_POINTS,
    PLACE_LEVEL,
    PLACE_NAMES,
    PLACES,
    PYRAMID_NAMES,
    ROTATIONS,
    SPACE_NAMES,
    TOP_PLACE,
)
from tonalli.teotihuacan.steps.calendar import complete_pyramid
from tonalli.teotihuacan.steps.main_action import Refill
from tonalli.teotihuacan.steps.temple import climb_pyramid_track, walk_avenue
from tonalli.teotihuacan.tiles import NOBLES_FIRST, NOBLES_POINTS

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

TWO_WOOD: Final = Amounts({WOOD: 2})
TWO_STONE: Final = Amounts({STONE: 2})
TWO_GOLD: Final = Amounts({GOLD: 2})
ONE_GOLD: Final = Amounts({GOLD: 1})
TILE_POINTS: Final = 2
DECORATION_POINTS: Final = 5


def build(s: State, die: i64) -> i64:
    """B-8.1, B-8.1.1: 2 stone for the leftmost tile, in a random rotation, on the first free place."""
    place = first_place(s)
    tile = s.pyramid_display[0]
    if not s.rules.payment.can_pay(s, BOT, TWO_STONE):
        return SOME_STONE
    if place == NONE:
        return A_SPACE
    if tile == NONE:
        return A_TILE
    s.push(Refill(CONSTRUCTION))
    push_power_up_and_advance(s, die)
    s.push(DrawBotTurn(place, tile))
    s.rules.payment.pay(s, BOT, TWO_STONE, "B-8.1")
    return NOTHING


def first_place(s: State) -> i64:
    """B-8.1.2, B-8.1.3: lowest level first, then row by row from the Palace, then from the left."""
    for place in range(PLACES):
        if open_place(s, place):
            return place
    return NONE


@final
@mypyc_attr(free_list_len=1)
class DrawBotTurn(Reveal["State"]):
    """B-8.1: the random rotation; then level points, the pyramid track, 2 points and a step on any temple.

    B-8.1.4: the top tile completes the pyramid before the 2 points.
    """

    kind: ClassVar[str] = "draw-bot-turn"
    fields: ClassVar[FieldList] = (a_word("place", PLACE_NAMES), a_word("tile", PYRAMID_NAMES))

    def __init__(self, place: i64, tile: i64) -> None:
        super().__init__()
        self.place = place
        self.tile = tile

    def fits(self, s: State) -> bool:
        return is_its_turn(s) and s.pyramid_display[0] == self.tile and open_place(s, self.place)

    def options(self, s: State, out: Actions) -> None:
        for turns in range(ROTATIONS[self.tile]):
            out.weigh(DRAW_TURN + turns, 1)

    def take(self, s: State, action: i64) -> None:
        s.pyramid_display[0] = NONE
        lay_tile(s, self.tile, self.place, action - DRAW_TURN)
        if s.log is not None:
            where = PLACE_NAMES[self.place]
            s.log.build(BOT, PYRAMID_NAMES[self.tile], action - DRAW_TURN, where, "B-8.1")
        s.score(BOT, LEVEL_POINTS[PLACE_LEVEL[self.place]], "B-8.1")
        climb_pyramid_track(s, BOT, "B-8.1")
        if self.place == TOP_PLACE:
            complete_pyramid(s)
        s.score(BOT, TILE_POINTS, "B-8.1")
        climb_any(s, "B-8.1")


def decorate(s: State, die: i64) -> i64:
    """B-8.2, B-8.2.2: 2 gold for the topmost decoration on the first legal space, clockwise from the top side."""
    space = first_decoration_space(s)
    tile = s.decoration_display[0]
    if not s.rules.payment.can_pay(s, BOT, TWO_GOLD):
        return SOME_GOLD
    if space == NONE:
        return A_SPACE
    if tile == NONE:
        return A_TILE
    s.push(Refill(DECORATIONS))
    push_power_up_and_advance(s, die)
    s.rules.payment.pay(s, BOT, TWO_GOLD, "B-8.2")
    s.decoration_display[0] = NONE
    s.lay_decoration(space, tile)
    if s.log is not None:
        s.log.decorate(BOT, DECORATION_NAMES[tile], SPACE_NAMES[space], "B-8.2")
    s.score(BOT, DECORATION_POINTS, "B-8.2")
    climb_pyramid_track(s, BOT, "B-8.2")
    s.push(BotClimbAny("B-8.2"))
    return NOTHING


def first_decoration_space(s: State) -> i64:
    """B-8.2.1: the first side that has a legal space, whatever its level."""
    for space in range(DECORATION_SPACES):
        if may_decorate(s, space):
            return space
    return NONE


def acquire(s: State, die: i64) -> i64:
    """B-8.3: 1 gold for the lowest technology without any marker, else the lowest without the bot's."""
    technology = chosen_technology(s)
    if not s.rules.payment.can_pay(s, BOT, ONE_GOLD):
        return SOME_GOLD
    if technology == NONE:
        return A_TECHNOLOGY
    push_power_up_and_advance(s, die)
    s.push(Acquire(BOT, technology))
    s.rules.payment.pay(s, BOT, ONE_GOLD, "B-8.3")
    return NOTHING


def chosen_technology(s: State) -> i64:
    """B-8.3.1: NONE if the bot has its marker on all six."""
    lacking: i64 = NONE
    for place in range(TECHNOLOGY_PLACES):
        technology = s.layout.technologies[place]
        if s.players[BOT].owns(technology):
            continue
        if not s.players[HUMAN].owns(technology):
            return technology
        if lacking == NONE:
            lacking = technology
    return lacking


def found_building(s: State, die: i64) -> i64:
    """B-8.4, B-8.4.4: 2 wood for a building; its row goes by the eclipses scored (B-8.4.1)."""
    space = building_space(s)
    if not s.rules.payment.can_pay(s, BOT, TWO_WOOD):
        return SOME_WOOD
    if s.buildings == 0 or space == NONE:
        return A_BUILDING
    push_power_up_and_advance(s, die)
    s.rules.payment.pay(s, BOT, TWO_WOOD, "B-8.4")
    s.buildings -= 1
    s.nobles |= BIT[space]
    if s.log is not None:
        row: i64 = 0
        while space >= NOBLES_FIRST[row + 1]:
            row += 1
        s.log.building(BOT, ROW_NAMES[row], space - NOBLES_FIRST[row] + 1, "B-8.4")
    s.score(BOT, NOBLES_POINTS[space], "B-8.4")
    walk_avenue(s, BOT, "B-8.4")
    return NOTHING


def building_space(s: State) -> i64:
    """B-8.4.2: the leftmost empty space of its row; if that is full the empty space with the fewest points.

    That may leave a gap, which buildings of the human fill from the left (B-8.4.3).
    """
    space = empty_space(s, s.eclipses)
    if space != NONE:
        return space
    for other in range(NOBLES_FIRST[3]):
        if (s.nobles >> other) & 1 == 0 and (space == NONE or NOBLES_POINTS[other] < NOBLES_POINTS[space]):
            space = other
    return space
