"""The judge of Tzolk'in."""

from __future__ import annotations

from typing import Final, final

from tonalli.bots.judge import Judge
from tonalli.bots.tzolkin.position import blended
from tonalli.bots.tzolkin.value import glance
from tonalli.core.native import i64
from tonalli.core.state import State as CoreState
from tonalli.tzolkin.state import State


@final
class TzolkinJudge(Judge):
    """Points, and what the rest may still bring."""

    def value(self, state: CoreState, seat: i64) -> i64:
        assert isinstance(state, State)
        return glance(state, seat)

    def blend(self, state: CoreState, start: i64) -> i64:
        assert isinstance(state, State)
        return blended(state, start)


JUDGE: Final = TzolkinJudge()
