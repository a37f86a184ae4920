"""Tzolk'in in a terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import Face, Seats, View, of_all
from tonalli.cli.tzolkin.gears import gears, jungle
from tonalli.cli.tzolkin.players import players
from tonalli.cli.tzolkin.tiles import buildings, monuments
from tonalli.cli.tzolkin.tracks import calendar, technologies, temples
from tonalli.cli.wording import QUIET
from tonalli.locale import words


class TzolkinFace(Face):
    """Calendar, gears, jungle, temples, technologies, buildings, monuments, players."""

    game = "tzolkin"
    drawings = {
        "gears": of_all(gears),
        "jungle": of_all(jungle),
        "temples": of_all(temples),
        "technologies": of_all(technologies),
        "buildings": of_all(buildings),
        "monuments": of_all(monuments),
        "players": players,
    }
    in_overview = ("gears", "jungle", "players")
    beside_steps = {
        "climb-any": "temples",
        "climb-two": "temples",
        "descend": "temples",
        "study": "technologies",
        "free-study": "technologies",
    }

    def above(self, view: View, seats: Seats) -> list[RenderableType]:
        return calendar(view, seats)

    def overview(self, view: View, seats: Seats) -> list[RenderableType]:
        return [*super().overview(view, seats), Text(words("tzolkin-show-more"), QUIET)]


FACE = TzolkinFace()
