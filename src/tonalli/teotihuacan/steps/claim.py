"""Claiming discovery tiles (T-8.1, T-8.2, T-8.3, T-8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.bits import BIT
from tonalli.core.edition import EDITIONS
from tonalli.core.field import WHY, FieldList, a_seat, a_text, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import Effect
from tonalli.teotihuacan.amounts import FREE
from tonalli.teotihuacan.names import HEAP_SIZE, HEAPS, NONE, TILES
from tonalli.teotihuacan.notation import CLAIM

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


def can_claim(s: State, player: i64, kind: i64) -> bool:
    """T-8.1: the printed cost can be paid now."""
    return s.rules.discoveries[kind].can_be_claimed(s, player, FREE)


def claim(s: State, player: i64, kind: i64, where: str, why: str) -> None:
    """T-8.1: pay the printed cost, then the tile is the player's."""
    s.push(Receive(player, kind, where, why))
    s.rules.discoveries[kind].pay(s, player)


@final
@mypyc_attr(free_list_len=1)
class Receive(Effect["State"]):
    """T-8.4: a tile that was paid for lies face up in front of the player."""

    kind: ClassVar[str] = "receive"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("discovery", TILES), a_text("where"), WHY)

    def __init__(self, owner: i64, discovery: i64, where: str, why: str) -> None:
        super().__init__()
        self.owner = owner
        self.discovery = discovery
        self.where = where
        self.why = why

    def fits(self, s: State) -> bool:
        return self.discovery < len(s.rules.discoveries)

    def run(self, s: State) -> None:
        s.receive(self.owner, self.discovery, self.where, self.why)


def offer_heap(s: State, player: i64, heap: i64, out: Actions) -> None:
    """The tiles of a heap that can be paid, each kind once."""
    seen: i64 = 0
    for i in range(HEAP_SIZE):
        kind = s.heap[heap * HEAP_SIZE + i]
        if kind != NONE and (seen >> kind) & 1 == 0 and can_claim(s, player, kind):
            seen |= BIT[kind]
            out.add(CLAIM + kind)


def why_not_claim(s: State, player: i64, lies_there: bool, action: i64) -> Reason | None:
    """T-8.1: it does not lie there, or its cost cannot be paid; None for another action."""
    kind = s.rules.claimed_by(action)
    if kind == NONE:
        return None
    if not lies_there:
        return Reason("not-there", "T-8.2")
    return s.rules.discoveries[kind].why_not_claimed(s, player)


def lies_in_heap(s: State, heap: i64, kind: i64) -> bool:
    """Whether a tile of that kind lies in a heap."""
    for i in range(HEAP_SIZE):
        if s.heap[heap * HEAP_SIZE + i] == kind:
            return True
    return False


def claim_from_heap(s: State, player: i64, heap: i64, kind: i64) -> None:
    """T-8.23: tiles of the Avenue and of temple steps are not replaced; the others close the gap."""
    at = heap * HEAP_SIZE
    while s.heap[at] != kind:
        at += 1
    while at < (heap + 1) * HEAP_SIZE - 1:
        s.heap[at] = s.heap[at + 1]
        at += 1
    s.heap[at] = NONE
    s.table_edition = EDITIONS.next()
    claim(s, player, kind, HEAPS[heap], "T-8.2")
