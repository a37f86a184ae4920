"""What people say to each other at a table: short words, and ready ones that everybody reads in their own language."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from tonalli.server import schema
from tonalli.server.limits import Bucket
from tonalli.server.refusals import Refusal
from tonalli.server.storage import Storage
from tonalli.server.stored import one_by_one
from tonalli.telling.phrase import Phrase

LONGEST = 140
MOST = 200
"""Words kept of a table; the oldest go."""
RATE = 0.5
BURST = 5
"""Words a second that one seat may say for long, and at once."""
READY = ("hello", "moment", "ready", "turn", "played")
"""What can be said at a click."""
JOINED = "joined"
LEFT = "left"
STANDS_IN = {"take": "stood-in", "give-back": "back", "resign": "resigned"}
"""What is said of somebody a computer plays for, who takes the seat back, or who resigns."""
NOTED = (JOINED, LEFT, *STANDS_IN.values())
"""What the room itself says among the words: who came to a seat, who gave one up, and who plays there."""


def checked(text: str, ready: str | None) -> str:
    """What is said, in one line; refused if it is nothing, too long, or no text."""
    if ready is not None:
        if ready not in READY:
            raise Refusal(422, "bad-message")
        return ""
    said = " ".join(text.split())
    if not said or not said.isprintable():
        raise Refusal(422, "bad-message")
    if len(said) > LONGEST:
        raise Refusal(422, "too-long")
    return said


class Words:
    """What was said at one table, and how fast each seat speaks."""

    def __init__(self, table_id: str, storage: Storage) -> None:
        self.table_id = table_id
        self.storage = storage
        self.buckets: dict[int, Bucket] = {}

    async def say(self, seat: int, name: str, text: str, ready: str | None) -> dict[str, Any]:
        """Keep what a seat says; how it is told to everybody."""
        said = checked(text, ready)
        if not self.buckets.setdefault(seat, Bucket(RATE, BURST)).take():
            raise Refusal(429, "too-many-words")
        row = {"at": time.time(), "seat": seat, "name": name, "ready": ready, "text": said}
        return await self.storage.change(lambda connection: keep(connection, self.table_id, row))

    async def note(self, seat: int, name: str, what: str) -> dict[str, Any]:
        """Keep a line of the room's own; how it is told to everybody."""
        row = {"at": time.time(), "seat": seat, "name": name, "ready": what, "text": ""}
        return await self.storage.change(lambda connection: keep(connection, self.table_id, row))

    async def all(self) -> list[dict[str, Any]]:
        return await self.storage.read(lambda connection: lately_said(connection, self.table_id))


def keep(connection: Connection, table_id: str, row: dict[str, Any]) -> dict[str, Any]:
    one_by_one(connection, table_id)
    words = schema.words
    last = connection.execute(sa.select(sa.func.max(words.c.number)).where(words.c.table_id == table_id)).scalar()
    number = 1 if last is None else last + 1
    connection.execute(words.insert().values(table_id=table_id, number=number, **row))
    connection.execute(words.delete().where(words.c.table_id == table_id, words.c.number <= number - MOST))
    return shown(number, row)


def lately_said(connection: Connection, table_id: str) -> list[dict[str, Any]]:
    query = sa.select(schema.words).where(schema.words.c.table_id == table_id).order_by(schema.words.c.number)
    return [shown(row["number"], dict(row)) for row in connection.execute(query).mappings()]


def shown(number: int, row: dict[str, Any]) -> dict[str, Any]:
    """Words as they are told; ready ones as the key of a message, lines of the room's own with who they are about."""
    ready = row["ready"]
    own = ready in NOTED
    words: Any = row["text"]
    if ready:
        words = Phrase(f"web-room-{ready}", name=row["name"]) if own else Phrase(f"web-ready-{ready}")
    return {"number": number, "at": row["at"], "seat": row["seat"], "name": row["name"], "words": words, "room": own}
