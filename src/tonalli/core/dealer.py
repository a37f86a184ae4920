"""Who answers chance: a seeded dealer outside the state, equal on every platform and build."""

from __future__ import annotations

import operator
from hashlib import blake2b
from typing import Final, SupportsIndex, final

from tonalli.core.errors import IllegalAction
from tonalli.core.native import i64
from tonalli.core.state import State
from tonalli.core.step import CHANCE

# 62 bits: larger literals would be boxed by the compiler, larger states by the interpreter.
MASK: Final = 0x3FFFFFFFFFFFFFFF
MULTIPLIER: Final = 3202034522624059733
INCREMENT: Final = 1442695040888963407
STRIDE: Final = 2654435769


def mix(x: i64) -> i64:
    """Scramble 62 bits so that neighbouring inputs give unrelated outputs."""
    x = (x * MULTIPLIER + INCREMENT) & MASK
    x = ((x ^ (x >> 29)) * MULTIPLIER) & MASK
    x = ((x ^ (x >> 32)) * MULTIPLIER) & MASK
    return x ^ (x >> 31)


@final
class Dealer:
    """Deals outcome number n of seed s: the same outcome whenever it is asked for, so a game can go on anywhere."""

    def __init__(self, seed: SupportsIndex, dealt: int = 0) -> None:
        self.key: i64 = mix(operator.index(seed) & MASK)
        self.dealt: i64 = dealt

    def number(self, bound: SupportsIndex) -> int:
        """A whole number below ``bound``, which is less than two thousand million."""
        return self.below(operator.index(bound))

    def below(self, bound: i64) -> i64:
        """The same among native numbers."""
        x = mix((self.key + self.dealt * STRIDE) & MASK)
        self.dealt += 1
        return ((x >> 30) * bound) >> 32

    def pick(self, state: State) -> i64:
        """An outcome of the reveal that is pending, drawn by weight."""
        choices = state.choices
        total: i64 = 0
        for i in range(choices.count):
            total += choices.weights[i]
        rest = self.below(total)
        k: i64 = 0
        while rest >= choices.weights[k]:
            rest -= choices.weights[k]
            k += 1
        return choices.ids[k]

    def answer(self, state: State) -> int:
        """Play one outcome of the reveal that is pending and return it."""
        if state.actor != CHANCE:
            whose = "the game is over" if state.over else f"seat {state.actor} is to decide"
            raise IllegalAction(f"chance has nothing to answer: {whose}")
        action = self.pick(state)
        state.carry_out(action)
        return action


@final
class KeyedDealer:
    """Deals outcome number n of a secret key of 16 bytes: whoever saw any others, and has all the time there is, knows
    nothing of it. What people must not foresee is dealt like this; a playout, which deals millions, is not.
    """

    def __init__(self, key: bytes, dealt: int = 0) -> None:
        self.key = key
        self.dealt: i64 = dealt

    def pick(self, state: State) -> i64:
        """An outcome of the reveal that is pending, drawn by weight."""
        digest = blake2b(int(self.dealt).to_bytes(8, "big"), key=self.key, digest_size=8, person=b"deal").digest()
        self.dealt += 1
        return Dealer(int.from_bytes(digest, "big")).pick(state)


def playout(state: State, seed: SupportsIndex) -> int:
    """Play a state to its end with random choices; returns how many decisions players took."""
    # Other numbers than those that dealt a match of the same seed.
    dealer = Dealer(mix(operator.index(seed) & MASK))
    decisions: i64 = 0
    choices = state.choices
    while choices.count > 0:
        if state.top.player == CHANCE:
            state.carry_out(dealer.pick(state))
        else:
            decisions += 1
            state.carry_out(choices.ids[dealer.below(choices.count)])
    return decisions
