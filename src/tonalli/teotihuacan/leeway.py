"""What a player may do in the middle of an effect: where versions of the rules differ (T-8.26, T-10.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.teotihuacan.amounts import FREE
from tonalli.teotihuacan.names import RING

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


class Leeway:
    """What a player may do in the middle of an effect, where versions of the rules differ."""

    def between_steps(self) -> i64:
        """T-8.26: whether tiles may be used between two temple steps or power-ups of one effect: 1 for yes."""
        return 1

    def may_give_up(self, s: State, player: i64, board: i64) -> bool:
        """T-10.10: not while a tile in hand that adds a worker makes the minimum possible; asked when it is not."""
        place = s.rules.boards[board]
        if place.worker_tiles(s, player) == 0 or not place.takes_extra_worker(s, player):
            return True
        workers = s.unlocked[player * RING + board] + s.now.extra
        return not place.possible(s, player, place.workers_at_best(s, player, workers), FREE)


@final
class FirstLeeway(Leeway):
    """Version 1 of the rules: tiles between the exchanges of a royal tile and the steps of a row only."""

    def between_steps(self) -> i64:
        return 0

    def may_give_up(self, s: State, player: i64, board: i64) -> bool:
        return True
