"""Bots by what can be asked of them in a test."""

from __future__ import annotations

LEARNED = ("morning", "noon", "learned")
"""They leave nothing to the seed."""
AT_ONCE = ("random", "greedy", *LEARNED)
"""Whoever decides without a look at the clock, each under one of their names: dawn is greedy, dusk has learned."""
