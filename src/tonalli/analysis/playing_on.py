"""Games played on to their end, with the same luck each: what decisions come to if everybody goes on well.

How a game ends is certain; what a network thinks of a position is not, least of all where people play that it has
never seen.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

from tonalli.analysis.onlooker import Onlooker
from tonalli.analysis.trying import APART, Thinker, Trial
from tonalli.bots import search
from tonalli.bots.judge import number_of
from tonalli.core.dealer import MASK, Dealer, mix
from tonalli.core.state import State

TO_THE_END = 0


def is_compiled() -> bool:
    return not str(search.__file__).endswith(".py")


def rounds_within() -> int:
    """How many rounds games are played on: to their end, or where the engine runs interpreted, for one."""
    return TO_THE_END if is_compiled() else 1


class Ended(Trial):
    """How games ended: by how many points a seat was ahead, and how often it won."""

    def __init__(self, leads: Sequence[float], won: Sequence[float]) -> None:
        super().__init__(leads)
        self.won = won

    @property
    def chance(self) -> float:
        return sum(self.won) / len(self.won)

    def and_then(self, other: Ended) -> Ended:
        return Ended([*self.worths, *other.worths], [*self.won, *other.won])


class NotYet(Exception):
    """More games have to be played on before anything can be told."""


class Played:
    """How the games ended that were played on for a turn, one after the other: whoever goes on from them has not to
    play them again.
    """

    def __init__(self, ends: Sequence[tuple[float, float]] = (), seconds: float = math.inf) -> None:
        self.ends = list(ends)
        self.known = len(self.ends)
        self.told = 0
        self.seconds = seconds
        """So long further games are played on, as the processor counts: no fewer on a busy machine; one at least."""
        self.begun = 0.0

    def lacks_one(self) -> bool:
        """Whether the next game has to be played on; ``NotYet`` if that is for later."""
        if self.told < len(self.ends):
            return False
        now = time.process_time()
        if len(self.ends) == self.known:
            self.begun = now
        elif now - self.begun >= self.seconds:
            raise NotYet
        return True

    def next_end(self) -> tuple[float, float]:
        self.told += 1
        return self.ends[self.told - 1]


class PlayingOn:
    """Plays games on for everybody, as the network likes best."""

    def __init__(
        self, thinker: Thinker, onlooker: Onlooker, rounds: int = TO_THE_END, played: Played | None = None
    ) -> None:
        self.search = thinker.search
        self.seed = thinker.seed
        self.onlooker = onlooker
        self.rounds = rounds
        """After so many rounds what the network thinks stands for the end."""
        self.played = Played() if played is None else played

    def liked(self, state: State) -> int:
        """What the network would decide."""
        sight = self.search.sight
        sight.look(state)
        return sight.net.best(state)

    def games(self, seat: int, state: State, path: Sequence[int], numbers: range) -> Ended:
        """Games in which a seat decides so, and the network everything else. Their luck hangs on their numbers alone,
        so that two paths with the same numbers are compared fairly, and no secret of others is looked at.
        """
        start = number_of(state, self.seed ^ APART)
        hides = state.game.hides(state)
        ends = []
        for each in numbers:
            if self.played.lacks_one():
                number = mix((start + each) & MASK)
                there = state.resample(seat, number) if hides else state.copy()
                self.play(seat, there, path, Dealer(number))
                self.played.ends.append(self.end_of(there, seat))
            ends.append(self.played.next_end())
        return Ended([lead for lead, _won in ends], [won for _lead, won in ends])

    def play(self, seat: int, state: State, path: Sequence[int], dealer: Dealer) -> None:
        """Play as the path says, as far as it can be followed, and then as the network likes."""
        turn, left = state.turn, self.rounds
        for action in path:
            if state.over or action not in state.choices:
                break
            self.search.carry_on(state, action, dealer)
        while not state.over:
            if state.turn != turn and state.active == seat == state.actor:
                turn, left = state.turn, left - 1
                if left == 0:
                    return
            self.search.carry_on(state, self.liked(state), dealer)

    def end_of(self, state: State, seat: int) -> tuple[float, float]:
        """By how many points a seat is ahead, and whether it has won or how likely that is."""
        if not state.over:
            outlook = self.onlooker.outlook(self.onlooker.worth(state, seat), state)
            return outlook.lead, outlook.chance
        scores, winners = state.scores(), state.winners()
        best_other = max(float(score) for side, score in enumerate(scores) if side != seat)
        return float(scores[seat]) - best_other, 1 / len(winners) if seat in winners else 0.0
