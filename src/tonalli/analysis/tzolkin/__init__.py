"""What was measured of this game, as ``benchmarks/chances.py`` measures it."""

from __future__ import annotations

SPREAD = (11.0, 11.0, 10.0, 9.0, 8.0, 6.3)
"""How far, in points, the lead at the end lies from the one expected: from the beginning of a game to its end."""
BRIGHTER = {
    2: (0.3, 0.4, 0.4, 0.3, 0.2, 0.3),
    3: (0.8, 0.8, 0.5, 0.1, 0.0, -0.3),
    4: (0.8, 0.6, 0.7, 0.4, 0.2, -0.3),
    5: (1.4, 1.4, 1.5, 1.5, 1.2, 0.6),
}
"""How many points more than come in the end the network expects for whoever is to decide, by the number of players."""
