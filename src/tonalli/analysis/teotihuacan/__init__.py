"""What was measured of this game, as ``benchmarks/chances.py`` measures it."""

from __future__ import annotations

SPREAD = (25.0, 23.0, 19.5, 16.5, 13.5, 10.5)
"""How far, in points, the lead at the end lies from the one expected: from the beginning of a game to its end."""
BRIGHTER = {
    2: (3.6, 3.4, 2.3, 2.0, 1.4, 0.3),
    3: (5.8, 4.9, 3.9, 2.6, 1.4, 0.9),
    4: (7.2, 6.3, 4.4, 2.9, 0.9, 0.0),
}
"""How many points more than come in the end the network expects for whoever is to decide, by the number of players."""
