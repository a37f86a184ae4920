"""Undo: one decision of the same player in the same turn, never past what another decided, never past a reveal."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

import tonalli
from core.varieties import begin, each_game, play_on, seeds, tables
from tonalli import Match

pytestmark = pytest.mark.pure


REVEALED = {"T-3.12", "Z-2.11"}
"""Secret choices become known."""
BEYOND_THE_TURN = {"eclipse", "marker", "day"}
"""What happens only once a turn is over, even if the same player is asked again before the next one."""


def revealed(match: Match, moves: int, events: int) -> bool:
    """Whether chance answered, secret choices became known or a turn ended since then."""
    drawn = any(match.write(move.action).startswith("~") for move in match.moves[moves:])
    told = match.watch()[events:]
    return drawn or any(event.why in REVEALED or event.kind in BEYOND_THE_TURN for event in told)


def first_turn(seed: int, game: str) -> Match:
    """A match at the start of its first turn."""
    match = begin(seed, game)
    while match.turn == 0:
        match.play(match.legal()[0])
    return match


def snapshot(match: Match) -> tuple[str, dict[str, Any], list[int], list[dict[str, object]]]:
    events = [event.to_dict() for event in match.watch()]
    return match.record().write(), match.state.to_dict(), match.legal(), events


@settings(max_examples=20)
@given(tables, seeds)
def test_it_goes_back_exactly_as_far_as_one_players_turn_without_a_reveal(variety: dict[str, Any], seed: int) -> None:
    match = begin(seed, **variety)
    match.watch()
    dealer = tonalli.Dealer(seed)
    back: list[Any] = []
    decider = match.actor
    for decision in range(150):
        if match.over:
            break
        assert match.can_undo == bool(back)
        before, actor, turn = snapshot(match), match.actor, match.turn
        moves, events = len(match.moves), len(match.watch())
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
        handed_over = match.actor != actor and (match.over or turn == 0)
        if revealed(match, moves, events) or handed_over or match.turn != turn:
            back = []
        else:
            back = [*(back if decider == actor else []), before]
        decider = actor
        assert match.undo_seat == (actor if back else None)
        if back and decision % 3 == 0:
            match.undo()
            assert match.actor == actor
            assert snapshot(match) == back.pop()


@settings(max_examples=20)
@given(tables, seeds)
def test_repeated_undo_leads_to_the_first_decision_that_can_be_taken_back(variety: dict[str, Any], seed: int) -> None:
    match = begin(seed, **variety)
    match.watch()
    start = snapshot(match)
    dealer = tonalli.Dealer(seed)
    for _ in range(100):
        if match.over:
            break
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
        if not match.can_undo:
            start = snapshot(match)
    while match.can_undo:
        match.undo()
    assert snapshot(match) == start


@settings(max_examples=20)
@given(tables, seeds)
def test_undo_and_the_same_again_give_an_equal_match(variety: dict[str, Any], seed: int) -> None:
    straight, wavering = begin(seed, **variety), begin(seed, **variety)
    dealer = tonalli.Dealer(seed)
    while not straight.over:
        legal = straight.legal()
        action = legal[dealer.number(len(legal))]
        straight.play(action)
        wavering.play(action)
        if wavering.can_undo:
            wavering.undo()
            wavering.play(action)
    assert wavering == straight


@each_game
def test_undo_lets_the_player_choose_otherwise(game: str) -> None:
    match = begin(1, game)
    first, second = match.legal()[:2]
    match.play(first)
    match.undo()
    match.play(second)
    assert [match.moves[-1].action, match.can_undo] == [second, True]
    assert match.write(first) not in match.record().write()


@each_game
def test_another_players_decision_cannot_be_taken_back(game: str) -> None:
    match = begin(1, game)
    actor = match.actor
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    assert match.actor != actor
    assert not match.can_undo


@each_game
def test_a_finished_turn_cannot_be_taken_back(game: str) -> None:
    match = first_turn(1, game)
    assert not match.can_undo
    while match.turn == 1:
        match.play(match.legal()[0])
    assert not match.can_undo


@each_game
def test_undo_with_nothing_to_undo_is_refused_and_changes_nothing(game: str) -> None:
    match = begin(1, game)
    before = snapshot(match)
    with pytest.raises(tonalli.IllegalAction, match="undo"):
        match.undo()
    assert snapshot(match) == before


@each_game
def test_events_told_before_undo_are_taken_back_from_the_same_list(game: str) -> None:
    match = first_turn(3, game)
    events = match.watch()
    match.play(match.legal()[-1])
    told = len(events)
    assert told > 0
    match.undo()
    assert events == []
    match.play(match.legal()[-1])
    assert len(events) == told
    assert match.watch() is events


@each_game
def test_a_match_watched_only_later_goes_back_beyond_that(game: str) -> None:
    match = first_turn(3, game)
    match.play(match.legal()[-1])
    events = match.watch()
    match.play(match.legal()[-1])
    match.undo()
    match.undo()
    assert events == []
    match.play(match.legal()[-1])
    assert len(events) > 0


@each_game
def test_a_replayed_match_can_be_taken_back_as_far_as_the_original(game: str) -> None:
    for decisions in range(30):
        original = play_on(begin(8, game), 8, decisions)
        replayed = tonalli.load(original.record().write())
        while original.can_undo:
            assert replayed.can_undo
            original.undo()
            replayed.undo()
            assert replayed == original
        assert not replayed.can_undo


def test_back_to_a_mark_nothing_has_happened() -> None:
    match, other = (tonalli.new("teotihuacan", players=2, seed=5, watch=True) for _ in range(2))
    for each in (match, other):
        for number in range(20):
            each.play(each.legal()[number % len(each.legal())])
    mark = match.mark()
    for number in range(30):
        match.play(match.legal()[-1])
        if number % 7 == 0 and match.can_undo:
            match.undo()
    assert match != other
    match.back_to(mark)
    assert match == other
    assert (match.can_undo, match.undo_seat) == (other.can_undo, other.undo_seat)
    for _decision in range(40):
        for each in (match, other):
            each.play(each.legal()[0])
    assert match == other, "chance goes on as it would have"
    assert [event.to_dict() for event in match.watch()] == [event.to_dict() for event in other.watch()]
