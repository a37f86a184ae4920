"""What holds in every position of every solo game, over random settings, setups and eclipses."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tonalli
from clauses import clause
from core.varieties import ECLIPSES, SETUPS, before_setup, seeds
from teotihuacan.laws import lasting, laws
from teotihuacan.styles import Choose, at_random, eager
from teotihuacan.teotibot.solo import BOT, HUMAN
from tonalli import State
from tonalli.core.events import Log
from tonalli.teotihuacan.teotibot.knobs import KNOBS

pytestmark = pytest.mark.pure

SIDEBARS = {"forest", "quarry", "gold", "decorations"}
ALL_SOLO = [{"players": 1, "setup": setup, "eclipse": eclipse} for setup in SETUPS for eclipse in ECLIPSES]

knobs = st.fixed_dictionaries({}, optional={name: st.sampled_from(allowed) for name, (_, allowed) in KNOBS.items()})
solo_games = st.builds(lambda variety, bot: {**variety, "bot": bot}, st.sampled_from(ALL_SOLO), knobs)


def bots_workers(data: dict[str, Any]) -> None:
    """B-3.8: one locked on a sidebar, three unlocked; between ascension and rebirth nothing is decided."""
    if not data["teotibot"]["actions"]["T"]:
        return
    dice = data["players"][BOT]["workers"]
    locked = [die["worship"] for die in dice if "worship" in die]
    assert len(locked) == 1
    assert locked[0] in SIDEBARS
    assert sum("board" in die for die in dice) == 3
    assert sorted(tile for tile in data["teotibot"]["actions"].values() if tile) == sorted(
        {tile for tile in data["teotibot"]["actions"].values() if tile}
    )


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
    state.log = Log()
    before = laws(state)
    while not state.over:
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            assert state.actor == HUMAN
            state.play(choose(state))
        after = laws(state)
        bots_workers(after)
        lasting(before, after)
        same_again(state, after)
        before = after
    return state


def counted(state: State) -> list[int]:
    """Scores as the log tells them."""
    assert state.log is not None
    return [
        sum(event.amount for event in state.log.events if event.kind == "score" and event.player == seat)
        for seat in (HUMAN, BOT)
    ]


@clause("B-3.8", "B-10.1", "B-1.8")
@pytest.mark.parametrize("variety", ALL_SOLO, ids=lambda variety: f"{variety['setup']}-{variety['eclipse']}")
def test_the_laws_hold_from_the_box_to_the_end(variety: dict[str, Any]) -> None:
    state = play_lawfully(before_setup(**variety), eager(31), 31)
    assert counted(state) == state.scores()


@clause("B-3.8", "B-1.8")
@settings(max_examples=10)
@given(solo_games, seeds)
def test_the_laws_hold_in_random_play(variety: dict[str, Any], seed: int) -> None:
    state = play_lawfully(before_setup(**variety), at_random(seed), seed)
    assert counted(state) == state.scores()


@clause("B-3.8", "B-1.8")
@settings(max_examples=10)
@given(solo_games, seeds)
def test_the_laws_hold_in_eager_play(variety: dict[str, Any], seed: int) -> None:
    state = play_lawfully(before_setup(**variety), eager(seed), seed)
    assert counted(state) == state.scores()


@clause("B-1.8", "B-10.1")
@settings(max_examples=20)
@given(solo_games, seeds)
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
