"""Tribes with other beginnings or needs: Itzamná, Ixtab, Yaluk (P-3.17, P-3.18, P-3.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.tzolkin.modules.tribes.names import (
    ITZAMNA_BLOCKS,
    IXTAB_DESCENDS,
    IXTAB_KEPT,
    YALUK_CORN,
    YALUK_LOSS,
    YALUK_WORKERS,
)
from tonalli.tzolkin.modules.tribes.rules import TribeTile
from tonalli.tzolkin.modules.tribes.steps import ChooseBonus
from tonalli.tzolkin.names import TRACK_COUNT
from tonalli.tzolkin.steps.temple import Descend
from tonalli.tzolkin.tiles import CORN_PER_WORKER

if TYPE_CHECKING:
    from tonalli.tzolkin.state import State


@final
class Itzamna(TribeTile):
    """P-3.17, P-13.2, P-13.15: technology steps cost a block less; beyond the last level any bonus may be chosen."""

    def technology_cost(self, level: i64) -> i64:
        return ITZAMNA_BLOCKS[level]

    def bonus(self, s: State, player: i64, track: i64) -> None:
        """P-3.17.b, P-3.17.d, P-15.10: also where the step itself is free."""
        s.push(ChooseBonus(player))

    def may_have_bonus(self, s: State, player: i64, track: i64) -> bool:
        """P-3.17.b: of every track, once one of them has reached its last level."""
        for known in range(TRACK_COUNT):
            if super().may_have_bonus(s, player, known):
                return True
        return False


@final
class Ixtab(TribeTile):
    """P-3.18: three wealth tiles are kept, then one step down."""

    def wealth_kept(self) -> i64:
        return IXTAB_KEPT

    def wealth_taken(self, s: State, player: i64) -> None:
        """P-3.18.c, P-2.9, P-2.11: on a temple of choice, directly after the effects of the own tiles."""
        s.push(Descend(player, IXTAB_DESCENDS))


@final
class Yaluk(TribeTile):
    """P-3.21: five workers at the start, who need more corn and cost more points; P-3.21.d: farms feed them, too."""

    def start_workers(self) -> i64:
        """P-3.21.a, P-15.12: a further one of a wealth tile is the sixth and last."""
        return YALUK_WORKERS

    def corn_per_worker(self) -> i64:
        return CORN_PER_WORKER + YALUK_CORN

    def unfed_loss(self) -> i64:
        return YALUK_LOSS
