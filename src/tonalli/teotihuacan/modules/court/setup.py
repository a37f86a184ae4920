"""Royal tiles in random slots (X-5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import FieldList, a_word
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import NOBODY
from tonalli.teotihuacan.modules.court.names import SLOTS
from tonalli.teotihuacan.modules.court.part import has_court
from tonalli.teotihuacan.names import NONE, ROYALS
from tonalli.teotihuacan.notation import DRAW_ROYAL
from tonalli.teotihuacan.rules import SetupItem
from tonalli.teotihuacan.steps.reveal import Filling

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


@final
class RoyalSlots(SetupItem):
    """X-5.2: one of each letter, dealt to the slots."""

    def push(self, s: State) -> None:
        for slot in range(len(SLOTS) - 1, -1, -1):
            s.push(DrawRoyalOfSlot(slot))


@final
@mypyc_attr(free_list_len=1)
class DrawRoyalOfSlot(Filling):
    """X-5.2: any tile of a letter that does not lie there yet; each is as likely, every letter having as many."""

    kind: ClassVar[str] = "draw-royal-of-slot"
    fields: ClassVar[FieldList] = (a_word("slot", SLOTS),)

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot = slot

    def fits(self, s: State) -> bool:
        return has_court(s) and s.layout.royals[self.slot] == NONE

    def gap(self) -> tuple[str, int]:
        return "royal_tiles", self.slot

    def options(self, s: State, out: Actions) -> None:
        left: i64 = 0
        for pool in s.rules.royal_pools:
            if not is_laid(s, pool):
                left |= pool
        out.weigh_each(DRAW_ROYAL, left, len(ROYALS))

    def take(self, s: State, action: i64) -> None:
        s.layout.royals[self.slot] = action - DRAW_ROYAL
        if s.log is not None:
            s.log.royal(NOBODY, ROYALS[action - DRAW_ROYAL], "X-5.2")


def is_laid(s: State, pool: i64) -> bool:
    """Whether a royal tile of a letter lies in a slot."""
    for slot in range(len(SLOTS)):
        if s.layout.royals[slot] != NONE and (pool >> s.layout.royals[slot]) & 1 != 0:
            return True
    return False
