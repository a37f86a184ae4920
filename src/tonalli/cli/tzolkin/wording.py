"""Names and styles of the drawings."""

from __future__ import annotations

from tonalli.cli.wording import Wording

WORDING = Wording("tzolkin")
named = WORDING.named
heading = WORDING.heading

TEMPLE_STYLES = {"chaac": "dark_orange3", "quetzalcoatl": "yellow", "kukulkan": "bright_green"}
TILE_STYLES = {"yellow": "yellow", "green": "bright_green", "brown": "dark_orange3", "blue": "bright_blue"}
