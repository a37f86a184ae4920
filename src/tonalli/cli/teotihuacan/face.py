"""The face of Teotihuacan: its parts put together."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import View, kinds_of
from tonalli.cli.game_face import Drawing, GameFace, of_all
from tonalli.cli.teotihuacan import explaining, options, preview
from tonalli.cli.teotihuacan.players import players, summary
from tonalli.cli.teotihuacan.pyramid import pyramid
from tonalli.cli.teotihuacan.ring import ring, technologies
from tonalli.cli.teotihuacan.story import TELLER
from tonalli.cli.teotihuacan.tracks import avenue, calendar, temples
from tonalli.cli.teotihuacan.wording import named, offer
from tonalli.core.events import Event
from tonalli.core.match import Match
from tonalli.core.state import State
from tonalli.locale import words
from tonalli.teotihuacan.state import State as Teotihuacan

PYRAMID_STEPS = {"choose-tile", "choose-decoration"}
TEMPLE_STEPS = {"climb-any", "climb-both", "buy-temple-step", "major-step"}


class TeotihuacanFace(GameFace):
    """Teotihuacan in a terminal."""

    goal = "teotihuacan-goal"
    drawings: Mapping[str, Drawing] = {
        "ring": of_all(ring),
        "temples": of_all(temples),
        "avenue": of_all(avenue),
        "pyramid": of_all(pyramid),
        "technologies": of_all(technologies),
        "players": players,
    }
    teller = TELLER
    listed = staticmethod(options.listed)
    option = staticmethod(options.option)
    explain = staticmethod(explaining.explain)
    explain_action = staticmethod(explaining.explain_action)

    def above(self, view: View, seats: list[str]) -> list[RenderableType]:
        return calendar(view)

    def overview(self, view: View, seats: list[str]) -> list[RenderableType]:
        return [*calendar(view), *ring(view), *players(view, seats)]

    def beside(self, view: View, seats: list[str], fresh: bool) -> list[RenderableType]:
        step = view["decision"]["step"]
        line: list[RenderableType] = [] if fresh else [summary(view, view["actor"], seats)]
        if step in PYRAMID_STEPS:
            return [*pyramid(view), *line]
        if step in TEMPLE_STEPS:
            return [*temples(view), *line]
        return line

    def question(self, match: Match, view: View) -> str:
        return options.question(view, kinds_of(match.game, match.legal()), preview.cause_of_choice(match.state))

    def gains(self, match: Match, action: int) -> str:
        return preview.brings(match.game, match.state, action)

    def hope(self, match: Match, action: int) -> str:
        """The board whose tile a worship of both pays for."""
        described = match.describe(action)
        if described["kind"] != "worship" or described["choice"] != "both":
            return ""
        return "palace" if str(described["space"]).startswith("palace") else str(described["space"])

    def dashed(self, hope: str, events: list[Event], view: View) -> str | None:
        locked = any(event.kind == "lock" for event in events)
        if not locked or view["this_turn"].get("worshipping"):
            return None
        if any(event.kind == "claim" and event.where == hope for event in events):
            return ""
        tile = view["discovery_tiles"]["worship"][hope]
        return words("teotihuacan-show-unclaimed", board=named("board", hope), tile=offer(tile))

    def is_secret(self, view: View) -> bool:
        """Starting tiles are secret until all have chosen, but not in a draft."""
        return bool(view["decision"]["step"] == "keep-tile" and view["options"]["setup"] != "draft")

    def verdict(self, view: View, seats: list[str]) -> list[Text]:
        winner = view["winners"][0]
        points = view["players"][winner]["points"]
        return [Text(words("cli-over-winner", name=seats[winner], points=points, reason=tie_break(view)), "bold green")]

    def ending(self, state: State) -> str:
        assert isinstance(state, Teotihuacan)
        return "teotihuacan-ending-pyramid" if state.final == 1 else "teotihuacan-ending-eclipse"


def tie_break(view: View) -> str:
    """T-20.2, T-22.5: what decided the game."""
    winner = view["players"][view["winners"][0]]
    level = [side for side in view["players"] if side["points"] == winner["points"]]
    if len(level) == 1:
        return words("teotihuacan-tie-points")
    if sum(side["cocoa"] == winner["cocoa"] for side in level) == 1:
        return words("teotihuacan-tie-cocoa")
    return words("teotihuacan-tie-order", dark="yes" if view["options"]["eclipse"] == "dark" else "no")
