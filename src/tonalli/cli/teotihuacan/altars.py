"""The four altars: their fields with the boards they point to, Shamans and Great Discoveries."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.teotihuacan.wording import heading, letter, named, offer
from tonalli.cli.wording import QUIET, SEAT_STYLES, plain_table
from tonalli.locale import words
from tonalli.telling.teotihuacan.wording import FIGURES
from tonalli.teotihuacan.modules.altars.telling import benefit_on

STANDING, LYING = "▲", "△"


def altars(view: View) -> list[RenderableType]:
    """One row each, in the order in which Shamans go."""
    table = plain_table(header=False)
    for altar in FIGURES["altars"]["order"]:
        tile = view["altars"]["tiles"][altar]
        if tile is None:
            continue
        fields = Text("\n").join(field_line(view, altar, tile, field) for field in ("rear", "front"))
        pile = Text("\n").join(
            Text(words("teotihuacan-show-tile", tile=offer(lies)), "cyan") for lies in view["altars"]["piles"][altar]
        )
        table.add_row(Text(named("altar_space", altar), "bold"), fields, pile)
    return [heading("altars"), table]


def field_line(view: View, altar: str, tile: str, field: str) -> Text:
    """The Shamans on a field, then the board it points to and its benefit."""
    line = Text()
    for seat, shaman in enumerate(view["altars"]["shamans"]):
        if shaman is not None and (shaman["altar"], shaman["field"]) == (altar, field):
            colour = view["players"][seat]["colour"]
            line.append(f"{letter(colour)}{STANDING if shaman['standing'] else LYING} ", SEAT_STYLES[colour])
    board = view["ring"][FIGURES["altars"]["points_to"][altar][field] - 1]
    benefit = benefit_on(view, altar, field)["benefit"]
    return line.append(
        words("teotihuacan-show-altar-field", board=named("board", board) if board else "", benefit=benefit), QUIET
    )
