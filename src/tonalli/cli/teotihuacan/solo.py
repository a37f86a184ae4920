"""The face of a solo game: the same table with the Teotibot on the other side of it."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.teotihuacan.face import TeotihuacanFace
from tonalli.cli.teotihuacan.players import players
from tonalli.cli.teotihuacan.ring import ring
from tonalli.cli.teotihuacan.teotibot import action_pyramid, teotibot
from tonalli.cli.teotihuacan.tracks import calendar
from tonalli.locale import words
from tonalli.teotihuacan.modules.teotibot.names import BOT, HUMAN


class SoloFace(TeotihuacanFace):
    """Teotihuacan for one person."""

    drawings = {**TeotihuacanFace.drawings, "teotibot": teotibot}
    goal = "teotihuacan-goal-solo"

    def overview(self, view: View, seats: list[str]) -> list[RenderableType]:
        return [*calendar(view), *ring(view), *action_pyramid(view), *players(view, seats)]

    def verdict(self, view: View, seats: list[str]) -> list[Text]:
        """B-10.1: the person wins with more points; a tie is a defeat."""
        own, other = (view["players"][seat]["points"] for seat in (HUMAN, BOT))
        result = "won" if HUMAN in view["winners"] else "tied" if own == other else "lost"
        line = words(f"teotihuacan-solo-{result}", name=seats[HUMAN], own=own, other=other)
        return [Text(line, "bold green" if result == "won" else "bold red")]
