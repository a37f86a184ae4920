"""What was measured of this game, as ``benchmarks/chances.py`` measures it."""

from __future__ import annotations

SPREAD = (25.0, 23.0, 19.5, 16.5, 13.5, 10.5)
"""How far, in points, the lead at the end lies from the one expected: from the beginning of a game to its end."""
