"""Looks at every way its turn can begin, finishes each in the way that looks best at once, and takes the best."""

from __future__ import annotations

from typing import Final, final

from tonalli.bots.bot import Bot
from tonalli.bots.judge import Judge, judge_of, number_of
from tonalli.core.dealer import Dealer
from tonalli.core.native import i64
from tonalli.core.state import State

DEPTH: Final = 3
"""Decisions tried out in full: a worker, its destination and the action there, or a tile, its place and its turn."""
FINISH: Final = 24
"""Decisions after that before the position is judged as it is."""
BROAD: Final = 40
"""So many options are judged one by one, not followed further."""


@final
class GreedyBot(Bot):
    """Never looks past the end of its turn, behind a reveal or into what others hide."""

    def choose(self, state: State) -> int:
        choices = state.choices
        if choices.count == 1:
            return choices.ids[0]
        player = state.actor
        number = number_of(state, self.seed)
        dealer = Dealer(number)
        judge = judge_of(state)
        if state.game.hides(state):
            state = state.resample(player, number)
        best: i64 = choices.ids[0]
        best_value: i64 = 0
        ties: i64 = 0
        for i in range(choices.count):
            after = state.copy()
            after.carry_out(choices.ids[i])
            worth = self.prospect(judge, after, player, state.turn, DEPTH - 1)
            if ties == 0 or worth > best_value:
                best, best_value, ties = choices.ids[i], worth, 1
            elif worth == best_value:
                ties += 1
                if dealer.number(ties) == 0:
                    best = choices.ids[i]
        return best

    def prospect(self, judge: Judge, state: State, player: i64, turn: i64, depth: i64) -> i64:
        """The best value reachable: every option for a few decisions, then what looks best at once."""
        choices = state.choices
        if state.actor != player or state.turn != turn:
            return judge.value(state, player)
        if depth == 0 or choices.count > BROAD:
            return self.finished(judge, state, player, turn)
        best: i64 = 0
        for i in range(choices.count):
            after = state.copy()
            after.carry_out(choices.ids[i])
            worth = self.prospect(judge, after, player, turn, depth - 1)
            if i == 0 or worth > best:
                best = worth
        return best

    def finished(self, judge: Judge, state: State, player: i64, turn: i64) -> i64:
        """The value once the turn is over, each choice taken by what it is worth at once."""
        decisions: i64 = 0
        while state.actor == player and state.turn == turn and decisions < FINISH:
            decisions += 1
            if state.choices.count == 1:
                state.carry_out(state.choices.ids[0])
            else:
                state = self.best_next(judge, state, player)
        return judge.value(state, player)

    def best_next(self, judge: Judge, state: State, player: i64) -> State:
        choices = state.choices
        best = state
        best_value: i64 = 0
        for i in range(choices.count):
            after = state.copy()
            after.carry_out(choices.ids[i])
            worth = judge.value(after, player)
            if i == 0 or worth > best_value:
                best, best_value = after, worth
        return best
