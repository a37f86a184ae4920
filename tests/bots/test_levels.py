"""Five levels: by name wherever a bot is named, legal, the same for a seed, blind to what is hidden, and in order."""

from __future__ import annotations

import itertools
import time

import pytest

import tonalli
from tonalli.bots.game import play_game
from tonalli.bots.registry import BOTS, LEVELS, NIGHT, TRAINED, bot_named, shipped, sight_of
from tonalli.bots.search_bot import SearchBot
from tonalli.core.dealer import Dealer, mix
from tonalli.core.game import GAMES

AT_ONCE = LEVELS[:-1]
"""Those that decide without looking ahead."""
DEALS = 12
SLOWEST = 0.002
"""Seconds of processor time that one of those may take for a decision, on whatever machine this is."""


def duel(game: str, one: str, other: str, deals: int) -> float:
    """How much one of two wins on the same deals from both seats."""
    won = 0.0
    for deal in range(deals):
        for seat in range(2):
            state = tonalli.begin(game, players=2)
            bots = [bot_named(one if each == seat else other, deal + each) for each in range(2)]
            play_game(state, bots, Dealer(mix(deal)))
            won += (seat in state.winners()) / len(state.winners())
    return won / (2 * deals)


def test_they_are_the_first_of_all_bots() -> None:
    assert tuple(BOTS)[:5] == LEVELS


@pytest.mark.parametrize("level", AT_ONCE)
@pytest.mark.parametrize("game", GAMES)
def test_they_play_whole_games_and_the_same_ones_for_a_seed(game: str, level: str) -> None:
    ends = []
    for _ in range(2):
        state = tonalli.begin(game, players=3)
        play_game(state, [bot_named(level, seat) for seat in range(3)], Dealer(9))
        assert state.over
        ends.append(state.to_dict())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("level", AT_ONCE)
@pytest.mark.parametrize("game", GAMES)
def test_they_do_not_look_at_what_is_hidden(game: str, level: str) -> None:
    """Positions that differ only in what a seat cannot know get the same answer."""
    compared = 0
    for seed in range(4):
        match = tonalli.new(game, players=2, seed=seed)
        for _ in range(3):
            chosen = bot_named(level, 1).choose(match.state)
            for other in range(3):
                resampled = match.state.resample(match.actor, other)
                compared += resampled != match.state
                assert bot_named(level, 1).choose(resampled) == chosen
            match.play(chosen)
    assert compared > 0


@pytest.mark.parametrize("game", GAMES)
def test_each_beats_the_one_below(game: str) -> None:
    for below, level in itertools.pairwise(AT_ONCE):
        assert duel(game, level, below, DEALS) > 0.5, (below, level)


def test_looking_ahead_beats_deciding_at_once() -> None:
    """The strongest level with a fraction of its time, so that the test is short."""
    assert duel("teotihuacan", "learned@60", "dusk", 3) > 0.5


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_thinks_about_a_second(game: str) -> None:
    bot = bot_named("night", 1)
    assert isinstance(bot, SearchBot)
    assert (bot.simulations, bot.seconds) == NIGHT
    state = tonalli.new(game, players=2, seed=3).state
    begun = time.perf_counter()
    assert bot.choose(state) in state.legal()
    assert time.perf_counter() - begun < 10 * NIGHT[1]  # the machine may be busy


def test_they_see_more_and_more() -> None:
    """In sums of the first layer; the gentlest has no network in one of the games."""
    for game in GAMES:
        wide = [sight_of(game, level).net.wide for level in ("morning", "noon", "dusk")]
        assert wide == sorted(set(wide))
        assert wide[-1] <= shipped(game).net.wide
    assert sight_of("tzolkin", "dawn").net.wide < sight_of("tzolkin", "morning").net.wide


def test_what_is_shipped_is_small() -> None:
    for game in GAMES:
        size = sum(file.stat().st_size for file in TRAINED.glob(f"{game}*.weights"))
        assert size < 5_500_000


@pytest.mark.parametrize("level", ["morning", "noon", "dusk"])
@pytest.mark.parametrize("game", GAMES)
def test_the_others_decide_at_once(game: str, level: str) -> None:
    bot = bot_named(level, 1)
    state = tonalli.new(game, players=2, seed=3).state
    bot.choose(state)  # reads its weights
    dealer = Dealer(1)
    seconds, decisions = 0.0, 0
    while not state.over and decisions < 100:
        if state.actor < 0:
            dealer.answer(state)
            continue
        decisions += len(state.legal()) > 1
        begun = time.process_time()
        chosen = bot.choose(state)
        seconds += time.process_time() - begun
        state.play(chosen)
    assert seconds / decisions < SLOWEST
