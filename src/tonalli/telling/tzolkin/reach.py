"""What a worker on a space can do, as the rules of its owner say."""

from __future__ import annotations

from tonalli.tzolkin.names import CHICHEN_ITZA, FIRST_ACTION, GEAR_COUNT
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.calendar import food_day_due
from tonalli.tzolkin.tiles import LAST_FOOD_DAY
from tonalli.tzolkin.tribe import OUT_OF_REACH


class Reach:
    """Z-6.3 to Z-6.5, Z-8.8: the actions within reach of a space, by number, with their fees."""

    def __init__(self, s: State, seat: int, gear: int, space: int) -> None:
        tribe = s.tribe(seat)
        self.space = space
        self.fees: dict[int, int] = {}
        self.first = FIRST_ACTION[gear]
        self.all = FIRST_ACTION[gear + 1] - self.first
        """How many actions the gear has."""
        self.is_off = space > tribe.last_space(gear)
        """Z-12.5: no worker of this seat gets so far."""
        for other in range(GEAR_COUNT):
            if self.is_off or not tribe.uses_gear(gear, other):
                continue
            for action in range(FIRST_ACTION[other], FIRST_ACTION[other + 1]):
                fee = tribe.fee(s, seat, other, space, action - FIRST_ACTION[other] + 1)
                if fee != OUT_OF_REACH:
                    self.fees[action] = fee
        self.open = [action for action in self.fees if not is_closed(s, action)]

    @property
    def own(self) -> list[int]:
        """Those of the gear itself, from its first."""
        return [action for action in self.fees if self.first <= action < self.first + self.all]

    @property
    def free(self) -> list[int]:
        """Those of them that cost nothing."""
        return [action for action in self.own if self.fees[action] <= 0]

    @property
    def farthest(self) -> int:
        """What the worker has come for: the last that costs nothing, if there is one an open one, else the last there
        is.
        """
        if not self.free:
            return max(self.own or self.fees)
        return next((action for action in reversed(self.free) if action in self.open), self.free[-1])

    @property
    def is_any(self) -> bool:
        """Z-6.5: whether every action of the gear can be done without a fee."""
        return len(self.free) == self.all

    @property
    def is_ahead(self) -> bool:
        """Z-8.8: whether it has come for an action ahead of its space."""
        return bool(self.free) and self.farthest - self.first + 1 > self.space


def is_closed(s: State, action: int) -> bool:
    """Z-7.18: whether a skull lies on an action, given by its number among all."""
    offered = action - FIRST_ACTION[CHICHEN_ITZA]
    return offered >= 0 and (s.offered >> offered) & 1 != 0


def is_last_round(s: State) -> bool:
    """Z-13.1: whether the last Food Day ends this round, so that no worker placed now will act."""
    return s.food_days == LAST_FOOD_DAY - 1 and food_day_due(s)
