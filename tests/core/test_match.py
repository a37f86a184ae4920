"""A match as other programs use it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tonalli
from core.varieties import VARIETIES, begin, name_of, play_on, seeds, sides_of, varieties
from tonalli import Match

pytestmark = pytest.mark.pure


def picture(match: Match) -> tuple[str, dict[str, Any], bool, int]:
    """All of a match that anybody can see."""
    return match.record().write(), match.state.to_dict(), match.can_undo, len(match.watch())


@pytest.mark.parametrize("variety", VARIETIES, ids=name_of)
def test_a_match_is_played_to_its_end_by_legal_actions(variety: dict[str, Any]) -> None:
    match = play_on(begin(7, **variety), 1)
    assert match.over
    assert len(match.scores()) == sides_of(variety)
    assert len(match.winners()) == 1


def test_setup_is_dealt_as_far_as_it_goes_without_a_decision() -> None:
    for variety in VARIETIES:
        match = begin(2, **variety)
        assert 0 <= match.actor < variety["players"]
        assert match.turn == (1 if variety["setup"] == "first" else 0)


@settings(max_examples=15)
@given(varieties, seeds)
def test_legal_actions_are_ascending_ints_and_never_run_out(variety: dict[str, Any], seed: int) -> None:
    match = begin(seed, **variety)
    dealer = tonalli.Dealer(seed)
    while not match.over:
        legal = match.legal()
        assert legal == sorted(set(legal)) != []
        assert all(type(action) is int for action in legal)
        assert 0 <= match.actor < variety["players"]
        match.play(legal[dealer.number(len(legal))])


def test_nothing_is_left_to_do_when_it_is_over() -> None:
    match = play_on(begin(3), 3)
    assert (match.legal(), match.actor, match.can_undo) == ([], tonalli.NOBODY, False)
    before = picture(match)
    for action in (0, "collect"):
        with pytest.raises(tonalli.IllegalAction, match="over"):
            match.play(action)
    assert picture(match) == before


def test_nobody_has_won_before_the_end() -> None:
    match = begin(3)
    while not match.over:
        assert match.winners() == []
        match.play(match.legal()[-1])
    assert match.winners() != []


def test_an_action_may_be_played_by_its_id_or_its_notation() -> None:
    one, other = begin(4, players=3), begin(4, players=3)
    dealer = tonalli.Dealer(1)
    while not one.over:
        legal = one.legal()
        action = legal[dealer.number(len(legal))]
        one.play(action)
        other.play(f" {other.write(action)} ")
    assert one == other


@settings(max_examples=40)
@given(varieties, seeds, st.integers(0, 120), st.integers(-3, 500))
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


@pytest.mark.parametrize("action", ["", "nonsense", "move:nowhere.1", -1, 1 << 70], ids=repr)
def test_an_unknown_action_changes_nothing(action: int | str) -> None:
    match = play_on(begin(4), 4, 9)
    before = picture(match)
    with pytest.raises(tonalli.IllegalAction, match=r"\A[^\n]+\Z"):
        match.play(action)
    assert picture(match) == before


def test_an_outcome_of_chance_is_nobodys_to_play() -> None:
    match = play_on(begin(4), 4, 9)
    with pytest.raises(tonalli.IllegalAction):
        match.play("~first:0")


def test_a_bare_state_refuses_what_is_not_legal_and_stays() -> None:
    state = play_on(begin(4), 4, 30).state
    before = state.to_dict()
    illegal = next(action for action in range(465) if action not in state.legal())
    with pytest.raises(tonalli.IllegalAction):
        state.play(illegal)
    assert state.to_dict() == before


def test_write_read_and_describe_are_those_of_the_game() -> None:
    match = begin(5)
    for action in match.legal():
        assert match.read(match.write(action)) == action
        assert match.describe(action)["kind"] == match.write(action).partition(":")[0]


def test_watching_tells_what_happens_from_then_on() -> None:
    match = play_on(begin(5), 5, 20)
    events = match.watch()
    assert events == []
    play_on(match, 6, 20)
    assert len(events) > 0
    assert match.watch() is events


@settings(max_examples=10)
@given(varieties, seeds)
def test_watching_changes_nothing(variety: dict[str, Any], seed: int) -> None:
    watched = begin(seed, **variety)
    watched.watch()
    assert play_on(watched, seed) == play_on(begin(seed, **variety), seed)


def test_matches_are_equal_only_with_equal_history_and_position() -> None:
    match = play_on(begin(6), 6, 12)
    assert match == play_on(begin(6), 6, 12)
    assert match != play_on(begin(6), 6, 11)
    assert match != "match"
