"""Reveals during the game: chance turns up tiles from the face-down stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from tonalli.core.bits import BIT
from tonalli.core.field import PLAYER, FieldList, a_number, a_word
from tonalli.core.native import i64, mypyc_attr, vec
from tonalli.core.step import NOBODY, PASS, Reveal
from tonalli.teotihuacan.moments import ANY_TIME, Decision
from tonalli.teotihuacan.names import BOARDS, NONE, TILES
from tonalli.teotihuacan.notation import DRAW_DECORATION, DRAW_DISCOVERY, DRAW_PYRAMID
from tonalli.teotihuacan.pyramid import DECORATION_NAMES, DECORATION_TILES, PYRAMID_NAMES, PYRAMID_TILES
from tonalli.teotihuacan.stack import TileStack
from tonalli.teotihuacan.tiles import FIRST_SPACE

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.core.row import Row
    from tonalli.teotihuacan.state import State


class Filling(Reveal["State"]):
    """T-2.2 to T-2.5: a reveal of setup that fills a certain gap on the table."""

    setup: ClassVar[bool] = True

    def gap(self) -> tuple[str, int]:
        """The field of the position, and where in it."""
        raise NotImplementedError


@final
@mypyc_attr(free_list_len=1)
class BeforeReveal(Decision):
    """T-8.8 c and d: the point after the last effect of an action, if the board then turns up a tile.

    Without a reveal the end of the turn is the same point.
    """

    kind: ClassVar[str] = "before-reveal"
    fields: ClassVar[FieldList] = (PLAYER, a_word("board", BOARDS))

    def __init__(self, player: i64, board: i64) -> None:
        super().__init__(player)
        self.board = board

    def options(self, s: State, out: Actions) -> None:
        replaced = s.now.claimed == 1 and s.rules.areas[self.board].will_be_replaced(s)
        if replaced or s.rules.boards[self.board].ends_with_point(s):
            out.add(PASS)

    def moment(self, s: State) -> i64:
        return ANY_TIME

    def take(self, s: State, action: i64) -> None:
        pass


class DiscoveryStack(TileStack):
    """T-1.10: the discovery tiles that nobody has seen."""

    def __init__(self) -> None:
        super().__init__(0, DRAW_DISCOVERY)

    def say_one_more(self, row: Row, kind: i64) -> None:
        # Columns are declared when every module has added its words.
        from tonalli.teotihuacan.features import TABLE, UNSEEN_TILES

        row.enter(TABLE)
        row.add(UNSEEN_TILES + kind, 1)

    def unseen(self, s: State) -> vec[i64]:
        return s.unseen

    def written(self, data: dict[str, Any]) -> dict[str, int]:
        counts: dict[str, int] = data["unseen"]["discovery"]
        return counts


def shuffle_back(s: State, kind: i64, why: str) -> None:
    """T-3.21: a tile returns to its stack."""
    s.rules.stacks[s.rules.discoveries[kind].stack].put_back(s, kind)
    if s.log is not None:
        s.log.shuffle_back(NOBODY, TILES[kind], why)


@final
@mypyc_attr(free_list_len=1)
class DrawAreaTile(Reveal["State"]):
    """T-2.13, T-7.10: turn up the discovery tile of a worship area."""

    kind: ClassVar[str] = "draw-area-tile"
    fields: ClassVar[FieldList] = (a_word("board", BOARDS),)

    def __init__(self, board: i64) -> None:
        super().__init__()
        self.board = board

    def fits(self, s: State) -> bool:
        return FIRST_SPACE[self.board] != NONE and s.area_tile[self.board] == NONE

    def options(self, s: State, out: Actions) -> None:
        s.rules.stacks[s.rules.areas[self.board].stack].offer(s, out)

    def take(self, s: State, action: i64) -> None:
        kind = s.rules.stacks[s.rules.areas[self.board].stack].draw(s, action)
        s.put_area_tile(self.board, kind)
        if s.log is not None:
            s.log.reveal(NOBODY, TILES[kind], BOARDS[self.board], "T-2.13" if s.turn == 0 else "T-7.10")


@final
@mypyc_attr(free_list_len=1)
class DrawPyramidTile(Reveal["State"]):
    """T-2.9, T-15.8: turn up a pyramid tile for a gap in the display."""

    kind: ClassVar[str] = "draw-pyramid-tile"
    fields: ClassVar[FieldList] = (a_number("gap", 0, 3),)

    def __init__(self, gap: i64) -> None:
        super().__init__()
        self.gap = gap

    def fits(self, s: State) -> bool:
        return self.gap < len(s.pyramid_display) and s.pyramid_display[self.gap] == NONE

    def options(self, s: State, out: Actions) -> None:
        out.weigh_each(DRAW_PYRAMID, s.unseen_pyramid, PYRAMID_TILES)

    def take(self, s: State, action: i64) -> None:
        tile = action - DRAW_PYRAMID
        s.unseen_pyramid ^= BIT[tile]
        s.pyramid_display[self.gap] = tile
        if s.log is not None:
            s.log.reveal(NOBODY, "pyramid_" + PYRAMID_NAMES[tile], "construction", "T-2.9" if s.turn == 0 else "T-15.8")


@final
@mypyc_attr(free_list_len=1)
class DrawDecoration(Reveal["State"]):
    """T-2.8, T-14.10: turn up a decoration tile for a gap in the display."""

    kind: ClassVar[str] = "draw-decoration"
    fields: ClassVar[FieldList] = (a_number("gap", 0, 3),)

    def __init__(self, gap: i64) -> None:
        super().__init__()
        self.gap = gap

    def fits(self, s: State) -> bool:
        return s.decoration_display[self.gap] == NONE

    def options(self, s: State, out: Actions) -> None:
        out.weigh_each(DRAW_DECORATION, s.unseen_decorations, DECORATION_TILES)

    def take(self, s: State, action: i64) -> None:
        tile = action - DRAW_DECORATION
        s.unseen_decorations ^= BIT[tile]
        s.decoration_display[self.gap] = tile
        if s.log is not None:
            s.log.reveal(
                NOBODY, "decoration_" + DECORATION_NAMES[tile], "decorations", "T-2.8" if s.turn == 0 else "T-14.10"
            )


def push_pyramid_refill(s: State) -> None:
    s.rules.supply.close_gaps(s)
    for gap in (2, 1, 0):
        if s.pyramid_display[gap] == NONE:
            s.push(DrawPyramidTile(gap))


def push_decoration_refill(s: State) -> None:
    s.rules.supply.close_gaps(s)
    for gap in (3, 2, 1, 0):
        if s.decoration_display[gap] == NONE:
            s.push(DrawDecoration(gap))
