"""What was measured of this game, as ``benchmarks/chances.py`` measures it."""

from __future__ import annotations

SPREAD = (22.0, 20.0, 16.5, 14.0, 11.2, 8.3)
"""How far, in points, the lead at the end lies from the one expected: from the beginning of a game to its end."""
