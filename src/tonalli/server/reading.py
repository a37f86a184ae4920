"""A match from what is kept of a table: what was dealt from a key, and what was played."""

from __future__ import annotations

import secrets

import tonalli
from tonalli.core.errors import RecordError
from tonalli.core.match import Match, replay
from tonalli.server.refusals import Refusal
from tonalli.server.room import waiting_match
from tonalli.server.stored import KEY_BYTES, StoredTable, record_text

UNPLAYABLE = {"old-record", "unknown-game"}
"""What is said of a table whose rules this program does not know any more."""


def match_of(stored: StoredTable) -> Match:
    """Replay what is kept."""
    game = tonalli.GAMES.get(stored.game)
    if game is None:
        raise Refusal(410, "unknown-game", stored.game)
    if (stored.room or {}).get("waiting"):
        return waiting_match(stored)
    try:
        return replay(record_text(stored, result=False), stored.seed, watch=True)
    except RecordError as error:
        raise Refusal.of(410, "old-record", error) from None


def new_key() -> bytes:
    """What a table is dealt from that nobody may foresee."""
    return secrets.token_bytes(KEY_BYTES)
