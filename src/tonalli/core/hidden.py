# interpreted
"""What a seat cannot know, drawn anew: tiles dealt in secret, as they might lie for all that the seat knows."""

from __future__ import annotations

from typing import Any

from tonalli.core.dealer import Dealer


def drawn(pool: int, count: int, dealer: Dealer) -> int:
    """So many members of a set of bits, at random."""
    members = [number for number in range(pool.bit_length()) if (pool >> number) & 1]
    found = 0
    for _ in range(count):
        found |= 1 << members.pop(dealer.number(len(members)))
    return found


def redeal(dealt: Any, kept: Any, seats: list[int], pool: int, fixed: int, dealer: Dealer) -> None:
    """Deal other tiles of a pool to some seats, as many as they hold; of those as many are kept as before.

    Tiles of ``fixed`` stay where they are.
    """
    pool &= ~fixed
    for seat in seats:
        held, choice = int(dealt[seat]), int(kept[seat])
        stays = held & fixed
        hand = drawn(pool, held.bit_count() - stays.bit_count(), dealer) | stays
        pool &= ~hand
        dealt[seat] = hand
        kept[seat] = drawn(hand, choice.bit_count(), dealer)
