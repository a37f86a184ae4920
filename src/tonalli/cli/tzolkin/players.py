"""What every player has."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.tzolkin.wording import SEAT_COLOURS, WEALTH_TILES, WORDING, heading, named
from tonalli.cli.wording import QUIET, figure, plain_table
from tonalli.locale import words
from tonalli.tzolkin.names import GOODS, TEMPLES, TRACKS, WORKERS

FIGURES = ("points", *GOODS, "hand", "gears", "reserve", "food", *TEMPLES)


def seat_label(view: View, seat: int, seats: list[str]) -> Text:
    return WORDING.seat_label(SEAT_COLOURS[seat], seats[seat])


def in_order(view: View) -> list[int]:
    """Seats in turn order, from the starting player."""
    count = len(view["players"])
    return [(view["calendar"]["starting_player"] + order) % count for order in range(count)]


def players(view: View, seats: list[str]) -> list[RenderableType]:
    """Goods, workers and temples as figures; technologies and tiles below them."""
    table = plain_table()
    table.add_column("", no_wrap=True)
    for name in FIGURES:
        table.add_column(words(f"tzolkin-show-figure-{name}"), justify="right", no_wrap=True)
    for seat in in_order(view):
        side = view["players"][seat]
        figures = [side["points"], *[side[good] for good in GOODS], side["workers_in_hand"], on_gears(view, seat)]
        figures += [side["workers_in_reserve"], side["corn_due"], *side["temples"].values()]
        label = Text("▸" if view["actor"] == seat else " ").append_text(seat_label(view, seat, seats))
        table.add_row(
            label, *[Text("·" if n is None else figure(n), "bold" if i == 0 else "") for i, n in enumerate(figures)]
        )
    owned = Table.grid(padding=(0, 1, 0, 0))
    owned.add_column(no_wrap=True)
    owned.add_column(style=QUIET)
    for seat in in_order(view):
        label = Text("  ").append_text(seat_label(view, seat, seats)).append(":")
        owned.add_row(label, belongings(view["players"][seat]))
    return [heading("players"), table, owned]


def on_gears(view: View, seat: int) -> int:
    """Workers on the gears and on the Starting Player Space."""
    side = view["players"][seat]
    return WORKERS - int(side["workers_in_hand"]) - int(side["workers_in_reserve"])


def belongings(side: View) -> str:
    """Technologies, harvest tiles, buildings, monuments, and whether a double advance is left."""
    levels = [
        words("tzolkin-show-level", technology=words(f"tzolkin-technology-{track}.short"), level=level)
        for track in TRACKS
        if (level := side["technologies"][track])
    ]
    parts = [", ".join(levels)]
    parts.append(words("tzolkin-show-double", light="yes" if side["double_advance"] else "no"))
    if side["corn_tiles"] or side["wood_tiles"]:
        parts.append(words("tzolkin-show-harvested", corn=side["corn_tiles"], wood=side["wood_tiles"]))
    if side["buildings"]:
        tiles = [named("building", name) + (f" ×{n}" if n > 1 else "") for name, n in side["buildings"].items()]
        parts.append(words("tzolkin-show-owned-buildings", tiles=" / ".join(tiles)))
    if side["monuments"]:
        tiles = [named("monument", name) for name in side["monuments"]]
        parts.append(words("tzolkin-show-owned-monuments", tiles=" / ".join(tiles)))
    if any(WEALTH_TILES[name].feeds for name in side["wealth_tiles"]):
        parts.append(words("tzolkin-show-owned-farm"))
    return " · ".join(filter(None, parts))


def summary(view: View, seat: int, seats: list[str]) -> Text:
    """One line for the player who decides in the middle of a turn."""
    side = view["players"][seat]
    goods = {good: side[good] for good in GOODS}
    line = words("tzolkin-show-summary", points=figure(side["points"]), hand=side["workers_in_hand"], **goods)
    return seat_label(view, seat, seats).append("  ").append(line, "not bold")
