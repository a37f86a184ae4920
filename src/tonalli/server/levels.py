"""Computer opponents as people choose them: by level, gentle ones first."""

from __future__ import annotations

from typing import Any

from tonalli.bots.registry import BOTS
from tonalli.telling.phrase import Phrase

BARS = 5
"""Levels there can be; a level shows as so many bars of five."""
USUAL = "greedy"
"""The bot that sits down, or stands in, where nobody says which: one that most people can beat."""
NAMES = ("Citlali", "Ocelo", "Itzel", "Nahuel", "Yaretzi", "Tenoch", "Xochi", "Ikal")
"""What computer opponents are called until somebody names them."""


def all_levels() -> list[dict[str, Any]]:
    """The bots there are, the gentlest first, with what is said of each: ``web-bot-<name>``."""
    return [
        {"kind": kind, "bars": place + 1, "name": Phrase(f"web-bot-{kind}"), "hint": Phrase(f"web-bot-{kind}.hint")}
        for place, kind in enumerate(BOTS)
    ]
