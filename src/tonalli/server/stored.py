"""What is kept of a table: its rows read into one object, and the record they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from tonalli.core.record import Move, written
from tonalli.server import schema
from tonalli.server.tokens import is_token_of

KEY_BYTES = 16


@dataclass
class StoredSeat:
    """A chair: who sits there, and the digest of the token that holds it."""

    kind: str
    name: str
    token: str | None = None
    stand_in: str | None = None
    """The bot that plays for whoever holds the seat."""
    resigned: bool = False
    colour: str | None = None
    """The one that was chosen; without it the game gives one."""

    def row(self, table_id: str, number: int) -> dict[str, Any]:
        return {"table_id": table_id, "seat": number, **vars(self)}


@dataclass
class StoredTable:
    """All that is kept of a table."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: int | bytes
    """The number somebody asked for, or the key from which it is dealt."""
    listed: bool
    created: float
    changed: float
    revision: int
    over: bool
    result: dict[str, Any] | None
    seats: list[StoredSeat]
    moves: list[tuple[int, int, str]]
    """Turn, whose turn, notation."""
    room: dict[str, Any] | None = None
    """Who is host, and what is arranged before the game begins and beside it."""
    clock: dict[str, Any] | None = None

    @property
    def colours(self) -> list[str | None]:
        """The colours that were chosen."""
        return [seat.colour for seat in self.seats]

    def held_by(self, tokens: list[str]) -> list[int]:
        """The seats that these tokens hold."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and any(is_token_of(token, seat.token) for token in tokens)
        ]


def load_table(connection: Connection, table_id: str) -> StoredTable | None:
    """All that is kept of a table."""
    row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id)).first()
    if row is None:
        return None
    chairs = connection.execute(
        sa.select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    )
    played = connection.execute(
        sa.select(schema.moves).where(schema.moves.c.table_id == table_id).order_by(schema.moves.c.number)
    )
    return StoredTable(
        row.id,
        row.game,
        row.rules,
        row.options,
        read_seed(row.seed),
        row.listed,
        row.created,
        row.changed,
        row.revision,
        row.over,
        row.result,
        [
            StoredSeat(chair.kind, chair.name, chair.token, chair.stand_in, chair.resigned, chair.colour)
            for chair in chairs
        ],
        [(move.turn, move.player, move.action) for move in played],
        row.room,
        row.clock,
    )


def one_by_one(connection: Connection, table_id: str) -> None:
    """Whoever else keeps something beside the moves of a table waits until this transaction ends; SQLite has one writer
    anyway.
    """
    here = schema.tables.c.id == table_id
    connection.execute(sa.select(schema.tables.c.id).where(here).with_for_update(key_share=True))


def written_seed(seed: int | bytes) -> str:
    """A number has fewer digits than a key."""
    return seed.hex() if isinstance(seed, bytes) else str(seed)


def read_seed(text: str) -> int | bytes:
    return bytes.fromhex(text) if len(text) == 2 * KEY_BYTES else int(text)


def record_text(stored: StoredTable, result: bool = True) -> str:
    """The record of a table as it is kept, whether or not this program knows its rules; replaying finds the result."""
    names = [seat.name for seat in stored.seats]
    headers = {"game": stored.game, "rules": stored.rules, **stored.options, "seats": names}
    if stored.over and stored.result is not None and result:
        headers |= {name: stored.result[name] for name in ("scores", "winners")}
    return written(headers, stored.moves)


def is_open(stored: StoredTable) -> bool:
    """Whether nothing is secret at a table by its moves alone: choices are secret before the first turn."""
    return bool(stored.moves) and stored.moves[-1][0] > 0


def as_rows(moves: list[Move]) -> list[tuple[int, int, str]]:
    """Moves as they are stored."""
    return [(move.turn, move.seat, move.notation) for move in moves]
