"""The suites of PettingZoo, Gymnasium and OpenSpiel, run over both games, all numbers of players, several modules."""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import tonalli.rl.openspiel  # noqa: F401 -- registers the games
from rl.tables import OPTIONS
from tonalli.rl.gym import SeatEnv
from tonalli.rl.pettingzoo import env, raw_env
from tonalli.rl.registration import register

FEW = [OPTIONS[0], OPTIONS[3], OPTIONS[7], OPTIONS[10]]


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_pettingzoo_accepts_it(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # Observations with a mask are PettingZoo's own custom, and its suite warns of them.
        warnings.simplefilter("ignore", UserWarning)
        api_test(env(game, **options), num_cycles=200)


@pytest.mark.parametrize(("game", "options"), FEW)
def test_pettingzoo_repeats_what_a_seed_began(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: env(game, **options), num_cycles=60)


def test_pettingzoo_plays_to_the_end() -> None:
    table = raw_env("teotihuacan", players=3, reward="score", render_mode="ansi")
    table.reset(seed=11)
    generator = random.Random(1)
    for agent in table.agent_iter():
        seen, reward, over, _stopped, _told = table.last()
        if over:
            assert reward == table.single.state.scores()[table.seat_of[agent]]
            table.step(None)
        else:
            assert agent == f"seat_{table.single.state.actor}"
            assert np.flatnonzero(seen["action_mask"]).tolist() == table.single.state.legal()
            table.step(generator.choice(table.single.state.legal()))
    assert table.single.state.over
    assert table.render() == str(table.single.state)


def test_pettingzoo_ends_with_an_illegal_action() -> None:
    table = env("tzolkin", players=3)
    with pytest.raises(AttributeError, match="reset"):
        table.step(0)
    table.reset(seed=4)
    with pytest.raises(AssertionError, match="is no action of"):
        table.step(table.single.decisions)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    ended = {}
    for each in table.agent_iter():
        _seen, reward, over, stopped, _told = table.last()
        assert over
        assert stopped
        ended[each] = reward
        table.step(None)
    assert ended == {each: -1 if each == agent else 0 for each in table.possible_agents}


@pytest.mark.parametrize(("game", "options"), FEW)
def test_gymnasium_accepts_it(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(SeatEnv(game, **options), skip_render_check=True)


def test_gymnasium_knows_both_games_by_name() -> None:
    register()
    table: Any = gymnasium.make("Tonalli/Tzolkin-v0", players=2, opponents="random", reward="margin")
    _seen, told = table.reset(seed=5)
    generator = random.Random(2)
    over = False
    while not over:
        legal = np.flatnonzero(told["action_mask"])
        assert np.array_equal(legal, np.flatnonzero(table.unwrapped.action_masks()))
        _seen, reward, over, _stopped, told = table.step(generator.choice(legal.tolist()))
    assert reward == pytest.approx(told["scores"][0] - told["scores"][1])


def test_gymnasium_ends_with_an_illegal_action() -> None:
    table = SeatEnv("teotihuacan", players=2)
    seen, told = table.reset(seed=1)
    after, reward, over, _stopped, told = table.step(int(np.flatnonzero(told["action_mask"] == 0)[0]))
    assert (reward, over, told["illegal"]) == (-1.0, True, True)
    assert np.array_equal(seen, after)


def test_gymnasium_steps_many_games_at_once() -> None:
    register()
    tables = gymnasium.make_vec("Tonalli/Teotihuacan-v0", num_envs=3, vectorization_mode="vector_entry_point")
    seen, told = tables.reset(seed=3)
    ended = 0
    while ended < 3:
        assert seen.shape == tables.observation_space.shape
        seen, reward, over, _stopped, told = tables.step(told["action_mask"].argmax(1))
        ended += int(over.sum())
        assert not reward[~over].any()


@pytest.mark.parametrize(
    "name",
    [
        "python_tonalli_teotihuacan(players=2)",
        "python_tonalli_teotihuacan(players=1)",
        "python_tonalli_teotihuacan(players=3,modules=obsidian+altars)",
        "python_tonalli_tzolkin(players=4)",
        "python_tonalli_tzolkin(players=5,modules=tribes+prophecies+buildings)",
    ],
)
def test_openspiel_accepts_it(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_openspiel_deals_from_the_very_start_and_copies_cheaply() -> None:
    game = pyspiel.load_game("python_tonalli_tzolkin(players=3,modules=tribes)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    generator = random.Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(generator.choices(outcomes, odds)[0])
            continue
        copied = state.clone()
        position = state.held.position
        assert copied.held.position.key() == position.key()
        copied.apply_action(generator.choice(copied.legal_actions()))
        assert state.held.position is position
        assert copied.held.position is not position
        state.apply_action(generator.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(1)


def test_openspiel_sees_what_its_seat_sees() -> None:
    game = pyspiel.load_game("python_tonalli_teotihuacan(players=2)")
    state = game.new_initial_state()
    observer = game.make_py_observer()
    generator = random.Random(4)
    while state.is_chance_node() or state.held.position.turn < 3:
        state.apply_action(generator.choice(state.legal_actions()))
    for player in range(2):
        observer.set_from(state, player)
        position = state.held.position
        assert observer.tensor.astype("u1").tobytes() == position.game.features.row(position, player)
        other = state.resample_from_infostate(player, generator.random)
        assert observer.string_from(other, player) == observer.string_from(state, player)


def test_openspiel_tells_histories_apart_in_information_states_alone() -> None:
    """Two orders of the same draws look the same afterwards; whoever was there remembers which it was."""
    game = pyspiel.load_game("python_tonalli_tzolkin(players=2)")
    assert not game.get_type().provides_information_state_tensor
    generator = random.Random(5)
    found: list[Any] = []
    for draws in ([0, 1], [1, 0]):
        state = game.new_initial_state()
        first = [outcome for outcome, _ in state.chance_outcomes()]
        for draw in draws:
            state.apply_action(first[draw])
        found.append(state)
    one, other = found
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(0) == one.clone().information_state_string(0)
    while not one.is_terminal() and one.held.position.turn < 2:
        if one.held.position.game.hides(one.held.position) and not one.is_chance_node():
            player = one.current_player()
            redrawn = one.resample_from_infostate(player, generator.random)
            assert redrawn.information_state_string(player) == one.information_state_string(player)
            assert redrawn.observation_string(player) == one.observation_string(player)
        one.apply_action(generator.choice(one.legal_actions()))
