"""Names of the engine as words for people."""

from __future__ import annotations

from rich.text import Text

from tonalli.cli.wording import SEAT_STYLES, Wording
from tonalli.locale import words
from tonalli.teotihuacan.names import BOARDS, DISCOVERIES, GOODS, STARTING, TECHNOLOGIES
from tonalli.teotihuacan.pyramid import DECORATION_ICONS, TILE_ICONS
from tonalli.teotihuacan.tiles import DISCOVERY_COST, STARTING_BOARDS, TECHNOLOGY_GOLD

WORDING = Wording("teotihuacan")
named = WORDING.named
named_or_plain = WORDING.named_or_plain
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


def board_name(board: str) -> str:
    return named("board", board)


def costs_of(discovery: str) -> list[tuple[int, int]]:
    """The printed cost of a discovery tile: amounts and goods."""
    kind = DISCOVERIES.index(discovery)
    costs = [(DISCOVERY_COST[kind * 4 + good], good) for good in range(len(GOODS))]
    return [(amount, good) for amount, good in costs if amount]


def cost_of(discovery: str) -> str:
    """The printed cost of a discovery tile in words."""
    parts = [WORDING.amount(amount, GOODS[good]) for amount, good in costs_of(discovery)]
    return " + ".join(parts) or words("teotihuacan-free")


def offer(discovery: str | None) -> str:
    """A discovery tile with its cost."""
    if discovery is None:
        return words("teotihuacan-show-none")
    return words("teotihuacan-discovery-offer", name=named("discovery", discovery), cost=cost_of(discovery))


def technology_gold(technology: str) -> int:
    return TECHNOLOGY_GOLD[TECHNOLOGIES.index(technology)]


def starting_boards(starting: str) -> str:
    """The boards a starting tile sends workers to."""
    left, right = STARTING_BOARDS[STARTING.index(starting)]
    return words("teotihuacan-starting-boards", left=board_name(BOARDS[left - 1]), right=board_name(BOARDS[right - 1]))


def die(colour: str, power: int, locked: bool = False) -> Text:
    """A worker: colour letter and power, in brackets when locked."""
    face = f"{letter(colour)}{power}"
    return Text(f"[{face}]" if locked else face, SEAT_STYLES[colour])


def icon(sign: str) -> Text:
    """An icon of the pyramid; capitals are printed in the colour of their temple."""
    return Text(sign, ICON_STYLES[sign])


def turned(tile: str, turns: int) -> str:
    """Icons of a pyramid tile, clockwise from the top left, after clockwise quarter turns."""
    icons = TILE_ICONS[int(tile)]
    return "".join(icons[(corner - turns) % 4] for corner in range(4))


def tile_rows(tile: str, turns: int = 0) -> tuple[str, str]:
    """Upper and lower row of a pyramid tile."""
    icons = turned(tile, turns)
    return icons[0] + icons[1], icons[3] + icons[2]


def tile_line(tile: str, turns: int) -> str:
    """A pyramid tile in one line: upper row over lower row."""
    upper, lower = tile_rows(tile, turns)
    return f"{' '.join(upper)} / {' '.join(lower)}"


def decoration_line(decoration: str) -> str:
    """Left and right icon of a decoration when its arrow points down."""
    return " ".join(DECORATION_ICONS[int(decoration)])


def space_name(space: str) -> str:
    side, level = space.split("_")
    return words("teotihuacan-decoration-space", side=named("side", side), level=level)
