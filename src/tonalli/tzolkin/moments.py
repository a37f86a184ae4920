"""When a player may do something beside what is asked: at every decision of the own turn but not inside a payment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tonalli.core.native import i64
from tonalli.core.step import Step

if TYPE_CHECKING:
    from tonalli.tzolkin.state import State

CLOSED: Final = 0
OWN_TURN: Final = 1
"""What a tribe may allow its player at any time of the own turn (Z-15.3)."""


class Decision(Step["State"]):
    """A step at which a player decides something of the own turn."""

    def moment(self, s: State) -> i64:
        return OWN_TURN if s.active == self.player else CLOSED


class Payment(Step["State"]):
    """A step at which a player decides how to pay; nothing else is done then."""
