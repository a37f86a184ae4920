"""What a position is worth to a seat; every game brings its own evaluation."""

from __future__ import annotations

from tonalli.bots.teotihuacan_value import teotihuacan_value
from tonalli.bots.tzolkin_value import tzolkin_value
from tonalli.core.native import i64
from tonalli.core.state import State
from tonalli.teotihuacan.state import State as Teotihuacan
from tonalli.tzolkin.state import State as Tzolkin


def value(state: State, player: i64) -> i64:
    """Hundredths of a victory point, as far as a glance can tell."""
    if isinstance(state, Teotihuacan):
        return teotihuacan_value(state, player)
    if isinstance(state, Tzolkin):
        return tzolkin_value(state, player)
    return round(100 * state.scores()[player])
