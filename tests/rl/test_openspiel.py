"""OpenSpiel's own suite over both games, and what it tells: chance from the very start, and nothing that is secret."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import tonalli
import tonalli.rl.openspiel  # registers the games
from rl.tables import OPTIONS
from tonalli.core.game import GAMES

SECRETIVE = [
    "python_tonalli_teotihuacan(players=2)",
    "python_tonalli_teotihuacan(players=4,modules=obsidian+court+altars+empire)",
    "python_tonalli_tzolkin(players=3,modules=tribes)",
]


def loaded(game: str, options: dict[str, Any]) -> Any:
    """A game by its name and parameters, written as people write them."""
    given = {name: value for name, value in options.items() if name not in ("modules", "bot")}
    given |= options.get("bot", {})
    if "modules" in options:
        given["modules"] = "+".join(options["modules"])
    return pyspiel.load_game(f"python_tonalli_{game}({','.join(f'{name}={each}' for name, each in given.items())})")


def is_secret(state: Any) -> bool:
    return bool(state.held.position.game.hides(state.held.position))


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_its_suite_accepts_it(game: str, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(loaded(game, options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_every_option_is_a_parameter(game: str, options: dict[str, Any]) -> None:
    assert loaded(game, options).single.options == GAMES[game].check(options)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("teotihuacan(players=7)", "players=7: allowed is 1, 2, 3, 4"),
        ("teotihuacan(players=1,start_gold=9)", "start_gold=9: allowed is 1, 2, 3"),
        ("teotihuacan(players=1,harder_obsidian=True)", "allowed only with modules='obsidian'"),
        ("tzolkin(modules=tribes+zombies)", "'zombies' is not among"),
        ("tzolkin(reward=fame)", "reward='fame': allowed is win, rank, margin, score"),
    ],
)
def test_wrong_parameters_are_named(given: str, said: str) -> None:
    with pytest.raises(tonalli.OptionError, match=said):
        pyspiel.load_game(f"python_tonalli_{given}")


def test_settings_of_a_solo_opponent_are_parameters() -> None:
    game = pyspiel.load_game("python_tonalli_teotihuacan(players=1,start_gold=3,modules=obsidian,harder_obsidian=True)")
    assert game.single.options["bot"] == {"start_gold": 3, "harder_obsidian": True}
    assert "start_gold" not in pyspiel.load_game("python_tonalli_tzolkin").get_parameters()


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_state_is_written_and_read(game: str, options: dict[str, Any]) -> None:
    made = loaded(game, options)
    state = made.new_initial_state()
    generator = random.Random(6)
    while not state.is_terminal():
        state.apply_action(generator.choice(state.legal_actions()))
    again_game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(made, state))
    assert str(again_game) == str(made)
    assert again.held.position.key() == state.held.position.key()
    assert again.history() == state.history()
    for player in range(made.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)


def test_it_deals_from_the_very_start_and_copies_cheaply() -> None:
    game = pyspiel.load_game("python_tonalli_tzolkin(players=3,modules=tribes)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    generator = random.Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            weights = [weight for _, weight in state.held.position.chance()]
            assert odds == pytest.approx([weight / sum(weights) for weight in weights])
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


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_every_player_gets_what_its_seat_is_worth(game: str, options: dict[str, Any]) -> None:
    state = loaded(game, {**options, "reward": "score"}).new_initial_state()
    generator = random.Random(12)
    while not state.is_terminal():
        assert not any(state.returns())
        state.apply_action(generator.choice(state.legal_actions()))
    assert state.returns() == state.rewards() == state.held.position.scores()[: options["players"]]


def test_an_observation_is_the_row_of_a_seat() -> None:
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


def test_an_observation_is_asked_for_as_one_player_has_it() -> None:
    game = pyspiel.load_game("python_tonalli_tzolkin(players=2)")
    nobodys = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError, match="what one player sees"):
        game.make_py_observer(nobodys)


def in_either_order(state: Any) -> list[Any]:
    """Two states of the same position that two decisions lead to, one before the other or after it."""
    for first in state.legal_actions():
        for second in state.child(first).legal_actions():
            if first != second and second in state.legal_actions() and first in state.child(second).legal_actions():
                one, other = state.child(first).child(second), state.child(second).child(first)
                if one.held.position.key() == other.held.position.key():
                    return [one, other]
    return []


def test_histories_are_told_apart_in_information_states_alone() -> None:
    """Two orders of the same decisions look the same afterwards; whoever was there remembers which it was."""
    state = pyspiel.load_game("python_tonalli_tzolkin(players=2)").new_initial_state()
    generator = random.Random(5)
    while state.is_chance_node() or not (pair := in_either_order(state)):
        state.apply_action(generator.choice(state.legal_actions()))
    one, other = pair
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert one.information_state_string(0) == one.clone().information_state_string(0)
    assert one.information_state_tensor(0) == one.clone().information_state_tensor(0)


@pytest.mark.parametrize("name", SECRETIVE)
def test_what_is_chosen_in_secret_is_told_to_nobody_else(name: str) -> None:
    """Whatever a player chooses: while it is secret, the information states of the others are the same."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    generator = random.Random(7)
    compared = 0
    while not state.is_terminal() and state.held.position.turn < 1:
        legal, chooser = state.legal_actions(), state.current_player()
        if is_secret(state) and not state.is_chance_node() and len(legal) > 1:
            one, other = (state.child(action) for action in generator.sample(legal, 2))
            for player in range(game.num_players() if is_secret(one) and is_secret(other) else 0):
                compared += 1
                same = player != chooser
                assert (one.information_state_string(player) == other.information_state_string(player)) == same
                assert (one.information_state_tensor(player) == other.information_state_tensor(player)) == same
        state.apply_action(generator.choice(legal))
    assert compared > 0


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_player_remembers_what_it_was_dealt(name: str) -> None:
    """Also when all has been revealed: what it saw when it decided in secret is part of its information state."""
    state = pyspiel.load_game(name).new_initial_state()
    generator = random.Random(8)
    seen: list[str] = []
    rows: list[bytes] = []
    while state.held.position.turn < 2:
        if is_secret(state) and state.current_player() == 0:
            seen.append(state.observation_string(0))
            rows.append(np.array(state.observation_tensor(0), "u1").tobytes())
        state.apply_action(generator.choice(state.legal_actions()))
    told = json.loads(state.information_state_string(0))
    assert [json.dumps(each, sort_keys=True) for each in told["secret"]] == seen
    size = len(state.observation_tensor(0))
    tensor = np.array(state.information_state_tensor(0))
    assert tensor[:size].tolist() == state.observation_tensor(0)
    assert [tensor[size * number : size * (number + 1)].astype("u1").tobytes() for number in (1, 2)] == rows[:2]
    assert len(rows) >= 2


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_game_goes_on_from_what_was_drawn_anew(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    generator = random.Random(9)
    drawn: list[Any] = []
    differ = 0
    while state.held.position.turn < 1:
        if is_secret(state) and not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, generator.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            if other.held.position.key() != state.held.position.key():
                drawn.append(other)
            third = state.resample_from_infostate(player, generator.random)
            differ += third.held.position.key() != other.held.position.key()
        state.apply_action(generator.choice(state.legal_actions()))
    for other in drawn[:4]:
        while not other.is_terminal() and other.held.position.turn < 2:
            other.apply_action(generator.choice(other.legal_actions()))
        assert other.information_state_string(0)
    assert drawn
    assert differ
