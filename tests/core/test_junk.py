"""Values that are no actions, texts or options: the documented error on both builds, and nothing changed."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from core.varieties import GAMES, begin, each_game, play_on

pytestmark = pytest.mark.pure

NO_ACTIONS = [True, 1.0, None, [1], b"pass", object, -1, 1 << 40, 1 << 70]


class Number:
    """An integer of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@pytest.mark.parametrize(("game", "players"), [("teotihuacan", 1), *((game, 2) for game in GAMES)])
@pytest.mark.parametrize("junk", NO_ACTIONS, ids=repr)
def test_what_is_no_action_is_an_illegal_action(junk: Any, game: str, players: int) -> None:
    match = begin(1, game, players=players)
    before = match.record().write(), match.state.to_dict()
    for refuse in (match.play, match.state.play, match.write, match.describe):
        with pytest.raises(tonalli.IllegalAction, match=r"\A[^\n]+\Z"):
            refuse(junk)
    assert (match.record().write(), match.state.to_dict()) == before


@pytest.mark.parametrize("junk", [None, 5, b"collect", ["collect"]], ids=repr)
@each_game
def test_what_is_no_text_is_no_notation_and_no_record(game: str, junk: Any) -> None:
    with pytest.raises(tonalli.IllegalAction):
        begin(1, game).read(junk)
    with pytest.raises(tonalli.RecordError):
        tonalli.load(junk)


@each_game
def test_integers_of_other_libraries_are_actions(game: str) -> None:
    match, other = begin(1, game), begin(1, game)
    action = match.legal()[0]
    match.play(Number(action))
    other.play(action)
    assert match == other
    state = begin(1, game).state
    state.play(Number(action))
    assert state.to_dict() == other.state.to_dict()


def test_what_is_chance_in_a_solo_game_is_no_action_of_the_person() -> None:
    match = play_on(begin(1, players=1), 1, 20)
    before = match.record().write(), match.state.to_dict()
    for junk in ("~die:3", "~action:worship", "~face:left", "~die:7", "roll"):
        with pytest.raises(tonalli.IllegalAction, match=r"\A[^\n]+\Z"):
            match.play(junk)
    assert (match.record().write(), match.state.to_dict()) == before


@each_game
def test_what_is_chance_is_no_action_of_a_player(game: str) -> None:
    match = play_on(begin(1, game), 1, 20)
    before = match.record().write(), match.state.to_dict()
    outcomes = match.game.space.outcomes
    for word in [*outcomes[::7], "~first:0", "~first:7", "roll"]:
        with pytest.raises(tonalli.IllegalAction, match=r"\A[^\n]+\Z"):
            match.play(word)
    assert (match.record().write(), match.state.to_dict()) == before


@each_game
def test_the_name_of_an_unknown_option_stays_on_one_line(game: str) -> None:
    odd: dict[str, Any] = {"a\nb": 1}
    with pytest.raises(tonalli.OptionError, match=r"\A[^\n]+\Z"):
        tonalli.new(game, players=2, **odd)


@pytest.mark.parametrize(
    "junk", [None, 5, "position", [], [("game", "tzolkin")], object()], ids=lambda junk: type(junk).__name__
)
@each_game
def test_what_is_no_mapping_is_no_position(game: str, junk: Any) -> None:
    with pytest.raises(tonalli.PositionError, match=r"\A[^\n]+\Z"):
        tonalli.from_dict(game, junk)


@each_game
def test_the_position_of_another_game_is_refused(game: str) -> None:
    for other in GAMES:
        if other != game:
            with pytest.raises(tonalli.PositionError, match=r"\A[^\n]*game[^\n]*\Z"):
                tonalli.from_dict(game, begin(1, other).state.to_dict())


@each_game
def test_matches_and_states_say_what_they_are(game: str) -> None:
    match = begin(1, game)
    assert repr(match) == f"<Match of {game} for 2: turn 0, seat {match.actor} to decide>"
    assert repr(play_on(match, 1)) == f"<Match of {game} for 2: over, scores {match.scores()}>"
