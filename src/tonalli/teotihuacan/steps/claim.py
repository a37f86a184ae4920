"""Claiming discovery tiles (T-8.1 to T-8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.bits import BIT
from tonalli.core.native import i64
from tonalli.teotihuacan.names import COCOA, GOLD, HEAP_SIZE, NONE, STONE, WOOD
from tonalli.teotihuacan.notation import CLAIM
from tonalli.teotihuacan.tiles import DISCOVERY_COST

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


def can_claim(s: State, player: i64, kind: i64) -> bool:
    """T-8.1: the printed cost can be paid now."""
    cost = kind * 4
    return s.rules.payment.can_pay(
        s,
        player,
        DISCOVERY_COST[cost + COCOA],
        DISCOVERY_COST[cost + WOOD],
        DISCOVERY_COST[cost + STONE],
        DISCOVERY_COST[cost + GOLD],
    )


def claim(s: State, player: i64, kind: i64, why: str) -> None:
    """T-8.1, T-8.4: pay the printed cost and lay the tile face up in front of the player."""
    cost = kind * 4
    s.rules.payment.pay(
        s,
        player,
        DISCOVERY_COST[cost + COCOA],
        DISCOVERY_COST[cost + WOOD],
        DISCOVERY_COST[cost + STONE],
        DISCOVERY_COST[cost + GOLD],
        "T-8.1",
    )
    s.receive(player, kind, why)


def offer_heap(s: State, player: i64, heap: i64, out: Actions) -> None:
    """The tiles of a heap that can be paid, each kind once."""
    seen: i64 = 0
    for i in range(HEAP_SIZE):
        kind = s.heap[heap * HEAP_SIZE + i]
        if kind != NONE and (seen >> kind) & 1 == 0 and can_claim(s, player, kind):
            seen |= BIT[kind]
            out.add(CLAIM + kind)


def claim_from_heap(s: State, player: i64, heap: i64, kind: i64) -> None:
    """T-8.23: tiles of the Avenue and of temple steps are not replaced."""
    for i in range(HEAP_SIZE):
        if s.heap[heap * HEAP_SIZE + i] == kind:
            s.heap[heap * HEAP_SIZE + i] = NONE
            break
    claim(s, player, kind, "T-8.2")
