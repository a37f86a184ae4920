"""What only the solo opponent's game can tell, into the log of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.native import i64

if TYPE_CHECKING:
    from tonalli.teotihuacan.events import Log


def action_tile(log: Log, seat: i64, tile: str, slot: str, why: str) -> None:
    """An action tile of the solo opponent lies in a slot (B-2.10)."""
    log.tell("action_tile", seat, why, {"tile": tile, "slot": slot})


def direction(log: Log, seat: i64, face: str, index: i64, why: str) -> None:
    """A direction tile shows a face, at an index of the column (B-2.11, B-5.9)."""
    log.tell("direction", seat, why, {"face": face, "index": index})


def die(log: Log, seat: i64, pips: i64, why: str) -> None:
    """A die of the solo opponent (B-4.1)."""
    log.tell("die", seat, why, {"pips": pips})


def activate(log: Log, seat: i64, tile: str, slot: str, why: str) -> None:
    """The action tile that is carried out (B-5.2)."""
    log.tell("activate", seat, why, {"tile": tile, "slot": slot})


def rises(log: Log, seat: i64, tile: str, slot: str, why: str) -> None:
    """An action tile moves up into a slot (B-5.4)."""
    log.tell("rises", seat, why, {"tile": tile, "slot": slot})


def enters(log: Log, seat: i64, tile: str, slot: str, why: str) -> None:
    """The spare action tile enters a slot (B-5.7)."""
    log.tell("enters", seat, why, {"tile": tile, "slot": slot})


def spare(log: Log, seat: i64, tile: str, slot: str, why: str) -> None:
    """The activated tile becomes the spare one (B-5.8)."""
    log.tell("spare", seat, why, {"tile": tile, "slot": slot})


def fallback(log: Log, seat: i64, cocoa: i64, why: str) -> None:
    """The solo opponent takes its fallback (B-7.7)."""
    log.tell("fallback", seat, why, {"cocoa": cocoa})


def passes_palace(log: Log, seat: i64, power: i64, board: str, why: str) -> None:
    """A worker of the solo opponent passes the Palace (B-6.12)."""
    log.tell("passes_palace", seat, why, {"power": power, "board": board})


def fails(log: Log, seat: i64, lacking: str, board: str, why: str) -> None:
    """An action tile fails for what is lacking, on a board if it has one."""
    log.tell("fails", seat, why, {"lacking": lacking, "board": board})


def discard(log: Log, seat: i64, discovery: str, board: str, why: str) -> None:
    """The solo opponent discards the tile of a worship area (B-8.6)."""
    log.tell("discard", seat, why, {"discovery": discovery, "board": board})


def reshuffle(log: Log, seat: i64, why: str) -> None:
    """Discarded discovery tiles become the stack (B-8.8.1)."""
    log.tell("reshuffle", seat, why, {})
