"""The quick action fields, what can be done there now, and what comes."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.tzolkin.gears import EMPTY_SIGN, piece
from tonalli.cli.tzolkin.wording import heading, named
from tonalli.cli.wording import QUIET
from tonalli.locale import words
from tonalli.tzolkin.modules.quick_actions.figures import quick_figures

SLOTS = quick_figures()["quick_slots"]


def quick_actions(view: View) -> list[RenderableType]:
    """A line for the fields and the tile of the day, one for the tiles to come."""
    state = view["quick_actions"]
    line = Text()
    for owner in state["fields"]:
        line.append_text(piece(owner, EMPTY_SIGN)).append(" ")
    if state["tile"] is not None:
        effect = words(f"tzolkin-quick_tile-{state['tile']}.effect")
        line.append(" ").append(words("tzolkin-show-quick-today", effect=effect), "bold")
    coming = [
        words("tzolkin-show-quick-next", first=first, last=last, tile=named("quick_tile", state["tiles"][str(first)]))
        for first, last in SLOTS
        if str(first) in state["tiles"] and first > view["calendar"]["day"]
    ]
    shown: list[RenderableType] = [heading("quick_actions"), line]
    return [*shown, Text(" · ".join(coming), QUIET)] if coming else shown
