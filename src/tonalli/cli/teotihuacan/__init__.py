"""Teotihuacan in a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType

from tonalli.cli.face import Drawing, Face, Seats, View, of_all
from tonalli.cli.teotihuacan.altars import altars
from tonalli.cli.teotihuacan.court import court
from tonalli.cli.teotihuacan.empire import empire
from tonalli.cli.teotihuacan.players import players
from tonalli.cli.teotihuacan.pyramid import pyramid
from tonalli.cli.teotihuacan.ring import ring, technologies
from tonalli.cli.teotihuacan.teotibot import action_pyramid, teotibot
from tonalli.cli.teotihuacan.tracks import avenue, calendar, temples
from tonalli.cli.teotihuacan.wording import SIGNS
from tonalli.telling.choice import Choice

OF_MODULES: Mapping[str, Drawing] = {
    "court": of_all(court),
    "altars": of_all(altars),
    "empire": of_all(empire),
    "teotibot": teotibot,
}
"""What modules add, drawn where a view has it."""
IN_OVERVIEW: Mapping[str, Drawing] = {"altars": of_all(altars), "empire": of_all(empire), "teotibot": action_pyramid}
"""What a player wants to see of them at the start of a turn."""


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
        "place-shaman": "altars",
        "move-shaman": "altars",
        "displaced-shaman": "altars",
        "claim-from-altar": "altars",
        "conquer": "empire",
        "conquer-on": "empire",
        "push-warrior": "empire",
        "climb-different": "temples",
    }

    def parts(self, view: View) -> Mapping[str, Drawing]:
        return {**self.drawings, **{name: drawing for name, drawing in OF_MODULES.items() if name in view}}

    def above(self, view: View, seats: Seats) -> list[RenderableType]:
        return calendar(view)

    def overview(self, view: View, seats: Seats) -> list[RenderableType]:
        shown = [*calendar(view), *ring(view)]
        for name, draw in IN_OVERVIEW.items():
            if name in view:
                shown += draw(view, seats)
        return [*shown, *players(view, seats)]

    def picture(self, choice: Choice) -> str:
        """Icons of a tile by their signs: upper row over lower row."""
        signs = [SIGNS[icon] for icon in choice.picture]
        rows = [" ".join(signs[begin : begin + 2]) for begin in range(0, len(signs), 2)]
        return " / ".join(rows)


FACE = TeotihuacanFace()
