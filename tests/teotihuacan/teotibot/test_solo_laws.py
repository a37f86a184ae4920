"""What holds in every position of every solo game, over random settings, setups and eclipses."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings

import tonalli
from clauses import clause
from core.varieties import SOLO, before_setup, name_of, seeds, solo_varieties
from teotihuacan.laws import lasting, laws, teotibot
from teotihuacan.styles import Choose, at_random, eager
from teotihuacan.teotibot.solo import BOT, HUMAN, human_turn
from tonalli import State

pytestmark = pytest.mark.pure


def same_again(state: State, data: dict[str, Any]) -> None:
    """A position read back is the same position."""
    again = tonalli.from_dict("teotihuacan", data)
    assert again.to_dict() == data
    assert again.legal() == state.legal()
    assert again.chance() == state.chance()
    assert again.actor == state.actor


def play_lawfully(state: State, choose: Choose, seed: int) -> State:
    """Play to the end; the laws are checked at every position, reveals included."""
    dealer = tonalli.Dealer(seed)
    state.listen([])
    before = laws(state)
    while not state.over:
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            assert state.actor == HUMAN
            state.play(choose(state))
        after = laws(state)
        lasting(before, after)
        same_again(state, after)
        before = after
    return state


def counted(state: State) -> list[int]:
    """Scores as the log tells them."""
    return [
        sum(event.number("points") for event in state.told if event.kind == "score" and event.seat == seat)
        for seat in (HUMAN, BOT)
    ]


@clause("B-3.8/1", "B-3.8/2", "B-8.1.3/1", "B-3.17/1", "B-10.1/1", "B-10.1/2", "B-1.8/2")
@pytest.mark.parametrize("variety", SOLO, ids=name_of)
def test_the_laws_hold_from_the_box_to_the_end(variety: dict[str, Any]) -> None:
    state = play_lawfully(before_setup(**variety), eager(31), 31)
    assert counted(state) == state.scores()


@clause("B-3.8/1", "B-1.8/2")
@settings(max_examples=10)
@given(solo_varieties, seeds)
def test_the_laws_hold_in_random_play(variety: dict[str, Any], seed: int) -> None:
    state = play_lawfully(before_setup(**variety), at_random(seed), seed)
    assert counted(state) == state.scores()


@clause("B-3.8/1", "B-1.8/2")
@settings(max_examples=10)
@given(solo_varieties, seeds)
def test_the_laws_hold_in_eager_play(variety: dict[str, Any], seed: int) -> None:
    state = play_lawfully(before_setup(**variety), eager(seed), seed)
    assert counted(state) == state.scores()


@clause("B-1.8/2", "B-10.1/1", "B-10.1/2")
@settings(max_examples=20)
@given(solo_varieties, seeds)
def test_a_solo_match_goes_through_its_record_and_only_the_human_decides(variety: dict[str, Any], seed: int) -> None:
    match = tonalli.new("teotihuacan", seed=seed, **variety)
    choose = eager(seed)
    while not match.over:
        assert match.actor == HUMAN
        match.play(choose(match.state))
    text = match.record().write()
    again = tonalli.load(text)
    assert again.over
    assert again.state.to_dict() == match.state.to_dict()
    assert again.scores() == match.scores()
    assert again.record().write() == text
    human, bot = match.scores()
    assert match.winners() == ([HUMAN] if human > bot else [BOT])


@clause("B-3.8/2", "B-9.8")
def test_a_broken_law_of_the_solo_game_is_noticed() -> None:
    data = human_turn().to_dict()
    teotibot(data)
    wrong: dict[str, Any] = {
        "an action tile in two slots": ("teotibot", "actions", "T", data["teotibot"]["actions"]["BR"]),
        "2 locked workers": ("players", BOT, "workers", [{"worship": "gold", "power": 1}] * 2),
        "on palace1": ("players", BOT, "workers", [{"worship": "palace1", "power": 1}]),
        "unlocked workers": ("players", BOT, "workers", [{"worship": "gold", "power": 1}]),
        "a mask twice": ("players", BOT, "discovery_tiles", ["mask_1", "mask_1"]),
        "a discovery tile with": ("players", BOT, "discovery_tiles", ["cocoa_4"]),
        "used a discovery tile": ("players", BOT, "used_tiles", ["cocoa_4"]),
        "direction tiles": ("teotibot", "directions", 0, None),
    }
    for message, (first, second, third, value) in wrong.items():
        broken = copy.deepcopy(data)
        broken[first][second][third] = value
        if message == "direction tiles":
            del broken[first][second][0]
        with pytest.raises(AssertionError, match=message):
            teotibot(broken)
