"""What every player has."""

from __future__ import annotations

from collections import Counter

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import Seats, View
from tonalli.cli.face import seat_label as label_of
from tonalli.cli.teotihuacan.wording import die, heading, letter, named, technology_number
from tonalli.cli.wording import QUIET, plain_table
from tonalli.locale import words
from tonalli.telling.phrase import Listing
from tonalli.teotihuacan.names import GOODS

TRACKS = ("blue", "red", "green", "avenue", "pyramid", "wages")


def seat_label(seats: Seats, seat: int) -> Text:
    return label_of("teotihuacan", seats[seat])


def players(view: View, seats: Seats) -> list[RenderableType]:
    """Goods, tracks and wages as figures, workers and tiles below them."""
    table = plain_table()
    table.add_column("", no_wrap=True)
    goods = [good for good in GOODS if good in view["players"][0]]
    for name in ("points", *goods, *TRACKS):
        table.add_column(words(f"teotihuacan-show-figure-{name}"), justify="right", no_wrap=True)
    table.add_column("")
    in_order = sorted(range(len(seats)), key=lambda seat: int(view["players"][seat]["order"]))
    for seat in in_order:
        side = view["players"][seat]
        figures = [side["points"], *[side[good] for good in goods]]
        figures += [*side["temples"].values(), side["avenue"], side["pyramid_track"], wages(side)]
        label = Text("▸" if view["actor"] == seat else " ").append_text(seat_label(seats, seat))
        table.add_row(label, *[Text(str(n), "bold" if i == 0 else "") for i, n in enumerate(figures)], aside(side))
    lines: list[RenderableType] = [heading("players"), table]
    for seat in in_order:
        owned = belongings(view["players"][seat])
        if owned:
            lines.append(Text("  ").append_text(seat_label(seats, seat)).append(f": {owned}", QUIET))
    return lines


def wages(side: View) -> str:
    """What a side owes at an eclipse, if it pays wages at all."""
    return words("teotihuacan-show-no-wages") if side["wages"] is None else str(side["wages"])


def aside(side: View) -> Text:
    """Workers that stand on no board: in hand, or in reserve."""
    text = Text(" ")
    for worker in side["workers"]:
        if worker.get("hand"):
            text.append_text(die(side["colour"], worker["power"])).append(" ")
        elif worker.get("reserve"):
            text.append(f"({letter(side['colour'])}{worker['power']}) ", QUIET)
    return text


def belongings(side: View) -> str:
    """Technologies and discovery tiles."""
    parts = []
    if side["technologies"]:
        parts.append(
            words("teotihuacan-show-owns", technologies=" ".join(map(technology_number, sorted(side["technologies"]))))
        )
    if side["discovery_tiles"]:
        tiles: Counter[str] = Counter(side["discovery_tiles"])
        listed = [named("discovery", tile) + (f" ×{n}" if n > 1 else "") for tile, n in tiles.items()]
        parts.append(words("teotihuacan-show-tiles", tiles=Listing(listed)))
    if side["used_tiles"]:
        parts.append(words("teotihuacan-show-used", count=len(side["used_tiles"])))
    return " · ".join(parts)
