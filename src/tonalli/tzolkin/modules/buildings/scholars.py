"""The House of Scholars: one technology down, the others up (P-7.26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.field import PLAYER, FieldList, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.tzolkin.modules.buildings.ids import LOWER
from tonalli.tzolkin.moments import BONUS, Decision, Kinds, beneath
from tonalli.tzolkin.names import TRACK_COUNT, TRACKS
from tonalli.tzolkin.notation import TECHNOLOGY
from tonalli.tzolkin.rules import TileEffect

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State

FURTHER: Final[Kinds] = ("may-advance", *BONUS)
"""What lies above an advance that waits."""


@final
class TechnologyExchange(TileEffect):
    """P-7.26; P-13.7: its advances are free ones, taxed as such."""

    def resolve(self, s: State, player: i64, why: str) -> None:
        s.push(ExchangeTechnology(player))

    def asks(self) -> Kinds:
        return ("exchange-technology", *FURTHER)

    def lowers_levels(self) -> bool:
        return True


@final
@mypyc_attr(free_list_len=1)
class ExchangeTechnology(Decision):
    """P-7.26.1, P-7.26.2: one technology of level 1 or more goes back one level, or nothing happens."""

    kind: ClassVar[str] = "exchange-technology"
    fields: ClassVar[FieldList] = (PLAYER,)
    upon: ClassVar[Kinds] = ("pick-more", "turn-part", "build", "tile-effects")

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        for track in range(TRACK_COUNT):
            if s.players[self.player].levels[track] > 0:
                out.add(LOWER + track)

    def take(self, s: State, action: i64) -> None:
        if action == PASS:
            return
        lowered = action - LOWER
        for track in range(TRACK_COUNT - 1, -1, -1):
            if track != lowered:
                s.push(MayAdvance(self.player, track))
        s.lower_level(self.player, lowered, "P-7.26.1")

    def why_not(self, s: State, action: i64) -> Reason | None:
        if LOWER <= action < LOWER + TRACK_COUNT:
            return Reason("level-0", "P-7.26.1", {"technology": TRACKS[action - LOWER]})
        return None


@final
@mypyc_attr(free_list_len=1)
class MayAdvance(Decision):
    """P-7.26.1, P-7.26.3: a free step on each of the other technologies, in their order, taken or declined."""

    kind: ClassVar[str] = "may-advance"
    fields: ClassVar[FieldList] = (PLAYER, a_word("track", TRACKS))
    asks: ClassVar[Kinds] = FURTHER
    upon: ClassVar[Kinds] = ("pick-more", "turn-part", "build", "tile-effects")

    def __init__(self, player: i64, track: i64) -> None:
        super().__init__(player)
        self.track = track

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        out.add(TECHNOLOGY + self.track)

    def take(self, s: State, action: i64) -> None:
        if action != PASS:
            s.advance(self.player, self.track, 0, "P-7.26.1")

    def why_not(self, s: State, action: i64) -> Reason | None:
        if TECHNOLOGY <= action < TECHNOLOGY + TRACK_COUNT:
            if self.comes(action - TECHNOLOGY):
                return Reason("in-their-order", "P-7.26.3", {"technology": TRACKS[self.track]})
            return Reason("asked-or-lowered", "P-7.26.1", {"technology": TRACKS[action - TECHNOLOGY]})
        return None

    def comes(self, track: i64) -> bool:
        """P-7.26.3: whether a technology is asked after this one."""
        step = beneath(self)
        while isinstance(step, MayAdvance):
            if step.track == track:
                return True
            step = beneath(step)
        return False
