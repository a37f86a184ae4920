"""Games to think about."""

from __future__ import annotations

from pathlib import Path

import pytest

import tonalli
from bots.tiny_net import TinyNet
from tonalli.analysis.onlooker import Onlooker
from tonalli.bots.sight import Sight
from tonalli.bots.weights import read_weights
from tonalli.core.dealer import Dealer
from tonalli.core.game import GAMES
from tonalli.core.match import Match


@pytest.fixture
def onlooker(tmp_path: Path, request: pytest.FixtureRequest) -> Onlooker:
    """One with a small network of random weights: what it thinks is nonsense, and quickly thought."""
    game = request.node.callspec.params["game"]
    file = tmp_path / f"{game}.weights"
    TinyNet(game, seed=4).write(file)
    return Onlooker(GAMES[game], Sight(*read_weights(file)))


def played(game: str, players: int, seed: int, turns: int | None = None) -> Match:
    """A game at random, to its end or until so many turns have begun and somebody has a choice."""
    match = tonalli.new(game, players=players, seed=seed)
    dealer = Dealer(seed)
    while not match.over:
        if turns is not None and match.turn >= turns and len(match.legal()) > 1:
            break
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
    return match
