"""An action board, the tile beside its worship spaces, and who counts on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.game import Reason
from tonalli.core.native import i64
from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.names import COUNTED, NONE, RING

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


class Board:
    """An action board: its main action and the ability of its worship space."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def has_main_action(self) -> bool:
        return True

    def has_area_tile(self) -> bool:
        """T-2.13: whether a discovery tile lies beside the worship space."""
        return True

    def counts_extra_workers(self) -> bool:
        """T-8.19: whether *extra worker* tiles count on this board."""
        return False

    def takes_extra_worker(self, s: State, player: i64) -> bool:
        """T-8.20: one more may join while the count is below 3."""
        return self.workers(s, player) < COUNTED

    def worker_tiles(self, s: State, player: i64) -> i64:
        """T-8.19: tiles in hand that can add a worker to the main action here."""
        tiles: i64 = 0
        if s.players[player].hand & s.rules.worker_kinds == 0:
            return tiles
        for tile in s.rules.worker_tiles:
            if s.players[player].face_up[tile.kind] > 0 and tile.adds_worker(s, self.number):
                tiles += s.players[player].face_up[tile.kind]
        return tiles

    def workers(self, s: State, player: i64) -> i64:
        """T-10.5, T-1.7: own unlocked workers on the board, with those that count besides, at most 3."""
        workers = s.unlocked[player * RING + self.number]
        source = s.rules.first_extra_workers
        while source is not None:
            workers += source.counted(s, player, self.number)
            source = source.following
        return min(workers, COUNTED)

    def workers_at_best(self, s: State, player: i64, workers: i64) -> i64:
        """T-10.10: the count that so many real workers can reach with all that may count besides."""
        source = s.rules.first_extra_workers
        while source is not None:
            workers += source.at_best(s, player, self.number)
            source = source.following
        return min(workers, COUNTED)

    def has_minimum(self) -> bool:
        """T-10.4: whether the main action asks for more than its cocoa."""
        return True

    def possible(self, s: State, player: i64, workers: i64, besides: Amounts) -> bool:
        """T-10.4: whether the minimum can be carried out with that count, after paying what is due besides."""
        return True

    def why_not(self, s: State, player: i64, workers: i64) -> Reason:
        """T-10.4: why the minimum cannot be carried out with that count."""
        return Reason("minimum", "T-10.4")

    def act(self, s: State, player: i64) -> None:
        """Push the effect of the main action."""

    def buildings(self, s: State) -> i64:
        """T-13.1: how many buildings of the row its main action has put up."""
        return 0

    def gather(self, s: State, player: i64) -> None:
        """T-11.1: take what so many workers of such power bring here."""

    def power_ups(self, workers: i64) -> i64:
        """How many power-ups the main action gives at the most (T-11.6, T-13.9, T-15.8)."""
        return 2 if workers >= COUNTED else 1

    def refill_due(self, s: State) -> bool:
        """Whether the display of this board has a gap that can be filled."""
        return False

    def refill(self, s: State) -> None:
        """T-10.7: push the reveals that fill the display, the last thing of the action."""

    def gives_tile_alone(self) -> bool:
        """T-7.4 b: whether one may worship for the discovery tile alone."""
        return True

    def ends_with_point(self, s: State) -> bool:
        """T-8.8 c and d: whether an action ends with a point of its own, before the display is refilled."""
        return self.refill_due(s)

    def worker_locked(self, s: State, player: i64, space: i64) -> None:
        """T-7.3: a worker was put on a worship space; what is pushed here comes before what the worship brings."""

    def worship_asks(self, s: State, space: i64) -> bool:
        """Whether the ability begins with a decision, which then is the point before it (T-8.8 c)."""
        return False

    def worship_temple(self) -> i64:
        """T-7.8: the temple the worship space advances; NONE if it is free to choose."""
        return NONE

    def worship(self, s: State, player: i64, space: i64, power: i64) -> None:
        """Push the ability of a worship space for a worker of that power."""


class Area:
    """T-2.13, T-7.4: the tile beside the worship spaces of a board."""

    def __init__(self, board: i64, stack: i64) -> None:
        self.board = board
        self.stack = stack
        """The stack its tiles come from."""

    def lay_out(self, s: State) -> None:
        """T-2.13: push the draw of its first tile."""

    def has_tile(self, s: State) -> bool:
        """Whether a tile lies there."""
        return False

    def can_claim(self, s: State, player: i64, besides: Amounts) -> bool:
        """T-7.7: whether it can be paid beside what else is due."""
        return False

    def claim_action(self, s: State) -> i64:
        """The action of claiming it."""
        return NONE

    def why_not(self, s: State, player: i64) -> Reason:
        """T-8.1: what is lacking to claim it."""
        return Reason("no-tile", "T-7.4")

    def claim(self, s: State, player: i64) -> None:
        """T-7.4 b: it is paid for and taken."""

    def will_be_replaced(self, s: State) -> bool:
        """Whether the end of this worship turns up another one."""
        return False

    def replace(self, s: State) -> None:
        """T-7.10: push the draw of another one."""


class ExtraWorkers:
    """T-10.5, T-8.19: a source of workers that are counted although no die stands for them."""

    following: ExtraWorkers | None = None
    """The next of a game's sources."""

    def counted(self, s: State, player: i64, board: i64) -> i64:
        """How many it adds to the main action on a board now."""
        return 0

    def at_best(self, s: State, player: i64, board: i64) -> i64:
        """T-10.10: how many it could add."""
        return self.counted(s, player, board)

    def count_taken(self, s: State, player: i64, board: i64) -> None:
        """T-10.11: the count of a main action is settled; whoever joins now comes too late."""
