# interpreted
"""Reading what lies on the table: calendar, boards, tiles, pyramid and decorations."""

from __future__ import annotations

from typing import Final

from tonalli.core.bits import BIT
from tonalli.core.errors import PositionError
from tonalli.core.fields import Fields, check_number
from tonalli.teotihuacan.boards.construction import lay_tile
from tonalli.teotihuacan.names import (
    BOARDS,
    BONUSES,
    DISCOVERIES,
    HEAP_SIZE,
    HEAPS,
    NONE,
    RING,
    ROYALS,
    TECHNOLOGIES,
    TEMPLES,
    TILES,
)
from tonalli.teotihuacan.position.write import ROWS
from tonalli.teotihuacan.pyramid import (
    DECORATION_NAMES,
    DECORATION_TILES,
    PLACE_NAMES,
    PYRAMID_NAMES,
    PYRAMID_TILES,
    SPACE_NAMES,
)
from tonalli.teotihuacan.rules import Rules
from tonalli.teotihuacan.state import new_state
from tonalli.teotihuacan.tiles import (
    BUILDINGS,
    DARK_DISC,
    FIRST_SPACE,
    HEAP_TILES,
    NOBLES_FIRST,
)

MANY: Final = 1_000_000


class TableReader:
    """Reads what lies on the table; ``Reader`` adds players and what is pending."""

    def __init__(self, fields: Fields, rules: Rules) -> None:
        self.fields = fields
        self.rules = rules
        self.players: int = rules.players
        self.s = new_state(rules, None)

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
        for index, royal in enumerate(self.fields.words_and_gaps("royal_tiles", ROYALS, 3)):
            layout.royals[index] = royal
        for index, technology in enumerate(self.fields.words_and_gaps("technologies", TECHNOLOGIES, 6)):
            layout.technologies[index] = technology
        bonuses = self.fields.sub("temple_bonus_tiles")
        for temple, name in enumerate(TEMPLES):
            layout.bonuses[temple] = bonuses.word(name, BONUSES, None)
        bonuses.done()

    def city(self) -> None:
        """Buildings, pyramid and decorations."""
        s = self.s
        nobles = self.fields.sub("nobles", {})
        for row, name in enumerate(ROWS):
            size = NOBLES_FIRST[row + 1] - NOBLES_FIRST[row]
            for index, column in enumerate(nobles.listing(name, size, [])):
                space = check_number(column, 1, size, f"nobles.{name}[{index}]")
                if (s.nobles >> (NOBLES_FIRST[row] + space - 1)) & 1:
                    raise PositionError(f"nobles.{name}[{index}]: {space} stands twice")
                s.nobles |= BIT[NOBLES_FIRST[row] + space - 1]
        nobles.done()
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
            self.take_pyramid_tile(tile, places.at(name))
            lay_tile(s, tile, place, turns)
        places.done()
        for index, tile in enumerate(pyramid.words_and_gaps("display", PYRAMID_NAMES, 3, [])):
            s.pyramid_display[index] = tile
            if tile != NONE:
                self.take_pyramid_tile(tile, f"pyramid.display[{index}]")
        pyramid.done()
        self.decorations()

    def buildings(self) -> None:
        """T-2.7: those in the row; if nothing is said of them, all that no board has put up."""
        placed = sum(board.buildings(self.s) for board in self.rules.boards)
        self.s.buildings = self.fields.number("buildings", 0, BUILDINGS, max(BUILDINGS - placed, 0))

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
            self.take_decoration(tile, spaces.at(name))
            s.lay_decoration(space, tile)
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
                s.put_area_tile(board, worship.word(name, TILES, None))
                if s.area_tile[board] != NONE:
                    s.take_from_stack(s.area_tile[board], worship.at(name))
        worship.done()
        for heap, name in enumerate(HEAPS):
            for index, kind in enumerate(tiles.words(name, DISCOVERIES, HEAP_TILES[self.players][heap], [])):
                s.heap[heap * HEAP_SIZE + index] = kind
                s.take_from_stack(kind, tiles.at(name))
        tiles.done()
