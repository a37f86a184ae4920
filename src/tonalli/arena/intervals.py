"""How far a figure can be trusted: intervals of 95 %."""

from __future__ import annotations

import math
import statistics
from typing import Final

NORMAL: Final = statistics.NormalDist().inv_cdf(0.975)
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""97.5 % of Student's distribution lie below these, with 1 to 10 degrees of freedom."""

Interval = tuple[float, float]


def wilson(wins: float, games: int) -> Interval:
    """The interval of Wilson for a share of wins; it stays within 0 and 1, however few the games."""
    share = wins / games
    z = NORMAL * NORMAL / games
    middle = (share + z / 2) / (1 + z)
    half = math.sqrt(z * share * (1 - share) + z * z / 4) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)


def student(values: list[float]) -> Interval | None:
    """The interval of Student for a mean of independent values; a single value has none."""
    if len(values) < 2:
        return None
    half = student_quantile(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    mean = statistics.fmean(values)
    return mean - half, mean + half


def student_quantile(freedom: int) -> float:
    """97.5 % of Student's distribution lie below this; beyond the table by its expansion around the normal one."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
