"""Undo: one decision of the same player in the same turn, never past a reveal."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

import tonalli
from clauses import clause
from core.varieties import SETUPS, begin, play_on, seeds, varieties
from tonalli import Match

pytestmark = pytest.mark.pure


def revealed(match: Match, moves: int, events: int) -> bool:
    """Whether chance answered, secret choices became known or a turn ended in an eclipse since then."""
    drawn = any(match.write(move.action).startswith("~") for move in match.moves[moves:])
    return drawn or any(event.why == "T-3.12" or event.kind == "eclipse" for event in match.watch()[events:])


def snapshot(match: Match) -> tuple[str, dict[str, Any], list[int], list[dict[str, object]]]:
    events = [event.to_dict() for event in match.watch()]
    return match.record().write(), match.state.to_dict(), match.legal(), events


@settings(max_examples=12)
@given(varieties, seeds)
def test_it_goes_back_exactly_as_far_as_one_players_turn_without_a_reveal(variety: dict[str, Any], seed: int) -> None:
    match = begin(seed, **variety)
    match.watch()
    dealer = tonalli.Dealer(seed)
    back: list[Any] = []
    for decision in range(150):
        if match.over:
            break
        assert match.can_undo == bool(back)
        before, actor, turn = snapshot(match), match.actor, match.turn
        moves, events = len(match.moves), len(match.watch())
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
        if revealed(match, moves, events) or match.actor != actor or match.turn != turn:
            back = []
        else:
            back.append(before)
        if back and decision % 3 == 0:
            match.undo()
            assert snapshot(match) == back.pop()


@settings(max_examples=12)
@given(varieties, seeds)
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


@settings(max_examples=12)
@given(varieties, seeds)
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


def test_undo_lets_the_player_choose_otherwise() -> None:
    match = begin(1)
    first, second = match.legal()[:2]
    match.play(first)
    match.undo()
    match.play(second)
    assert [match.moves[-1].action, match.can_undo] == [second, True]
    assert match.write(first) not in match.record().write()


def test_another_players_decision_cannot_be_taken_back() -> None:
    match = begin(1)
    actor = match.actor
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    assert match.actor != actor
    assert not match.can_undo


def test_a_finished_turn_cannot_be_taken_back() -> None:
    match = begin(1, setup="first")
    turn = match.turn
    while match.turn == turn:
        match.play(match.legal()[0])
    assert not match.can_undo


def test_undo_with_nothing_to_undo_is_refused_and_changes_nothing() -> None:
    match = begin(1)
    before = snapshot(match)
    with pytest.raises(tonalli.IllegalAction, match="undo"):
        match.undo()
    assert snapshot(match) == before


def test_events_told_before_undo_are_taken_back_from_the_same_list() -> None:
    match = play_on(begin(3, setup="first"), 1, 0)
    events = match.watch()
    match.play(match.legal()[-1])
    told = len(events)
    assert told > 0
    match.undo()
    assert events == []
    match.play(match.legal()[-1])
    assert len(events) == told
    assert match.watch() is events


def test_a_match_watched_only_later_goes_back_beyond_that() -> None:
    match = begin(3, setup="first")
    match.play(match.legal()[-1])
    events = match.watch()
    match.play(match.legal()[-1])
    match.undo()
    match.undo()
    assert events == []
    match.play(match.legal()[-1])
    assert len(events) > 0


def test_a_replayed_match_can_be_taken_back_as_far_as_the_original() -> None:
    for decisions in range(30):
        original = play_on(begin(8), 8, decisions)
        replayed = tonalli.load(original.record().write())
        while original.can_undo:
            assert replayed.can_undo
            original.undo()
            replayed.undo()
            assert replayed == original
        assert not replayed.can_undo


def test_a_player_asked_again_after_the_reveal_cannot_choose_anew() -> None:
    asked_again = 0
    for seed in range(60):
        match = tonalli.new("teotihuacan", players=2, seed=seed)
        actor = match.actor
        while not match.state.to_dict()["opening"]["revealed"]:
            actor = match.actor
            match.play(match.legal()[-1])
        asked_again += match.actor == actor
        assert not match.can_undo
    assert asked_again > 0


def test_a_turn_that_an_eclipse_has_scored_is_not_taken_back() -> None:
    wages = 0
    for seed in range(60):
        match = tonalli.new("teotihuacan", players=2, seed=seed, setup="first", eclipse="dark", watch=True)
        dealer = tonalli.Dealer(seed)
        while not match.over:
            eclipses, actor = len([e for e in match.watch() if e.kind == "eclipse"]), match.actor
            legal = match.legal()
            match.play(legal[dealer.number(len(legal))])
            if len([e for e in match.watch() if e.kind == "eclipse"]) > eclipses:
                wages += match.actor == actor
                assert not match.can_undo
                break
    assert wages > 0


@clause("B-1.8")
@pytest.mark.parametrize("setup", SETUPS)
def test_the_turn_of_the_solo_opponent_is_never_taken_back(setup: str) -> None:
    match = begin(6, players=1, setup=setup)
    match.watch()
    dealer = tonalli.Dealer(6)
    taken_back = 0
    while not match.over:
        turn, told = match.turn, len(match.watch())
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
        if any(event.kind == "activate" for event in match.watch()[told:]):
            assert match.turn > turn
            assert not match.can_undo
        elif match.can_undo:
            match.undo()
            assert len(match.watch()) == told
            match.play(legal[0])
            taken_back += 1
    assert taken_back > 20
