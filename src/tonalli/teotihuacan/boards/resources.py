"""Forest (2), Stone Quarry (3) and Gold Deposits (4): resources by workers and power (T-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import FieldList, a_seat, a_word
from tonalli.core.native import i64, mypyc_attr, vec
from tonalli.core.step import Effect
from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.board import Board
from tonalli.teotihuacan.names import BOARDS
from tonalli.teotihuacan.steps.main_action import BeforeCounting, acts_on, complete, weakest
from tonalli.teotihuacan.steps.temple import ClimbAny, climb
from tonalli.teotihuacan.tiles import COLUMN_OF_POWER

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


class ResourceBoard(Board):
    """A board with a table of nine cells; its worship space advances one temple (T-7.8)."""

    def __init__(self, number: i64, temple: i64, table: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(number)
        self.temple = temple
        self.goods = [Amounts(dict(enumerate(cell[:-2]))) for cell in table]
        self.points = vec[i64]([cell[-2] for cell in table])
        self.steps = vec[i64]([cell[-1] for cell in table])
        """By cell: goods, points, temple steps."""

    def has_minimum(self) -> bool:
        """T-11.1: any cell can be taken."""
        return False

    def act(self, s: State, player: i64) -> None:
        s.push(Gather(player, self.number))
        s.push(BeforeCounting(player))

    def gather(self, s: State, player: i64) -> None:
        """T-11.1: row by counted workers, column by the weakest; the whole content of the cell."""
        workers = self.workers(s, player)
        complete(s, player, self.number, self.power_ups(workers))
        cell = (workers - 1) * 3 + COLUMN_OF_POWER[weakest(s, player, self.number)]
        self.take_goods(s, player, self.goods[cell])
        s.score(player, self.points[cell], "T-11.1")
        # T-8.26: tiles may be used between two temple steps, not before the first.
        for later in range(self.steps[cell] - 1, -1, -1):
            s.push(ClimbAny(player, 1, min(later, 1), "T-11.5"))

    def take_goods(self, s: State, player: i64, goods: Amounts) -> None:
        """T-11.1: the goods of a cell."""
        s.gain_all(player, goods, "T-11.1")

    def worship_temple(self) -> i64:
        return self.temple

    def worship(self, s: State, player: i64, space: i64, power: i64) -> None:
        climb(s, player, self.temple, "T-7.8")


@final
@mypyc_attr(free_list_len=1)
class Gather(Effect["State"]):
    """T-11.1: workers are counted when the cell is taken (T-8.10)."""

    kind: ClassVar[str] = "gather"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("board", BOARDS))

    def __init__(self, owner: i64, board: i64) -> None:
        super().__init__()
        self.owner = owner
        self.board = board

    def fits(self, s: State) -> bool:
        return acts_on(s, self.owner, self.board)

    def run(self, s: State) -> None:
        s.rules.boards[self.board].gather(s, self.owner)
