"""Prophecies: a calamity for each quarter of the game from the second on, and points at its end (P-4 to P-6)."""
