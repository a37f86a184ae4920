"""The end of a game: points by source, the winner, and why."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tonalli.cli.face import Face
from tonalli.core.match import Match
from tonalli.locale import words


def show_result(console: Console, match: Match, face: Face, names: list[str]) -> None:
    """A table of sources and seats, then the winner."""
    view = match.view(None)
    ending = words(face.ending(match.state))
    console.print()
    console.print(Text(words("cli-over"), "bold magenta").append(f" ({ending})", "not bold"))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(words("cli-over-seat"), style="dim")
    for seat in range(len(names)):
        table.add_column(face.seat_label(view, seat, names), justify="right")
    for source, points in face.sources(match.watch(), len(names)):
        table.add_row(source, *[str(figure) if figure else "·" for figure in points])
    table.add_section()
    table.add_row(Text(words("cli-over-total"), "bold not dim"), *[Text(str(n), "bold") for n in match.scores()])
    console.print(table)
    for winner in match.winners():
        line = words("cli-over-winner", name=names[winner], points=match.scores()[winner], reason=face.tie_break(view))
        console.print(Text(line, "bold green"))
