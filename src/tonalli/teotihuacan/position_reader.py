# interpreted
"""Reading a position: every field checked, every impossibility refused with the name of the field."""

from __future__ import annotations

from typing import Any, Final

from tonalli.core.bits import BIT
from tonalli.core.errors import PositionError
from tonalli.core.fields import Fields, check_number
from tonalli.core.step import NOBODY
from tonalli.teotihuacan.boards.construction import lay_tile
from tonalli.teotihuacan.layout import Opening
from tonalli.teotihuacan.names import (
    AVENUE_END,
    BOARDS,
    BONUSES,
    COLOURS,
    CONSTRUCTION,
    DISCOVERIES,
    DISCOVERY_KINDS,
    GOODS,
    HEAP_SIZE,
    HEAPS,
    IN_HAND,
    LOCKED,
    MASKS,
    MAX_POWER,
    NONE,
    PALACE,
    PYRAMID_TRACK_END,
    RESERVE,
    RING,
    ROYALS,
    SPACES,
    STARTING,
    TECHNOLOGIES,
    TEMPLES,
    TOP_STEP,
    WORKERS,
)
from tonalli.teotihuacan.pending import read_step
from tonalli.teotihuacan.player import Player
from tonalli.teotihuacan.position import ROWS, TURN_KINDS
from tonalli.teotihuacan.position_checks import check_position
from tonalli.teotihuacan.pyramid import (
    DECORATION_NAMES,
    DECORATION_TILES,
    LEVELS,
    PLACE_NAMES,
    PLACE_SUPPORT,
    PYRAMID_NAMES,
    PYRAMID_TILES,
    SPACE_NAMES,
    SPACE_SUPPORT,
)
from tonalli.teotihuacan.rules import Rules
from tonalli.teotihuacan.state import State, new_state
from tonalli.teotihuacan.steps.turn import EndTurn, Turn
from tonalli.teotihuacan.tiles import (
    BUILDINGS,
    CONSTRUCTION_SLOT,
    DARK_DISC,
    DISCOVERY_COPIES,
    FIRST_SPACE,
    NOBLES_FIRST,
)

MANY: Final = 1_000_000


