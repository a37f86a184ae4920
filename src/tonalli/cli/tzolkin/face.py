"""The face of Tzolk'in: its parts put together."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.tzolkin import explaining, options, preview
from tonalli.cli.tzolkin import story as telling
from tonalli.cli.tzolkin.gears import gears, jungle
from tonalli.cli.tzolkin.players import players, seat_label, summary
from tonalli.cli.tzolkin.sources import OF_CLAUSES
from tonalli.cli.tzolkin.tiles import buildings, monuments
from tonalli.cli.tzolkin.tracks import calendar, technologies, temples
from tonalli.cli.wording import QUIET, figure
from tonalli.core.events import Event
from tonalli.core.match import Match
from tonalli.core.state import State
from tonalli.locale import words

TEMPLE_STEPS = {"ClimbAny", "ClimbTwo", "Descend"}
TECHNOLOGY_STEPS = {"Study", "FreeStudy"}


class TzolkinFace:
    """Tzolk'in in a terminal."""

    sections: Sequence[str] = ("gears", "jungle", "temples", "technologies", "buildings", "monuments", "players")
    goal = "tzolkin-goal"

    def table(self, view: View, seats: list[str]) -> list[RenderableType]:
        parts = calendar(view, seats)
        for name in self.sections:
            parts += [Text(), *self.section(name, view, seats)]
        return parts

    def section(self, name: str, view: View, seats: list[str]) -> list[RenderableType]:
        if name == "players":
            return players(view, seats)
        parts = {
            "gears": gears,
            "jungle": jungle,
            "temples": temples,
            "technologies": technologies,
            "buildings": buildings,
            "monuments": monuments,
        }
        return parts[name](view)

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

    def question(self, view: View, kinds: set[str]) -> str:
        return options.question(view, kinds)

    def listed(self, match: Match) -> list[int]:
        return match.legal()

    def option(self, match: Match, action: int, view: View) -> str:
        return options.option(match, action, view)

    def gains(self, match: Match, action: int) -> str:
        described = match.describe(action)
        kind = str(described["kind"])
        return preview.brings(match.state, action, kind, str(described.get(kind, "")))

    def hope(self, match: Match, action: int) -> str:
        """Nothing is paid for that may yet not come."""
        return ""

    def dashed(self, hope: str, events: list[Event], view: View) -> str | None:
        return None

    def explain(self, name: str, view: View) -> list[str]:
        return explaining.explain(name, view)

    def explain_action(self, match: Match, action: int) -> list[str]:
        return explaining.explain_action(match, action)

    def story(self, events: list[Event], view: View, seats: list[str]) -> list[Text]:
        return telling.story(events, view, seats)

    def seat_label(self, view: View, seat: int, seats: list[str]) -> Text:
        return seat_label(view, seat, seats)

    def is_secret(self, view: View) -> bool:
        """Z-2.14: wealth tiles are chosen in secret."""
        return bool(view["decision"]["step"] == "KeepWealth")

    def sources(self, events: list[Event], players: int) -> list[tuple[str, list[float]]]:
        return OF_CLAUSES.by_source(events, players)

    def stages(self, events: list[Event], players: int) -> list[list[float]]:
        return OF_CLAUSES.by_stage(telling.with_marks(events), players)

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
