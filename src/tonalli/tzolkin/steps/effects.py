"""What a tile brings, one effect after the other (Z-10.3, Z-2.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import FieldList, a_number, a_seat, a_word
from tonalli.core.native import i64, mypyc_attr
from tonalli.tzolkin.moments import Effect, Kinds, beneath
from tonalli.tzolkin.names import FIRST_BUILDING, TILES

if TYPE_CHECKING:
    from tonalli.tzolkin.rules import TileEffect
    from tonalli.tzolkin.state import State


def push_effects(s: State, player: i64, tile: i64) -> None:
    """The effects of a tile, if it has any."""
    if len(s.rules.tiles[tile].effects) > 0:
        s.push(TileEffects(player, tile, 0))


@final
@mypyc_attr(free_list_len=1)
class TileEffects(Effect):
    """Z-10.3, Z-2.14: the effects of a tile from ``index`` on, each resolved before the next."""

    kind: ClassVar[str] = "tile-effects"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("tile", TILES), a_number("index", 0, 3))

    def __init__(self, owner: i64, tile: i64, index: i64) -> None:
        super().__init__()
        self.owner = owner
        self.tile = tile
        self.index = index

    def run(self, s: State) -> None:
        tile = s.rules.tiles[self.tile]
        if self.index + 1 < len(tile.effects):
            s.push(TileEffects(self.owner, self.tile, self.index + 1))
        tile.effects[self.index].resolve(s, self.owner, tile.why)

    def resolved(self, s: State) -> TileEffect | None:
        """The effect that is being resolved while these wait; None if there is no such tile."""
        if self.tile >= len(s.rules.tiles) or not 0 < self.index < len(s.rules.tiles[self.tile].effects):
            return None
        return s.rules.tiles[self.tile].effects[self.index - 1]

    def asked(self, s: State) -> Kinds:
        effect = self.resolved(s)
        return effect.asks() if effect is not None else ()

    def fits(self, s: State) -> bool:
        """Z-10.2: of a building of one's own, once for each copy, or of a wealth tile while those are taken."""
        if self.resolved(s) is None:
            return False
        side = s.players[self.owner]
        if self.tile < FIRST_BUILDING:
            return s.opening is not None and (side.wealth >> self.tile) & 1 != 0
        waiting: i64 = 1
        below = beneath(self)
        while below.kind != "":
            if isinstance(below, TileEffects) and below.tile == self.tile:
                waiting += 1
            below = beneath(below)
        return waiting <= side.buildings[self.tile - FIRST_BUILDING]
