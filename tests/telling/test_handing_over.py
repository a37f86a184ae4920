"""What a choice says of who decides next: its player again, another one, or whoever's turn comes then."""

from __future__ import annotations

import pytest

import tonalli
from teotihuacan.altars.shamans import table_of
from teotihuacan.empire.conquering import conquering
from teotihuacan.table import play, side
from tonalli.locale import languages, text
from tonalli.telling import telling_of
from tonalli.telling.phrase import Phrase

TELLING = telling_of("teotihuacan")


def follows(state: tonalli.State, notation: str) -> tuple[bool, bool]:
    """Whether a choice hands over, and whether it ends the turn of who makes it."""
    choice = TELLING.choice(state, state.game.space.read(notation))
    assert (choice.to_dict()["hands_over"], choice.to_dict()["ends_turn"]) == (choice.hands_over, choice.ends_turn)
    return choice.hands_over, choice.ends_turn


def test_who_pushes_another_hands_over_but_does_not_end_the_turn() -> None:
    assert follows(conquering(regions={"0": 1}), "warrior") == (True, False)
    assert follows(conquering(regions={"0": 0}), "warrior") == (False, False)


def test_a_decision_out_of_turn_never_ends_ones_own_turn() -> None:
    state = table_of("a12.rear a81.front", side(), side())
    play(state, "activate")
    assert follows(state, "shaman:a81.front") == (True, False)
    play(state, "shaman:a81.front")
    assert (state.actor, state.active) == (1, 0)
    after = state.copy()
    play(after, "shaman:a56.front")
    assert after.turn > state.turn, "nothing else is to be decided in the turn of the other"
    assert follows(state, "shaman:a56.front") == (True, False)


def test_the_last_choice_of_ones_own_turn_ends_it() -> None:
    state = table_of("a12.rear a81.front", side(), side())
    play(state, "activate")
    assert follows(state, "shaman:a81.rear") == (True, True)


def test_the_end_of_a_turn_after_which_nothing_is_due_concludes_it() -> None:
    match = tonalli.new("teotihuacan", players=2, seed=1)
    asked = set()
    for number in range(400):
        if match.over:
            break
        step = match.state.top.kind
        for choice in TELLING.choices(match.state):
            assert choice.concludes == (choice.kind == "pass" and choice.ends_turn and step == "end-turn")
            asked |= {step} if choice.concludes else set()
        match.play(match.legal()[number % len(match.legal())])
    assert asked == {"end-turn"}


@pytest.mark.parametrize("language", languages())
def test_whoever_is_to_end_a_turn_is_told_the_button_as_it_is_labelled(language: str) -> None:
    label = text(Phrase("teotihuacan-action-pass.end-turn"), language)
    assert label in text(Phrase("teotihuacan-ask-end-turn.ask"), language)
    assert label not in text(Phrase("teotihuacan-ask-end-turn.ask-theirs"), language)


def test_in_setup_a_choice_hands_over_to_the_next_player() -> None:
    match = tonalli.new("teotihuacan", players=2, seed=1, setup="draft")
    while match.game.hides(match.state) or match.turn == 0:
        actor, action = match.actor, match.legal()[0]
        choice = TELLING.choice(match.state, action)
        match.play(action)
        assert choice.hands_over == (match.actor != actor or match.turn > 0)
        assert not choice.ends_turn
