"""Nobles (6): buildings for the Avenue of the Dead (T-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.bits import BIT
from tonalli.core.field import PLAYER, FieldList, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import Effect
from tonalli.teotihuacan.amounts import FREE, Amounts
from tonalli.teotihuacan.board import Board
from tonalli.teotihuacan.moments import Decision
from tonalli.teotihuacan.names import NOBLES, NONE, WOOD
from tonalli.teotihuacan.notation import ABANDON, ROW
from tonalli.teotihuacan.steps.main_action import abandon, acts_on, complete_as_counted, moment_of_choice, offer_way_on
from tonalli.teotihuacan.steps.temple import walk_avenue
from tonalli.teotihuacan.tiles import NOBLES_FIRST, NOBLES_POINTS, NOBLES_WOOD

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

TOP: Final = 0
MIDDLE: Final = 1
BOTTOM: Final = 2
BUILDING_COST: Final = Amounts({WOOD: NOBLES_WOOD})
"""T-13.1."""
ROW_NAMES: Final[tuple[str, ...]] = ("top", "middle", "bottom")


def empty_space(s: State, row: i64) -> i64:
    """T-13.1: the leftmost empty space of a row; NONE if it is full."""
    for space in range(NOBLES_FIRST[row], NOBLES_FIRST[row + 1]):
        if (s.nobles >> space) & 1 == 0:
            return space
    return NONE


def allowed_rows(s: State, workers: i64) -> i64:
    """T-13.3, T-13.4, T-13.5, T-13.6: bits of the rows that so many workers may use."""
    if workers >= 3:
        if empty_space(s, BOTTOM) != NONE:
            return 1 << BOTTOM
        rows: i64 = 0
        for row in (TOP, MIDDLE):
            if empty_space(s, row) != NONE:
                rows |= BIT[row]
        return rows
    if workers == 2 and empty_space(s, MIDDLE) != NONE:
        return 1 << MIDDLE
    return 1 << TOP if empty_space(s, TOP) != NONE else 0


@final
class Nobles(Board):
    """Three rows of spaces for buildings."""

    def counts_extra_workers(self) -> bool:
        return True

    def possible(self, s: State, player: i64, workers: i64, besides: Amounts) -> bool:
        """T-13.7, T-10.4: 2 wood, a building and an allowed empty space."""
        return (
            s.buildings > 0
            and s.rules.payment.can_pay_both(s, player, BUILDING_COST, besides)
            and allowed_rows(s, workers) != 0
        )

    def why_not(self, s: State, player: i64, workers: i64) -> Reason:
        if s.buildings == 0:
            return Reason("no-building", "T-13.7")
        lacking = s.rules.payment.why_not(s, player, BUILDING_COST, "T-13.1")
        return lacking if lacking is not None else Reason("rows-full", "T-13.6")

    def act(self, s: State, player: i64) -> None:
        s.push(ChooseRow(player))

    def buildings(self, s: State) -> i64:
        placed: i64 = 0
        for space in range(NOBLES_FIRST[3]):
            placed += (s.nobles >> space) & 1
        return placed


def has_rows(s: State) -> bool:
    """Whether the Nobles board of this game is the one with rows."""
    return isinstance(s.rules.boards[NOBLES], Nobles)


@final
@mypyc_attr(free_list_len=1)
class ChooseRow(Decision):
    """T-13.1: the row of the building."""

    kind: ClassVar[str] = "choose-row"
    fields: ClassVar[FieldList] = (PLAYER,)

    def fits(self, s: State) -> bool:
        return has_rows(s) and acts_on(s, self.player, NOBLES)

    def options(self, s: State, out: Actions) -> None:
        board = s.rules.boards[NOBLES]
        workers = board.workers(s, self.player)
        if not board.possible(s, self.player, workers, FREE):
            offer_way_on(s, self.player, NOBLES, out)
            return
        rows = allowed_rows(s, workers)
        for row in range(3):
            if (rows >> row) & 1 != 0:
                out.add(ROW + row)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action == ABANDON:
            return Reason("minimum-possible", "T-10.10")
        if action < ROW or action >= ROW + len(ROW_NAMES):
            return None
        board = s.rules.boards[NOBLES]
        workers = board.workers(s, self.player)
        if not board.possible(s, self.player, workers, FREE):
            return board.why_not(s, self.player, workers)
        if empty_space(s, action - ROW) == NONE:
            return Reason("row-full", "T-13.1")
        return Reason("other-row", "T-13.3", {"workers": workers})

    def moment(self, s: State) -> i64:
        return moment_of_choice(s, self.player, NOBLES)

    def take(self, s: State, action: i64) -> None:
        if action == ABANDON:
            abandon(s, self.player, NOBLES)
            return
        complete_as_counted(s, self.player, NOBLES)
        s.push(Building(self.player, action - ROW))
        s.rules.payment.pay(s, self.player, BUILDING_COST, "T-13.1")


@final
@mypyc_attr(free_list_len=1)
class Building(Effect["State"]):
    """T-13.1, T-13.8: a building from the row covers a space, scores its points and brings one Avenue step."""

    kind: ClassVar[str] = "building"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("row", ROW_NAMES))

    def __init__(self, owner: i64, row: i64) -> None:
        super().__init__()
        self.owner = owner
        self.row = row

    def fits(self, s: State) -> bool:
        return has_rows(s)

    def run(self, s: State) -> None:
        space = empty_space(s, self.row)
        s.buildings -= 1
        s.nobles |= BIT[space]
        if s.log is not None:
            column = space - NOBLES_FIRST[self.row] + 1
            s.log.building(self.owner, ROW_NAMES[self.row], column, "T-13.1")
        s.score(self.owner, NOBLES_POINTS[space], "T-13.8")
        walk_avenue(s, self.owner, "T-13.8")
