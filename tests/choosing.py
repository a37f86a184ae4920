"""Choosing by the numbers of a seed, the same on both builds: at random, or some kinds of action more often."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tonalli import Dealer, State

Choose = Callable[[State], int]


def at_random(seed: int) -> Choose:
    """Every legal action with equal odds."""
    dealer = Dealer(seed)

    def choose(state: State) -> int:
        legal = state.legal()
        return legal[dealer.number(len(legal))]

    return choose


def by_weight(seed: int, weight: Sequence[int]) -> Choose:
    """Every legal action as often as it is liked."""
    dealer = Dealer(seed)

    def choose(state: State) -> int:
        legal = state.legal()
        rest = dealer.number(sum(weight[action] for action in legal))
        for action in legal:
            rest -= weight[action]
            if rest < 0:
                return action
        raise AssertionError("weights do not add up")

    return choose
