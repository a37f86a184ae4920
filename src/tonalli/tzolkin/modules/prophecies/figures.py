# interpreted
"""What is printed on the tiles of prophecies, and their scales as they were found (P-5, P-6.8)."""

from __future__ import annotations

from typing import Any

from tonalli.tzolkin.modules.prophecies.names import PROPHECIES
from tonalli.tzolkin.modules.prophecies.tiles import BAND_POINTS, BAND_STARTS, BANDS


def scale(prophecy: int) -> list[list[int]]:
    """P-6.8: from which count on how many points."""
    return [[int(BAND_STARTS[prophecy * BANDS + band]), int(BAND_POINTS[band])] for band in range(BANDS)]


def prophecy_figures() -> dict[str, Any]:
    """For whoever draws the tiles."""
    return {"prophecies": {name: {"scale": scale(number)} for number, name in enumerate(PROPHECIES)}}
