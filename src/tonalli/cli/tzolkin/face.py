"""The face of Tzolk'in: its parts put together."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import View, kinds_of
from tonalli.cli.game_face import GameFace, of_all
from tonalli.cli.tzolkin import explaining, options, preview
from tonalli.cli.tzolkin.gears import gears, jungle
from tonalli.cli.tzolkin.players import players, summary
from tonalli.cli.tzolkin.story import TELLER
from tonalli.cli.tzolkin.tiles import buildings, monuments
from tonalli.cli.tzolkin.tracks import calendar, technologies, temples
from tonalli.cli.wording import QUIET, figure
from tonalli.core.match import Match
from tonalli.core.state import State
from tonalli.locale import words

TEMPLE_STEPS = {"climb-any", "climb-two", "descend"}
TECHNOLOGY_STEPS = {"study", "free-study"}


class TzolkinFace(GameFace):
    """Tzolk'in in a terminal."""

    goal = "tzolkin-goal"
    drawings = {
        "gears": of_all(gears),
        "jungle": of_all(jungle),
        "temples": of_all(temples),
        "technologies": of_all(technologies),
        "buildings": of_all(buildings),
        "monuments": of_all(monuments),
        "players": players,
    }
    teller = TELLER
    listed = staticmethod(options.listed)
    option = staticmethod(options.option)
    explain = staticmethod(explaining.explain)
    explain_action = staticmethod(explaining.explain_action)

    def above(self, view: View, seats: list[str]) -> list[RenderableType]:
        return calendar(view, seats)

    def overview(self, view: View, seats: list[str]) -> list[RenderableType]:
        more = Text(words("tzolkin-show-more"), QUIET)
        return [*calendar(view, seats), *gears(view), *jungle(view), *players(view, seats), more]

    def beside(self, view: View, seats: list[str], fresh: bool) -> list[RenderableType]:
        step = view["decision"]["step"]
        line: list[RenderableType] = [] if fresh else [summary(view, view["actor"], seats)]
        if step in TEMPLE_STEPS:
            return [*temples(view), *line]
        if step in TECHNOLOGY_STEPS:
            return [*technologies(view), *line]
        return line

    def question(self, match: Match, view: View) -> str:
        return options.question(view, kinds_of(match.game, match.legal()))

    def gains(self, match: Match, action: int) -> str:
        described = match.describe(action)
        kind = str(described["kind"])
        return preview.brings(match.state, action, kind, str(described.get(kind, "")))

    def is_secret(self, view: View) -> bool:
        """Z-2.14: wealth tiles are chosen in secret."""
        return bool(view["decision"]["step"] == "keep-wealth")

    def verdict(self, view: View, seats: list[str]) -> list[Text]:
        """Z-13.6, Z-13.9: who won, and what decided it."""
        winners = view["winners"]
        points = view["players"][winners[0]]["points"]
        if len(winners) > 1:
            names = ", ".join(seats[winner] for winner in winners)
            return [Text(words("tzolkin-tie-shared", names=names, points=figure(points)), "bold green")]
        tied = sum(side["points"] == points for side in view["players"]) > 1
        reason = words("tzolkin-tie-workers" if tied else "tzolkin-tie-points")
        line = words("cli-over-winner", name=seats[winners[0]], points=figure(points), reason=reason)
        return [Text(line, "bold green")]

    def ending(self, state: State) -> str:
        """Z-13.1: there is only one."""
        return "tzolkin-ending-food_day"
