"""The calendar and when an eclipse is due (T-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import NOBODY, OFTEN, Effect
from tonalli.teotihuacan.names import NONE

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


def advance_light(s: State, spaces: i64, why: str) -> None:
    """T-18.1, T-18.2, T-18.5: the light disc moves on and stops on the dark one, which triggers an eclipse."""
    if s.light >= s.dark:
        return
    s.light = min(s.light + spaces, s.dark)
    if s.log is not None:
        s.log.light_disc(NOBODY, s.light, why)
    if s.light == s.dark:
        trigger_eclipse(s)


def trigger_eclipse(s: State) -> None:
    """T-18.3, T-18.4: the round is finished and one more is played; T-22.3, T-22.4: in Dark Eclipse neither."""
    if s.rules.dark_eclipse:
        s.turns_left = 0
    else:
        rest_of_round = s.rules.last_order() - s.order(s.active)
        s.turns_left = rest_of_round + s.rules.players
    if s.log is not None:
        s.log.eclipse_triggered(s.active, s.turns_left, "T-18.2")


def complete_pyramid(s: State) -> None:
    """T-18.7, T-18.8: the light disc goes to the dark one and the eclipse that is due is the last."""
    s.final = 1
    if s.log is not None:
        s.log.pyramid_complete(s.active, "T-15.9")
    advance_light(s, s.dark, "T-18.7")


@final
@mypyc_attr(free_list_len=1)
class AdvanceLight(Effect["State"]):
    """T-17.5: the last part of an ascension."""

    kind: ClassVar[str] = "advance-light"
    peers: ClassVar[int] = OFTEN

    def run(self, s: State) -> None:
        advance_light(s, 1, "T-17.5")


def eclipse_due(s: State) -> bool:
    """At the end of a turn: whether the eclipse follows at once; otherwise one turn less is left."""
    if s.turns_left == 0:
        return True
    if s.turns_left != NONE:
        s.turns_left -= 1
    return False
