"""What is left of a game, solved: every line to its end and chance by its weights, where that is little enough."""

from __future__ import annotations

from typing import Final, final

from tonalli.bots.sight import worth_of_end
from tonalli.core.native import i64
from tonalli.core.state import State
from tonalli.core.step import CHANCE

NEAR: Final = 24
"""Decisions and reveals within which the first of everything must lead to the end: or else nothing is tried."""
POINT: Final = 1e-6
"""What a point is worth where winning and the margin that counts are certain: less than anything else."""


@final
class Endgame:
    """Solves for one seat: its own decisions for the best, those of the one other for the worst."""

    def __init__(self, most: int, in_points: bool = False) -> None:
        self.most: i64 = most
        """Positions it may look at."""
        self.in_points = in_points
        """An end is worth the points that one is ahead, whoever has won."""
        self.left: i64 = 0
        self.seat: i64 = 0
        self.two = False
        self.worths: list[float] = []
        """What each choice is worth, in their order; of use only if all was solved."""

    def best(self, state: State) -> int:
        """The place of the best choice; -1 if there is too much left, something is hidden, or others have a say."""
        self.worths = []
        if state.game.hides(state) or not is_near(state):
            return -1
        self.seat = state.top.player
        self.two = state.options["players"] == 2
        self.left = self.most
        best: i64 = -1
        best_worth = -1e300
        choices = state.choices
        for i in range(choices.count):
            after = state.copy()
            after.carry_out(choices.ids[i])
            worth = self.worth(after)
            if self.left <= 0:
                return -1
            self.worths.append(worth)
            if worth > best_worth:
                best, best_worth = i, worth
        return best

    def worth(self, state: State) -> float:
        """What a position is worth to the seat if everybody does their best; it is played on."""
        if self.left <= 0:
            return 0.0
        self.left -= 1
        player = state.top.player
        choices = state.choices
        count = choices.count
        if count == 0:
            ahead = margin(state.scores(), self.seat)
            return ahead if self.in_points else worth_of_end(state, self.seat) + POINT * ahead
        if player == CHANCE:
            total = 0.0
            summed = 0.0
            for i in range(count):
                weight = float(choices.weights[i])
                total += weight
                summed += weight * self.worth_after(state, i, count)
            return summed / total
        if player == self.seat:
            best = -1e300
            for i in range(count):
                best = max(best, self.worth_after(state, i, count))
            return best
        if count > 1 and not self.two:
            self.left = 0
            return 0.0
        worst = 1e300
        for i in range(count):
            worst = min(worst, self.worth_after(state, i, count))
        return worst

    def worth_after(self, state: State, at: i64, count: i64) -> float:
        """The last of the choices needs no copy."""
        action = state.choices.ids[at]
        after = state.copy() if at < count - 1 else state
        after.carry_out(action)
        return self.worth(after)


def is_near(state: State) -> bool:
    """Whether the game may end soon."""
    there = state.copy()
    for step in range(NEAR):
        if there.choices.count == 0:
            return True
        there.carry_out(there.choices.ids[0])
    return there.choices.count == 0


def margin(scores: list[int | float], seat: int) -> float:
    """Points ahead of the best other."""
    return float(scores[seat]) - max(float(score) for other, score in enumerate(scores) if other != seat)
