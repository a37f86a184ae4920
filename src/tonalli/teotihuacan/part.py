"""What a module adds to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from tonalli.core.native import i64

if TYPE_CHECKING:
    from tonalli.core.dealer import Dealer
    from tonalli.core.fields import Fields
    from tonalli.core.row import Row
    from tonalli.teotihuacan.rules import Rules
    from tonalli.teotihuacan.state import State


class Part:
    """What a module adds to a table: kept with the state, written into positions, judged and hidden with the rest."""

    name: ClassVar[str] = ""
    """Its key in positions and views."""

    def fresh(self, rules: Rules) -> Part:
        """One as it is before setup."""
        raise NotImplementedError

    def copy(self) -> Part:
        """An independent one, for a copy of the state."""
        raise NotImplementedError

    def write(self, s: State) -> dict[str, Any]:
        """Plain data with the rulebook's words as keys."""
        raise NotImplementedError

    def read(self, s: State, fields: Fields) -> None:
        """The way back: every field by itself possible."""
        raise NotImplementedError

    def gaps(self, s: State) -> list[tuple[str, int]]:
        """Places that setup has not filled yet, as field and index."""
        return []

    def problems(self, s: State) -> list[str]:
        """What makes it impossible together with the rest of the position, each naming its field."""
        return []

    def hide(self, data: dict[str, Any], seat: int | None) -> None:
        """Take out of a view what the seat (None: a spectator) may not know."""

    def shown(self, s: State) -> dict[str, Any]:
        """What a view tells besides, so that nobody who draws it has to know a rule."""
        return {}

    def observe(self, s: State, row: Row) -> None:
        """Say it in a row as its seat sees it."""

    def prospect(self, s: State, seat: i64, eclipses: i64) -> i64:
        """What it may still bring a seat until so many eclipses are past, in hundredths of a point, at a glance."""
        return 0

    def words(self, s: State) -> dict[str, object]:
        """What a choice may be about besides its own arguments, by name."""
        return {}

    def turn_begins(self, s: State) -> None:
        """T-4.1: forget what the last turn has brought."""

    def resample(self, s: State, seat: int, dealer: Dealer) -> None:
        """Draw anew what the seat may not know, as it might be for all that it knows."""
