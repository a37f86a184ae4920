"""What is told: matches, options and events as phrases, which become text only where they are shown.

A game's telling is the object ``TELLING`` of ``tonalli.telling.<game>``; nothing else names the games.
"""

from __future__ import annotations

import importlib
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tonalli.core.game import Game
    from tonalli.telling.telling import Telling


def telling_of(game: Game | str) -> Telling:
    """How a game is told."""
    return telling_named(game if isinstance(game, str) else game.name)


@cache
def telling_named(name: str) -> Telling:
    found: Telling = importlib.import_module(f"tonalli.telling.{name}").TELLING
    found.take_in_modules()
    return found
