"""The Empire board: Warriors and Buildings by path and province, and the cells of Conquest."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.teotihuacan.wording import WORDING, heading, letter, named
from tonalli.cli.wording import QUIET, SEAT_STYLES, plain_table
from tonalli.locale import words
from tonalli.telling.teotihuacan.wording import FIGURES
from tonalli.teotihuacan.modules.empire.telling import kind_of_cell

BUILDING, NOBODY = "■", "·"
PATHS = ("upper", "lower")
PROVINCES = ("1", "2", "3")


def empire(view: View) -> list[RenderableType]:
    """Both paths from Teotihuacan to region 12, then everybody's supply."""
    points = FIGURES["empire"]["province_points"]
    table = plain_table(header=False)
    heads = [Text(words("teotihuacan-show-province", points=points[province]), QUIET) for province in PROVINCES]
    table.add_row(Text(named("region", "0"), QUIET), *heads, Text(named("region", "12"), QUIET))
    for path in PATHS:
        cells = [Text("  ").join(region(view, number) for number in on_path(path, province)) for province in PROVINCES]
        ends = (region(view, "0"), far(view)) if path == PATHS[0] else (Text(), Text())
        table.add_row(ends[0], *cells, ends[1])
    return [heading("empire"), table, supplies(view)]


def on_path(path: str, province: str) -> list[str]:
    """The regions of a province on a path, from the top."""
    regions = FIGURES["empire"]["regions"]
    return [number for number, each in regions.items() if (each["path"], str(each["province"])) == (path, province)]


def region(view: View, number: str) -> Text:
    """Its number, whose Warrior and whose Building is there."""
    line = Text("" if number == "0" else f"{number} ", QUIET)
    line.append_text(piece(view, view["empire"]["regions"].get(number), None))
    settled = view["empire"]["settled"].get(number)
    return line if settled is None else line.append_text(piece(view, settled, BUILDING))


def piece(view: View, seat: int | None, sign: str | None) -> Text:
    if seat is None:
        return Text(NOBODY, QUIET)
    colour = view["players"][seat]["colour"]
    return Text(sign or letter(colour), SEAT_STYLES[colour])


def far(view: View) -> Text:
    """The Warriors in region 12."""
    line = Text()
    for seat, count in enumerate(view["empire"]["far"]):
        for _warrior in range(count):
            line.append_text(piece(view, seat, None))
    return line if line.plain else Text(NOBODY, QUIET)


def supplies(view: View) -> Text:
    """Warriors left and what those on the map would score."""
    line = Text()
    for seat, side in enumerate(view["players"]):
        figures = {"supply": view["empire"]["supply"][seat], "due": view["empire"]["due"][seat]}
        line.append_text(WORDING.piece(side["colour"])).append(
            f" {words('teotihuacan-show-empire-side', **figures)}   ", "not bold default"
        )
    return line


def conquest() -> Text:
    """The cells of Conquest by workers, from the weakest power 1 to 4 and 5."""
    shown = Text()
    for number, row in enumerate(FIGURES["empire"]["conquest"]):
        cells = [
            words("teotihuacan-show-conquest-cell", warriors=cell["warriors"], cell_id=kind_of_cell(cell))
            for cell in row
        ]
        shown.append(words("teotihuacan-show-conquest", workers=number + 1, cells=" ".join(cells)), QUIET).append("  ")
    return shown
