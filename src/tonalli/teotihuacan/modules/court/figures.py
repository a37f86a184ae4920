# interpreted
"""What is printed on the Court, and the stand-in for what is not known (X-11.4)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from tonalli.teotihuacan.modules.court.names import (
    OBSIDIAN_PRICE,
    PAIR_POINTS,
    SLOTS,
    SOLD_COCOA,
    SOLD_POINTS,
    TEMPLE_STEP_COCOA,
)
from tonalli.teotihuacan.names import COCOA, TEMPLES

SLOT_TEMPLES: Final[dict[str, str]] = tomllib.loads(files(__package__).joinpath("designed.toml").read_text())[
    "slot_temples"
]


ROYAL_PRINT: Final[dict[str, dict[str, Any]]] = {
    "A10": {"gives": {"points": PAIR_POINTS}, "times": "great_pairs", "most": 0},
    "B11": {"costs": {"cocoa": OBSIDIAN_PRICE.of(COCOA)}, "gives": {"obsidian": "power"}},
    "C12": {"costs": {"obsidian": 1}, "gives": {"cocoa": SOLD_COCOA, "points": SOLD_POINTS}, "most": 0},
}
"""X-5.8: what they show, as those of the base game."""


def temples_of_slots() -> list[int]:
    """X-5.5: the temple beside each royal tile."""
    return [TEMPLES.index(SLOT_TEMPLES[slot]) for slot in SLOTS]


def court_figures() -> dict[str, Any]:
    """For whoever draws the Court."""
    return {"court": {"slot_temples": dict(SLOT_TEMPLES), "temple_cocoa": TEMPLE_STEP_COCOA}, "royals": ROYAL_PRINT}
