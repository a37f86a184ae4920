"""What the faces of all games do in the same way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.face import View
from tonalli.cli.story import Storyteller
from tonalli.core.events import Event
from tonalli.core.match import Match

Drawing = Callable[[View, list[str]], list[RenderableType]]


class GameFace:
    """A face made of drawings by name and a storyteller; a game adds how it asks and explains."""

    goal: str
    drawings: Mapping[str, Drawing]
    teller: Storyteller

    @property
    def sections(self) -> Sequence[str]:
        return tuple(self.drawings)

    def table(self, view: View, seats: list[str]) -> list[RenderableType]:
        parts = self.above(view, seats)
        for name in self.sections:
            parts += [Text(), *self.section(name, view, seats)]
        return parts

    def above(self, view: View, seats: list[str]) -> list[RenderableType]:
        """What stands above all parts of the table."""
        raise NotImplementedError

    def section(self, name: str, view: View, seats: list[str]) -> list[RenderableType]:
        return self.drawings[name](view, seats)

    def hope(self, match: Match, action: int) -> str:
        """Most options bring what they pay for."""
        return ""

    def dashed(self, hope: str, events: list[Event], view: View) -> str | None:
        return None

    def story(self, events: list[Event], view: View, seats: list[str]) -> list[Text]:
        return self.teller.story(events, view, seats)

    def seat_label(self, view: View, seat: int, seats: list[str]) -> Text:
        return self.teller.seat_label(view, seat, seats)

    def sources(self, events: list[Event], players: int) -> list[tuple[str, list[float]]]:
        return self.teller.sources.by_source(events, players)

    def stages(self, events: list[Event], players: int) -> list[list[float]]:
        return self.teller.sources.by_stage(self.teller.prepared(events), players)


def of_all(draw: Callable[[View], list[RenderableType]]) -> Drawing:
    """A drawing that names no seat."""
    return lambda view, seats: draw(view)
