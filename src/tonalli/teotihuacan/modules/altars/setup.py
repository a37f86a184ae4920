"""Altars and Shamans before the first turn (X-6.2, X-6.3, X-6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import FieldList, a_number, a_word
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import NOBODY, Reveal
from tonalli.teotihuacan.modules.altars.ids import DRAW_ALTAR
from tonalli.teotihuacan.modules.altars.names import ALTAR_TILES, ALTARS, PER_ALTAR, PILE
from tonalli.teotihuacan.modules.altars.part import altars_of, has_altars, lay_altar_tile
from tonalli.teotihuacan.modules.great_discoveries.names import GREAT
from tonalli.teotihuacan.names import NONE, TILES
from tonalli.teotihuacan.rules import SetupItem
from tonalli.teotihuacan.steps.reveal import Filling

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


@final
class AltarsLaidOut(SetupItem):
    """X-1.4, X-6.2, X-6.3: the altar tiles, then the Great Discoveries on each."""

    def push(self, s: State) -> None:
        for altar in range(len(ALTARS) - 1, -1, -1):
            for place in range(PER_ALTAR[s.rules.players] - 1, -1, -1):
                s.push(DrawPileTile(altar, place))
        for altar in range(len(ALTARS) - 1, -1, -1):
            s.push(DrawAltarTile(altar))


@final
class ShamansPlaced(SetupItem):
    """X-6.4, X-6.16: last player first."""

    def push(self, s: State) -> None:
        for order in range(s.rules.players):
            altars_of(s).rules.owners[s.seat(order)].place(s, s.seat(order))


@final
@mypyc_attr(free_list_len=1)
class DrawAltarTile(Filling):
    """X-6.2: a random altar tile on each of the four spaces."""

    kind: ClassVar[str] = "draw-altar-tile"
    fields: ClassVar[FieldList] = (a_word("altar", ALTARS),)

    def __init__(self, altar: i64) -> None:
        super().__init__()
        self.altar = altar

    def fits(self, s: State) -> bool:
        return has_altars(s)

    def gap(self) -> tuple[str, int]:
        return "altars.tiles", self.altar

    def options(self, s: State, out: Actions) -> None:
        for tile in range(len(ALTAR_TILES)):
            if self.is_left(s, tile):
                out.weigh(DRAW_ALTAR + tile, 1)

    def is_left(self, s: State, tile: i64) -> bool:
        tiles = altars_of(s).tiles
        for altar in range(len(ALTARS)):
            if tiles[altar] == tile:
                return False
        return True

    def take(self, s: State, action: i64) -> None:
        lay_altar_tile(s, self.altar, action - DRAW_ALTAR, "X-6.2")


@final
@mypyc_attr(free_list_len=1)
class DrawPileTile(Reveal["State"]):
    """X-6.3: a Great Discovery is laid, face up, on an altar."""

    kind: ClassVar[str] = "draw-pile-tile"
    fields: ClassVar[FieldList] = (a_word("altar", ALTARS), a_number("place", 0, PILE - 1))
    setup: ClassVar[bool] = True

    def __init__(self, altar: i64, place: i64) -> None:
        super().__init__()
        self.altar = altar
        self.place = place

    def fits(self, s: State) -> bool:
        if not has_altars(s) or self.place >= PER_ALTAR[s.rules.players]:
            return False
        return altars_of(s).piles[self.altar * PILE + self.place] == NONE

    def options(self, s: State, out: Actions) -> None:
        s.rules.stacks[GREAT].offer(s, out)

    def take(self, s: State, action: i64) -> None:
        kind = s.rules.stacks[GREAT].draw(s, action)
        altars_of(s).piles[self.altar * PILE + self.place] = kind
        if s.log is not None:
            s.log.reveal(NOBODY, TILES[kind], ALTARS[self.altar], "X-6.3")
