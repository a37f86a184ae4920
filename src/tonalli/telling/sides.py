"""Sides of a table in colours: those the game gives, or others that people chose in their place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, ClassVar, Self

from tonalli.telling.phrase import Phrase
from tonalli.telling.seat import Name, Seat
from tonalli.telling.wording import Wording

View = dict[str, Any]


class Sides:
    """Tells sides by name and colour. The engine names them by the colours the game gives (T-3.23)."""

    marks: ClassVar[Mapping[str, str]] = {}
    """The colours a side can have, in order, each with the mark that tells it apart without its colour."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.shown_as: Mapping[str, str] = {}
        """Colours that are shown in place of those the game gives."""

    def in_colours(self, shown_as: Mapping[str, str]) -> Self:
        """The same for a table with other colours in place of those the game gives."""
        other = copy(self)
        other.shown_as = shown_as
        return other

    def seats(self, view: View, names: Sequence[Name]) -> list[Seat]:
        """All sides of the table; a side nobody sits at has a name of its own."""
        raise NotImplementedError

    def side(self, name: Name, given: str) -> Seat:
        """A side by the colour the game gives it."""
        colour = self.shown_as.get(given, given)
        return Seat(name, colour, self.marks[colour], given)

    def by_name(self, seats: Sequence[Seat]) -> dict[str, Name]:
        """The name of each side by the words for its colour, since to whoever sits there it is somebody; what is
        nobody's goes by the colour it is shown in.
        """
        return {**self.colour_words(), **{self.wording.key("colour", seat.given): seat.name for seat in seats}}

    def colour_words(self) -> dict[str, Phrase]:
        """The words for a colour that is shown, by those for the one that is given."""
        key = self.wording.key
        return {key("colour", given): Phrase(key("colour", shown)) for given, shown in self.shown_as.items()}

    def shown_view(self, view: View) -> View:
        """A view in the colours that are shown, for whoever draws it; most games draw by the sides."""
        return view
