"""What a seat cannot know is drawn anew, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

import tonalli
from clauses import clause
from core.varieties import before_setup, begin, each_game, play_on, seeds, tables, walk

pytestmark = pytest.mark.pure


@clause("T-1.13", "Z-14.13")
@settings(max_examples=15)
@given(tables, seeds)
def test_a_seat_sees_no_difference_and_every_sample_is_possible(variety: dict[str, Any], seed: int) -> None:
    game = tonalli.GAMES[variety["game"]]
    for number, state in enumerate(walk(before_setup(**variety), seed)):
        if state.turn > 2:
            break
        for seat in range(len(state.scores())):
            other = state.resample(seat, seed + number)
            assert game.view(other, seat) == game.view(state, seat)
            assert tonalli.from_dict(game.name, other.to_dict()) == other
            assert other.legal() == state.legal() or state.actor != seat


@each_game
def test_all_that_could_be_comes_up_and_the_original_stays(game: str) -> None:
    state = begin(4, game, players=3).state
    before = state.to_dict()
    samples = [state.resample(0, seed).to_dict()["opening"]["dealt"] for seed in range(60)]
    assert state.to_dict() == before
    assert len({str(dealt) for dealt in samples}) > 50
    assert all(dealt[0] == before["opening"]["dealt"][0] for dealt in samples)
    hidden = {tile for dealt in samples for hand in dealt[1:] for tile in hand}
    assert not hidden & set(before["opening"]["dealt"][0])
    assert hidden > {tile for hand in before["opening"]["dealt"][1:] for tile in hand}


@each_game
def test_a_sample_can_be_played_to_its_end(game: str) -> None:
    state = begin(4, game, players=3).state
    for seed in range(5):
        other = state.resample(0, seed)
        tonalli.playout(other, seed)
        assert other.over


@each_game
def test_once_nothing_is_hidden_a_sample_is_a_copy(game: str) -> None:
    state = play_on(begin(4, game), 4, 30).state
    other = state.resample(0, 1)
    assert other == state
    assert other is not state


@each_game
@pytest.mark.parametrize(("seat", "seed"), [(7, 1), (-1, 1), ("0", 1), (0, "x"), (True, 1), (None, 1)])
def test_a_wrong_seat_or_seed_is_refused_in_a_line(game: str, seat: Any, seed: Any) -> None:
    with pytest.raises(tonalli.OptionError, match=r"\A[^\n]+\Z"):
        begin(4, game).state.resample(seat, seed)
