"""Actors lay the same before the learner that a batch would, and say what an end was worth."""

from __future__ import annotations

import numpy as np
import pytest

import tonalli
from tonalli.bots.sight import worth_of_end
from tonalli.core.dealer import playout
from tonalli.core.game import GAMES
from tonalli.training.actors import EXAM, HALVES, LASTING, Actor, Crew, Layout, worth
from tonalli.training.exam import Paper, Subject
from tonalli.training.mixture import Mixture
from tonalli.training.shared import Shared


def test_an_end_is_worth_half_the_win_and_half_the_lead() -> None:
    win = np.array([[1.0, 0.0, 0.0], [0.5, 0.5, 0.0]])
    scores = np.array([[90.0, 60.0, 30.0], [50.0, 50.0, -100.0]])
    expected = [[0.75, -0.25, -0.5], [0.25, 0.25, -0.5]]
    assert worth(win, scores) == pytest.approx(np.array(expected))


def made(game: str, rows: int, subjects: list[Subject]) -> tuple[Actor, Shared, Layout]:
    layout = Layout(1, rows, Paper(subjects, 1))
    shared = Shared(GAMES[game], layout.total)
    return Actor(0, GAMES[game], Mixture(GAMES[game], [2], []), layout, shared, 5), shared, layout


def play(shared: Shared, rows: slice, dice: np.random.Generator) -> None:
    shared.action[rows] = (dice.random(shared.mask[rows].shape) * shared.mask[rows]).argmax(1)


@pytest.mark.parametrize("game", GAMES)
def test_halves_are_stepped_by_themselves(game: str) -> None:
    actor, shared, layout = made(game, 3, [])
    dice = np.random.default_rng(1)
    before = shared.observation.copy()
    play(shared, layout.half(0), dice)
    actor.step(0)
    assert (shared.observation[layout.half(1)] == before[layout.half(1)]).all()
    assert (shared.observation[layout.half(0)] != before[layout.half(0)]).any()
    assert shared.mask[: HALVES * layout.half_rows].any(1).all()


def test_other_options_cut_the_games_that_go_on() -> None:
    actor, shared, layout = made("tzolkin", 2, [])
    actor.halves[0][0].steps = LASTING - 1
    play(shared, layout.half(0), np.random.default_rng(1))
    actor.step(0)
    assert shared.cut[layout.half(0)].all()
    play(shared, layout.half(0), np.random.default_rng(1))
    actor.step(0)
    assert not shared.cut[layout.half(0)].any()


def test_an_exam_is_played_to_its_end_from_every_seat() -> None:
    subject = Subject("2p", GAMES["teotihuacan"].check({"players": 2}))
    actor, shared, layout = made("teotihuacan", 1, [subject])
    dice = np.random.default_rng(1)
    rows = layout.half(EXAM)
    actor.begin_exam()
    assert sorted(shared.actor[rows]) == [0, 1]
    ended = np.zeros(2, bool)
    while actor.open != [0, 0]:
        play(shared, rows, dice)
        actor.step_exam()
        ended |= shared.done[rows] != 0
    assert ended.all()
    assert (shared.own[rows][:, :2].max(1) > 30).all()


def test_what_goes_wrong_in_an_actor_is_told() -> None:
    layout = Layout(1, 2, Paper([], 0))
    shared = Shared(GAMES["tzolkin"], layout.total)
    crew = Crew(GAMES["tzolkin"], Mixture(GAMES["tzolkin"], [2], []), layout, shared, 1)
    shared.action[:] = 9999
    crew.tell(0)
    with pytest.raises(RuntimeError, match="is not legal now"):
        crew.wait()
    crew.close()


@pytest.mark.parametrize("game", GAMES)
def test_an_end_is_worth_to_learners_what_it_is_to_whoever_looks_ahead(game: str) -> None:
    for seed in range(8):
        state = tonalli.new(game, players=2 + seed % 3, seed=seed).state
        playout(state, seed)
        scores = np.array([state.scores()], "f4")
        won = np.array([[(seat in state.winners()) / len(state.winners()) for seat in range(scores.shape[1])]])
        expected = [worth_of_end(state, seat) for seat in range(scores.shape[1])]
        assert worth(won, scores)[0].tolist() == pytest.approx(expected)
