# interpreted
"""Reading a position: every field by itself is one that can be; whether they go together is judged elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tonalli.core.bits import BIT
from tonalli.core.errors import PositionError
from tonalli.core.fields import Fields, check_number, names_of_bits, names_of_counts, not_within
from tonalli.core.game import Game
from tonalli.core.reading import MANY, read_options, read_pending, read_sides, read_turn
from tonalli.tzolkin.layout import Opening
from tonalli.tzolkin.names import (
    BOTTOM,
    BUILDINGS,
    DUMMY,
    GEAR_SPACES,
    GEARS,
    GOODS,
    GROUPS,
    MONUMENTS,
    SKULL,
    TEETH_MAX,
    TEMPLES,
    TOP_LEVEL,
    TRACKS,
    WEALTH,
    WORKERS,
)
from tonalli.tzolkin.position.problems import left_in_piles, monuments_left, skulls_left
from tonalli.tzolkin.position.steps import STEPS
from tonalli.tzolkin.rules import Rules
from tonalli.tzolkin.state import State, new_state
from tonalli.tzolkin.steps.turn import EndTurn, Turn
from tonalli.tzolkin.tiles import DISPLAY, LAST_FOOD_DAY, QUARTERS, SKULL_ACTIONS, SKULLS, TEETH, TEMPLE_TOP

LAST_DAY: Final = 29


def read_position(data: Any, game: Game, compose: Callable[[dict[str, Any]], Rules]) -> State:
    """The state of plain data; a field that cannot be is refused with its name."""
    fields = Fields(data, "")
    return Reader(fields, compose(read_options(fields, game))).state()


class Reader:
    """Builds the state field by field."""

    def __init__(self, fields: Fields, rules: Rules) -> None:
        self.fields = fields
        self.rules = rules
        self.players: int = rules.players
        self.s = new_state(rules, None)
        self.bank: Any = None
        """Skulls in the bank, if they are given."""

    def state(self) -> State:
        fields = self.fields
        s = self.s
        read_turn(s, fields, self.players)
        self.calendar()
        self.gears()
        self.table()
        for seat, side in enumerate(read_sides(fields, self.players)):
            self.player(seat, side)
        self.piles()
        self.this_turn()
        self.opening()
        read_pending(s, fields, STEPS, self.players, self.begin_turn)
        for part in s.parts:
            part.read(s, fields.sub(part.name, {}))
        fields.done()
        return s

    def calendar(self) -> None:
        s = self.s
        fields = self.fields.sub("calendar", {})
        s.day = fields.number("day", 1, LAST_DAY, 1)
        s.food_days = fields.number("food_days", 0, LAST_FOOD_DAY, 0)
        s.age = fields.number("age", 1, 2, 1 if s.food_days < 2 else 2)
        s.marker = fields.number("starting_player", 0, self.players - 1, 0)
        s.gear_corn = fields.number("corn", 0, MANY, 0)
        claimant = fields.get("starting_player_space", None)
        if claimant is not None:
            s.claimant = check_number(claimant, 0, self.players - 1, fields.at("starting_player_space"))
        fields.done()

    def gears(self) -> None:
        fields = self.fields.sub("gears", {})
        for gear, name in enumerate(GEARS):
            standing = fields.listing(name, TEETH[gear], [])
            for tooth, owner in enumerate(standing):
                path = f"{fields.at(name)}[{tooth}]"
                if owner == "dummy":
                    self.s.teeth[gear * TEETH_MAX + tooth] = DUMMY
                elif owner is not None:
                    seat = check_number(owner, 0, self.players - 1, path)
                    self.s.teeth[gear * TEETH_MAX + tooth] = seat
                    self.s.players[seat].standing += 1
        fields.done()

    def table(self) -> None:
        """Jungle, skulls, buildings and monuments."""
        s = self.s
        fields = self.fields.sub("jungle", {})
        for group, name in enumerate(GROUPS):
            tiles = fields.sub(name, {"corn": 0, "wood": 0})
            s.jungle_corn[group] = tiles.number("corn", 0, self.players)
            s.jungle_wood[group] = tiles.number("wood", 0, self.players)
            tiles.done()
        fields.done()
        skulls = self.fields.sub("skulls", {"chichen_itza": []})
        self.bank = skulls.get("bank", None)
        for index, action in enumerate(skulls.listing("chichen_itza", SKULL_ACTIONS)):
            path = f"{skulls.at('chichen_itza')}[{index}]"
            bit = 1 << (check_number(action, 1, SKULL_ACTIONS, path) - 1)
            if s.offered & bit:
                raise PositionError(f"{path}: {action} stands twice")
            s.offered |= bit
        skulls.done()
        for place, building in enumerate(self.fields.words_and_gaps("buildings", BUILDINGS, DISPLAY, [])):
            s.display[place] = building
        for place, monument in enumerate(
            self.fields.words_and_gaps("monuments", MONUMENTS, self.rules.monuments_shown, [])
        ):
            s.monument_row[place] = monument

    def piles(self) -> None:
        """Skulls in the bank, buildings and monuments not drawn; what is not given is what is left."""
        s = self.s
        left = max(skulls_left(s), 0)
        s.skulls = left if self.bank is None else check_number(self.bank, 0, SKULLS, "skulls.bank")
        unseen = self.fields.sub("unseen", {})
        counts = unseen.sub("buildings", names_of_counts(BUILDINGS, [max(left, 0) for left in left_in_piles(s)]))
        for building in range(len(self.rules.buildings)):
            s.unseen[building] = counts.number(BUILDINGS[building], 0, 3, 0)
        counts.done()
        hidden = names_of_bits(MONUMENTS, monuments_left(s))
        s.unseen_monuments = unseen.bits("monuments", MONUMENTS, hidden)
        unseen.done()

    def player(self, seat: int, fields: Fields) -> None:
        side = self.s.players[seat]
        side.quarters = read_points(fields.get("points", 0), fields.at("points"))
        for good, name in enumerate(GOODS):
            side.stock[good] = fields.number(name, 0, SKULLS if good == SKULL else MANY, 0)
        temples = fields.sub("temples", {})
        for temple, name in enumerate(TEMPLES):
            side.temples[temple] = temples.number(name, BOTTOM, TEMPLE_TOP[temple], 0)
        temples.done()
        technologies = fields.sub("technologies", {})
        for track, name in enumerate(TRACKS):
            side.levels[track] = technologies.number(name, 0, TOP_LEVEL, 0)
        technologies.done()
        side.hand = fields.number("workers_in_hand", 0, WORKERS, 3)
        side.reserve = fields.number("workers_in_reserve", 0, WORKERS, 3)
        side.corn_tiles = fields.number("corn_tiles", 0, MANY, 0)
        side.wood_tiles = fields.number("wood_tiles", 0, MANY, 0)
        side.light = int(fields.flag("double_advance")) if "double_advance" in fields.data else 1
        counts = fields.sub("buildings", {})
        for building, name in enumerate(BUILDINGS):
            side.buildings[building] = counts.number(name, 0, 3, 0)
            if side.buildings[building] > 0:
                side.built |= BIT[building]
        counts.done()
        side.monuments = fields.bits("monuments", MONUMENTS, [])
        side.wealth = fields.bits("wealth_tiles", WEALTH, [])
        side.fed = fields.number("fed", 0, WORKERS, 0)
        fields.done()

    def this_turn(self) -> None:
        now = self.s.now
        fields = self.fields.sub("this_turn", {})
        now.begged = fields.flag("begged")
        now.placed = fields.number("placed", 0, WORKERS, 0)
        now.claimed = fields.flag("claimed")
        now.picked = fields.number("picked_up", 0, WORKERS, 0)
        now.on_gears = fields.bits("placed_on", GEAR_SPACES, [])
        now.over = fields.flag("over")
        fields.done()

    def opening(self) -> None:
        if self.fields.get("opening", None) is None:
            return
        fields = self.fields.sub("opening")
        opening = Opening()
        self.s.opening = opening
        for key, bits in (("dealt", opening.dealt), ("kept", opening.kept)):
            tiles = fields.listing(key, self.players)
            if len(tiles) != self.players:
                raise PositionError(f"{fields.at(key)}: one list for each of {self.players} players is needed")
            for seat in range(self.players):
                bits[seat] = Fields({"tiles": tiles[seat]}, f"{fields.at(key)}[{seat}]").bits("tiles", WEALTH)
        opening.turned_up = fields.bits("turned_up", WEALTH, [])
        opening.revealed = fields.flag("revealed")
        fields.done()

    def begin_turn(self, seat: int) -> None:
        self.s.push(EndTurn(seat))
        self.s.push(Turn(seat))


def read_points(value: Any, path: str) -> int:
    """Points in quarters (Z-13.3)."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise PositionError(f"{path}: {value!r} is no number")
    if not abs(value) <= MANY:
        raise not_within(value, -MANY, MANY, path)
    if value * QUARTERS != int(value * QUARTERS):
        raise PositionError(f"{path}: {value} is no number of quarter points")
    return int(value * QUARTERS)
