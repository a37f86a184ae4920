"""How one game is drawn in a terminal; what is said about it comes from its telling.

A game's face is the object ``FACE`` of ``tonalli.cli.<game>``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from tonalli.cli.wording import Wording
from tonalli.core.game import Game
from tonalli.locale import text
from tonalli.telling import telling_of
from tonalli.telling.choice import Choice
from tonalli.telling.phrase import Listing, Number, Phrase
from tonalli.telling.seat import Seat

View = dict[str, Any]
Seats = Sequence[Seat]
Drawing = Callable[[View, Seats], list[RenderableType]]


class Face:
    """Drawings of the parts of a table by name; everything is read off views."""

    game: ClassVar[str]
    drawings: ClassVar[Mapping[str, Drawing]]
    in_overview: ClassVar[tuple[str, ...]]
    """Parts a player wants to see at the start of a turn."""
    beside_steps: ClassVar[Mapping[str, str]] = {}
    """The part that helps with a decision, by the kind of its step."""

    def parts(self, view: View) -> Mapping[str, Drawing]:
        """The parts of this table, in the order they are shown."""
        return self.drawings

    def above(self, view: View, seats: Seats) -> list[RenderableType]:
        """What stands above all parts of the table."""
        return []

    def table(self, view: View, seats: Seats) -> list[RenderableType]:
        """Everything on the table."""
        shown = self.above(view, seats)
        for draw in self.parts(view).values():
            shown += [Text(), *draw(view, seats)]
        return shown

    def section(self, name: str, view: View, seats: Seats) -> list[RenderableType]:
        """One part of it."""
        return self.parts(view)[name](view, seats)

    def overview(self, view: View, seats: Seats) -> list[RenderableType]:
        """What a player wants to see at the start of a turn."""
        shown = self.above(view, seats)
        for name in self.in_overview:
            if name in self.parts(view):
                shown += self.section(name, view, seats)
        return shown

    def beside(self, view: View, seats: Seats, fresh: bool) -> list[RenderableType]:
        """What helps with the decision that is pending; ``fresh`` if the table was shown just now."""
        line: list[RenderableType] = [] if fresh else [summary(self.game, view, view["actor"], seats)]
        part = self.beside_steps.get(view["decision"]["step"])
        return [*self.section(part, view, seats), *line] if part else line

    def picture(self, choice: Choice) -> str:
        """What lies on the tile an option is about, in the signs of the drawings."""
        return ""


def seat_label(game: str, seat: Seat) -> Text:
    """A seat's letter and name."""
    return Wording(game).seat_label(seat.colour, text(seat.name))


def summary(game: str, view: View, seat: int, seats: Seats) -> Text:
    """One line for the player who decides in the middle of a turn."""
    points = Phrase("cli-points", points=Number(view["players"][seat]["points"]))
    stock = [
        Phrase("cli-stock", amount=figure.amount, words=figure.words) for figure in telling_of(game).stock(view, seat)
    ]
    line = seat_label(game, seats[seat])
    return line.append(f"  {text(Phrase('cli-summary', stock=Listing([points, *stock])))}", "not bold")


def of_all(draw: Callable[[View], list[RenderableType]]) -> Drawing:
    """A drawing that names no seat."""
    return lambda view, seats: draw(view)


def face_of(game: Game) -> Face:
    """How a game is drawn."""
    found: Face = game.of_layer("cli", "FACE")
    return found
