"""Figures of module S1."""

from __future__ import annotations

from typing import Final

from tonalli.core.native import i64, vec

DIRECTIONS: Final = 4
"""X-8.1: direction tiles in the column."""
MOVES: Final = vec[i64]([1, 1, 2, 3])
"""X-8.4: boards a worker moves, by direction tile."""
