# interpreted
"""Reading a position: every field by itself is one that can be; ``problems`` judges whether all go together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tonalli.core.bits import BIT
from tonalli.core.errors import PositionError
from tonalli.core.fields import Fields
from tonalli.core.game import Game
from tonalli.core.reading import MANY, read_options, read_pending, read_sides, read_turn
from tonalli.teotihuacan.layout import TURN_KINDS, Opening
from tonalli.teotihuacan.names import (
    AVENUE_END,
    BOARDS,
    COLOURS,
    DISCOVERIES,
    DISCOVERY_KINDS,
    GOODS,
    IN_HAND,
    LOCKED,
    MAX_POWER,
    NONE,
    PYRAMID_TRACK_END,
    RESERVE,
    RING,
    SPACES,
    STARTING,
    TECHNOLOGIES,
    TEMPLES,
    TILES,
    TOP_STEP,
    WORKERS,
)
from tonalli.teotihuacan.player import Player
from tonalli.teotihuacan.position.read_table import TableReader
from tonalli.teotihuacan.position.steps import STEPS
from tonalli.teotihuacan.pyramid import (
    DECORATION_NAMES,
    PYRAMID_NAMES,
)
from tonalli.teotihuacan.rules import Rules
from tonalli.teotihuacan.stack import TileStack
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.turn import Turn


class Reader(TableReader):
    """Builds the state field by field; what lies somewhere is taken out of the box."""

    def state(self) -> State:
        fields = self.fields
        s = self.s
        if fields.get("opening", None) is not None:
            s.opening = Opening()
        read_turn(s, fields, self.players)
        s.layout.first = fields.number("first_player", 0, self.players - 1, 0)
        self.calendar()
        self.ring()
        self.city()
        self.discovery()
        for seat, side in enumerate(read_sides(fields, self.players)):
            self.player(seat, side)
        for part in s.parts:
            part.read(s, fields.sub(part.name, {}))
        self.buildings()
        self.neutral()
        self.this_turn()
        self.opening()
        self.pending()
        self.displays()
        self.unseen()
        fields.done()
        return s

    # ---- players -------------------------------------------------------------------------------

    def player(self, seat: int, fields: Fields) -> None:
        s = self.s
        side = s.players[seat]
        side.points = fields.number("points", 0, MANY, 0)
        for good in self.rules.goods:
            side.stock[good] = fields.number(GOODS[good], 0, MANY, 0)
        temples = fields.sub("temples", {})
        for temple, name in enumerate(TEMPLES):
            side.temples[temple] = temples.number(name, 0, TOP_STEP, 0)
        temples.done()
        side.avenue = fields.number("avenue", 0, AVENUE_END, 0)
        side.pyramid = fields.number("pyramid_track", 0, PYRAMID_TRACK_END, 0)
        side.technologies = fields.bits("technologies", TECHNOLOGIES, [])
        self.workers(seat, side, fields)
        for key in ("discovery_tiles", "used_tiles"):
            for kind in fields.words(key, TILES, MANY, []):
                s.take_from_stack(kind, fields.at(key))
                side.take_tile(kind, self.rules.discoveries[kind].is_mask())
                if key == "used_tiles":
                    side.turn_tile(kind)
        fields.done()

    def workers(self, seat: int, side: Player, fields: Fields) -> None:
        workers = fields.listing("workers", WORKERS)
        if len(workers) != WORKERS:
            raise PositionError(f"{fields.at('workers')}: {WORKERS} workers are needed")
        for die, data in enumerate(workers):
            worker = Fields(data, f"{fields.at('workers')}[{die}]")
            side.power[die] = worker.number("power", 1, MAX_POWER)
            side.where[die] = self.worker_place(seat, worker)
            if side.where[die] >= LOCKED:
                side.locked += 1
            if worker.flag("moved"):
                if seat != self.s.active:
                    raise PositionError(f"{worker.at('moved')}: only the active player moves")
                self.s.now.moved |= BIT[die]
            worker.done()

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
        now.built = fields.number("tiles_built", 0, 3, 0)
        now.discounted = fields.flag("discount_used")
        now.acquired = fields.word("acquired", TECHNOLOGIES, None)
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
            opening.beside[starting] = beside.word(name, TILES, None)
            if opening.beside[starting] != NONE:
                self.s.take_from_stack(opening.beside[starting], beside.at(name))
        beside.done()
        opening.revealed = fields.flag("revealed")
        fields.done()

    def pending(self) -> None:
        s = self.s

        def begin_turn(seat: int) -> None:
            self.rules.seats[seat].begin_turn(s, seat)

        for index, data in enumerate(read_pending(s, self.fields, STEPS, self.players, begin_turn)):
            if data["step"] == "draw-turn":
                self.take_pyramid_tile(PYRAMID_NAMES.index(data["tile"]), f"pending[{index}].tile")
        self.tiles_of_steps()

    def tiles_of_steps(self) -> None:
        """T-8.4: a tile that a pending step names lies nowhere else: it is drawn, or paid for and not received yet."""
        for index, step in enumerate(self.s.steps):
            for field in step.fields:
                kind = getattr(step, field.attribute) if field.names is TILES else NONE
                if kind != NONE:
                    self.s.take_from_stack(kind, f"pending[{index}].{field.name}")

    def displays(self) -> None:
        """T-2.8, T-2.9: at the start of a turn tiles lie face up as long as there are any, so they are named."""
        s = self.s
        for key, unseen in (("pyramid", s.unseen_pyramid), ("decorations", s.unseen_decorations)):
            if isinstance(s.top, Turn) and unseen != 0 and "display" not in self.fields.get(key, {}):
                raise PositionError(f"{key}.display is missing: name the tiles that lie face up, if only as []")

    def unseen(self) -> None:
        """What is unseen follows from what is seen; if it is written down it has to agree."""
        s = self.s
        for stack in self.rules.stacks[1:]:
            self.stack(stack)
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

    def stack(self, stack: TileStack) -> None:
        """The same of a module's stack."""
        counts: Any
        try:
            counts = stack.written(self.fields.data)
        except KeyError:
            return
        except TypeError:
            # What is compiled has looked at its type already.
            counts = None
        if not isinstance(counts, dict):
            raise PositionError(f"{stack.field()}: {counts!r} is no mapping of tiles to their numbers")
        left = stack.unseen(self.s)
        known = {TILES[stack.first + number]: left[number] for number in range(len(left))}
        for name in [*known, *counts]:
            if counts.get(name, 0) != known.get(name, 0):
                raise PositionError(f"{stack.field()}.{name}: {known.get(name, 0)} are unaccounted for")


def read_position(data: Any, game: Game, compose: Callable[[int, dict[str, Any]], Rules]) -> State:
    """The state of a position, not settled yet; a field that cannot be is named.

    ``rules`` is the version of the rules, that of the game if it is left out.
    """
    fields = Fields(data, "")
    version = fields.number("rules", game.readable[0], game.readable[-1], game.rules_version)
    return Reader(fields, compose(version, read_options(fields, game))).state()
