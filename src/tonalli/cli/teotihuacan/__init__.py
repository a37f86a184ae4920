"""Teotihuacan in a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType

from tonalli.cli.face import Drawing, Face, Seats, View, of_all
from tonalli.cli.teotihuacan.court import court
from tonalli.cli.teotihuacan.players import players
from tonalli.cli.teotihuacan.pyramid import pyramid
from tonalli.cli.teotihuacan.ring import ring, technologies
from tonalli.cli.teotihuacan.teotibot import action_pyramid, teotibot
from tonalli.cli.teotihuacan.tracks import avenue, calendar, temples
from tonalli.cli.teotihuacan.wording import SIGNS
from tonalli.telling.choice import Choice

OF_MODULES: Mapping[str, Drawing] = {"court": of_all(court), "teotibot": teotibot}
"""What modules add, drawn where a view has it."""


class TeotihuacanFace(Face):
    """Calendar, ring, temples, Avenue, pyramid, technologies, players; alone also the Teotibot's side."""

    game = "teotihuacan"
    drawings = {
        "ring": of_all(ring),
        "temples": of_all(temples),
        "avenue": of_all(avenue),
        "pyramid": of_all(pyramid),
        "technologies": of_all(technologies),
        "players": players,
    }
    beside_steps = {
        "choose-tile": "pyramid",
        "choose-decoration": "pyramid",
        "climb-any": "temples",
        "climb-both": "temples",
        "buy-temple-step": "temples",
        "major-step": "temples",
    }

    def parts(self, view: View) -> Mapping[str, Drawing]:
        return {**self.drawings, **{name: drawing for name, drawing in OF_MODULES.items() if name in view}}

    def above(self, view: View, seats: Seats) -> list[RenderableType]:
        return calendar(view)

    def overview(self, view: View, seats: Seats) -> list[RenderableType]:
        across = action_pyramid(view, seats) if "teotibot" in view else []
        return [*calendar(view), *ring(view), *across, *players(view, seats)]

    def picture(self, choice: Choice) -> str:
        """Icons of a tile by their signs: upper row over lower row."""
        signs = [SIGNS[icon] for icon in choice.picture]
        rows = [" ".join(signs[begin : begin + 2]) for begin in range(0, len(signs), 2)]
        return " / ".join(rows)


FACE = TeotihuacanFace()
