"""The end of a game: points by source, the winner, and why."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tonalli.cli.face import Seats, seat_label
from tonalli.cli.wording import figure
from tonalli.core.match import Match
from tonalli.locale import text, words
from tonalli.telling import telling_of
from tonalli.telling.phrase import Listing, Number


def show_result(console: Console, match: Match, seats: Seats) -> None:
    """A table of sources and seats, then the winner."""
    telling = telling_of(match.game)
    events = match.watch()
    verdict = telling.verdict(match.state, [seat.name for seat in seats])
    console.print()
    console.print(Text(words("cli-over"), "bold magenta").append(f" ({text(verdict['ending'])})", "not bold"))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(words("cli-over-seat"), style="dim")
    for seat in seats:
        table.add_column(seat_label(match.game.name, seat), justify="right")
    for row in telling.sources(events, len(seats)):
        table.add_row(text(row["words"]), *[figure(number) if number else "·" for number in row["points"]])
    table.add_section()
    table.add_row(Text(words("cli-over-total"), "bold not dim"), *[Text(figure(n), "bold") for n in match.scores()])
    console.print(table)
    stages = telling.stages(events, len(seats))
    for number, seat in enumerate(seats):
        points = Listing((Number(stage[number]) for stage in stages), "and")
        console.print(Text(words(f"{match.game.name}-over-stages", name=seat.name, points=points), "dim"))
    console.print(Text(text(verdict["words"]), "bold green"))
