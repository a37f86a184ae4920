"""What happened: told by the same functions that change the state, to whoever listens."""

from __future__ import annotations

from tonalli.core.native import i64


class Event:
    """One visible change: what kind, whose, of what, how much, where, and the clause it follows from."""

    def __init__(self, kind: str, player: i64, what: str, amount: i64, where: str, why: str) -> None:
        self.kind = kind
        self.player = player
        self.what = what
        self.amount = amount
        self.where = where
        self.why = why

    def to_dict(self) -> dict[str, object]:
        """Plain data; empty fields are left out."""
        data: dict[str, object] = {"kind": self.kind, "player": self.player}
        if self.what:
            data["what"] = self.what
        data["amount"] = self.amount
        if self.where:
            data["where"] = self.where
        data["why"] = self.why
        return data

    def __repr__(self) -> str:
        return f"Event({self.to_dict()})"


class Log:
    """A list of events; a state without one tells nothing and pays nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, kind: str, player: i64, what: str, amount: i64, where: str, why: str) -> None:
        self.events.append(Event(kind, player, what, amount, where, why))
