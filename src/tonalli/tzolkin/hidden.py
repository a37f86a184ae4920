# interpreted
"""Z-2.14: what others were dealt and have chosen in secret, as it might be for all that a seat knows."""

from __future__ import annotations

from tonalli.core.bits import size
from tonalli.core.dealer import Dealer
from tonalli.core.hidden import redeal
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.dummies import opening_of
from tonalli.tzolkin.steps.opening import KeepWealth, wealth_kept
from tonalli.tzolkin.view import hides

WEALTH_TILES = 21


def resampled(state: State, seat: int, seed: int) -> State:
    """A copy with other tiles in the hands of the others, while they are secret."""
    other = state.copy()
    opening = other.opening
    if opening is None or not hides(state):
        return other
    dealer = Dealer(seed)
    for part in other.parts:
        part.resample(other, seat, dealer)
    others = [number for number in range(other.rules.players) if number != seat]
    for number in others:
        keep_as_many_as_might_be(state, other, number)
    pool = ((1 << WEALTH_TILES) - 1) & ~opening.turned_up & ~opening.dealt[seat]
    redeal(opening.dealt, opening.kept, others, pool, 0, dealer)
    other.settle()
    return other


def keep_as_many_as_might_be(state: State, other: State, seat: int) -> None:
    """Z-15.3: how many wealth tiles are kept follows from the tribe, and is as secret; who has chosen is known."""
    opening = opening_of(other)
    has = size(opening.kept[seat])
    due = wealth_kept(other, seat)
    if has == wealth_kept(state, seat):
        has = due
    elif isinstance(other.top, KeepWealth) and other.top.player == seat:
        has = min(has, due - 1)
        other.pop()
        other.push(KeepWealth(seat, due - has))
    kept = 0
    for tile in range(WEALTH_TILES):
        if (opening.dealt[seat] >> tile) & 1 and size(kept) < has:
            kept |= 1 << tile
    opening.kept[seat] = kept
