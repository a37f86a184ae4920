"""Computer opponents as people choose them: by level, gentle ones first."""

from __future__ import annotations

from typing import Any

from tonalli.bots.registry import LEVELS
from tonalli.telling.phrase import Phrase

USUAL = "dawn"
"""The level that sits down, or stands in, where nobody says which: one that most people can beat."""
NAMES = ("Citlali", "Ocelo", "Itzel", "Nahuel", "Yaretzi", "Tenoch", "Xochi", "Ikal")
"""What computer opponents are called until somebody names them."""


def all_levels() -> list[dict[str, Any]]:
    """All levels, the gentlest first, each with a bar more and what is said of it: ``web-bot-<name>``."""
    return [
        {"kind": kind, "bars": place + 1, "name": Phrase(f"web-bot-{kind}"), "hint": Phrase(f"web-bot-{kind}.hint")}
        for place, kind in enumerate(LEVELS)
    ]
