"""What tests of bots that have learned share."""

from __future__ import annotations

from pathlib import Path

import pytest

from bots.tiny_net import TinyNet


@pytest.fixture
def weights(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A file of random weights of the game that a test is given."""
    game = request.node.callspec.params["game"]
    file = tmp_path / f"{game}.weights"
    TinyNet(game, seed=4).write(file)
    return str(file)
