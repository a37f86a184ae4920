"""How far a server looks ahead for people who wait for it: less far where the engine runs interpreted."""

from __future__ import annotations

from tonalli.analysis.playing_on import is_compiled

INTERPRETED = 8
"""So many times fewer lines are followed there: each takes some eighty times as long, and a thought that takes a
minute is given up.
"""


def lines_within(lines: int) -> int:
    """How many lines are followed of those that are set."""
    return lines if is_compiled() else max(1, lines // INTERPRETED)
