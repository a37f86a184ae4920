"""What happened: told by the same functions that change the state, to whoever listens.

Every game has a ``Log`` of its own with one method for each kind of event and named arguments; ``docs/events.md``
lists them all.
"""

from __future__ import annotations

from tonalli.core.native import i64

Detail = str | int


class Event:
    """One visible change: what kind, whose, its details by name, and the clause it follows from."""

    def __init__(self, kind: str, seat: i64, why: str, details: dict[str, Detail]) -> None:
        self.kind = kind
        self.seat = seat
        """Whose; ``NOBODY`` for what happens to the table."""
        self.why = why
        self.details = details

    def __getitem__(self, name: str) -> Detail:
        """A detail by name."""
        return self.details[name]

    def text(self, name: str) -> str:
        """A detail that is a word; empty if the event has none of that name."""
        return str(self.details.get(name, ""))

    def number(self, name: str) -> int:
        """A detail that is a figure; 0 if the event has none of that name."""
        value = self.details.get(name, 0)
        return value if isinstance(value, int) else 0

    def to_dict(self) -> dict[str, object]:
        """Plain data: kind, seat (null for nobody's), the details, the clause."""
        data: dict[str, object] = {"kind": self.kind, "seat": self.seat if self.seat >= 0 else None}
        data.update(self.details)
        data["why"] = self.why
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        details = "".join(f", {name}={value!r}" for name, value in self.details.items())
        return f"Event({self.kind!r}, seat={self.seat}{details}, why={self.why!r})"


class Log:
    """Where events are told; a state without one tells nothing and pays nothing."""

    def __init__(self, events: list[Event]) -> None:
        self.events = events

    def tell(self, kind: str, seat: i64, why: str, details: dict[str, Detail]) -> None:
        self.events.append(Event(kind, seat, why, details))
