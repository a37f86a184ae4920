"""Values that are no actions, texts or options: the documented error on both builds, and nothing changed."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from core.varieties import begin, play_on

pytestmark = pytest.mark.pure

NO_ACTIONS = [True, 1.0, None, [1], b"pass", object, -1, 1 << 40, 1 << 70]


class Number:
    """An integer of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("junk", NO_ACTIONS, ids=repr)
def test_what_is_no_action_is_an_illegal_action(junk: Any, players: int) -> None:
    match = begin(1, players=players)
    before = match.record().write(), match.state.to_dict()
    for refuse in (match.play, match.state.play, match.write, match.describe):
        with pytest.raises(tonalli.IllegalAction, match=r"\A[^\n]+\Z"):
            refuse(junk)
    assert (match.record().write(), match.state.to_dict()) == before


@pytest.mark.parametrize("junk", [None, 5, b"collect", ["collect"]], ids=repr)
def test_what_is_no_text_is_no_notation_and_no_record(junk: Any) -> None:
    with pytest.raises(tonalli.IllegalAction):
        begin(1, players=2).read(junk)
    with pytest.raises(tonalli.RecordError):
        tonalli.load(junk)


def test_integers_of_other_libraries_are_actions() -> None:
    match, other = begin(1, players=2), begin(1, players=2)
    action = match.legal()[0]
    match.play(Number(action))
    other.play(action)
    assert match == other
    state = begin(1, players=2).state
    state.play(Number(action))
    assert state.to_dict() == other.state.to_dict()


def test_what_is_chance_in_a_solo_game_is_no_action_of_the_person() -> None:
    match = play_on(begin(1, players=1), 1, 20)
    before = match.record().write(), match.state.to_dict()
    for junk in ("~die:3", "~action:worship", "~face:left", "~die:7", "roll"):
        with pytest.raises(tonalli.IllegalAction, match=r"\A[^\n]+\Z"):
            match.play(junk)
    assert (match.record().write(), match.state.to_dict()) == before


def test_the_name_of_an_unknown_option_stays_on_one_line() -> None:
    odd: dict[str, Any] = {"a\nb": 1}
    with pytest.raises(tonalli.OptionError, match=r"\A[^\n]+\Z"):
        tonalli.new("teotihuacan", players=2, **odd)


def test_matches_and_states_say_what_they_are() -> None:
    match = begin(1, players=2)
    assert repr(match) == "<Match of teotihuacan for 2: turn 0, seat 0 to decide>"
    assert match.state == match.state.copy()
    assert match.state != begin(2, players=2).state