class Reader:
    """Builds the state field by field, then checks that every component is accounted for."""

    def __init__(self, data: dict[str, Any], rules: Rules) -> None:
        self.fields = Fields(data, "")
        self.rules = rules
        self.players: int = rules.players
        self.s = new_state(rules, None)

    def state(self) -> State:
        fields = self.fields
        s = self.s
        if fields.get("game", "teotihuacan") != "teotihuacan":
            raise PositionError(f"game: {fields.get('game')!r} is not teotihuacan")
        fields.get("options")
        if fields.get("opening", None) is not None:
            s.opening = Opening()
        s.turn = fields.number("turn", 0, MANY, 1)
        active = fields.get("active", 0)
        s.active = NOBODY if active is None else check_number(active, 0, self.players - 1, "active")
        s.layout.first = fields.number("first_player", 0, self.players - 1, 0)
        self.calendar()
        self.ring()
        self.city()
        self.discovery()
        for seat, data in enumerate(fields.listing("players", self.players)):
            self.player(seat, Fields(data, f"players[{seat}]"))
        if len(fields.get("players")) != self.players:
            raise PositionError(f"players: {self.players} are needed")
        self.neutral()
        self.this_turn()
        self.opening()
        self.pending()
        self.unseen()
        fields.done()
        check_position(s)
        self.settle()
        return s

    def settle(self) -> None:
        """Whoever is to decide has something to decide: nothing runs by itself in a position."""
        s = self.s
        pending = s.steps[:]
        s.settle()
        if s.steps != pending:
            raise PositionError(f"pending[{len(pending) - 1}]: there is nothing to decide")

    # ---- the table -----------------------------------------------------------------------------

    def calendar(self) -> None:
        s = self.s
        calendar = self.fields.sub("calendar", {})
        s.eclipses = calendar.number("eclipses", 0, 3, 0)
        dark = DARK_DISC[self.players]
        s.dark = calendar.number("dark", dark[2], dark[0], dark[min(s.eclipses, 2)])
        s.light = calendar.number("light", 0, s.dark, 0)
        turns_left = calendar.get("turns_left", None)
        if turns_left is not None:
            s.turns_left = check_number(turns_left, 0, 2 * self.players - 1, "calendar.turns_left")
        s.final = calendar.flag("pyramid_complete")
        calendar.done()

    def ring(self) -> None:
        layout = self.s.layout
        ring = self.fields.words_and_gaps("ring", BOARDS, RING)
        for slot, board in enumerate(ring):
            if board == NONE:
                continue
            if layout.slot_of[board] != NONE:
                raise PositionError(f"ring[{slot}]: {BOARDS[board]} stands twice")
            layout.put_board(slot, board)
        if layout.slot_of[PALACE] != 0 or layout.slot_of[CONSTRUCTION] != CONSTRUCTION_SLOT:
            raise PositionError("ring: the palace is always first and construction fifth")
        if self.s.opening is None and (len(ring) != RING or NONE in ring):
            raise PositionError("ring: eight boards are needed")
        self.tiles_once("royal_tiles", ROYALS, 3, layout.royals)
        if self.s.opening is None and sorted(royal // 3 for royal in layout.royals) != [0, 1, 2]:
            raise PositionError("royal_tiles: there is one of each category A, B and C")
        self.tiles_once("technologies", TECHNOLOGIES, 6, layout.technologies)
        if self.s.opening is None and [*layout.technologies] != sorted(layout.technologies):
            raise PositionError("technologies: they lie in ascending order")
        bonuses = self.fields.sub("temple_bonus_tiles")
        for temple, name in enumerate(TEMPLES):
            layout.bonuses[temple] = bonuses.word(name, BONUSES, None)
            if layout.bonuses[temple] == NONE and self.s.opening is None:
                raise PositionError(f"temple_bonus_tiles.{name} is missing")
            for other in range(temple):
                if layout.bonuses[other] == layout.bonuses[temple] != NONE:
                    raise PositionError(f"temple_bonus_tiles.{name}: the tile stands twice")
        bonuses.done()

    def tiles_once(self, key: str, names: tuple[str, ...], count: int, target: Any) -> None:
        tiles = self.fields.words_and_gaps(key, names, count)
        for index, tile in enumerate(tiles):
            if tile != NONE and tile in tiles[:index]:
                raise PositionError(f"{key}[{index}]: {names[tile]} stands twice")
            target[index] = tile
        if self.s.opening is None and (len(tiles) != count or NONE in tiles):
            raise PositionError(f"{key}: {count} tiles are needed")

    def city(self) -> None:
        """Buildings, pyramid and decorations."""
        s = self.s
        nobles = self.fields.sub("nobles", {})
        for row, name in enumerate(ROWS):
            size = NOBLES_FIRST[row + 1] - NOBLES_FIRST[row]
            for index, column in enumerate(nobles.listing(name, size, [])):
                if check_number(column, 1, size, f"nobles.{name}[{index}]") != index + 1:
                    raise PositionError(f"nobles.{name}[{index}]: buildings cover the spaces from the left")
                s.nobles |= BIT[NOBLES_FIRST[row] + index]
        nobles.done()
        placed = int(s.nobles).bit_count()
        s.buildings = self.fields.number("buildings", 0, BUILDINGS, BUILDINGS - placed)
        if s.buildings + placed != BUILDINGS:
            raise PositionError(f"buildings: {s.buildings} left and {placed} placed do not make {BUILDINGS}")
        pyramid = self.fields.sub("pyramid", {})
        s.unseen_pyramid = (1 << PYRAMID_TILES) - 1
        places = pyramid.sub("places", {})
        for place, name in enumerate(PLACE_NAMES):
            data = places.get(name, None)
            if data is None:
                continue
            fields = Fields(data, places.at(name))
            tile = fields.word("tile", PYRAMID_NAMES)
            turns = fields.number("turns", 0, 3, 0)
            fields.done()
            if s.built & PLACE_SUPPORT[place] != PLACE_SUPPORT[place]:
                raise PositionError(f"{places.at(name)}: the places below are not filled")
            self.take_pyramid_tile(tile, places.at(name))
            lay_tile(s, tile, place, turns)
        places.done()
        for index, tile in enumerate(pyramid.words_and_gaps("display", PYRAMID_NAMES, 3, [])):
            s.pyramid_display[index] = tile
            if tile != NONE:
                self.take_pyramid_tile(tile, f"pyramid.display[{index}]")
        pyramid.done()
        self.decorations()

    def take_pyramid_tile(self, tile: int, path: str) -> None:
        if tile == NONE or not (self.s.unseen_pyramid >> tile) & 1:
            raise PositionError(f"{path}: there is no such pyramid tile left")
        self.s.unseen_pyramid ^= BIT[tile]

    def decorations(self) -> None:
        s = self.s
        s.unseen_decorations = (1 << DECORATION_TILES) - 1
        decorations = self.fields.sub("decorations", {})
        spaces = decorations.sub("spaces", {})
        for space, name in enumerate(SPACE_NAMES):
            tile = spaces.word(name, DECORATION_NAMES, None)
            if tile == NONE:
                continue
            lower = space % LEVELS == 0 or s.decorations[space - 1] != NONE
            if not lower or s.built & SPACE_SUPPORT[space] != SPACE_SUPPORT[space]:
                raise PositionError(f"{spaces.at(name)}: the space cannot hold a decoration yet")
            self.take_decoration(tile, spaces.at(name))
            s.decorations[space] = tile
        spaces.done()
        for index, tile in enumerate(decorations.words_and_gaps("display", DECORATION_NAMES, 4, [])):
            s.decoration_display[index] = tile
            if tile != NONE:
                self.take_decoration(tile, f"decorations.display[{index}]")
        decorations.done()

    def take_decoration(self, tile: int, path: str) -> None:
        if not (self.s.unseen_decorations >> tile) & 1:
            raise PositionError(f"{path}: there is no such decoration left")
        self.s.unseen_decorations ^= BIT[tile]

    def discovery(self) -> None:
        s = self.s
        tiles = self.fields.sub("discovery_tiles", {})
        worship = tiles.sub("worship", {})
        for board, name in enumerate(BOARDS):
            if FIRST_SPACE[board] != NONE:
                s.area_tile[board] = worship.word(name, DISCOVERIES, None)
                self.take_discovery(s.area_tile[board], worship.at(name))
        worship.done()
        for heap, name in enumerate(HEAPS):
            for index, kind in enumerate(tiles.words(name, DISCOVERIES, HEAP_SIZE, [])):
                s.heap[heap * HEAP_SIZE + index] = kind
                self.take_discovery(kind, tiles.at(name))
        tiles.done()

    def take_discovery(self, kind: int, path: str) -> None:
        if kind == NONE:
            return
        if self.s.unseen[kind] == 0:
            copies = DISCOVERY_COPIES[kind]
            raise PositionError(f"{path}: there are only {copies} copies of {DISCOVERIES[kind]}")
        self.s.unseen[kind] -= 1

    # ---- players -------------------------------------------------------------------------------

    def player(self, seat: int, fields: Fields) -> None:
        s = self.s
        side = s.players[seat]
        side.points = fields.number("points", 0, MANY, 0)
        for good, name in enumerate(GOODS):
            side.stock[good] = fields.number(name, 0, MANY, 0)
        temples = fields.sub("temples", {})
        for temple, name in enumerate(TEMPLES):
            side.temples[temple] = temples.number(name, 0, TOP_STEP, 0)
        temples.done()
        side.avenue = fields.number("avenue", 0, AVENUE_END, 0)
        side.pyramid = fields.number("pyramid_track", 0, PYRAMID_TRACK_END, 0)
        side.technologies = fields.bits("technologies", TECHNOLOGIES, [])
        for technology, name in enumerate(TECHNOLOGIES):
            if side.owns(technology) and self.rules.technology_place(s, technology) == NONE:
                raise PositionError(f"{fields.at('technologies')}: {name} is not on Alchemy")
        self.workers(seat, side, fields)
        for key in ("discovery_tiles", "used_tiles"):
            for kind in fields.words(key, DISCOVERIES, 54, []):
                self.take_discovery(kind, fields.at(key))
                side.take_tile(kind)
                if key == "used_tiles":
                    side.turn_tile(kind)
        for kind in range(MASKS):
            if side.used[kind]:
                raise PositionError(f"{fields.at('used_tiles')}: masks are never used")
        fields.done()

    def workers(self, seat: int, side: Player, fields: Fields) -> None:
        workers = fields.listing("workers", WORKERS)
        if len(workers) != WORKERS:
            raise PositionError(f"{fields.at('workers')}: {WORKERS} workers are needed")
        reserve = 0
        for die, data in enumerate(workers):
            worker = Fields(data, f"{fields.at('workers')}[{die}]")
            side.power[die] = worker.number("power", 1, MAX_POWER)
            side.where[die] = self.worker_place(seat, worker)
            if worker.flag("moved"):
                self.s.now.moved |= BIT[die]
            worker.done()
            if side.where[die] == RESERVE:
                reserve += 1
                if side.power[die] != 3:
                    raise PositionError(f"{worker.at('power')}: the worker in reserve has power 3")
        if reserve > 1:
            raise PositionError(f"{fields.at('workers')}: at most one worker is in reserve")

    def worker_place(self, seat: int, worker: Fields) -> int:
        s = self.s
        places = [key for key in ("board", "worship", "hand", "reserve") if key in worker.data]
        if len(places) != 1:
            raise PositionError(f"{worker.path}: a worker has one of board, worship, hand, reserve")
        if places[0] == "board":
            board = worker.word("board", BOARDS)
            if board == NONE:
                raise PositionError(f"{worker.at('board')}: no board is named")
            s.unlocked[seat * RING + board] += 1
            return board
        if places[0] == "worship":
            space = worker.word("worship", SPACES)
            if space == NONE or s.worship[space] != NONE:
                raise PositionError(f"{worker.at('worship')}: the space is taken or unknown")
            s.worship[space] = seat
            return LOCKED + space
        if worker.flag(places[0]) != 1:
            raise PositionError(f"{worker.at(places[0])}: only true makes sense")
        return IN_HAND if places[0] == "hand" else RESERVE

    def neutral(self) -> None:
        neutral = self.fields.sub("neutral_workers", {})
        for colour in range(self.players, len(COLOURS)):
            boards = neutral.words(COLOURS[colour], BOARDS, 3, [])
            if len(set(boards)) != len(boards):
                raise PositionError(f"{neutral.at(COLOURS[colour])}: the three are on different boards")
            for board in boards:
                self.s.unlocked[colour * RING + board] = 1
        neutral.done()
        self.s.neutral_pool = self.fields.bits("neutral_pool", STARTING, [])

    # ---- what is going on ----------------------------------------------------------------------

    def this_turn(self) -> None:
        now = self.s.now
        fields = self.fields.sub("this_turn", {})
        now.kind = fields.word("kind", TURN_KINDS, "unsettled")
        now.move_tiles = fields.bits("move_tiles", ("move_two", "move_anywhere"), [])
        now.at = fields.word("at", BOARDS, None)
        now.worshipping = fields.flag("worshipping")
        now.claimed = fields.flag("tile_claimed")
        now.extra = fields.number("extra_workers", 0, 3, 0)
        now.counted = fields.number("counted", 0, 3, 0)
        now.built = fields.number("tiles_built", 0, 3, 0)
        now.discounted = fields.flag("discount_used")
        now.acquired = fields.word("acquired", TECHNOLOGIES, None)
        if now.acquired != NONE and self.rules.technology_place(self.s, now.acquired) == NONE:
            raise PositionError(f"{fields.at('acquired')}: {TECHNOLOGIES[now.acquired]} is not on Alchemy")
        now.powered_up = fields.number("power_ups", 0, 9, 0)
        fields.done()

    def opening(self) -> None:
        opening = self.s.opening
        if opening is None:
            return
        fields = self.fields.sub("opening")
        for key, target in (("dealt", opening.dealt), ("kept", opening.kept)):
            for seat, data in enumerate(fields.listing(key, self.players)):
                target[seat] = Fields({"tiles": data}, f"opening.{key}[{seat}]").bits("tiles", STARTING)
        opening.layout = fields.bits("laid_out", STARTING)
        beside = fields.sub("beside")
        for starting, name in enumerate(STARTING):
            opening.beside[starting] = beside.word(name, DISCOVERIES, None)
            self.take_discovery(opening.beside[starting], beside.at(name))
        beside.done()
        opening.revealed = fields.flag("revealed")
        fields.done()

    def pending(self) -> None:
        """Pending steps; left out, the active player's turn begins."""
        s = self.s
        if "pending" not in self.fields.data:
            if s.active == NOBODY or s.turn == 0:
                raise PositionError("active: name whose turn it is, or say what is pending")
            s.push(EndTurn(s.active))
            s.push(Turn(s.active))
            return
        for index, data in enumerate(self.fields.listing("pending", 200)):
            s.push(read_step(data, f"pending[{index}]", self.players))
            if data["step"] == "DrawTurn":
                self.take_pyramid_tile(PYRAMID_NAMES.index(data["tile"]), f"pending[{index}].tile")

    def unseen(self) -> None:
        """What is unseen follows from what is seen; if it is written down it has to agree."""
        s = self.s
        data = self.fields.get("unseen", None)
        if data is None:
            return
        fields = Fields(data, "unseen")
        discovery = fields.sub("discovery")
        for kind in range(DISCOVERY_KINDS):
            if discovery.number(DISCOVERIES[kind], 0, 3, 0) != s.unseen[kind]:
                raise PositionError(f"{discovery.at(DISCOVERIES[kind])}: {s.unseen[kind]} are unaccounted for")
        discovery.done()
        for key, names, bits in (
            ("pyramid", PYRAMID_NAMES, s.unseen_pyramid),
            ("decorations", DECORATION_NAMES, s.unseen_decorations),
        ):
            if fields.bits(key, names) != bits:
                raise PositionError(f"unseen.{key}: these are not the tiles unaccounted for")
        fields.done()
