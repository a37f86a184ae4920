"""Undo in Teotihuacan: never past the reveal of starting tiles or an eclipse, never the turn of the solo opponent."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from core.varieties import SETUPS, begin

pytestmark = pytest.mark.pure


@clause("T-3.12")
def test_a_player_asked_again_after_the_reveal_cannot_choose_anew() -> None:
    asked_again = 0
    for seed in range(60):
        match = begin(seed)
        actor = match.actor
        while match.game.hides(match.state):
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
