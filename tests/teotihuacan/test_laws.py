"""Conservation laws in whole games of every variety, played at random and eagerly."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

import tonalli
from clauses import clause
from core.varieties import VARIETIES, before_setup, begin, name_of, seeds, varieties, walk
from teotihuacan.laws import lasting, laws
from teotihuacan.styles import Choose, at_random, eager
from teotihuacan.table import position, side
from tonalli import State

pytestmark = pytest.mark.pure


def play_lawfully(state: State, choose: Choose, seed: int) -> State:
    """Play to the end; the laws are checked at every position, reveals included."""
    dealer = tonalli.Dealer(seed)
    before = laws(state)
    while not state.over:
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            state.play(choose(state))
        after = laws(state)
        lasting(before, after)
        before = after
    return state


@clause("T-1.5/1", "T-1.6/1", "T-1.9", "T-1.10", "T-18.1/2", "T-20.1", "T-20.2/1", "T-20.2/2", "T-20.2/3")
@pytest.mark.parametrize("variety", VARIETIES, ids=name_of)
def test_the_laws_hold_from_the_box_to_the_end(variety: dict[str, Any]) -> None:
    play_lawfully(before_setup(**variety), eager(31), 31)


@settings(max_examples=20)
@given(varieties, seeds)
def test_the_laws_hold_in_random_play(variety: dict[str, Any], seed: int) -> None:
    play_lawfully(before_setup(**variety), at_random(seed), seed)


@settings(max_examples=20)
@given(varieties, seeds)
def test_the_laws_hold_in_eager_play(variety: dict[str, Any], seed: int) -> None:
    play_lawfully(before_setup(**variety), eager(seed), seed)


@settings(max_examples=6)
@given(varieties, seeds)
def test_no_position_that_is_reached_has_problems(variety: dict[str, Any], seed: int) -> None:
    for state in walk(before_setup(**variety), seed):
        assert state.problems() == []


@settings(max_examples=40)
@given(varieties, seeds)
def test_a_match_shows_only_players_decisions_and_ends_lawfully(variety: dict[str, Any], seed: int) -> None:
    match = begin(seed, **variety)
    choose = eager(seed)
    while not match.over:
        assert 0 <= match.actor < int(variety["players"])
        match.play(choose(match.state))
    laws(match.state)


@clause("T-9.5/2")
@pytest.mark.parametrize("seed", range(4))
def test_where_all_stand_below_the_tops_one_marker_reaches_each(seed: int) -> None:
    data = begin(seed, players=4, setup="first").state.to_dict()
    for number in range(4):
        data["players"][number]["temples"] = {"blue": 10, "red": 10, "green": 10}
    state = play_lawfully(tonalli.from_dict("teotihuacan", data), eager(seed), seed)
    tops = [list(one["temples"].values()).count(11) for one in state.to_dict()["players"]]
    assert 1 <= sum(tops) <= 3


@clause("T-20.2/2", "T-20.2/3", "T-20.3", "T-22.5")
@pytest.mark.parametrize(
    ("eclipse", "first", "cocoa", "winner"),
    [
        ("standard", 0, (2, 0, 4), 2),
        ("standard", 0, (2, 2, 2), 0),
        ("standard", 1, (2, 2, 2), 1),
        ("standard", 2, (2, 2, 1), 0),
        ("dark", 0, (2, 2, 2), 2),
        ("dark", 1, (2, 2, 2), 0),
        ("dark", 1, (5, 6, 5), 1),
    ],
)
def test_ties_go_to_most_cocoa_then_to_player_order(
    eclipse: str, first: int, cocoa: tuple[int, int, int], winner: int
) -> None:
    data = position(*[side(points=150, cocoa=amount) for amount in cocoa], eclipse=eclipse, first_player=first)
    over: dict[str, Any] = {
        "turn": 99,
        "active": None,
        "pending": [],
        "calendar": {"light": 9, "dark": 9, "eclipses": 3},
    }
    neutral = {"red": ["forest", "quarry", "gold"]}
    state = tonalli.from_dict("teotihuacan", {**data, **over, "neutral_workers": neutral})
    assert state.winners() == [winner]
    laws(state)


def test_a_broken_law_is_noticed() -> None:
    state = begin(1, setup="first").state
    laws(state)
    for field, value in (("buildings", 10), ("light", 99), ("unseen_pyramid", 0), ("unseen_decorations", 1)):
        broken = state.copy()
        setattr(broken, field, value)
        with pytest.raises((AssertionError, IndexError)):
            laws(broken)
