"""Games played on: to their end or for some rounds, with the same luck, and without what a seat cannot know."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from analysis.conftest import played
from tonalli.analysis.onlooker import Onlooker
from tonalli.analysis.playing_on import TO_THE_END, PlayingOn
from tonalli.analysis.trying import Thinker
from tonalli.bots.bot import Bot
from tonalli.bots.learned_bot import LearnedBot
from tonalli.core.dealer import Dealer
from tonalli.core.game import GAMES
from tonalli.core.state import State
from tonalli.core.step import CHANCE

pytestmark = pytest.mark.pure


def playing(onlooker: Onlooker, rounds: int = TO_THE_END) -> PlayingOn:
    return PlayingOn(Thinker(onlooker.sight, 5), onlooker, rounds)


def ended(state: State, bot: Bot, dealer: Dealer) -> State:
    """The end, if a bot decides everything."""
    there = state.copy()
    while not there.over:
        if there.actor == CHANCE:
            dealer.answer(there)
        else:
            there.carry_out(bot.choose(there))
    return there


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_games_end_as_the_network_would_end_them(game: str, players: int, onlooker: Onlooker) -> None:
    state = played(game, players, 3, turns=20 * players).state
    there = state.copy()
    on = playing(onlooker)
    on.play(state.actor, there, [], Dealer(9))
    end = ended(state, LearnedBot(0, lambda _game: onlooker.sight), Dealer(9))
    assert there.over
    assert there.scores() == end.scores()
    seat = state.actor
    others = max(score for side, score in enumerate(end.scores()) if side != seat)
    assert on.end_of(there, seat) == (end.scores()[seat] - others, float(end.winners() == [seat]))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_numbers_bring_the_same_luck(game: str, onlooker: Onlooker) -> None:
    state = played(game, 2, 4, turns=40).state
    on = playing(onlooker)
    few, more = (on.games(state.actor, state, [state.legal()[0]], numbers) for numbers in (range(2), range(2, 4)))
    together = on.games(state.actor, state, [state.legal()[0]], range(4))
    assert few.and_then(more).worths == together.worths
    assert few.and_then(more).won == together.won
    assert 0 <= together.chance <= 1


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_after_so_many_rounds_the_seat_is_to_decide_again(game: str, rounds: int, onlooker: Onlooker) -> None:
    state = played(game, 3, 4, turns=9).state
    turn, seat = state.turn, state.actor
    there = state.copy()
    playing(onlooker, rounds).play(seat, there, [], Dealer(2))
    assert not there.over
    assert (there.active, there.actor) == (seat, seat)
    assert there.turn > turn
    if game == "teotihuacan":
        assert there.turn == turn + 3 * rounds
    lead, chance = playing(onlooker, rounds).end_of(there, seat)
    assert -90 < lead < 90
    assert 0 <= chance <= 1


@pytest.mark.parametrize(
    ("game", "options"), [("teotihuacan", {"setup": "standard"}), ("tzolkin", {"modules": ["tribes"]})]
)
def test_nothing_hidden_is_looked_at(game: str, options: dict[str, Any], onlooker: Onlooker) -> None:
    """Positions that differ only in what a seat cannot know are played on alike."""
    compared = 0
    for seed in range(3):
        match = tonalli.new(game, players=2, seed=seed, **options)
        while match.game.hides(match.state) and compared < 4:
            if len(match.legal()) > 1:
                other = match.state.resample(match.actor, 77)
                compared += other.to_dict() != match.state.to_dict()
                path = [match.legal()[0]]
                mine, theirs = (
                    playing(onlooker, 1).games(match.actor, state, path, range(2)) for state in (match.state, other)
                )
                assert mine.worths == theirs.worths
            match.play(match.legal()[-1])
    assert compared > 0
