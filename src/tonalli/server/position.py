"""A table between two changes: whatever is told of it is found out once, however many browsers and requests ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from tonalli.core.events import Event
from tonalli.server.changes import Shown
from tonalli.server.messages import NO_DECISION, decision, looking_on, notes, position, score_sheet
from tonalli.telling.look import Look, view_of
from tonalli.telling.moment import Moment, recent

if TYPE_CHECKING:
    from tonalli.server.table import LiveTable

T = TypeVar("T")


class Position:
    """What can be said of a table as it stands. What only some may know is kept by the eyes that see it, and nobody is
    given what was told to others: a seat's part is asked for by its number alone.
    """

    def __init__(self, table: LiveTable) -> None:
        match = table.match
        self.telling = table.telling
        # The match plays on in its own state, also where a change is not kept and taken back.
        self.state = match.state.copy()
        self.look = Look(self.state)
        self.names = table.names
        self.events: Sequence[Event] = match.watch()
        self.parts: dict[tuple[str, int | None], Any] = {}
        self.shown: dict[tuple[tuple[int, ...], int, int], Shown] = {}
        """The table as it is shown, by the seats that somebody holds, by how much they were told before, and by the
        second for clocks.
        """
        self.sent: dict[tuple[Shown | None, Shown], bytes] = {}
        """What was sent of it to those who had seen another table before, or none."""
        self.story = table.story
        self.story.go_on(self.events)

    def once(self, part: str, eyes: int | None, tell: Callable[[], T]) -> T:
        key = (part, eyes)
        if key not in self.parts:
            with self.look.begun():
                self.parts[key] = tell()
        found: T = self.parts[key]
        return found

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat, or a spectator, may know."""
        with self.look.begun():
            return view_of(self.state, seat)

    def seen(self, seat: int | None) -> dict[str, Any]:
        """The position through the eyes of a seat, or of a spectator."""
        return self.once("seen", seat, lambda: position(self.telling, self.state, seat, self.names))

    def notes(self, seat: int | None) -> dict[str, Any]:
        """Figures of things for a seat, or a spectator."""
        return self.once("notes", seat, lambda: notes(self.telling, self.state, seat, self.names))

    def asked(self, decides: bool) -> dict[str, Any]:
        """What is to be decided, for whoever decides; for everybody else what somebody is asked, as far as they may
        know.
        """
        actor = self.state.actor
        if decides:
            told = self.once("decision", actor, lambda: decision(self.telling, self.state, self.names, self.events))
            return {**told, "asked": None}
        others = self.once("asked", None, lambda: looking_on(self.telling, self.state, self.names))
        return {**NO_DECISION, "asked": others}

    def to_come(self, seat: int | None) -> list[int]:
        """Whose turns come next, as a seat, or a spectator, may know."""
        return self.once("to_come", seat, lambda: self.telling.to_come(self.view(seat)))

    def score_sheet(self) -> dict[str, Any]:
        return self.once("score_sheet", None, lambda: score_sheet(self.telling, self.events, self.state))

    def moments(self, told: int) -> list[Moment]:
        """Moments that are new to somebody who was told of so many events, and the one before."""
        return recent(self.once("moments", None, lambda: self.story.moments(self.state, self.events)), told)

    # ---- as it is sent ---------------------------------------------------------------------

    def as_shown(self, held: Sequence[int], told: int, second: int, tell: Callable[[], dict[str, Any]]) -> Shown:
        """The table for whoever holds some seats and was told so much; all of them see the same."""
        key = (tuple(held), told, second)
        if key not in self.shown:
            self.shown[key] = Shown(tell())
        return self.shown[key]

    def as_sent(self, shown: Shown, before: Shown | None) -> bytes:
        """What to send to somebody who saw another table before: what changed; the whole to whoever saw none."""
        base = before if before is not None and shown.is_like(before) else None
        key = (base, shown)
        if key not in self.sent:
            self.sent[key] = shown.since(base) if base is not None else shown.whole()
        return self.sent[key]

    def looks_different(self) -> None:
        """Who is there, or what follows the game, has changed; the position has not."""
        self.shown.clear()
        self.sent.clear()
