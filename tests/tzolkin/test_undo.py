"""Undo in Tzolk'in: wealth tiles until another chooses, never the days that pass or the turn before them."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from core.varieties import PLAYERS, begin

pytestmark = pytest.mark.pure


@clause("Z-2.14/1")
@pytest.mark.parametrize("players", PLAYERS)
def test_wealth_tiles_are_chosen_anew_only_until_another_chooses(players: int) -> None:
    match = begin(4, "tzolkin", players=players)
    for seat in range(players):
        actor, start = match.actor, match.record().write()
        assert not match.can_undo
        match.play(match.legal()[seat % 2])
        assert (match.actor, match.can_undo) == (actor, True)
        match.undo()
        assert match.record().write() == start
        match.play(match.legal()[1])
        match.play(match.legal()[0])
        assert not match.can_undo, "others have chosen, or all choices are known"


@clause("Z-3.1/3", "Z-12.3", "Z-12.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_neither_the_days_that_pass_nor_the_turn_before_them_are_taken_back(players: int) -> None:
    asked_again = asked_others = 0
    for seed in range(30):
        match = begin(seed, "tzolkin", players=players)
        dealer = tonalli.Dealer(seed)
        while not match.over:
            actor = match.actor
            legal = match.legal()
            match.play(legal[dealer.number(len(legal))])
            if match.over or match.view()["decision"]["step"] != "choose-days":
                continue
            asked_again += match.actor == actor
            asked_others += match.actor != actor
            assert not match.can_undo, "the turn is over"
            with pytest.raises(tonalli.IllegalAction, match="undo"):
                match.undo()
            match.play(match.legal()[seed % 2])
            assert not match.can_undo, "the days have passed"
    assert asked_again > 5
    assert asked_others > 5
