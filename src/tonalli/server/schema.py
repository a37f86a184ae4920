"""The tables of the database: what is kept of a game is its record, move by move."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import JSON, Boolean, Column, DateTime, Float, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()
"""What is kept, and copied by a backup."""
passing = MetaData()
"""What is true only while processes run."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("revision", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("result", JSON, nullable=True),
    Column("room", JSON, nullable=True),
    Column("clock", JSON, nullable=True),
    Column("deadline", Float, nullable=True, index=True),
)
"""One row a table; ``revision`` rises with every change, so that of two changes at once one is refused."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("token", String(64), nullable=True),
    Column("stand_in", String(16), nullable=True),
    Column("resigned", Boolean, nullable=False, server_default=sa.false()),
    Column("colour", String(16), nullable=True),
)
"""Who sits where, and which bot plays for somebody who is not there; of a token only its digest is kept."""

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("player", Integer, nullable=False),
    Column("action", String(64), nullable=False),
)
"""Every action in notation, those of chance included."""

replays = Table(
    "replays",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("record", Text, nullable=False),
    Column("created", Float, nullable=False),
)
"""Records that somebody handed in to look at."""

reviews = Table(
    "reviews",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("review", JSON, nullable=False),
    Column("created", Float, nullable=False),
)
"""What was found out about finished games, by the id of a table or a replay."""

words = Table(
    "words",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("ready", String(16), nullable=True),
    Column("text", String(140), nullable=False),
)
"""What is said at a table: short words, or the name of ready ones; no part of the record."""

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("created", Float, nullable=False),
)
"""Browsers that want to be told of a seat's turn; ``name`` is the digest of the address they are told at."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server itself has to keep secret, made at its first start."""

processes = Table(
    "processes",
    passing,
    Column("number", Integer, primary_key=True),
    Column("address", String(128), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
)
"""The server processes that share this database: where the others reach them, and when they last said they are there.
Each holds an advisory lock with its number as long as it is connected.
"""

owners = Table(
    "owners",
    passing,
    Column("table_id", String(32), ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("process", Integer, ForeignKey(processes.c.number, ondelete="CASCADE"), nullable=False, index=True),
)
"""Which process a table is played at; with the row of the process these go, and its tables are free."""
