"""A learned bot says what its weights say, plays by the rules, and knows nothing but what its seat can see."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tonalli
from bots.tiny_net import TinyNet
from rl.tables import OPTIONS
from tonalli.bots.game import play_game
from tonalli.bots.registry import bot_named
from tonalli.bots.weights import read_weights
from tonalli.core.dealer import Dealer
from tonalli.core.errors import OptionError
from tonalli.core.game import GAMES
from tonalli.core.row import bytes_of

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("game", GAMES)
def test_it_says_what_plain_arithmetic_says(game: str, weights: str) -> None:
    tiny = TinyNet(game, seed=4)
    _, net = read_weights(Path(weights))
    match = tonalli.new(game, players=3, seed=2)
    features = match.game.features
    dealer = Dealer(3)
    for _ in range(25):
        cells = bytes_of(len(features))
        features.write(match.state, match.actor, features.blank(cells, 0))
        net.see(cells)
        expected = tiny.odds(bytes(cells))
        for decision in match.legal():
            assert net.odds(decision) == pytest.approx(expected[decision], rel=1e-6, abs=1e-9)
        match.play(match.legal()[dealer.number(len(match.legal()))])


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_it_plays_whole_games_and_the_same_ones(game: str, options: dict[str, Any], weights: str) -> None:
    ends = []
    for seed in (1, 2):
        state = tonalli.begin(game, **options)
        bots = [bot_named(weights, seed) for _ in state.scores()]
        play_game(state, bots, Dealer(9))
        assert state.over
        ends.append(state.to_dict())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("game", GAMES)
def test_it_does_not_look_at_what_is_hidden(game: str, weights: str) -> None:
    """Positions that differ only in what a seat cannot know get the same answer."""
    bot = bot_named(weights, 1)
    compared = 0
    for seed in range(6):
        match = tonalli.new(game, players=2, seed=seed)
        for _ in range(4):
            if match.over:
                break
            chosen = bot.choose(match.state)
            for other in range(3):
                resampled = match.state.resample(match.actor, other)
                compared += resampled != match.state
                assert bot.choose(resampled) == chosen
            match.play(chosen)
    assert compared > 0


@pytest.mark.parametrize("game", GAMES)
def test_what_it_cannot_read_is_said_in_a_line(game: str, weights: str, tmp_path: Path) -> None:
    other = next(name for name in GAMES if name != game)
    with pytest.raises(OptionError, match=f"it has learned {game}"):
        bot_named(weights, 1).choose(tonalli.new(other, players=2, seed=1).state)
    whole = Path(weights).read_bytes()
    for name, data in {"cut": whole[:900], "other": b"something", "gone": None}.items():
        file = tmp_path / f"{name}.weights"
        if data is not None:
            file.write_bytes(data)
        with pytest.raises(OptionError, match=file.name):
            bot_named(str(file), 1)
