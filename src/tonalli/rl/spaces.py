# interpreted
"""What Gymnasium and PettingZoo want to know of a game in advance: all that can be seen, all that can be done."""

from __future__ import annotations

from typing import Final

import gymnasium
import numpy as np

from tonalli.core.game import Game

ILLEGAL: Final = -1.0
"""What an illegal action brings, and the end of the game: as in PettingZoo's wrapper."""


def seen_space(game: Game) -> gymnasium.spaces.Box:
    """What a seat of a game sees, each column up to the highest it says."""
    highest = np.array([column.highest for column in game.features], "u1")
    return gymnasium.spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)


def action_space(game: Game) -> gymnasium.spaces.Discrete:
    """What a seat of a game may ever do."""
    return gymnasium.spaces.Discrete(len(game.space.decisions))
