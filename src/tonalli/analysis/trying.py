"""Choices tried out with the same luck each: what comes of them, and how sure one can be of the difference."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tonalli.bots.judge import number_of
from tonalli.bots.search import BOTH, CURIOSITY, SOFTNESS, Node, Search
from tonalli.bots.sight import Sight, worth_of_end
from tonalli.core.dealer import MASK, Dealer, mix
from tonalli.core.state import State

APART = 0x5DEECE66D
"""Choices are compared by other deals than those by which they were found."""


class Trial:
    """What came of a choice, each time."""

    def __init__(self, worths: Sequence[float]) -> None:
        self.worths = worths

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths)

    @property
    def doubt(self) -> float:
        """How far the mean may be from what would come of it in the long run."""
        return doubt_of(self.worths)

    def less_than(self, other: Trial) -> tuple[float, float]:
        """How much less it brought than another choice with the same luck, and how far that may be off."""
        rests = [theirs - own for own, theirs in zip(self.worths, other.worths, strict=True)]
        return sum(rests) / len(rests), doubt_of(rests)


def doubt_of(figures: Sequence[float]) -> float:
    """The standard error of a mean."""
    count = len(figures)
    if count < 2:
        return 0.0
    mean = sum(figures) / count
    return math.sqrt(sum((figure - mean) ** 2 for figure in figures) / (count - 1) / count)


class Thinker:
    """Thinks about one turn of one seat; what it has thought of a decision helps with the next."""

    def __init__(self, sight: Sight, seed: int) -> None:
        self.search = Search(sight, CURIOSITY, SOFTNESS)
        self.seed = seed

    def think(self, state: State, simulations: int) -> Node:
        return self.search.think(state, self.seed, simulations, 0.0)

    def tried(self, root: Node, state: State, path: Sequence[int], times: int) -> Trial:
        """What comes of some decisions: they are made so many times, with luck that depends on nothing else, and
        followed by what looks best then.
        """
        start = number_of(state, self.seed ^ APART)
        hides = state.game.hides(state)
        worths: list[float] = []
        for time in range(times):
            number = mix((start + time) & MASK)
            there = state.resample(root.player, number) if hides else state.copy()
            worths.append(self.worth_after(root, there, path, Dealer(number)))
        return Trial(worths)

    def worth_after(self, root: Node, state: State, path: Sequence[int], dealer: Dealer) -> float:
        """Decide so once, and look one step further than has been looked there."""
        search, node = self.search, root
        for action in path:
            key = search.carry_on(state, action, dealer)
            if state.over:
                return worth_of_end(state, root.player)
            following = node.after.get(key)
            if following is None:
                following = node.after[key] = search.opened(state)
            node = following
        before = node.sum
        search.simulate(node, state, dealer)
        gained = node.sum - before
        return gained if node.player == root.player else BOTH - gained
