"""What a thinking process is asked besides choices of bots: plans for a turn, turns and whole courses judged.

A task takes a second or two, so that nobody waits long behind somebody else's; a turn that takes longer is judged in
several.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import orjson

from tonalli.analysis.onlooker import Onlooker
from tonalli.analysis.plans import plans_for
from tonalli.analysis.playing_on import NotYet, Played, rounds_within
from tonalli.analysis.review import Turn, curve_of, judged
from tonalli.analysis.told import plan_told
from tonalli.core.game import Game
from tonalli.core.state import State

AT_A_TIME = 1.0
"""Seconds of the processor for which games are played on before others have their turn."""


@cache
def onlooker_of(game: Game) -> Onlooker:
    """Whoever looks on at a game; its network is opened once for each process."""
    return Onlooker(game)


class Task:
    """Something to find out; it comes from the server as it is, and its answer goes back as plain data."""

    def found(self) -> Any:
        raise NotImplementedError

    def carry_out(self) -> Any:
        """What was found, with phrases as plain data."""
        return orjson.loads(orjson.dumps(self.found(), default=lambda thing: thing.to_dict()))


class Plans(Task):
    """The best plans of whoever is to decide, by what that seat may know."""

    def __init__(self, state: State, simulations: int) -> None:
        self.state = state
        self.simulations = simulations

    def found(self) -> Any:
        onlooker = onlooker_of(self.state.game)
        plans = plans_for(self.state, 0, self.simulations, onlooker=onlooker)
        return [plan_told(onlooker.telling, plan) for plan in plans]


class Curve(Task):
    """How likely each side was to win before every turn."""

    def __init__(self, begun: list[tuple[int, int, State]]) -> None:
        self.begun = begun

    def found(self) -> Any:
        return curve_of(self.begun, onlooker_of(self.begun[0][2].game))


class JudgedTurn(Task):
    """What one turn cost, and what would have been better; or the games that were played on for it so far."""

    def __init__(self, turn: Turn, simulations: int, ends: Sequence[tuple[float, float]] = ()) -> None:
        self.turn = turn
        self.simulations = simulations
        self.ends = ends

    def found(self) -> Any:
        onlooker = onlooker_of(self.turn.taken[0].state.game)
        played = Played([(lead, won) for lead, won in self.ends], AT_A_TIME)
        try:
            return {"judged": judged(self.turn, 0, self.simulations, onlooker, rounds_within(), played)}
        except NotYet:
            return {"ends": played.ends}
