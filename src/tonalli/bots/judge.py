"""What a bot asks about a position; every game brings a judge of its own, in the folder of its name."""

from __future__ import annotations

from tonalli.core.dealer import MASK, MULTIPLIER, mix
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Looks at a position of one game; what is hidden it does not look at."""

    def value(self, state: State, seat: i64) -> i64:
        """What the position is worth to a seat, in hundredths of a victory point, as far as a glance can tell."""
        return round(100 * state.scores()[seat])

    def blend(self, state: State, start: i64) -> i64:
        """What lies open on the table, blended into a number."""
        number = start
        for score in state.scores():
            number = (number * MULTIPLIER + round(100 * score)) & MASK
        return number


def judge_of(state: State) -> Judge:
    """The judge of a state's game."""
    judge: Judge = state.game.judge
    return judge


def number_of(state: State, seed: int) -> i64:
    """A number of a seed and what lies open in a position: the same whenever a bot comes to that decision."""
    number = (mix(seed & MASK) * MULTIPLIER + state.turn) & MASK
    choices = state.choices
    for i in range(choices.count):
        number = (number * MULTIPLIER + choices.ids[i]) & MASK
    return mix(judge_of(state).blend(state, number))
