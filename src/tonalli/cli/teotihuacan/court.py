"""The Court: its royal tiles with their temples and owners, and its Great Discovery."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.teotihuacan.ring import locked_on
from tonalli.cli.teotihuacan.wording import TEMPLE_STYLES, WORDING, heading, named, offer
from tonalli.cli.wording import QUIET, plain_table
from tonalli.locale import words
from tonalli.telling.teotihuacan.wording import FIGURES
from tonalli.teotihuacan.names import SPACES


def court(view: View) -> list[RenderableType]:
    """One row for each slot, from left to right."""
    table = plain_table(header=False)
    for number, (slot, temple) in enumerate(FIGURES["court"]["slot_temples"].items()):
        royal, holder = view["royal_tiles"][number], view["court"]["markers"][slot]
        marker = Text(words("teotihuacan-show-court-free"), QUIET)
        if holder is not None:
            marker = WORDING.piece(view["players"][holder]["colour"])
        table.add_row(
            Text(named("slot", slot), "bold"),
            locked_on(view, SPACES[number]),
            words(f"teotihuacan-royal-{royal}.short") if royal else "",
            Text(words(f"teotihuacan-temple-{temple}.name"), TEMPLE_STYLES[temple]),
            marker,
        )
    tile = view["discovery_tiles"]["worship"]["palace"]
    line = Text(words("teotihuacan-show-court-tile", tile=offer(tile)), "cyan" if tile else QUIET)
    return [heading("court"), table, line]
