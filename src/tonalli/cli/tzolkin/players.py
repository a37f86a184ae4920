"""What every player has."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tonalli.cli.face import Seats, View, seat_label
from tonalli.cli.tzolkin.tribes import tribe_of
from tonalli.cli.tzolkin.wording import heading
from tonalli.cli.wording import QUIET, figure, plain_table
from tonalli.locale import words
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.tzolkin.wording import PRINTED, named
from tonalli.tzolkin.names import GOODS, TEMPLES, TRACKS, WORKERS

FIGURES = ("points", *GOODS, "hand", "gears", "reserve", "food", *TEMPLES)


def in_order(view: View) -> list[int]:
    """Seats in turn order, from the starting player."""
    count = len(view["players"])
    return [(view["calendar"]["starting_player"] + order) % count for order in range(count)]


def players(view: View, seats: Seats) -> list[RenderableType]:
    """Goods, workers and temples as figures; technologies and tiles below them."""
    table = plain_table()
    table.add_column("", no_wrap=True)
    for name in FIGURES:
        table.add_column(words(f"tzolkin-show-figure-{name}"), justify="right", no_wrap=True)
    owned = Table.grid(padding=(0, 1, 0, 0))
    owned.add_column(no_wrap=True)
    owned.add_column(style=QUIET)
    for seat in in_order(view):
        side = view["players"][seat]
        figures = [side["points"], *[side[good] for good in GOODS], side["workers_in_hand"], on_gears(side)]
        figures += [side["workers_in_reserve"], side["corn_due"], *side["temples"].values()]
        label = seat_label("tzolkin", seats[seat])
        sign = Text("▸" if view["actor"] == seat else " ").append_text(label)
        shown = ["·" if number is None else figure(number) for number in figures]
        table.add_row(sign, Text(shown[0], "bold"), *shown[1:])
        owned.add_row(Text("  ").append_text(label).append(":"), belongings(view, seat))
    return [heading("players"), table, owned]


def on_gears(side: View) -> int:
    """Workers on the gears and on the Starting Player Space."""
    return WORKERS - int(side["workers_in_hand"]) - int(side["workers_in_reserve"])


def belongings(view: View, seat: int) -> str:
    """Tribe, technologies, harvest tiles, buildings, monuments, and whether a double advance is left."""
    side = view["players"][seat]
    levels = [
        Phrase("tzolkin-show-level", technology=named("technology", track, "short"), technology_id=track, level=level)
        for track in TRACKS
        if (level := side["technologies"][track])
    ]
    parts = tribe_of(view, seat)
    if levels:
        parts.append(words("tzolkin-show-levels", levels=Listing(levels)))
    parts.append(words("tzolkin-show-double", light_id="yes" if side["double_advance"] else "no"))
    if side["corn_tiles"] or side["wood_tiles"]:
        parts.append(words("tzolkin-show-harvested", corn=side["corn_tiles"], wood=side["wood_tiles"]))
    if side["buildings"]:
        tiles = [
            Phrase("tzolkin-show-tiles", tile=named("building", name), tile_id=name, count=count)
            for name, count in side["buildings"].items()
        ]
        parts.append(words("tzolkin-show-owned-buildings", tiles=Listing(tiles)))
    if side["monuments"]:
        tiles = [named("monument", name) for name in side["monuments"]]
        parts.append(words("tzolkin-show-owned-monuments", tiles=Listing(tiles)))
    if any(PRINTED["wealth"][name]["feeds"] for name in side["wealth_tiles"]):
        parts.append(words("tzolkin-show-owned-farm"))
    return " · ".join(parts)
