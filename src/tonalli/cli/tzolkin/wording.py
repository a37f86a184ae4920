"""Names and styles of the drawings, and what is printed beside gears."""

from __future__ import annotations

from tonalli.cli.face import View
from tonalli.cli.wording import Wording
from tonalli.telling.tzolkin.wording import PRINTED

WORDING = Wording("tzolkin")
named = WORDING.named
heading = WORDING.heading

TEMPLE_STYLES = {"chaac": "dark_orange3", "quetzalcoatl": "yellow", "kukulkan": "bright_green"}
TILE_STYLES = {"yellow": "yellow", "green": "bright_green", "brown": "dark_orange3", "blue": "bright_blue"}


def action_at(gear: str, space: int) -> str | None:
    """The action that stands beside a space; None at space 0 and where any may be chosen."""
    return f"{gear}_{space}" if 0 < space < PRINTED["gears"][gear]["any"] else None


def is_free_choice(gear: str, space: int) -> bool:
    """Z-6.5: whether any action of the gear stands beside a space."""
    return bool(PRINTED["gears"][gear]["any"] <= space <= PRINTED["gears"][gear]["last"])


def is_closed(view: View, action: str) -> bool:
    """Z-7.18: whether a skull lies on an action."""
    gear, _, number = action.rpartition("_")
    return int(number) in view["skulls"].get(gear, [])
