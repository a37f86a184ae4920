"""Plans for a turn: legal to their end, the best first, the same for a seed, and nothing hidden is looked at."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from analysis.conftest import played
from tonalli.analysis.onlooker import Onlooker
from tonalli.analysis.plans import Plan, plans_for
from tonalli.analysis.told import plan_told
from tonalli.core.errors import OptionError
from tonalli.core.game import GAMES
from tonalli.core.step import CHANCE
from tonalli.locale import text

pytestmark = pytest.mark.pure


def figures(plans: list[Plan]) -> list[Any]:
    return [(plan.actions, plan.trial.worths, plan.gives_up, plan.doubt) for plan in plans]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_a_plan_can_be_played_to_its_end(game: str, players: int, onlooker: Onlooker) -> None:
    match = played(game, players, 3, turns=6)
    before = match.state.to_dict()
    plans = plans_for(match.state, 1, 60, onlooker=onlooker)
    assert match.state.to_dict() == before
    assert 1 <= len(plans) <= 3
    assert len({tuple(plan.actions) for plan in plans}) == len(plans)
    for plan in plans:
        state = match.state.copy()
        for there, action in zip(plan.states, plan.actions, strict=True):
            while len(state.legal()) == 1 and state.actor != CHANCE:
                state.play(state.legal()[0])
            assert (state.actor, state.turn) == (match.actor, match.turn)
            assert state.legal() == there.legal()
            state.play(action)


@pytest.mark.parametrize("game", GAMES)
def test_the_best_comes_first_and_the_others_say_what_they_give_up(game: str, onlooker: Onlooker) -> None:
    for seed in range(4):
        plans = plans_for(played(game, 2, seed, turns=5).state, 1, 60, onlooker=onlooker)
        assert plans[0].gives_up == 0.0
        for plan in plans[1:]:
            assert plan.outlook.lead <= plans[0].outlook.lead
            assert plan.gives_up == pytest.approx(plans[0].outlook.lead - plan.outlook.lead)
            assert plan.gives_up_doubt >= 0.0


@pytest.mark.parametrize("game", GAMES)
def test_the_same_for_a_seed(game: str, onlooker: Onlooker) -> None:
    state = played(game, 2, 2, turns=4).state
    assert figures(plans_for(state, 5, 40, onlooker=onlooker)) == figures(plans_for(state, 5, 40, onlooker=onlooker))


@pytest.mark.parametrize(
    ("game", "options"), [("teotihuacan", {"setup": "standard"}), ("tzolkin", {"modules": ["tribes"]})]
)
def test_nothing_hidden_is_looked_at(game: str, options: dict[str, Any], onlooker: Onlooker) -> None:
    """Positions that differ only in what a seat cannot know get the same plans."""
    compared = 0
    for seed in range(4):
        match = tonalli.new(game, players=2, seed=seed, **options)
        while match.game.hides(match.state) and compared < 6:
            if len(match.legal()) > 1:
                other = match.state.resample(match.actor, 77)
                compared += other.to_dict() != match.state.to_dict()
                mine, theirs = (plans_for(state, 1, 24, onlooker=onlooker) for state in (match.state, other))
                assert figures(mine) == figures(theirs)
                told = [[plan_told(onlooker.telling, plan)["lead"] for plan in plans] for plans in (mine, theirs)]
                assert told[0] == told[1]
            match.play(match.legal()[-1])
    assert compared > 0


@pytest.mark.parametrize("game", GAMES)
def test_plans_are_told_in_the_words_of_choices(game: str, onlooker: Onlooker) -> None:
    match = played(game, 2, 1, turns=3)
    for plan in plans_for(match.state, 1, 40, onlooker=onlooker):
        told = plan_told(onlooker.telling, plan)
        first = next(choice for choice in onlooker.telling.choices(match.state) if choice.action == plan.actions[0])
        assert text(told["steps"][0]["words"]) == text(first.words)
        assert told["steps"][0]["thing"] == first.thing
        assert told["low"] < told["lead"] < told["high"]
        assert 0 <= told["chance"] <= 1


def test_nobody_plans_when_the_game_is_over() -> None:
    with pytest.raises(OptionError, match="nobody is to decide"):
        plans_for(played("tzolkin", 2, 1).state, 1, 10)
