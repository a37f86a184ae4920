"""The printed figures of each game, for clients that draw its table."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any


@cache
def figures_of(game: str) -> dict[str, Any]:
    """Tables and costs as printed; empty for a game that is shown without a board of its own."""
    name = f"tonalli.{game}.figures"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return {}
    found: dict[str, Any] = module.figures()
    return found
