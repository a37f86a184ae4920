"""What only a game with the alternative movement can tell, into the log of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.native import i64

if TYPE_CHECKING:
    from tonalli.teotihuacan.events import Log


def direction_tile(log: Log, seat: i64, tile: str, index: i64, why: str) -> None:
    """A direction tile lies at an index of the column (X-8.1)."""
    log.tell("direction_tile", seat, why, {"tile": tile, "index": index})
