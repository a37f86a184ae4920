"""The printed figures of each game, for clients that draw its table."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any


@cache
def figures_of(game: str) -> dict[str, Any]:
    """Tables and costs as printed; empty for a game that is shown without a board of its own."""
    try:
        module = importlib.import_module(f"tonalli.{game}.figures")
    except ModuleNotFoundError:
        return {}
    found: dict[str, Any] = module.figures()
    return found
