"""Neutral workers of games for two and three (T-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.bits import BIT
from tonalli.core.edition import EDITIONS
from tonalli.core.field import FieldList, a_number, a_word
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import NOBODY, Reveal
from tonalli.teotihuacan.names import BOARDS, COLOURS, RING, STARTING, STARTING_TILES
from tonalli.teotihuacan.notation import DRAW_STARTING

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

COLOUR_COUNT: Final = 4
PER_COLOUR: Final = 3


def push_neutral_draws(s: State, from_all: bool) -> None:
    """T-21.1, T-21.3, T-21.5: each neutral colour leaves its boards and draws anew."""
    if from_all:
        s.neutral_pool = s.rules.starting_pool
    if s.rules.players == COLOUR_COUNT:
        s.neutral_pool = 0
    for colour in range(COLOUR_COUNT - 1, s.rules.players - 1, -1):
        for board in range(RING):
            if s.unlocked[colour * RING + board] > 0:
                s.unlocked[colour * RING + board] = 0
                if s.log is not None:
                    s.log.neutral_leaves(NOBODY, COLOURS[colour], BOARDS[board], "T-21.5")
        s.push(DrawNeutral(colour, 2))
    s.table_edition = EDITIONS.next()


@final
@mypyc_attr(free_list_len=1)
class DrawNeutral(Reveal["State"]):
    """T-21.2: two starting tiles, more until three boards are shown; a worker on each of the first three."""

    kind: ClassVar[str] = "draw-neutral"
    fields: ClassVar[FieldList] = (a_word("colour", COLOURS), a_number("left", 1, 10))

    def __init__(self, colour: i64, left: i64) -> None:
        super().__init__()
        self.colour = colour
        self.left = left

    def fits(self, s: State) -> bool:
        return self.colour >= s.rules.players and self.left <= 2

    def options(self, s: State, out: Actions) -> None:
        out.weigh_each(DRAW_STARTING, s.neutral_pool, STARTING_TILES)

    def take(self, s: State, action: i64) -> None:
        tile = action - DRAW_STARTING
        s.neutral_pool ^= BIT[tile]
        if s.log is not None:
            s.log.neutral_tile(NOBODY, STARTING[tile], COLOURS[self.colour], "T-21.2")
        placed: i64 = 0
        for board in range(RING):
            placed += s.unlocked[self.colour * RING + board]
        placed += self.put(s, s.rules.starting_tiles[tile].left, placed)
        placed += self.put(s, s.rules.starting_tiles[tile].right, placed)
        if self.left > 1:
            s.push(DrawNeutral(self.colour, self.left - 1))
        elif placed < PER_COLOUR:
            s.push(DrawNeutral(self.colour, 1))
        elif self.colour == COLOUR_COUNT - 1:
            s.neutral_pool = 0

    def put(self, s: State, board: i64, placed: i64) -> i64:
        """One worker on the board, unless the colour is there or all three are placed; how many it were."""
        if placed == PER_COLOUR or s.unlocked[self.colour * RING + board] > 0:
            return 0
        s.unlocked[self.colour * RING + board] = 1
        s.table_edition = EDITIONS.next()
        if s.log is not None:
            s.log.neutral(NOBODY, COLOURS[self.colour], BOARDS[board], "T-21.2")
        return 1
