"""The judge of Teotihuacan."""

from __future__ import annotations

from typing import Final, final

from tonalli.bots.judge import Judge
from tonalli.bots.teotihuacan.position import blended
from tonalli.bots.teotihuacan.value import glance
from tonalli.core.native import i64
from tonalli.core.state import State as CoreState
from tonalli.teotihuacan.state import State


@final
class TeotihuacanJudge(Judge):
    """Points, and what the rest may still bring."""

    def value(self, state: CoreState, seat: i64) -> i64:
        assert isinstance(state, State)
        return glance(state, seat)

    def blend(self, state: CoreState, start: i64) -> i64:
        assert isinstance(state, State)
        return blended(state, start)


JUDGE: Final = TeotihuacanJudge()
