"""Sets of small numbers as the bits of one native integer."""

from __future__ import annotations

from typing import Final

from tonalli.core.native import i64, vec

# A table, because the compiler would shift a literal 1 in 32 bits.
BIT: Final = vec[i64]([1 << number for number in range(62)])


def size(bits: i64) -> i64:
    """How many numbers a set holds."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count
