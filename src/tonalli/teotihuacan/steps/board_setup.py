"""Board setup as reveals (T-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.bits import BIT
from tonalli.core.field import FieldList, a_number, a_word
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import NOBODY, Reveal
from tonalli.teotihuacan.boards.construction import lay_tile
from tonalli.teotihuacan.names import (
    BOARDS,
    BONUSES,
    CONSTRUCTION,
    DISCOVERIES,
    DISCOVERY,
    HEAP_SIZE,
    HEAPS,
    NONE,
    PALACE,
    RING,
    ROYALS,
    TECHNOLOGIES,
    TEMPLES,
)
from tonalli.teotihuacan.notation import (
    DRAW_BOARD,
    DRAW_BONUS,
    DRAW_PYRAMID,
    DRAW_ROYAL,
    DRAW_TECHNOLOGY,
    DRAW_TURN,
)
from tonalli.teotihuacan.pyramid import PLACE_NAMES, PYRAMID_NAMES, PYRAMID_TILES, ROTATIONS, place
from tonalli.teotihuacan.rules import SetupItem
from tonalli.teotihuacan.steps.reveal import (
    Filling,
    push_decoration_refill,
    push_pyramid_refill,
)
from tonalli.teotihuacan.tiles import (
    CONSTRUCTION_SLOT,
    DARK_DISC,
    FIRST_BONUSES,
    FIRST_RING,
    FIRST_ROYALS,
    FIRST_SPACE,
    FIRST_TECHNOLOGIES,
    FREE_SLOTS,
    HEAP_TILES,
    TECHNOLOGY_NUMBER,
)

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

START_PATTERN: Final = {
    2: [
        *[(1, i, j) for i, j in ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (1, 3))],
        *[(1, i, j) for i, j in ((2, 0), (2, 1), (2, 2), (2, 3), (3, 2), (3, 3))],
        (2, 0, 0),
        (2, 2, 2),
    ],
    3: [*[(1, i, j) for i in (1, 2) for j in (0, 1, 2, 3)], (2, 1, 0), (2, 1, 2)],
    4: [(1, i, j) for i, j in ((0, 1), (0, 2), (1, 0), (1, 3), (2, 0), (2, 3), (3, 1), (3, 2))],
}
"""T-2.10: places of the starting pattern as level, row, column."""


def push_board_setup(s: State) -> None:
    """T-2.1: item by item, what is done first pushed last."""
    for number in range(len(s.rules.board_setup) - 1, -1, -1):
        s.rules.board_setup[number].push(s)


@final
class Ring(SetupItem):
    """T-2.2: the boards in their slots; in a first game as printed (T-2.1)."""

    def push(self, s: State) -> None:
        s.layout.put_board(0, PALACE)
        s.layout.put_board(CONSTRUCTION_SLOT, CONSTRUCTION)
        if s.rules.setup == "first":
            for slot, name in enumerate(FIRST_RING):
                s.layout.put_board(slot, BOARDS.index(name))
            return
        for slot in reversed(FREE_SLOTS):
            s.push(DrawBoard(slot))


@final
class RoyalTiles(SetupItem):
    """T-2.3: a royal tile of each category on the Palace."""

    def push(self, s: State) -> None:
        for category in (2, 1, 0):
            if s.rules.setup == "first":
                s.layout.royals[category] = FIRST_ROYALS[category]
            else:
                s.push(DrawRoyal(category))


@final
class TechnologyTiles(SetupItem):
    """T-2.4: six technologies on Alchemy."""

    def push(self, s: State) -> None:
        for index in range(5, -1, -1):
            if s.rules.setup == "first":
                s.layout.technologies[index] = FIRST_TECHNOLOGIES[index]
            else:
                s.push(DrawTechnology(index))


@final
class BonusTiles(SetupItem):
    """T-2.5: a bonus tile on each temple."""

    def push(self, s: State) -> None:
        for temple in (2, 1, 0):
            if s.rules.setup == "first":
                s.layout.bonuses[temple] = FIRST_BONUSES[temple]
            else:
                s.push(DrawBonus(temple))


@final
class DarkDisc(SetupItem):
    """T-2.6: the dark disc by the number of players."""

    def push(self, s: State) -> None:
        s.dark = DARK_DISC[s.rules.players][0]


@final
class Displays(SetupItem):
    """T-2.8, T-2.9: face-up decorations, then face-up pyramid tiles."""

    def push(self, s: State) -> None:
        push_pyramid_refill(s)
        push_decoration_refill(s)


@final
class StartPattern(SetupItem):
    """T-2.10: the pyramid as it begins."""

    def push(self, s: State) -> None:
        for level, i, j in reversed(START_PATTERN[s.rules.players]):
            s.push(DrawPatternTile(place(level, i, j)))


@final
class AreaTiles(SetupItem):
    """T-2.13: a tile beside the worship spaces of each board that has some."""

    def push(self, s: State) -> None:
        for board in range(RING - 1, -1, -1):
            if FIRST_SPACE[board] != NONE and s.rules.boards[board].has_area_tile():
                s.rules.areas[board].lay_out(s)


@final
class HeapTiles(SetupItem):
    """T-2.14, T-2.15: discovery tiles on the Avenue and on the temples."""

    def push(self, s: State) -> None:
        for heap in range(len(HEAPS) - 1, -1, -1):
            for index in range(HEAP_TILES[s.rules.players][heap] - 1, -1, -1):
                s.push(DrawHeapTile(heap, index))


def board_setup() -> list[SetupItem]:
    """T-2.2 to T-2.15, in order."""
    return [
        Ring(),
        RoyalTiles(),
        TechnologyTiles(),
        BonusTiles(),
        DarkDisc(),
        Displays(),
        StartPattern(),
        AreaTiles(),
        HeapTiles(),
    ]


@final
@mypyc_attr(free_list_len=1)
class DrawBoard(Filling):
    """T-2.2: which of boards 2-7 lies in a slot."""

    kind: ClassVar[str] = "draw-board"
    fields: ClassVar[FieldList] = (a_number("slot", 0, 7),)

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot = slot

    def fits(self, s: State) -> bool:
        return s.layout.board_at[self.slot] == NONE

    def gap(self) -> tuple[str, int]:
        return "ring", self.slot

    def options(self, s: State, out: Actions) -> None:
        for board in range(RING):
            if s.layout.slot_of[board] == NONE:
                out.weigh(DRAW_BOARD + board, 1)

    def take(self, s: State, action: i64) -> None:
        s.layout.put_board(self.slot, action - DRAW_BOARD)
        if s.log is not None:
            s.log.board(NOBODY, BOARDS[action - DRAW_BOARD], self.slot + 1, "T-2.2")


@final
@mypyc_attr(free_list_len=1)
class DrawRoyal(Filling):
    """T-2.3: a royal tile of a category."""

    kind: ClassVar[str] = "draw-royal"
    fields: ClassVar[FieldList] = (a_number("category", 0, 2),)

    def __init__(self, category: i64) -> None:
        super().__init__()
        self.category = category

    def fits(self, s: State) -> bool:
        return s.layout.royals[self.category] == NONE

    def gap(self) -> tuple[str, int]:
        return "royal_tiles", self.category

    def options(self, s: State, out: Actions) -> None:
        out.weigh_each(DRAW_ROYAL, s.rules.royal_pools[self.category], len(ROYALS))

    def take(self, s: State, action: i64) -> None:
        s.layout.royals[self.category] = action - DRAW_ROYAL
        if s.log is not None:
            s.log.royal(NOBODY, ROYALS[action - DRAW_ROYAL], "T-2.3")


@final
@mypyc_attr(free_list_len=1)
class DrawTechnology(Filling):
    """T-2.4: six of nine, then sorted by number."""

    kind: ClassVar[str] = "draw-technology"
    fields: ClassVar[FieldList] = (a_number("index", 0, 5),)

    def __init__(self, index: i64) -> None:
        super().__init__()
        self.index = index

    def fits(self, s: State) -> bool:
        return s.layout.technologies[self.index] == NONE

    def gap(self) -> tuple[str, int]:
        return "technologies", self.index

    def options(self, s: State, out: Actions) -> None:
        for technology in range(len(TECHNOLOGIES)):
            if (s.rules.technology_pool >> technology) & 1 != 0 and s.layout.technology_place(technology) == NONE:
                out.weigh(DRAW_TECHNOLOGY + technology, 1)

    def take(self, s: State, action: i64) -> None:
        technology = action - DRAW_TECHNOLOGY
        if s.log is not None:
            s.log.technology_tile(NOBODY, TECHNOLOGIES[technology], "T-2.4")
        at = self.index
        while at > 0 and TECHNOLOGY_NUMBER[s.layout.technologies[at - 1]] > TECHNOLOGY_NUMBER[technology]:
            s.layout.technologies[at] = s.layout.technologies[at - 1]
            at -= 1
        s.layout.technologies[at] = technology


@final
@mypyc_attr(free_list_len=1)
class DrawBonus(Filling):
    """T-2.5: the bonus tile of a temple."""

    kind: ClassVar[str] = "draw-bonus"
    fields: ClassVar[FieldList] = (a_word("temple", TEMPLES),)

    def __init__(self, temple: i64) -> None:
        super().__init__()
        self.temple = temple

    def fits(self, s: State) -> bool:
        return s.layout.bonuses[self.temple] == NONE

    def gap(self) -> tuple[str, int]:
        return "temple_bonus_tiles", self.temple

    def options(self, s: State, out: Actions) -> None:
        for bonus in range(len(BONUSES)):
            if self.is_free(s, bonus):
                out.weigh(DRAW_BONUS + bonus, 1)

    def is_free(self, s: State, bonus: i64) -> bool:
        for temple in range(3):
            if s.layout.bonuses[temple] == bonus:
                return False
        return True

    def take(self, s: State, action: i64) -> None:
        s.layout.bonuses[self.temple] = action - DRAW_BONUS
        if s.log is not None:
            s.log.bonus_tile(NOBODY, BONUSES[action - DRAW_BONUS], TEMPLES[self.temple], "T-2.5")


@final
@mypyc_attr(free_list_len=1)
class DrawPatternTile(Reveal["State"]):
    """T-2.10: a pyramid tile for a place of the starting pattern."""

    kind: ClassVar[str] = "draw-pattern-tile"
    fields: ClassVar[FieldList] = (a_word("place", PLACE_NAMES),)
    setup: ClassVar[bool] = True

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def fits(self, s: State) -> bool:
        return s.places[self.place] == NONE

    def options(self, s: State, out: Actions) -> None:
        out.weigh_each(DRAW_PYRAMID, s.unseen_pyramid, PYRAMID_TILES)

    def take(self, s: State, action: i64) -> None:
        tile = action - DRAW_PYRAMID
        s.unseen_pyramid ^= BIT[tile]
        s.push(DrawTurn(self.place, tile))


@final
@mypyc_attr(free_list_len=1)
class DrawTurn(Reveal["State"]):
    """T-2.11: its random rotation."""

    kind: ClassVar[str] = "draw-turn"
    fields: ClassVar[FieldList] = (a_word("place", PLACE_NAMES), a_word("tile", PYRAMID_NAMES))
    setup: ClassVar[bool] = True

    def __init__(self, place: i64, tile: i64) -> None:
        super().__init__()
        self.place = place
        self.tile = tile

    def fits(self, s: State) -> bool:
        return s.places[self.place] == NONE

    def options(self, s: State, out: Actions) -> None:
        for turns in range(ROTATIONS[self.tile]):
            out.weigh(DRAW_TURN + turns, 1)

    def take(self, s: State, action: i64) -> None:
        lay_tile(s, self.tile, self.place, action - DRAW_TURN)
        if s.log is not None:
            s.log.pattern(NOBODY, PYRAMID_NAMES[self.tile], action - DRAW_TURN, PLACE_NAMES[self.place], "T-2.10")


@final
@mypyc_attr(free_list_len=1)
class DrawHeapTile(Reveal["State"]):
    """T-2.12, T-2.14, T-2.15: a discovery tile for the Avenue or a major temple step."""

    kind: ClassVar[str] = "draw-heap-tile"
    fields: ClassVar[FieldList] = (a_word("heap", HEAPS), a_number("index", 0, 5))
    setup: ClassVar[bool] = True

    def __init__(self, heap: i64, index: i64) -> None:
        super().__init__()
        self.heap = heap
        self.index = index

    def fits(self, s: State) -> bool:
        laid = HEAP_TILES[s.rules.players][self.heap]
        return self.index < laid and s.heap[self.heap * HEAP_SIZE + self.index] == NONE

    def options(self, s: State, out: Actions) -> None:
        s.rules.stacks[DISCOVERY].offer(s, out)

    def take(self, s: State, action: i64) -> None:
        kind = s.rules.stacks[DISCOVERY].draw(s, action)
        s.heap[self.heap * HEAP_SIZE + self.index] = kind
        if s.log is not None:
            s.log.reveal(NOBODY, DISCOVERIES[kind], HEAPS[self.heap], "T-2.14" if self.heap < 3 else "T-2.15")
