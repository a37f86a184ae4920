# interpreted
"""T-1.13: what is hidden from a seat, as it might be for all that the seat knows."""

from __future__ import annotations

from tonalli.core.dealer import Dealer
from tonalli.core.hidden import redeal
from tonalli.teotihuacan.names import NONE
from tonalli.teotihuacan.stack import TileStack
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.starting_tiles import DrawBeside, opening_of
from tonalli.teotihuacan.view import hides


def resampled(state: State, seat: int, seed: int) -> State:
    """A copy with other starting tiles, and other discovery tiles beside them, in the hands of the others."""
    other = state.copy()
    dealer = Dealer(seed)
    if hides(state):
        resample_opening(other, seat, dealer)
    for part in other.parts:
        part.resample(other, seat, dealer)
    other.settle()
    return other


def resample_opening(other: State, seat: int, dealer: Dealer) -> None:
    opening = opening_of(other)
    others = [number for number in range(other.rules.players) if number != seat]
    # A tile whose discovery tile chance is about to draw is named by that reveal.
    awaited = sum(1 << step.starting for step in other.steps if isinstance(step, DrawBeside))
    for number in others:
        for tile in tiles_of(opening.dealt[number]):
            if opening.beside[tile] != NONE:
                kind = opening.beside[tile]
                other.rules.stacks[other.rules.discoveries[kind].stack].put_back(other, kind)
                opening.beside[tile] = NONE
    pool = other.rules.starting_pool & ~opening.dealt[seat]
    redeal(opening.dealt, opening.kept, others, pool, awaited, dealer)
    for number in others:
        for tile in tiles_of(opening.dealt[number] & ~awaited):
            stack = other.rules.starting_tiles[tile].beside
            if stack != NONE:
                opening.beside[tile] = drawn_from(other, other.rules.stacks[stack], dealer)


def tiles_of(bits: int) -> list[int]:
    return [tile for tile in range(int(bits).bit_length()) if (bits >> tile) & 1]


def drawn_from(state: State, stack: TileStack, dealer: Dealer) -> int:
    """A tile of a face-down stack, each kind as likely as its copies."""
    unseen = stack.unseen(state)
    rest = dealer.number(sum(unseen))
    number = 0
    while rest >= unseen[number]:
        rest -= unseen[number]
        number += 1
    return stack.draw(state, stack.draws + number)
