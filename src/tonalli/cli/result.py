"""The end of a game: points by source, the winner, and why."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tonalli.cli.face import Face
from tonalli.cli.wording import figure
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
        table.add_row(source, *[figure(number) if number else "·" for number in points])
    table.add_section()
    table.add_row(Text(words("cli-over-total"), "bold not dim"), *[Text(figure(n), "bold") for n in match.scores()])
    console.print(table)
    stages = face.stages(match.watch(), len(names))
    for seat, name in enumerate(names):
        listed = ", ".join(figure(stage[seat]) for stage in stages)
        console.print(Text(words(f"{match.game.name}-over-stages", name=name, points=listed), "dim"))
    for line in face.verdict(view, names):
        console.print(line)
