"""The printed figures of the game, from ``tests/facts/teotihuacan.toml``."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent.parent / "facts" / "teotihuacan.toml").read_text(encoding="utf-8")
)

BOARD_NAMES: dict[int, str] = {board["number"]: board["id"] for board in FACTS["boards"]}
"""Boards by their printed number."""


def seats(figures: dict[str, Any], players: int) -> Any:
    """The figure for a number of players out of ``p2``, ``p3``, ``p4``."""
    return figures[f"p{players}"]
