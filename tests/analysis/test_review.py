"""Reviews: every turn once, chances that add up, the same for a seed, and blunders found."""

from __future__ import annotations

import itertools
import json

import pytest

import tonalli
from analysis.conftest import played
from tonalli.analysis.onlooker import Onlooker
from tonalli.analysis.playing_on import NotYet, Played
from tonalli.analysis.review import curve_of, evened, judged, most_costly, stretches_of, turns_of
from tonalli.analysis.told import why_told
from tonalli.bots.learned_bot import LearnedBot
from tonalli.core.game import GAMES
from tonalli.core.step import CHANCE
from tonalli.locale import text

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_belongs_to_its_turn_and_frame(game: str, players: int) -> None:
    match = played(game, players, 2)
    turns, begun = turns_of(match)
    assert [turn.number for turn in turns] == list(range(1, match.turn + 1))
    assert [turn for turn, _frame, _state in begun][:-1] == [turn.number for turn in turns]
    state = match.beginning()
    frames = []
    for move in match.moves:
        if state.actor != CHANCE:
            frames.append((state.turn, state.actor, move.action))
        state.carry_out(move.action)
    for turn in turns:
        for taken in turn.taken:
            assert frames[taken.frame] == (turn.number, turn.seat, taken.action)
            assert taken.action in taken.state.legal()
    assert begun[-1][1] == len(frames)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_chances_are_one_together_and_end_with_the_winner(game: str, players: int, onlooker: Onlooker) -> None:
    match = played(game, players, 4)
    curve = curve_of(turns_of(match)[1], onlooker)
    for point in curve:
        assert sum(point["chances"]) == pytest.approx(1, abs=0.001)
        assert min(point["chances"]) >= 0
    assert [side for side, chance in enumerate(curve[-1]["chances"]) if chance > 0] == match.winners()


def test_a_swing_with_every_turn_is_evened_out() -> None:
    assert evened([[0.8, 0.2], [0.4, 0.6]] * 4, 2)[1:-1] == [pytest.approx([0.6, 0.4])] * 6
    steady = [[0.1 * step, 1 - 0.1 * step] for step in range(9)]
    assert evened(steady, 3) == [pytest.approx(row) for row in steady]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_apart_where_something_is_revealed_or_another_seat_decides(game: str, players: int) -> None:
    parted = 0
    for turn in turns_of(played(game, players, 3))[0]:
        stretches = stretches_of(turn)
        assert [taken for stretch in stretches for taken in stretch] == turn.taken
        parted += len(stretches) > 1
        for stretch in stretches:
            for taken, following in itertools.pairwise(stretch):
                there = taken.state.copy()
                there.carry_out(taken.action)
                assert there == following.state
    # Whatever is revealed in Tzolk'in is revealed between turns.
    assert (parted > 0) == (game == "teotihuacan")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_decides_as_the_network_would_has_lost_nothing(game: str, onlooker: Onlooker) -> None:
    match = tonalli.new(game, players=2, seed=6)
    bot = LearnedBot(0, lambda _game: onlooker.sight)
    while match.turn < 7:
        match.play(bot.choose(match.state))
    turns = [turn for turn in turns_of(match)[0][:6] if turn.taken]
    assert sum(taken.state.choices.count > 1 for turn in turns for taken in turn.taken) > 10
    for turn in turns:
        # A single line looks no further than the network itself.
        told = judged(turn, 0, 1, onlooker, 1)
        assert (told["cost"], told["better"]) == (0.0, [])


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_judged_alike_whatever_else_is(game: str, onlooker: Onlooker) -> None:
    turns, _begun = turns_of(played(game, 2, 5))
    some = turns[8:11]
    alone = [judged(turn, 3, 16, onlooker, 1) for turn in reversed(some)]
    together = [judged(turn, 3, 16, onlooker, 1) for turn in some]
    assert [plain(turn) for turn in reversed(alone)] == [plain(turn) for turn in together]


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_judged_alike_however_often_it_was_stopped(game: str, onlooker: Onlooker) -> None:
    stopped = 0
    for turn in turns_of(played(game, 2, 5))[0][8:11]:
        ends: list[tuple[float, float]] = []
        while True:
            so_far = Played(ends, 0.0)
            try:
                told = judged(turn, 3, 4, onlooker, 1, so_far)
                break
            except NotYet:
                assert len(so_far.ends) == len(ends) + 1
                ends = so_far.ends
                stopped += 1
        assert plain(told) == plain(judged(turn, 3, 4, onlooker, 1))
    assert stopped > 3


def plain(turn: dict[str, object]) -> str:
    return json.dumps(turn, default=lambda thing: thing.to_dict())


def test_what_a_turn_did_to_the_chance_to_win_is_said() -> None:
    assert text(why_told(0.541, 0.467)) == "The chance to win fell from 54% to 47%."
    assert text(why_told(0.994, 0.991)) == "The chance to win stayed at 99%."


def test_turns_that_cost_most() -> None:
    turns = [
        {"turn": number, "seat": number % 2, "cost": float(cost)}
        for number, cost in enumerate([0, 3, 5, 1, 0, 9, 2, 4])
    ]
    assert [turn["turn"] for turn in most_costly(turns, 1)] == [5, 7, 1]
    assert [turn["turn"] for turn in most_costly(turns, 0)] == [2, 6]


@pytest.mark.parametrize("game", GAMES)
def test_throwing_the_last_decision_away_costs_what_it_costs(game: str, onlooker: Onlooker) -> None:
    """Whatever the network thinks: ends are known exactly."""
    found = 0
    for seed in range(60):
        match = played(game, 2, seed)
        turns, _begun = turns_of(match)
        last = next((turn.taken[-1] for turn in reversed(turns) if turn.taken), None)
        if last is None or len(last.state.legal()) < 2:
            continue
        ends = {}
        for action in last.state.legal():
            after = last.state.copy()
            after.play(action)
            if after.over:
                scores = after.scores()
                ends[action] = float(scores[last.state.actor]) - float(scores[1 - last.state.actor])
        if len(ends) < len(last.state.legal()) or max(ends.values()) - ends[last.action] < 3:
            continue
        found += 1
        told = judged(turns[-1], 1, 300, onlooker)
        assert told["cost"] > 0
        assert told["better"][-1]["notation"] != told["played"][-1]["notation"]
        assert ends[told["better"][0]["action"]] == max(ends.values())
        assert text(told["why"]).startswith("The chance to win")
        assert told["better_brings"] != told["played_brings"]
        if found == 2:
            break
    assert found > 0
