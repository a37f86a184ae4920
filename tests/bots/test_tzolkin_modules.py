"""Bots at Tribes & Prophecies: greedy uses what the modules bring, and knows what is past."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from tonalli.bots.game import play_game
from tonalli.bots.judge import judge_of
from tonalli.bots.registry import bot_named
from tonalli.core.dealer import Dealer
from tonalli.core.state import State
from tzolkin.prophecies.foretelling import foretold
from tzolkin.table import side

EVERYTHING = ["tribes", "prophecies", "buildings", "quick_actions"]


def played(players: int, seat: int, seed: int) -> State:
    """A game with everything in which one seat is greedy and the others are random."""
    state = tonalli.new("tzolkin", players=players, seed=seed, modules=EVERYTHING).state
    kinds = ["greedy" if number == seat else "random" for number in range(players)]
    play_game(state, [bot_named(kind, seed + number) for number, kind in enumerate(kinds)], Dealer(seed))
    return state


@pytest.mark.parametrize(("players", "seats"), [(2, (0, 1)), (5, (0, 4))])
@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_beats_random_with_everything_from_either_end_of_the_table(
    players: int, seats: tuple[int, ...], seed: int
) -> None:
    """The same cards twice, with greedy in the first seat and in the last."""
    for seat in seats:
        assert played(players, seat, seed).winners() == [seat]


@pytest.mark.pure
@clause("P-6.1")
@pytest.mark.parametrize(("held", "day"), [(2, 15), (3, 22)])
def test_a_prophecy_that_is_past_is_worth_nothing_to_the_judge(held: int, day: int) -> None:
    """Gold is a loss or a premium by the scale of the first prophecy; later only the others count."""
    own = side(gold=6)
    values = {
        first: judge_of(s).value(s, 0)
        for first in ("gold_shortage", "forest_fires", "desecration")
        for s in [foretold(own, row=[first, "drought", "hunger"], calendar={"day": day, "food_days": held})]
    }
    assert len(set(values.values())) == 1, values
    early = {
        first: judge_of(s).value(s, 0)
        for first in ("gold_shortage", "forest_fires")
        for s in [foretold(own, row=[first, "drought", "hunger"], calendar={"day": 9, "food_days": 1})]
    }
    assert early["gold_shortage"] > early["forest_fires"]
