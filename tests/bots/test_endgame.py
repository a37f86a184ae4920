"""The end of a game solved: as plain recursion finds it, within its bounds, and without a look at what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from tonalli.bots.endgame import POINT, Endgame, is_near, margin
from tonalli.bots.registry import bot_named
from tonalli.bots.sight import worth_of_end
from tonalli.core.dealer import Dealer
from tonalli.core.game import GAMES
from tonalli.core.state import State
from tonalli.core.step import CHANCE

pytestmark = pytest.mark.pure
FEW = 600


def endings(game: str, wanted: int, **options: Any) -> list[State]:
    """Positions of random games that can be solved, as early as possible."""
    found: list[State] = []
    solver = Endgame(FEW)
    for seed in range(60):
        match = tonalli.new(game, seed=seed, **options)
        dealer = Dealer(seed)
        met: list[State] = []
        while not match.over:
            if len(match.legal()) > 1:
                met.append(match.state.copy())
            match.play(match.legal()[dealer.number(len(match.legal()))])
        solved = None
        for state in reversed(met[-12:]):
            if solver.best(state) < 0:
                break
            solved = state
        if solved is not None:
            found.append(solved)
            if len(found) == wanted:
                break
    return found


def plainly(state: State, seat: int) -> float:
    """What a position is worth, without a thought for speed."""
    if state.over:
        return worth_of_end(state, seat) + POINT * margin(state.scores(), seat)
    after = {}
    for action in state.legal():
        there = state.copy()
        there.play(action)
        after[action] = plainly(there, seat)
    if state.actor == CHANCE:
        chance = state.chance()
        return sum(weight * after[action] for action, weight in chance) / sum(weight for _, weight in chance)
    return max(after.values()) if state.actor == seat else min(after.values())


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_it_finds_what_plain_recursion_finds(game: str, players: int) -> None:
    positions = endings(game, 4, players=players)
    assert len(positions) == 4
    solver = Endgame(FEW)
    for state in positions:
        before = state.to_dict()
        best = solver.best(state)
        assert state.to_dict() == before
        expected = []
        for action in state.legal():
            after = state.copy()
            after.play(action)
            expected.append(plainly(after, state.actor))
        assert solver.worths == pytest.approx(expected)
        assert expected[best] == pytest.approx(max(expected))
        # Who looks ahead plays it, whatever its network thinks.
        assert bot_named("learned@30", 1).choose(state) == state.legal()[best]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_too_much_is_left_alone(game: str) -> None:
    start = tonalli.new(game, players=2, seed=1).state
    assert not is_near(start)
    assert Endgame(1 << 40).best(start) == -1
    (state,) = endings(game, 1, players=2)
    assert Endgame(1).best(state) == -1


@pytest.mark.parametrize("game", GAMES)
def test_points_alone_may_be_what_counts(game: str) -> None:
    for state in endings(game, 3, players=2):
        solver = Endgame(FEW, in_points=True)
        solver.best(state)
        assert all(-400 < worth < 400 for worth in solver.worths)
        assert max(abs(worth) for worth in solver.worths) >= 1
