"""What prophecies add to a table: the row of three, and the change from one to the next (P-2.5, P-4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from tonalli.core.errors import PositionError
from tonalli.core.native import i64, vec
from tonalli.core.step import NOBODY
from tonalli.tzolkin.modules.prophecies import events
from tonalli.tzolkin.modules.prophecies.features import observe_prophecies
from tonalli.tzolkin.modules.prophecies.figures import touched
from tonalli.tzolkin.modules.prophecies.names import PROPHECIES, ROW
from tonalli.tzolkin.modules.prophecies.rules import Foretold
from tonalli.tzolkin.names import BUILDINGS, NONE
from tonalli.tzolkin.rules import FoodDayItem, Part
from tonalli.tzolkin.steps.food_day import FoodDayOver, FoodDayPart
from tonalli.tzolkin.tiles import DISPLAY, FOOD_DAYS

if TYPE_CHECKING:
    from tonalli.core.fields import Fields
    from tonalli.core.row import Row
    from tonalli.tzolkin.state import State


LIKELY: Final = vec[i64]([90, 45, 20, 10])
"""Percent of the premium points that a standing of today will bring, by the Food Days until then."""


@final
class ProphecyRow(Part):
    """P-2.5: three prophecies, open to everyone; which one is in force the state knows."""

    def __init__(self, row: vec[i64]) -> None:
        super().__init__("prophecies")
        self.row = row
        """From the first; NONE before it is drawn."""

    def copy(self) -> Part:
        return ProphecyRow(self.row[:])

    def has(self, prophecy: i64) -> bool:
        """Whether a prophecy lies in the row."""
        for place in range(ROW):
            if self.row[place] == prophecy:
                return True
        return False

    def at(self, place: i64) -> i64:
        """P-4.3: the prophecy at a place as the state knows it; 0 before the first and behind the last."""
        return self.row[place] + 1 if 0 <= place < ROW else 0

    # ---- positions -------------------------------------------------------------------------

    def observe(self, s: State, row: Row) -> None:
        observe_prophecies(self, s, row)

    def write(self, s: State) -> dict[str, Any]:
        return {"row": [name_of(self.row[place] + 1) for place in range(ROW)], "in_force": name_of(s.prophecy)}

    def prospect(self, s: State, seat: i64) -> i64:
        """P-6.1: the premium of the one in force, and less of those to come, as the seat stands now."""
        total: i64 = 0
        first = max(s.food_days - 1, 0)
        for place in range(first, ROW):
            tile = s.rules.prophecies[self.at(place)]
            if isinstance(tile, Foretold) and s.active != NOBODY:
                share: i64 = LIKELY[place - s.food_days + 1]
                total += share * tile.points(tile.foreseen(s, seat))
        return total

    def shown(self, s: State) -> dict[str, Any]:
        """P-6.8: how everybody stands on the scales of the one in force and those to come, by place of the row.

        P-4.2: the first and the last day of each, and the things that the one in force makes dearer.
        """
        displayed = [BUILDINGS[s.display[place]] for place in range(DISPLAY) if s.display[place] != NONE]
        return {
            "standing": [self.standing(s, place) for place in range(ROW)],
            "days": [[FOOD_DAYS[place] + 1, FOOD_DAYS[place + 1]] for place in range(ROW)],
            "states": [self.state(s, place) for place in range(ROW)],
            "touches": touched(PROPHECIES[s.prophecy - 1], displayed) if s.prophecy > 0 else [],
        }

    def state(self, s: State, place: i64) -> str:
        """P-4.2: whether the prophecy at a place is over, in force, the next one, or later."""
        current = self.current(s)
        if s.over or place < current:
            return "over"
        if place == current:
            return "now"
        return "next" if place == current + 1 else "later"

    def standing(self, s: State, place: i64) -> list[dict[str, int]]:
        """What everybody has of what the scale at a place counts, and its points; empty if nothing can be said."""
        tile = s.rules.prophecies[self.at(place)]
        if s.over or place < self.current(s) or not isinstance(tile, Foretold) or not tile.is_foreseen(s):
            return []
        found: list[dict[str, int]] = []
        for seat in range(s.rules.players):
            count = tile.foreseen(s, seat)
            found.append({"count": count, "points": tile.points(count)})
        return found

    def read(self, s: State, fields: Fields) -> None:
        """What is in force follows from the rest where it is not said."""
        row = fields.words_and_gaps("row", PROPHECIES, ROW, [None] * ROW)
        if len(row) != ROW:
            raise PositionError(f"{fields.at('row')}: {ROW} prophecies are in a game, not {len(row)}")
        for place in range(ROW):
            self.row[place] = row[place]
        said = fields.word("in_force", PROPHECIES, None)
        s.prophecy = said + 1 if "in_force" in fields.data else self.due(s)
        fields.done()

    def current(self, s: State) -> i64:
        """P-4.3: the place of the prophecy of this quarter, from -1 for the first."""
        return s.food_days if has_changed(s) else s.food_days - 1

    def due(self, s: State) -> i64:
        """P-4.3: what is in force by the Food Days held."""
        return self.at(self.current(s))

    def problems(self, s: State) -> list[str]:
        """P-2.5, P-4.6: each tile once, all of them before the first turn; what is in force follows from them."""
        row = [int(self.row[place]) for place in range(ROW)]
        found: list[str] = []
        for place in range(ROW):
            if row[place] != NONE and row[place] in row[:place]:
                found.append(f"prophecies.row[{place}]: {PROPHECIES[row[place]]} stands twice")
        if s.opening is None and row == [NONE] * ROW:
            found.append(f"prophecies.row: it is wanted, the {ROW} prophecies of the game from the first")
        elif s.opening is None and NONE in row:
            found.append(f"prophecies.row[{row.index(NONE)}]: it is drawn before the first turn")
        if len(s.steps) > 0 and s.steps[0].kind == "draw-first-player" and row != [NONE] * ROW:
            found.append("prophecies.row: they are drawn once the starting player is known")
        if len(found) == 0 and s.prophecy != self.due(s):
            found.append(f"prophecies.in_force: it is {name_of(self.due(s))} here, not {name_of(s.prophecy)}")
        return found


def name_of(prophecy: i64) -> str | None:
    """The name of a prophecy as the state knows it; None for none."""
    return PROPHECIES[prophecy - 1] if prophecy > 0 else None


def new_row() -> ProphecyRow:
    """P-2.10: nothing drawn yet, and nothing in force during setup."""
    return ProphecyRow(vec[i64]([NONE] * ROW))


def row_of(s: State) -> ProphecyRow:
    """The row of this table."""
    for part in s.parts:
        if isinstance(part, ProphecyRow):
            return part
    raise AssertionError("there are no prophecies in this game")


@final
class ProphecyChanges(FoodDayItem):
    """P-4.2, P-4.3, P-15.21: with the Food Day the prophecy ends and the next is in force; after the last one none.

    P-4.4, P-4.5: so it is with a Food Day that is held late, and whichever day follows; P-12.9: the last advance and
    the final scoring are untaxed.
    """

    def hold(self, s: State) -> None:
        if s.log is not None and s.prophecy > 0:
            events.prophecy_ends(s.log, NOBODY, PROPHECIES[s.prophecy - 1], "P-4.2")
        s.prophecy = row_of(s).at(s.food_days)
        if s.log is not None and s.prophecy > 0:
            events.prophecy(s.log, NOBODY, PROPHECIES[s.prophecy - 1], "P-4.2")


def has_changed(s: State) -> bool:
    """P-15.21: whether a Food Day is being held, and not counted yet, that has come past the change."""
    held = False
    for step in s.steps:
        if isinstance(step, FoodDayOver):
            held = True
        elif isinstance(step, FoodDayPart) and isinstance(s.rules.food_day[step.number], ProphecyChanges):
            return False
    return held
