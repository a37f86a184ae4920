# interpreted
"""What is printed on the Court, and the stand-in for what is not known (X-11.4)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from tonalli.teotihuacan.modules.court.names import SLOTS, TEMPLE_STEP_COCOA
from tonalli.teotihuacan.names import TEMPLES

SLOT_TEMPLES: Final[dict[str, str]] = tomllib.loads(files(__package__).joinpath("designed.toml").read_text())[
    "slot_temples"
]


def temples_of_slots() -> list[int]:
    """X-5.5: the temple beside each royal tile."""
    return [TEMPLES.index(SLOT_TEMPLES[slot]) for slot in SLOTS]


def court_figures() -> dict[str, Any]:
    """For whoever draws the Court."""
    return {"court": {"slot_temples": dict(SLOT_TEMPLES), "temple_cocoa": TEMPLE_STEP_COCOA}}
