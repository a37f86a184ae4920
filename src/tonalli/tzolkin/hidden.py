# interpreted
"""Z-2.14: wealth tiles that others were dealt, as they might be for all that a seat knows."""

from __future__ import annotations

from tonalli.core.dealer import Dealer
from tonalli.core.hidden import redeal
from tonalli.tzolkin.state import State
from tonalli.tzolkin.view import hides

WEALTH_TILES = 21


def resampled(state: State, seat: int, seed: int) -> State:
    """A copy with other wealth tiles in the hands of the others, while they are secret."""
    other = state.copy()
    opening = other.opening
    if opening is None or not hides(state):
        return other
    pool = ((1 << WEALTH_TILES) - 1) & ~opening.turned_up & ~opening.dealt[seat]
    others = [number for number in range(other.rules.players) if number != seat]
    redeal(opening.dealt, opening.kept, others, pool, 0, Dealer(seed))
    other.settle()
    return other
