"""What was measured of this game, as ``benchmarks/chances.py`` measures it."""

from __future__ import annotations

SPREAD = (11.0, 11.0, 10.0, 9.0, 8.0, 6.3)
"""How far, in points, the lead at the end lies from the one expected: from the beginning of a game to its end."""
