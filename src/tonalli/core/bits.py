"""Sets of small numbers as the bits of one native integer."""

from __future__ import annotations

from typing import Final

from tonalli.core.native import i64, vec

# A table, because the compiler would shift a literal 1 in 32 bits.
BIT: Final = vec[i64]([1 << number for number in range(62)])
