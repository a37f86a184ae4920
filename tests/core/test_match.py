"""A match as other programs use it."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tonalli
from core.plain_data import goes_on_alike
from core.varieties import (
    SOME_TABLES,
    TABLES,
    before_setup,
    begin,
    each_game,
    name_of,
    play_on,
    seeds,
    sides_of,
    tables,
    walk,
)
from tonalli import Match

pytestmark = pytest.mark.pure


def picture(match: Match) -> tuple[str, dict[str, Any], bool, int]:
    """All of a match that anybody can see."""
    return match.record().write(), match.state.to_dict(), match.can_undo, len(match.watch())


@pytest.mark.parametrize("variety", TABLES, ids=name_of)
def test_a_match_is_played_to_its_end_by_legal_actions(variety: dict[str, Any]) -> None:
    match = play_on(begin(7, **variety), 1)
    assert match.over
    assert len(match.scores()) == sides_of(variety)
    assert len(match.winners()) == 1


def test_setup_is_dealt_as_far_as_it_goes_without_a_decision() -> None:
    for variety in TABLES:
        match = begin(2, **variety)
        assert 0 <= match.actor < variety["players"]
        assert match.turn == (1 if variety.get("setup") == "first" else 0)


@settings(max_examples=25)
@given(tables, seeds)
def test_legal_actions_are_ascending_ints_and_never_run_out(variety: dict[str, Any], seed: int) -> None:
    match = begin(seed, **variety)
    dealer = tonalli.Dealer(seed)
    while not match.over:
        legal = match.legal()
        assert legal == sorted(set(legal)) != []
        assert all(type(action) is int for action in legal)
        assert 0 <= match.actor < variety["players"]
        match.play(legal[dealer.number(len(legal))])


@each_game
def test_nothing_is_left_to_do_when_it_is_over(game: str) -> None:
    match = play_on(begin(3, game), 3)
    assert (match.legal(), match.actor, match.can_undo) == ([], tonalli.NOBODY, False)
    before = picture(match)
    for action in (0, "pass"):
        with pytest.raises(tonalli.IllegalAction, match="over"):
            match.play(action)
    assert picture(match) == before


@each_game
def test_nobody_has_won_before_the_end(game: str) -> None:
    match = begin(3, game)
    while not match.over:
        assert match.winners() == []
        match.play(match.legal()[-1])
    assert match.winners() != []


@each_game
def test_an_action_may_be_played_by_its_id_or_its_notation(game: str) -> None:
    one, other = begin(4, game, players=3), begin(4, game, players=3)
    dealer = tonalli.Dealer(1)
    while not one.over:
        legal = one.legal()
        action = legal[dealer.number(len(legal))]
        one.play(action)
        other.play(f" {other.write(action)} ")
    assert one == other


@settings(max_examples=60)
@given(tables, seeds, st.integers(0, 120), st.integers(-3, 500))
def test_an_illegal_action_changes_nothing(variety: dict[str, Any], seed: int, decisions: int, action: int) -> None:
    match = begin(seed, **variety)
    match.watch()
    play_on(match, seed, decisions)
    before = picture(match)
    if action in match.legal():
        return
    with pytest.raises(tonalli.IllegalAction):
        match.play(action)
    if 0 <= action < len(match.game.space):
        with pytest.raises(tonalli.IllegalAction, match="not legal"):
            match.play(match.write(action))
    assert picture(match) == before


@pytest.mark.parametrize("action", ["", "nonsense", "move:nowhere.1", "pick:nowhere.1", -1, 1 << 70], ids=repr)
@each_game
def test_an_unknown_action_changes_nothing(game: str, action: int | str) -> None:
    match = play_on(begin(4, game), 4, 9)
    before = picture(match)
    with pytest.raises(tonalli.IllegalAction, match=r"\A[^\n]+\Z"):
        match.play(action)
    assert picture(match) == before


@each_game
def test_a_bare_state_refuses_what_is_not_legal_and_stays(game: str) -> None:
    match = play_on(begin(4, game), 4, 30)
    state = match.state
    before = state.to_dict()
    for action in range(len(match.game.space)):
        if action not in state.legal():
            with pytest.raises(tonalli.IllegalAction):
                state.play(action)
    assert state.to_dict() == before


@each_game
def test_write_read_and_describe_are_those_of_the_game(game: str) -> None:
    match = begin(5, game)
    for action in range(len(tonalli.GAMES[game].space)):
        assert match.read(match.write(action)) == action
        assert tonalli.GAMES[game].space.describe(action).items() <= match.describe(action).items()


@each_game
def test_watching_tells_what_happens_from_then_on(game: str) -> None:
    match = play_on(begin(5, game), 5, 20)
    events = match.watch()
    assert events == []
    play_on(match, 6, 20)
    assert len(events) > 0
    assert match.watch() is events


@settings(max_examples=15)
@given(tables, seeds)
def test_watching_changes_nothing(variety: dict[str, Any], seed: int) -> None:
    watched = begin(seed, **variety)
    watched.watch()
    assert play_on(watched, seed) == play_on(begin(seed, **variety), seed)


@each_game
def test_matches_are_equal_only_with_equal_history_and_position(game: str) -> None:
    match = play_on(begin(6, game), 6, 12)
    assert match == play_on(begin(6, game), 6, 12)
    assert match != play_on(begin(6, game), 6, 11)
    assert match != play_on(begin(6, game, players=3), 6, 12)
    assert match != "match"


@each_game
def test_states_are_equal_only_with_equal_positions(game: str) -> None:
    match = play_on(begin(6, game), 6, 12)
    assert match.state == match.state.copy() == play_on(begin(6, game), 6, 12).state
    assert match.state != play_on(begin(6, game), 6, 11).state
    assert match.state != begin(7, game).state
    assert match.state != match.state.to_dict()


def test_neither_matches_nor_states_of_two_games_are_equal() -> None:
    assert begin(1, "teotihuacan") != begin(1, "tzolkin")
    assert before_setup("teotihuacan", players=2) != before_setup("tzolkin", players=2)


@each_game
def test_a_match_is_no_key(game: str) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(begin(1, game))


@pytest.mark.parametrize("variety", SOME_TABLES, ids=name_of)
def test_a_pickled_match_goes_on_like_the_original(variety: dict[str, Any]) -> None:
    match = begin(8, **variety)
    for _ in range(6):
        play_on(match, match.turn, 23)
        other = pickle.loads(pickle.dumps(match))
        assert other == match
        assert (other.seed, other.can_undo) == (match.seed, match.can_undo)
        assert (other.legal(), other.actor) == (match.legal(), match.actor)
        if match.can_undo:
            other.undo()
            assert other != match
            other = pickle.loads(pickle.dumps(match))
    assert play_on(other, 2) == play_on(match, 2)


@pytest.mark.parametrize("variety", SOME_TABLES, ids=name_of)
def test_a_pickled_state_goes_on_like_the_original(variety: dict[str, Any]) -> None:
    for number, state in enumerate(walk(before_setup(**variety), 8)):
        if number % 17 == 0 or state.over:
            for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
                assert other == state
                assert (other.legal(), other.chance()) == (state.legal(), state.chance())
                assert (other.actor, other.turn, other.over) == (state.actor, state.turn, state.over)
            if not state.over:
                goes_on_alike(state.copy(), other, number)


@pytest.mark.parametrize("variety", SOME_TABLES, ids=name_of)
def test_only_a_game_that_is_over_has_an_ending(variety: dict[str, Any]) -> None:
    match = begin(1, **variety)
    with pytest.raises(tonalli.IllegalAction, match="the game is not over"):
        match.game.ending(match.state)
    play_on(match, 1)
    assert match.game.ending(match.state).clause
