"""The five gears with everybody on them, and the jungle."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.tzolkin.wording import WORDING, heading, named
from tonalli.cli.wording import HEADING, QUIET
from tonalli.locale import words
from tonalli.telling.tzolkin.wording import COLOURS, PRINTED
from tonalli.tzolkin.figures import ANY
from tonalli.tzolkin.names import GEARS

DUMMY_SIGN = "■"
NEXT_SIGN = "○"
EMPTY_SIGN = "·"
BARE_GROUP = "2"
"""Z-2.2: without wood."""


def gears(view: View) -> list[RenderableType]:
    """Each gear in a few lines: spaces with whoever stands there, below them what can be done."""
    parts: list[RenderableType] = [heading("gears")]
    return parts + [gear(view, name) for name in GEARS]


def gear(view: View, name: str) -> Table:
    """The spaces of a gear; its cells share the width of the terminal, each according to the longest word in it."""
    standing = view["gears"][name]
    printed = PRINTED["gears"][name]["spaces"]
    last = len(printed) - 1
    lowest = view["next_spaces"][name]
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False, show_header=False, expand=True)
    table.add_column(width=max(longest(named("gear", each)) for each in GEARS))
    cells = []
    for space, action in enumerate(printed):
        above, below = space_cell(standing[space], space, space == lowest), action_cell(view, action)
        width = max(len(above), longest(below.plain))
        table.add_column(ratio=None if action in (None, ANY) else width, width=width)
        cells.append(above.append("\n").append_text(below))
    table.add_column(width=len(standing) - last - 1, no_wrap=True)
    hidden = Text()
    for owner in standing[last + 1 :]:
        hidden.append_text(piece(owner, EMPTY_SIGN))
    table.add_row(Text(named("gear", name), "bold"), *cells, hidden)
    return table


def longest(words: str) -> int:
    """The length of what stands in one line however narrow it is; a number is not parted from its noun."""
    return max((len(word) for line in words.split("\n") for word in line.split(" ")), default=0)


def piece(owner: int | str | None, empty: str) -> Text:
    """What stands on a tooth."""
    if owner is None:
        return Text(empty, QUIET if empty == EMPTY_SIGN else "bold cyan")
    return Text(DUMMY_SIGN, QUIET) if isinstance(owner, str) else WORDING.piece(COLOURS[owner])


def space_cell(owner: int | str | None, space: int, is_next: bool) -> Text:
    """A space by number, and whoever stands there."""
    number = Text().append(f"{space} ", "bold cyan" if is_next else QUIET)
    return number.append_text(piece(owner, NEXT_SIGN if is_next else EMPTY_SIGN))


def action_cell(view: View, action: str | None) -> Text:
    """What is printed beside a space, in short; a skull closes it."""
    if action == ANY:
        return Text(words("tzolkin-gear-any"), "cyan")
    if action is None:
        return Text()
    if action in view["closed_actions"]:
        return Text(words("tzolkin-gear-closed"), "bold magenta")
    return Text(words(f"tzolkin-gear_action-{action}.cell"))


def jungle(view: View) -> list[RenderableType]:
    """Tiles left in the jungle, and skulls in the bank."""
    line = Text(words("tzolkin-show-jungle"), HEADING)
    for number, group in view["jungle"].items():
        line.append("  ").append(words("tzolkin-show-jungle-group", number=number), "bold default")
        tiles = [WORDING.amount(group["corn"] - group["wood"], "corn")]
        if number != BARE_GROUP:
            tiles.append(WORDING.amount(group["wood"], "wood"))
        line.append(f" {' '.join(tiles)}", "not bold default")
    return [line, Text(words("tzolkin-show-jungle.hint", skulls=view["skulls"]["bank"]), QUIET)]
