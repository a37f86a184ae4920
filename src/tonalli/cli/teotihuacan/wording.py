"""Names and signs of the drawings."""

from __future__ import annotations

from rich.text import Text

from tonalli.cli.wording import SEAT_STYLES, Wording
from tonalli.locale import has_words, text, words
from tonalli.telling.teotihuacan import wording as telling
from tonalli.teotihuacan.pyramid import DECORATION_ICONS

WORDING = Wording("teotihuacan")
named = WORDING.named
heading = WORDING.heading
letter = WORDING.letter

TEMPLE_STYLES = {"blue": "bright_blue", "red": "bright_red", "green": "bright_green"}
ICON_STYLES = {
    "b": "bright_blue",
    "r": "bright_red",
    "g": "bright_green",
    "n": "default",
    "B": "bold white on blue",
    "R": "bold white on red",
    "G": "bold black on green",
}
SIGNS = {f"t-{icon}": sign for sign, icon in telling.ICONS.items()}


def offer(discovery: str | None) -> str:
    """A discovery tile with its cost."""
    return text(telling.offer(discovery))


def die(colour: str, power: int, locked: bool = False) -> Text:
    """A worker: colour letter and power, in brackets when locked."""
    face = f"{letter(colour)}{power}"
    return Text(f"[{face}]" if locked else face, SEAT_STYLES[colour])


def icon(sign: str) -> Text:
    """An icon of the pyramid; capitals are printed in the colour of their temple."""
    return Text(sign, ICON_STYLES[sign])


def tile_rows(tile: str, turns: int = 0) -> tuple[str, str]:
    """Upper and lower row of a pyramid tile."""
    icons = telling.in_rows(telling.turned(tile, turns))
    return icons[:2], icons[2:]


def decoration_line(decoration: str) -> str:
    """Left and right icon of a decoration when its arrow points down."""
    return " ".join(DECORATION_ICONS[int(decoration)])


def technology_number(technology: str) -> str:
    """The number of a technology as it is printed."""
    key = f"teotihuacan-technology-{technology}.short"
    return words(key) if has_words(key) else technology
