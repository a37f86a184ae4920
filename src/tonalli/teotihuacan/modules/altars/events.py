"""What only a game with altars can tell, into the log of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.native import i64

if TYPE_CHECKING:
    from tonalli.teotihuacan.events import Log


def altar_tile(log: Log, seat: i64, tile: str, altar: str, why: str) -> None:
    """An altar tile lies on one of the four spaces between the boards (X-6.2)."""
    log.tell("altar_tile", seat, why, {"tile": tile, "altar": altar})


def shaman(log: Log, seat: i64, altar: str, field: str, board: str, cause: str, why: str) -> None:
    """A Shaman comes to a field of an altar, ``placed``, ``activated`` or ``displaced``; it stands there.

    That of the solo opponent lies (X-6.18). The field points to the board (X-6.5).
    """
    log.tell("shaman", seat, why, {"altar": altar, "field": field, "board": board, "cause": cause})


def shaman_lies(log: Log, seat: i64, why: str) -> None:
    """A Shaman is laid down where it is (X-6.12)."""
    log.tell("shaman_lies", seat, why, {})


def shaman_stands(log: Log, seat: i64, why: str) -> None:
    """A Shaman is stood up where it is (X-3.7)."""
    log.tell("shaman_stands", seat, why, {})


def shaman_tile(log: Log, seat: i64, starting: str, why: str) -> None:
    """The starting tile that says where the Shaman of the solo opponent begins (X-6.16)."""
    log.tell("shaman_tile", seat, why, {"starting": starting})
