"""A position as a bot may use it: without what others hide, and as a number to break ties with."""

from __future__ import annotations

from tonalli.bots.teotihuacan_position import teotihuacan_known, teotihuacan_number
from tonalli.bots.tzolkin_position import tzolkin_known, tzolkin_number
from tonalli.core.dealer import MASK, MULTIPLIER, mix
from tonalli.core.native import i64
from tonalli.core.state import State
from tonalli.teotihuacan.state import State as Teotihuacan
from tonalli.tzolkin.state import State as Tzolkin


def known(state: State, player: i64) -> State:
    """The state a seat may search on; the same one if nothing in it is hidden from that seat."""
    if isinstance(state, Teotihuacan):
        return teotihuacan_known(state, player)
    if isinstance(state, Tzolkin):
        return tzolkin_known(state, player)
    return state


def number_of(state: State, seed: int) -> i64:
    """A number of a seed and what lies open in a position: the same whenever a bot comes to that decision."""
    number = (mix(seed & MASK) * MULTIPLIER + state.turn) & MASK
    choices = state.choices
    for i in range(choices.count):
        number = (number * MULTIPLIER + choices.ids[i]) & MASK
    if isinstance(state, Teotihuacan):
        return mix(teotihuacan_number(state, number))
    if isinstance(state, Tzolkin):
        return mix(tzolkin_number(state, number))
    for score in state.scores():
        number = (number * MULTIPLIER + round(100 * score)) & MASK
    return mix(number)
