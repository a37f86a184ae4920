"""Conservation laws in whole games for two, three and four players, played at random, eagerly and thoughtfully."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tonalli
from clauses import clause
from games.make_tzolkin import everything, shown
from tonalli import State
from tzolkin.facts import TEMPLES, TRACKS, top
from tzolkin.laws import SPACE, lasting, laws
from tzolkin.ledger import Ledger
from tzolkin.styles import STYLES, Choose, at_random, eager, thoughtful

pytestmark = pytest.mark.pure

PLAYERS = (2, 3, 4)
seeds = st.integers(min_value=0, max_value=1 << 40)


def before_setup(players: int) -> State:
    game = tonalli.GAMES["tzolkin"]
    return game.begin(game.check({"players": players}))


def play_lawfully(state: State, choose: Choose, seed: int) -> State:
    """Play to the end; the laws are checked at every position, reveals included."""
    dealer = tonalli.Dealer(seed)
    state.listen([])
    before = laws(state)
    ledger = Ledger(len(before["players"]))
    ledger.open(before)
    while not state.over:
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            state.play(choose(state))
        after = laws(state)
        lasting(before, after)
        ledger.follow(state.told)
        ledger.agrees(after)
        before = after
    return state


@clause(
    "Z-1.4/1",
    "Z-1.5/1",
    "Z-1.6",
    "Z-2.10/1",
    "Z-9.2/1",
    "Z-12.5/1",
    "Z-13.6/1",
    "Z-13.6/2",
    "Z-15.5",
    "Z-2.4/2",
    "Z-7.18/2",
    "Z-10.9/2",
)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_the_laws_hold_from_the_box_to_the_end(players: int, seed: int) -> None:
    play_lawfully(before_setup(players), eager(seed), seed)


@settings(max_examples=20)
@given(st.sampled_from(PLAYERS), seeds)
def test_the_laws_hold_in_random_play(players: int, seed: int) -> None:
    play_lawfully(before_setup(players), at_random(seed), seed)


@settings(max_examples=20)
@given(st.sampled_from(PLAYERS), seeds)
def test_the_laws_hold_in_eager_play(players: int, seed: int) -> None:
    play_lawfully(before_setup(players), eager(seed), seed)


@pytest.mark.parametrize("style", STYLES)
def test_the_laws_hold_in_thoughtful_play(style: str) -> None:
    play_lawfully(before_setup(2), thoughtful(1, style, 1), 1)


def rich(players: int, seed: int) -> State:
    """A table where everybody has plenty and knows much, so that everything can happen soon."""
    match = tonalli.new("tzolkin", players=players, seed=seed)
    while "opening" in match.state.to_dict():
        match.play(match.legal()[seed % len(match.legal())])
    data = match.state.to_dict()
    for number, one in enumerate(data["players"]):
        one.update({"corn": 25, "wood": 9, "stone": 9, "gold": 9, "skull": 2})
        for place, track in enumerate(TRACKS):
            one["technologies"][track] = (seed + number + place) % 4
        for place, temple in enumerate(TEMPLES):
            one["temples"][temple] = (seed + 2 * number + place) % top(temple)
    del data["skulls"]["bank"]
    return tonalli.from_dict("tzolkin", data)


@settings(max_examples=20)
@given(st.sampled_from(PLAYERS), seeds)
def test_the_laws_hold_where_everybody_has_plenty(players: int, seed: int) -> None:
    play_lawfully(rich(players, seed), eager(seed), seed)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_position_is_read_as_it_was_written(players: int) -> None:
    dealer = tonalli.Dealer(players)
    choose = eager(players)
    state = before_setup(players)
    while True:
        data = state.to_dict()
        again = tonalli.from_dict("tzolkin", data)
        assert again == state
        assert again.legal() == state.legal()
        assert again.chance() == state.chance()
        if state.over:
            break
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            state.play(choose(state))


@settings(max_examples=15)
@given(st.sampled_from(PLAYERS), seeds)
def test_a_copy_goes_its_own_way(players: int, seed: int) -> None:
    match = tonalli.new("tzolkin", players=players, seed=seed)
    choose = eager(seed)
    for _ in range(seed % 80):
        if not match.over:
            match.play(choose(match.state))
    data = match.state.to_dict()
    copy = match.state.copy()
    assert copy == match.state
    tonalli.playout(copy, seed)
    assert match.state.to_dict() == data


@settings(max_examples=30)
@given(st.sampled_from(PLAYERS), seeds)
def test_a_match_shows_only_players_decisions_and_ends_lawfully(players: int, seed: int) -> None:
    match = tonalli.new("tzolkin", players=players, seed=seed)
    choose = eager(seed)
    while not match.over:
        assert 0 <= match.actor < players
        match.play(choose(match.state))
    laws(match.state)
    again = tonalli.load(match.record().write())
    assert again.state == match.state
    assert (again.scores(), again.winners()) == (match.scores(), match.winners())


# ---- everything can happen -----------------------------------------------------------------------


RARE = ("monument", "drop")
"""What takes more than eagerness; the recorded games show it."""


def test_random_and_eager_play_reach_every_other_action_of_the_base_game() -> None:
    missing = {action for action in everything() if SPACE.describe(action)["kind"] not in RARE}
    for seed in range(600):
        players = PLAYERS[seed % 3]
        match = tonalli.new("tzolkin", players=players, seed=seed)
        choose = (at_random if seed % 4 == 0 else eager)(seed)
        while not match.over:
            match.play(choose(match.state))
        missing -= shown(match)
        if not missing:
            break
    assert sorted(SPACE.write(action) for action in missing) == []


def test_a_broken_law_is_noticed() -> None:
    state = tonalli.new("tzolkin", players=3, seed=1).state
    laws(state)
    broken: list[tuple[str, Any]] = [("skulls", 12), ("day", 10), ("unseen_monuments", 0), ("claimant", 1), ("age", 2)]
    for field, value in broken:
        other = state.copy()
        setattr(other, field, value)
        with pytest.raises(AssertionError):
            laws(other)
