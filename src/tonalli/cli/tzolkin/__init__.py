"""Tzolk'in in a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import Drawing, Face, Seats, View, of_all
from tonalli.cli.tzolkin.gears import gears, jungle
from tonalli.cli.tzolkin.players import players
from tonalli.cli.tzolkin.prophecies import prophecies, prophecy_in_force
from tonalli.cli.tzolkin.quick_actions import quick_actions
from tonalli.cli.tzolkin.tiles import buildings, monuments
from tonalli.cli.tzolkin.tracks import calendar, technologies, temples
from tonalli.cli.tzolkin.tribes import dealt, tribes
from tonalli.cli.wording import QUIET
from tonalli.locale import words
from tonalli.telling.phrase import Listing

OF_MODULES: Mapping[str, Drawing] = {
    "prophecies": prophecies,
    "quick_actions": of_all(quick_actions),
    "tribes": tribes,
}
"""What modules add, drawn where a view has it."""


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
    in_overview = ("gears", "quick_actions", "jungle", "players")
    beside_steps = {
        "climb-any": "temples",
        "climb-two": "temples",
        "descend": "temples",
        "study": "technologies",
        "free-study": "technologies",
    }

    def parts(self, view: View) -> Mapping[str, Drawing]:
        return {**self.drawings, **{name: drawing for name, drawing in OF_MODULES.items() if name in view}}

    def above(self, view: View, seats: Seats) -> list[RenderableType]:
        return [*calendar(view, seats), *prophecy_in_force(view, seats)]

    def overview(self, view: View, seats: Seats) -> list[RenderableType]:
        more = [name for name in self.parts(view) if name not in self.in_overview]
        return [*super().overview(view, seats), Text(words("tzolkin-show-more", parts=Listing(more)), QUIET)]

    def beside(self, view: View, seats: Seats, fresh: bool) -> list[RenderableType]:
        """P-2.7: the wealth tiles are chosen together with the tribe."""
        shown = super().beside(view, seats, fresh)
        return [*shown, *dealt(view)] if view["decision"]["step"] == "choose-tribe" else shown


FACE = TzolkinFace()
