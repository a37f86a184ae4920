"""What a researcher expects of a library: values that print, compare, hash and pickle; records to walk through."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings

import tonalli
from core.varieties import before_setup, begin, each_game, play_on, seeds, tables, walk
from tonalli.telling import telling_of

pytestmark = pytest.mark.pure


class Numpyish:
    """A whole number of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@settings(max_examples=12)
@given(tables, seeds)
def test_pickles_copies_and_keys_agree_with_the_position(variety: dict[str, Any], seed: int) -> None:
    for number, state in enumerate(walk(before_setup(**variety), seed)):
        if number % 37 == 0:
            data = state.to_dict()
            for other in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state), state.copy()):
                assert other.to_dict() == data
                assert other.legal() == state.legal()
                assert other == state
                assert (other.key(), hash(other)) == (state.key(), hash(state))
            again = tonalli.from_dict(variety["game"], data)
            assert again == state
            assert again.key() == state.key()


@settings(max_examples=12)
@given(tables, seeds)
def test_positions_that_differ_have_different_keys(variety: dict[str, Any], seed: int) -> None:
    seen: dict[int, dict[str, Any]] = {}
    for state in walk(before_setup(**variety), seed):
        data = seen.setdefault(state.key(), state.to_dict())
        assert data == state.to_dict()
        assert 0 <= state.key() < 1 << 64
    assert len(seen) > 100


@each_game
def test_a_key_is_the_same_in_every_process(game: str) -> None:
    match = play_on(begin(1, game), 1, 30)
    program = (
        "import sys, pickle, tonalli; state = pickle.loads(sys.stdin.buffer.read()); print(state.key(), state.turn)"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    told = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps(match.state),
        capture_output=True,
        check=True,
        env=environment,
    )
    assert told.stdout.decode().split() == [str(match.state.key()), str(match.turn)]


@each_game
def test_the_same_table_with_other_options_is_another_position(game: str) -> None:
    assert before_setup(game, players=2) != before_setup(game, players=3)
    assert before_setup(game, players=2).key() != before_setup(game, players=3).key()
    assert before_setup(game, players=2) != "a state"


@each_game
def test_states_can_be_told_apart_in_a_set(game: str) -> None:
    states = {state.copy() for state in walk(before_setup(game, players=2), 3)}
    assert len(states) > 100
    assert before_setup(game, players=2) in states


@each_game
def test_everything_prints_in_a_readable_line(game: str) -> None:
    match = play_on(begin(5, game), 5, 9)
    assert repr(match.state).startswith(f"<State of {game} for 2: ")
    assert repr(match).startswith(f"<Match of {game} for 2: ")
    assert repr(match.record()) == f"<Record of {game} for 2: {len(match.moves)} moves>"
    move = match.record()[-1]
    assert repr(move) == f"Move({move.notation!r}, turn={move.turn}, seat={move.seat})"
    play_on(match, 5)
    assert f"scores {match.scores()}" in repr(match.state)
    assert f"scores {match.scores()}" in repr(match.record())


@each_game
def test_whole_numbers_of_other_libraries_are_welcome(game: str) -> None:
    seven: Any = Numpyish(7)
    match = tonalli.new(game, players=Numpyish(2), seed=seven)  # type: ignore[arg-type]
    assert match == tonalli.new(game, players=2, seed=7)
    assert match.view(Numpyish(1)) == match.view(1)
    match.play(Numpyish(match.legal()[0]))
    assert tonalli.Dealer(seven).number(1000) == tonalli.Dealer(7).number(1000)
    one, other = match.state.copy(), match.state.copy()
    tonalli.playout(one, seven)
    tonalli.playout(other, 7)
    assert one == other


@each_game
def test_the_dealer_answers_nothing_but_chance(game: str) -> None:
    match = begin(1, game)
    before = match.state.to_dict()
    with pytest.raises(tonalli.IllegalAction, match="seat"):
        tonalli.Dealer(1).answer(match.state)
    assert match.state.to_dict() == before
    play_on(match, 1)
    with pytest.raises(tonalli.IllegalAction, match="over"):
        tonalli.Dealer(1).answer(match.state)


@each_game
def test_the_start_before_chance_is_public(game: str) -> None:
    state = tonalli.begin(game, players=2)
    assert state.actor == tonalli.CHANCE
    assert (state.turn, state.scores()) == (0, [0, 0])
    assert state.options["players"] == 2
    assert state.game is tonalli.GAMES[game]
    with pytest.raises(tonalli.OptionError):
        tonalli.begin(game, players=17)


@each_game
def test_a_record_is_a_sequence_of_moves_that_can_be_cut(game: str) -> None:
    match = play_on(begin(2, game), 2)
    record = tonalli.read(match.record().write())
    assert record == match.record()
    assert [move.notation for move in record] == [match.write(move.action) for move in match.moves]
    assert (len(record), record[0].is_chance, record[-1]) == (len(match.moves), True, match.moves[-1])
    half = record.upto(len(record) // 2)
    assert len(half) == len(record) // 2
    assert half.scores is None
    again = tonalli.load(half.write(), seed=2)
    assert again.moves[: len(half)] == list(half)


@each_game
def test_a_match_can_begin_at_a_position_and_is_recorded_with_it(game: str) -> None:
    position = play_on(begin(3, game), 3, 40).state
    match = tonalli.match_from(position, seed=9, seats=["Ana", "Ben"])
    assert match.state == position
    play_on(match, 4, 25)
    assert position != match.state
    text = match.record().write()
    again = tonalli.load(text)
    assert again == match
    assert again.record().write() == text
    play_on(match, 4)
    assert tonalli.load(match.record().write()).scores() == match.scores()
    assert pickle.loads(pickle.dumps(match)) == match


@each_game
def test_a_record_of_an_impossible_position_is_refused(game: str) -> None:
    match = tonalli.match_from(play_on(begin(3, game), 3, 40).state, seed=9)
    lines = match.record().write().split("\n")
    broken = [line.replace('"turn": ', '"turm": ') if line.startswith("position") else line for line in lines]
    with pytest.raises(tonalli.RecordError, match="turm"):
        tonalli.load("\n".join(broken))


@each_game
def test_a_match_begins_from_a_state_only(game: str) -> None:
    anything: Any = begin(1, game).state.to_dict()
    with pytest.raises(tonalli.PositionError):
        tonalli.match_from(anything)


@each_game
def test_trusted_data_is_not_judged(game: str) -> None:
    state = play_on(begin(3, game), 3, 40).state
    assert tonalli.from_dict(game, state.to_dict(), trusted=True) == state


@each_game
def test_a_record_need_not_be_text_to_be_loaded_and_is_cut_within_its_length(game: str) -> None:
    match = play_on(begin(2, game), 2, 30)
    assert tonalli.load(match.record()) == match
    for wrong in (-1, len(match.moves) + 1):
        with pytest.raises(tonalli.RecordError, match="moves"):
            match.record().upto(wrong)


@each_game
def test_more_that_takes_whole_numbers_of_other_libraries(game: str) -> None:
    match = begin(2, game)
    action = match.legal()[0]
    assert match.space.kind(Numpyish(action)) == match.space.kind(action)
    assert match.why_not(Numpyish(action)) is None
    bound: Any = Numpyish(100)
    assert tonalli.Dealer(3).number(bound) == tonalli.Dealer(3).number(100)


def test_a_game_tells_with_its_modules() -> None:
    match = tonalli.new("teotihuacan", players=1, seed=1, watch=True)
    play_on(match, 1, 12)
    assert match.game.telling is telling_of(match.game)
