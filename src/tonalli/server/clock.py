"""The clock of a table: so much time for each seat and something free in every turn, only shown or ending in a
computer's taking over.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

SHOWN = "shown"
COMPUTER = "computer"


@dataclass
class Clock:
    """What is agreed, what is left, and whose time runs since when."""

    seat: float
    """Seconds for each seat, for the whole game."""
    turn: float
    """Seconds of each turn that are free."""
    ends: str = SHOWN
    """What follows when a seat has none left."""
    left: list[float] = field(default_factory=list)
    of: int | None = None
    """The seat whose time runs."""
    number: int = 0
    """The turn in which it runs."""
    since: float = 0.0
    spent: float = 0.0
    """Seconds of this turn the seat has used before ``since``."""

    @staticmethod
    def read(data: dict[str, Any] | None) -> Clock | None:
        return Clock(**data) if data is not None else None

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    def agreed(self) -> Clock:
        """The same for another game."""
        return Clock(self.seat, self.turn, self.ends)

    def begin(self, seats: int) -> None:
        self.left = [self.seat] * seats

    def used(self, now: float) -> float:
        """Seconds of the seat's own time that ran since it was last charged."""
        elapsed = max(0.0, now - self.since)
        return max(0.0, elapsed - max(0.0, self.turn - self.spent))

    def run(self, number: int, seat: int | None, now: float) -> None:
        """Charge whoever it ran for, and let it run for somebody else, or nobody."""
        if self.of is not None:
            self.left[self.of] -= self.used(now)
            self.spent += max(0.0, now - self.since)
        if (number, seat) != (self.number, self.of):
            self.spent = 0.0
        self.number, self.of, self.since = number, seat, now

    def skip(self, began: float, ended: float) -> None:
        """Nobody is charged for time in which there was no server."""
        if self.of is not None and self.since < ended:
            self.since += ended - max(began, self.since)

    def is_up(self, seat: int, now: float) -> bool:
        used = self.used(now) if seat == self.of else 0.0
        return self.left[seat] - used <= 0

    def deadline_matters(self) -> bool:
        return self.ends == COMPUTER

    def deadline(self) -> float | None:
        """When somebody takes over, unless the seat decides before."""
        if self.of is None or not self.deadline_matters():
            return None
        return self.since + max(0.0, self.turn - self.spent) + max(0.0, self.left[self.of])

    def shown(self, now: float) -> dict[str, Any]:
        """For whoever looks at the table: what each seat has left, and what runs."""
        left = [seconds - (self.used(now) if seat == self.of else 0.0) for seat, seconds in enumerate(self.left)]
        free = max(0.0, self.turn - self.spent - (now - self.since)) if self.of is not None else 0.0
        return {"left": left, "of": self.of, "free": free, "turn": self.turn, "ends": self.ends}


def clock_values(clock: Clock | None) -> dict[str, Any]:
    """What is kept of a clock, or of none."""
    return {} if clock is None else {"clock": clock.to_dict(), "deadline": clock.deadline()}
