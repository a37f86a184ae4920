"""When a player may do something beside what is pending: the points of T-8.8 and T-4.6.

Every decision says which of these it is open to; the state then offers the tiles and the
paid unlocking that fit, and the decision itself stays pending.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tonalli.core.field import PLAYER, FieldList
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import OFTEN, PASS, Step

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

CLOSED: Final = 0
ANY_TIME: Final = 1
"""Tiles usable at any time, and the paid unlocking (T-8.8, T-8.11, T-4.6)."""
MOVING: Final = 2
"""Tiles that change the move (T-8.25)."""
COUNTING: Final = 4
"""Tiles that add a worker to a main action (T-8.19)."""


class Decision(Step["State"]):
    """A step at which a player decides; ``moment`` says what else may be done now."""


@mypyc_attr(free_list_len=1)
class Pause(Decision):
    """T-8.8: a point at which nothing else is to be decided; passed over when nothing can be used."""

    kind: ClassVar[str] = "pause"
    fields: ClassVar[FieldList] = (PLAYER,)
    peers: ClassVar[int] = OFTEN

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)

    def moment(self, s: State) -> i64:
        return ANY_TIME

    def take(self, s: State, action: i64) -> None:
        pass
